const WANTED = /** @type {const} */ ([20, 19]);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  process.stderr.write(
    `Muster needs Node ${WANTED.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'What to do: install the current long-term version from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}
