import { readFileSync } from 'node:fs';

/** The scripts that a page asks for later, by the name of the part that they bring. */
export type PartScripts = ReadonlyMap<string, readonly string[]>;

const SCRIPT = /<script src="\/_next\/([\w./-]+\.js)"/g;
/** `name: () => import('./name/parts').then(({ parts }) => parts)` as the bundler writes it: the name and a number. */
const PART = /(?:"([\w-]+)"|\b(\w+)):\(\)=>\w+\.A\((\d+)\)\.then\(\(\{parts:/g;
/** What the bundler loads for that number. */
const LOADER = /\b(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\((\[[^[\]]*\])/g;

const FILE = /"([^"]+\.js)"/g;

const readBuilt = (file: string): string => readFileSync(`.next/${file}`, 'utf8');

/**
 * Finds in the built scripts of a page which more it asks for, for each of its lists of parts; the framework tells it
 * nobody. Empty where another bundler writes it otherwise: such a page asks by itself, a little later.
 */
export const partScripts = (page: string, read = readBuilt): PartScripts => {
  const built = [...page.matchAll(SCRIPT)].map(([, file = '']) => read(file));
  const files = new Map(
    built.flatMap((script) =>
      [...script.matchAll(LOADER)].map(([, id = '', list = '']) => [
        id,
        [...list.matchAll(FILE)].map(([, file]) => `/_next/${file}`),
      ]),
    ),
  );
  return new Map(
    built.flatMap((script) =>
      [...script.matchAll(PART)].map(([, quoted, bare = '', id = '']) => [
        quoted ?? bare,
        files.get(id) ?? [],
      ]),
    ),
  );
};
