import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './say.mjs';

/** `name: () => import('./name/parts').then(({ parts }) => parts)` as the bundler writes it: a name and a number. */
const PART = /(?:"([\w-]+)"|\b(\w+)):\(\)=>\w+\.A\((\d+)\)\.then\(\(\{parts:/g;
/** The chunks of that number. */
const LOADER = /\b(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\((\[[^[\]]*\])/g;
const FILE = /"([^"]+\.js)"/g;

/**
 * The chunks of each lazy part of a page, by its name: `PARTS` in app/armies/[armyId]/_forms and app/_my-armies. The
 * framework has no list of them, so they are found in what the bundler wrote.
 * @param {readonly string[]} scripts the texts of all chunks
 * @returns {Record<string, string[]>} addresses of scripts
 */
export const findPartChunks = (scripts) => {
  const loaders = new Map(
    scripts.flatMap((script) =>
      [...script.matchAll(LOADER)].map(([, id, list = '']) => [
        id,
        [...list.matchAll(FILE)].map(([, file]) => `/_next/${file}`),
      ]),
    ),
  );
  return Object.fromEntries(
    scripts.flatMap((script) =>
      [...script.matchAll(PART)].map(([, quoted, bare, id]) => [quoted ?? bare, loaders.get(id) ?? []]),
    ),
  );
};

/**
 * Writes the chunks of each lazy part as JSON, for the pages that the server fills. Fails where the bundler writes
 * scripts in another way, so that an update of the framework shows it.
 * @param {{ chunks: string, parts: readonly string[], file: string }} where the folder of the chunks, the names of all
 * parts, and the file to write
 */
export const writePartChunks = ({ chunks, parts, file }) => {
  const scripts = readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(chunks, name), 'utf8'));
  const chunksByPart = findPartChunks(scripts);
  const missing = parts.filter((part) => (chunksByPart[part] ?? []).length === 0);
  if (missing.length > 0) {
    throw new Trouble(`The chunks of ${missing.join(', ')} could not be found in what the bundler wrote.`, {
      advice: 'compare bin/lib/part-chunks.mjs with a script in .next/static/chunks that names a part.',
    });
  }
  writeFileSync(file, JSON.stringify(chunksByPart));
};
