import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type WrittenRegiment, writtenFacts } from '../lib/history/regiment-file';
import { checkText } from '../lib/rules/check';
import type { CheckAnswer } from '../lib/rules/check-answer';
import { regimentIds } from '../lib/rules/core/attached';
import type { ArmyFile } from '../lib/rules/core/document';
import type { RegimentFacts } from '../lib/rules/core/regiment-facts';
import type { System } from '../lib/rules/core/system';
import { MAX_ARMY_BYTES } from '../lib/rules/read-army';

const USAGE = `Checks army files: npm run --silent check -- FILE...
One line of JSON for each file, in order; - reads one file from standard input.
Exit status: 0 all legal, 1 some illegal or unfinished, 2 some unreadable.
`;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read (permission denied)',
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

const historyFile = async <T>(name: string): Promise<T[]> =>
  JSON.parse(await readFile(new URL(`../data/history/${name}.json`, import.meta.url), 'utf8'));

let known: Promise<RegimentFacts> | undefined;

/** What ships is what every store knows; it is read once, for the first army with a regiment. */
const regiments = async (system: System, file: ArmyFile): Promise<RegimentFacts> => {
  if (regimentIds(system.attached(file)).length === 0) return {};
  known ??= Promise.all([
    historyFile<WrittenRegiment>('regiments'),
    historyFile<{ readonly id: string; readonly name: string }>('nations'),
  ]).then(([all, nations]) => writtenFacts(all, nations));
  return known;
};

const check = async (file: string): Promise<CheckAnswer> => {
  let bytes: Uint8Array;
  try {
    bytes = await bytesOf(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return unreadable(file, `${file} could not be read: ${REASONS[code] ?? code}.`);
  }
  try {
    return await checkText(
      file,
      new TextDecoder('utf-8', { fatal: bytes.length <= MAX_ARMY_BYTES }).decode(bytes),
      { regiments },
    );
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      return unreadable(file, `${file} is not text in UTF-8.`);
    }
    throw error;
  }
};

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
// a reader that closes the pipe early (head) has seen enough
process.stdout.on('error', () => process.exit());
for (const file of files) {
  const answer = await check(file);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  process.exitCode = Math.max(Number(process.exitCode ?? 0), answer.ok ? Number(!answer.legal) : 2);
}
