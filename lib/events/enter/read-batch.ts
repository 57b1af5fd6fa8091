import { requestRefusal } from '../../api/request-refusal';
import type { Invalid, NotClear, TooLarge } from '../../api/schema-parts';
import { readRefusal } from '../../armies/read-army';
import { backupMembers } from '../../armies/read-import';
import { readSent, type TaskInput } from '../../readers/thread-input';
import { isSystemId, loadSystem, SYSTEM_IDS } from '../../rules';
import type { ArmyFile } from '../../rules/core/army/document';
import type { System } from '../../rules/core/contract/system';
import { folded } from '../../rules/core/text/folded';
import type { OpenLine, ReadLine } from '../../rules/core/text/text';
import { type ArmyRead, readArmyText } from '../../rules/read-army';
import { readPlainText } from '../../rules/read-plain-text';
import { nextTurn } from '../../turn';
import { benchOf, type JudgedList } from '../judge/judge-list';
import { type AskRegiments, judgeMany } from '../judge/judge-many';
import { MAX_ENTRIES, TEXTS } from '../limits';
import type { TermsInUse } from '../rows/event-row';
import { type BulkRequest, bulkSchema } from '../schema';

/** Why a text of a batch is not a list yet, and what of it is not clear. */
type NotRead = {
  readonly ok: false;
  readonly message: string;
  readonly open?: readonly OpenLine[];
  readonly typed?: string;
  readonly taken?: readonly ReadLine[];
};

/** One text of a batch: what it was read as, or why it is not a list. */
type BatchItem<List> = {
  readonly file: string;
  readonly key: string;
  readonly player: string;
  readonly read: ({ readonly ok: true } & List) | NotRead;
};

export type BatchedList = BatchItem<{ readonly list: JudgedList }>;

export type BatchRead = { readonly ok: true; readonly lists: readonly BatchedList[] } | Invalid;

/** A batch as it was sent, and the event that it is for. */
type Batch = {
  readonly sent: TaskInput;
  /** id of the rules */
  readonly system: string;
  readonly inUse: TermsInUse;
  readonly now: Date;
};

type Candidate = BatchItem<{ readonly file: ArmyFile }>;

/**
 * Characters of texts that are not clear, and of what they may be, in one answer; of others only the reason is given.
 */
const MOST_OPEN = 2_000_000;

const withoutEnding = (name: string): string => name.replace(/\.[a-z]{2,5}$/i, '');

/**
 * A line of dashes, stars or the like parts the lists of a pasted batch, one that a mail quotes as well. No text
 * within a file has such a line: JSON writes its line breaks otherwise.
 */
const BETWEEN = /^[ \t>]*(?:-{3,}|={3,}|\*{3,}|_{3,})[ \t]*\r?$/;
/** No line between lists is longer. */
const MAX_BETWEEN = 200;

const SYSTEM_NAMES: ReadonlySet<string> = new Set(SYSTEM_IDS.map((id) => folded(id.replaceAll('-', ' '))));

/** True for a line that begins with the name of rules, as the second line of a list does. */
const namesRules = (line: string): boolean => {
  if (line.length > MAX_BETWEEN) return false;
  const [rules = ''] = line.replace(/^[> \t]+/, '').split(/[;,]/, 1);
  return SYSTEM_NAMES.has(folded(rules.trim().replace(/^a (?=stroll)/i, '')));
};

/** Strokes below the only line so far, with the rules behind them, underline the title of a list and part nothing. */
const isUnderline = (part: readonly string[], next = ''): boolean =>
  part.filter((line) => line.trim() !== '').length === 1 && part.at(-1)?.trim() !== '' && namesRules(next);

/** The lists in a part where rules are named a second time: from the title above, which follows a blank line. */
const atSecondRules = (lines: readonly string[]): readonly string[][] => {
  const heads = lines.flatMap((line, index) => (namesRules(line) ? [index] : []));
  const starts = heads.slice(1).map((index) => {
    const hasTitle = (lines[index - 1] ?? '').trim() !== '' && (lines[index - 2] ?? '').trim() === '';
    return hasTitle ? index - 1 : index;
  });
  return [0, ...starts].map((start, index) => lines.slice(start, starts[index]));
};

const partsOf = (text: string): string[] => {
  const parts: string[][] = [[]];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const part = parts.at(-1) ?? [];
    const isBetween = line.length <= MAX_BETWEEN && BETWEEN.test(line);
    if (isBetween && !isUnderline(part, lines[index + 1])) parts.push([]);
    else part.push(line);
  }
  return parts.flatMap(atSecondRules).map((each) => each.join('\n'));
};

/** One list of a file: its text, and what the file is called there. */
type BatchPart = { readonly file: string; readonly text: string };

/** The lists in one file or in what was pasted: a JSON array, texts parted by lines, or one list. Null for too many. */
export const splitBatch = (name: string, text: string): readonly BatchPart[] | null => {
  const members = backupMembers(text, MAX_ENTRIES);
  if (members === 'too-many') return null;
  const texts =
    members?.map((member) => JSON.stringify(member)) ??
    partsOf(text).filter((part) => part.replaceAll('>', '').trim() !== '');
  if (texts.length < 2) return [{ file: name, text: texts[0] ?? text }];
  return texts.map((part, index) => ({ file: `${name} [${index + 1}]`, text: part }));
};

/** A list as it was read, with no more of its rules than their name: what goes from one thread to another. */
type PastedList = Extract<ArmyRead, { ok: false }> | ReadList;

type ReadSuccess = Extract<ArmyRead, { ok: true }>;
type ReadList = Pick<ReadSuccess, 'ok' | 'file'> & {
  readonly system: Pick<ReadSuccess['system'], 'id' | 'name'>;
};

/** A list of an army read without its rules. */
export const pastedList = (read: ArmyRead): PastedList =>
  read.ok ? { ok: true, file: read.file, system: { id: read.system.id, name: read.system.name } } : read;

/** Reads a list that was pasted: the text of an army file, or an army as text, for the rules of an event. */
export const readPastedList = async (text: string, system?: string): Promise<PastedList> =>
  pastedList(
    (await readPlainText(text, system === undefined ? {} : { system })) ?? (await readArmyText(text)),
  );

export type ListRead = { readonly ok: true; readonly file: ArmyFile } | Invalid | TooLarge | NotClear;

/** A list as it was read, where it is of the rules that the event is played by. */
export const listedArmy = (read: PastedList, system: Pick<System, 'id' | 'name'>): ListRead => {
  if (!read.ok) {
    const { open, taken = [], error } = read;
    return open === undefined
      ? readRefusal(read)
      : { ok: false, code: 'open-lines', message: error.message, open, taken };
  }
  if (read.system.id === system.id) return { ok: true, file: read.file };
  const message = `The event uses ${system.name}; this list is for ${read.system.name}.`;
  return { ok: false, code: 'invalid', errors: [{ at: ['system'], message }] };
};

const readCandidates = async ({ key, files }: BulkRequest, system: System): Promise<Candidate[] | null> => {
  const candidates: Candidate[] = [];
  let left = MOST_OPEN;
  for (const [index, { name, player = '', text }] of files.entries()) {
    const parts = splitBatch(name, text);
    if (parts === null || candidates.length + parts.length > MAX_ENTRIES) return null;
    for (const [part, { file, text: own }] of parts.entries()) {
      const read = listedArmy(await readPastedList(own, system.id), system);
      const unclear = 'open' in read ? { open: read.open, typed: own, taken: read.taken } : {};
      left -= JSON.stringify(unclear).length;
      const playerInFile = read.ok ? (read.file.player ?? '') : '';
      candidates.push({
        file,
        key: `${key}-${index}-${part}`,
        player: (player || playerInFile || withoutEnding(file)).slice(0, TEXTS.person) || 'A player',
        read: read.ok
          ? read
          : {
              ok: false,
              message: 'message' in read ? read.message : (read.errors[0]?.message ?? ''),
              ...(left >= 0 && unclear),
            },
      });
      await nextTurn();
    }
  }
  return candidates;
};

const TOO_MANY = `The files hold more than ${MAX_ENTRIES} lists. Nothing was stored.`;

/**
 * Reads and judges the lists of a batch under the terms of its event: files, a backup, or what was pasted.
 * @throws NotRead where it is no JSON
 */
export const readBatch = async (
  { sent, system: id, inUse, now }: Batch,
  { regiments }: { readonly regiments: AskRegiments },
): Promise<BatchRead> => {
  const parsed = bulkSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  if (!isSystemId(id)) throw new Error(`An event is of an unknown system: ${id}`);
  const system = await loadSystem(id);
  const candidates = await readCandidates(parsed.data, system);
  if (candidates === null)
    return { ok: false, code: 'invalid', errors: [{ at: ['files'], message: TOO_MANY }] };
  const files = candidates.flatMap(({ read }) => (read.ok ? [read.file] : []));
  const judgedLists = (await judgeMany(await benchOf(system, inUse), files, now, regiments)).values();
  const lists = candidates.map(({ read, ...each }): BatchedList => {
    if (!read.ok) return { ...each, read };
    const list = judgedLists.next().value;
    if (list === undefined) throw new Error('A list of a batch was not judged');
    return { ...each, read: { ok: true, list } };
  });
  return { ok: true, lists };
};
