import { readJson } from '@/lib/rules/read-json';
import { NotRead, readSent, type TaskInput } from '../readers/thread-input';
import type { ReadError } from '../rules/check-answer';
import type { ArmyFile, Malformation } from '../rules/core/army/document';
import type { OpenLine, ReadLine } from '../rules/core/text/text';
import { armyTerms, type FindTerms } from '../rules/events/army-terms';
import { type ArmyRead, readArmyText, readArmyValue } from '../rules/read-army';
import { readPlainText } from '../rules/read-plain-text';
import { nextTurn } from '../turn';
import { type ArmyColumns, armyColumns } from './army-columns';
import { MAX_FILES } from './limits';
import { type CheckLookups, factsBy } from './read-check';
import { type ImportFile, importRequestSchema } from './schema';

/** What an import asks of the store: of regiments, and of the packs that armies name. */
export type ImportLookups = Pick<CheckLookups, 'regiments'> & FindTerms;

/** An army of an import, judged and ready to be stored, or the reason why it cannot be. */
export type ImportedArmy =
  | {
      readonly file: string;
      readonly ok: true;
      readonly columns: ArmyColumns;
      readonly warnings: readonly Malformation[];
    }
  | {
      readonly file: string;
      readonly ok: false;
      readonly error: ReadError;
      readonly open?: readonly OpenLine[];
      readonly typed?: string;
      readonly taken?: readonly ReadLine[];
    };

export type ReadImport = { readonly key: string | null; readonly armies: readonly ImportedArmy[] };

type Candidate = { readonly file: string; readonly typed: string; readonly read: () => Promise<ArmyRead> };

/**
 * The armies in the text of a backup (a JSON array), or null when it is something else.
 * 'too-many' for more than `most`: nothing beyond them is read.
 */
export const backupMembers = (text: string, most: number): readonly unknown[] | null | 'too-many' => {
  if (!/^\uFEFF?\s*\[/.test(text)) return null;
  const json = readJson(text, { entries: most });
  if (!json.ok) return json.why === 'entries' ? 'too-many' : null;
  return Array.isArray(json.value) && json.value.length > 0 ? json.value : null;
};

/**
 * A file is one army, as JSON or as plain text, or an array of armies as a backup is; null for a backup of more than
 * `most`.
 */
const candidates = ({ name, text }: ImportFile, most: number): Candidate[] | null => {
  const members = backupMembers(text, most);
  if (members === 'too-many') return null;
  return (
    members?.map((value, index) => ({
      file: `${name} [${index + 1}]`,
      typed: '',
      read: () => readArmyValue(value),
    })) ?? [{ file: name, typed: text, read: async () => (await readPlainText(text)) ?? readArmyText(text) }]
  );
};

/** The armies of all files, or null where they are more than MAX_FILES together. */
const allCandidates = (files: readonly ImportFile[]): Candidate[] | null => {
  const all: Candidate[] = [];
  for (const file of files) {
    const inFile = candidates(file, MAX_FILES - all.length);
    if (inFile === null) return null;
    all.push(...inFile);
  }
  return all.length > MAX_FILES ? null : all;
};

const TOO_MANY = `The files hold more than ${MAX_FILES} armies together. Nothing was stored. Send them in several requests.`;

const termsFor = (system: Parameters<typeof armyTerms>[0], { packs }: ArmyFile, find: FindTerms) =>
  packs.length === 0 ? null : armyTerms(system, packs, find);

/**
 * Reads and judges the armies of an import: `[{ name, text }]`, or `{ key, files }`, where a key makes it one import
 * however often it is sent. An answer for each army, in order, a backup counting as its armies.
 * @throws NotRead for what is not an import, or holds more than MAX_FILES armies
 */
export const readImport = async (sent: TaskInput, lookups: ImportLookups): Promise<ReadImport> => {
  const request = importRequestSchema.safeParse(readSent(sent));
  if (!request.success) {
    const message = `Send a list of at most ${MAX_FILES} files, each with a name and its text.`;
    throw new NotRead({ status: 422, code: 'invalid', message });
  }
  const { key, files } = Array.isArray(request.data) ? { key: null, files: request.data } : request.data;
  const all = allCandidates(files);
  if (all === null) throw new NotRead({ status: 422, code: 'too-many-armies', message: TOO_MANY });
  const factsOf = factsBy(lookups);
  const armies: ImportedArmy[] = [];
  for (const { file, typed, read: readCandidate } of all) {
    const read = await readCandidate();
    if (read.ok) {
      const terms = await termsFor(read.system, read.file, lookups);
      const columns = await armyColumns(read, await factsOf(read.system, read.file), terms);
      armies.push({ file, ok: true, columns, warnings: read.warnings });
    } else {
      armies.push({
        file,
        ok: false,
        error: read.error,
        ...(read.open && { open: read.open, typed, taken: read.taken ?? [] }),
      });
    }
    await nextTurn();
  }
  return { key, armies };
};
