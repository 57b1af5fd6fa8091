import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type WrittenRegiment, writtenFacts } from '../lib/history/regiment-file';
import type { Work } from '../lib/history/works';
import { checkText } from '../lib/rules/check';
import type { CheckAnswer, ReadError } from '../lib/rules/check-answer';
import type { ArmyFile } from '../lib/rules/core/army/document';
import { regimentIds } from '../lib/rules/core/check/attached';
import type { RegimentFacts } from '../lib/rules/core/check/regiment-facts';
import type { System } from '../lib/rules/core/contract/system';
import { decodeText } from '../lib/rules/core/text/encoding';
import type { Terms } from '../lib/rules/events/combine';
import type { Pack } from '../lib/rules/events/schema';
import { MAX_ARMY_BYTES } from '../lib/rules/read-army';
import { type PackRead, readPackText, readPackValue, termsOf } from '../lib/rules/read-packs';

const USAGE = `Checks army files, and armies as text: npm run --silent check -- [--pack PACK]... FILE...
One line of JSON for each file, in order; - reads one file from standard input.
PACK is a file with an event pack, or the id of a ready-made one; several are combined.
Exit status: 0 all legal, 1 some illegal or unfinished, 2 some unreadable.
`;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
};

const unreadable = (file: string, message: string): CheckAnswer => ({
  file,
  ok: false,
  error: { code: 'unreadable', message, at: [] },
});

/** At most one byte more than an army file may have: what is larger need not be in memory to be refused. */
const bytesOf = async (file: string): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file === '-' ? process.stdin : createReadStream(file, { end: MAX_ARMY_BYTES })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_ARMY_BYTES) break;
  }
  return Buffer.concat(chunks);
};

const historyFile = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`../data/history/${name}.json`, import.meta.url), 'utf8'));

let facts: Promise<RegimentFacts> | undefined;

/** What ships is what every store knows; it is read once, for the first army with a regiment. */
const regiments = async (system: System, file: ArmyFile): Promise<RegimentFacts> => {
  if (regimentIds(system.attached(file)).length === 0) return {};
  facts ??= Promise.all([
    historyFile<WrittenRegiment[]>('regiments'),
    historyFile<{ readonly id: string; readonly name: string }[]>('nations'),
    historyFile<{ readonly sources: Work[] }>('sources'),
  ]).then(([all, nations, { sources }]) => writtenFacts(all, nations, sources));
  return facts;
};

/** A pack that cannot be used ends the command before any list is checked: its verdicts would be others. */
const stop = (pack: string, { message }: ReadError): never => {
  process.stderr.write(`The pack ${pack}: ${message}\n`);
  process.exit(2);
};

const readPack = async (pack: string): Promise<PackRead> => {
  if (!/[./\\]/.test(pack)) return readPackValue(pack);
  try {
    return await readPackText(await readFile(pack, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { ok: false, error: { code: 'unreadable', message: `${REASONS[code] ?? code}.`, at: [] } };
  }
};

const readTerms = async (names: readonly string[]): Promise<Terms | undefined> => {
  if (names.length === 0) return undefined;
  const packs: Pack[] = [];
  for (const name of names) {
    const read = await readPack(name);
    packs.push(read.ok ? read.pack : stop(name, read.error));
  }
  const read = await termsOf(packs);
  return read.ok ? read.terms : stop(names.join(' + '), read.error);
};

const check = async (file: string, terms: Terms | undefined): Promise<CheckAnswer> => {
  let bytes: Uint8Array;
  try {
    bytes = await bytesOf(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return unreadable(file, `${file} could not be read: ${REASONS[code] ?? code}.`);
  }
  return checkText(file, decodeText(bytes).text, { regiments, ...(terms && { terms }) });
};

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { pack: { type: 'string', multiple: true, default: [] } },
});
if (files.length === 0) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
const terms = await readTerms(values.pack);
// a reader that closes the pipe early (head) has seen enough
process.stdout.on('error', () => process.exit());
for (const file of files) {
  const answer = await check(file, terms);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  process.exitCode = Math.max(Number(process.exitCode ?? 0), answer.ok ? Number(!answer.legal) : 2);
}
