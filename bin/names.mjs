import { bareNames } from './lib/names.mjs';

/** Names that say neither what a thing is nor what it does: each is a fault. */
const names = bareNames();
for (const { name, file, line } of names)
  console.log(`${file}:${line}: ${name}: name it for what it is or does`);
if (names.length > 0) process.exitCode = 1;
