import { isSystemId, loadSystem, SYSTEM_IDS } from '.';
import type { ReadError } from './check-answer';
import type { ArmyFile, Malformation } from './core/army/document';
import type { System } from './core/contract/system';
import { shortened } from './core/read/malformation';
import { didYouMean, folded, nearest } from './core/text/folded';
import { plainText } from './core/text/lexer';
import { isDecoration, MOST_TYPED } from './core/text/loose/typed-line';
import { plainLine, splitOutside } from './core/text/quotes';
import type { LooseContext, OpenLine, ReadLine, TextFault } from './core/text/text';
import { type ArmyRead, MAX_ARMY_BYTES, readArmyValue } from './read-army';
import { isTooLarge } from './read-bounded';

/** How many faults of one text are named; the others are counted. */
const MAX_TOLD = 8;
/** A text form names its rules near its beginning, blank lines aside. */
const HEAD_LINES = 5;
const MOST_LINES = 50;
const MOST_CHARACTERS = 300;
const MAX_LINE = 300;
/** Letters of a line that is passed over, as they are repeated. */
const MAX_QUOTED = 60;
/** Characters of all choices of one answer. */
const MOST_OFFERED = 200_000;

const refused = (error: ReadError): ArmyRead => ({
  ok: false,
  error,
  errors: [{ at: [], message: error.message }],
});

const faultSentences = (faults: readonly TextFault[]): string => {
  const lines = faults
    .slice(0, MAX_TOLD)
    .map(({ line, message }) => `Line ${line}: ${message}${message.endsWith('?') ? '' : '.'}`);
  const more = faults.length > MAX_TOLD ? [`And ${faults.length - MAX_TOLD} more.`] : [];
  return [...lines, ...more].join('\n');
};

const notRead = (faults: readonly TextFault[]): ArmyRead =>
  refused({
    code: 'malformed',
    message: faultSentences(faults),
    at: { line: faults[0]?.line ?? 1, column: 1 },
  });

/** What the first lines of a text say before their first semicolon; the first of all is the army's name. */
const headOf = (text: string): string[] => {
  const [name = '', ...others] = text
    .split(/\r?\n/, MOST_LINES)
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD_LINES)
    .map((line) => splitOutside(plainLine(line.slice(0, MOST_CHARACTERS).trim()), ';')[0] ?? '');
  return [...others, name];
};

/** The system that a text names, alone or among other words; else the systems that its names may mean. */
const systemOf = async (text: string): Promise<System | string> => {
  const systems = await Promise.all(SYSTEM_IDS.map((id) => loadSystem(id)));
  const head = headOf(text);
  const byName = new Map(systems.map((system) => [folded(system.name), system]));
  const named = head.map((words) => byName.get(folded(words))).find((system) => system !== undefined);
  if (named !== undefined) return named;
  const within = systems.filter((system) =>
    head.some((words) => folded(words).includes(folded(system.name))),
  );
  if (within.length === 1 && within[0] !== undefined) return within[0];
  const names = systems.map(({ name }) => name);
  return head.map((words) => didYouMean(words, names)).find(Boolean) ?? '.';
};

/** The open lines with as many choices as one answer holds. */
const withinBounds = (open: readonly OpenLine[]): readonly OpenLine[] => {
  let left = MOST_OFFERED;
  return open.map(({ text, choices, ...each }) => {
    left -= choices.reduce((sum, choice) => sum + choice.length, 0);
    return { ...each, text: shortened(text, MAX_LINE), choices: left < 0 ? [] : choices };
  });
};

const openArmy = (
  open: readonly OpenLine[],
  readLines: readonly ReadLine[],
  army: ArmyFile | null,
): ArmyRead => {
  const message = faultSentences(open);
  return {
    ok: false,
    error: { code: 'open-lines', message, at: { line: open[0]?.line ?? 1, column: 1 } },
    errors: [{ at: [], message }],
    open: withinBounds(open),
    taken: readLines
      .filter(({ as }) => as !== '')
      .map(({ line, text, as }) => ({ line, text: shortened(text, MAX_LINE), as: shortened(as, MAX_LINE) })),
    army,
  };
};

const yearsOf = ({ years: [first, last] }: System): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What a system tells a reader of typed armies: units as its catalogue adds them, and its years. */
export const looseContext = (system: System): LooseContext<unknown> => ({
  years: yearsOf(system),
  usual: (file: ArmyFile) => {
    const entries = system.catalogue(file).flatMap((group) => group.entries);
    return (type) =>
      entries.flatMap((entry) => {
        const isMeant = type === undefined ? entry.unavailable === undefined : entry.type === type;
        return entry.into === 'unit' && isMeant ? [entry.node] : [];
      });
  },
});

/** Armies as people type them; undefined where nothing of it is an army. */
const readTyped = async (text: string, system: System): Promise<ArmyRead | undefined> => {
  const { readLoosely } = await system.text();
  const answer = readLoosely(text, looseContext(system));
  if (answer === undefined) return undefined;
  const { file, read, open } = answer;
  if (open.length > 0) {
    const isArmy = read.some(({ as }) => as.includes(':') || as.startsWith('-') || as.includes(';'));
    return isArmy ? openArmy(open, read, file) : undefined;
  }
  if (file === null) return undefined;
  const army = await readArmyValue(file);
  return army.ok ? { ...army, warnings: [...army.warnings, ...passedOver(read)] } : army;
};

/** Lines that said nothing of the army: totals, the name of a program. */
const passedOver = (read: readonly ReadLine[]): readonly Malformation[] =>
  read
    .filter(({ text, as }) => as === '' && !isDecoration(text.trim()))
    .slice(0, MAX_TOLD)
    .map(({ line, text }) => ({
      at: [],
      message: `Line ${line} is passed over: “${shortened(text.trim(), MAX_QUOTED)}”.`,
    }));

const LINES_OF_AN_ARMY = 3;

const whichRules = async (text: string): Promise<ArmyRead | undefined> => {
  const lines = text
    .slice(0, MOST_TYPED.characters)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length < LINES_OF_AN_ARMY || text.length > MOST_TYPED.characters) return undefined;
  const systems = await Promise.all(SYSTEM_IDS.map((id) => loadSystem(id)));
  const names = systems.map(({ name }) => name);
  const all = text.split(/\r?\n/, MOST_LINES);
  for (const [index, line] of all.entries()) {
    const [rules = '', ...rest] = splitOutside(plainLine(line.slice(0, MOST_CHARACTERS).trim()), ';');
    const near = nearest(rules, names);
    if (near.length === 0) continue;
    const choices = near.map((name) => [name, ...rest].join('; '));
    const message = `We do not know these rules${didYouMean(rules, names)}`;
    return openArmy([{ line: index + 1, text: line.trim(), message, choices }], [], null);
  }
  return openArmy([{ line: 1, text: '', message: 'The rules are missing', choices: names }], [], null);
};

/** How an army file or a backup begins; a forum text begins with a bracket, too. */
const IS_JSON = /^\uFEFF?\s*(?:\{|\[\s*[[{\]"]|$)/;

/** What is known of a text from elsewhere. */
type TextHints = {
  /** id of the rules of the event that it is for */
  readonly system?: string;
};

/**
 * Reads an army from a text: the plain, full form, or as people type it for a forum or a chat. Each line that is not
 * clear is named by its number, with what it may be. Undefined for what looks like an army file, or is too large for
 * one.
 */
export const readPlainText = async (text: string, hints: TextHints = {}): Promise<ArmyRead | undefined> => {
  if (IS_JSON.test(text) || isTooLarge(text, MAX_ARMY_BYTES)) return undefined;
  const bare = text.replace(/^\uFEFF/, '');
  const plain = plainText(bare);
  const named = await systemOf(plain);
  const system =
    typeof named === 'string' && hints.system !== undefined && isSystemId(hints.system)
      ? await loadSystem(hints.system)
      : named;
  if (typeof system === 'string') {
    return (
      (await whichRules(plain)) ??
      refused({
        code: 'unreadable',
        message: `We could not read this as an army. In the plain text form the second line names the rules${system}`,
        at: { line: 1, column: 1 },
      })
    );
  }
  const { readText } = await system.text();
  const answer = readText(bare);
  if (answer.ok) return readArmyValue(answer.file);
  const again = plain === bare ? answer : readText(plain);
  if (again.ok) return readArmyValue(again.file);
  return (await readTyped(plain, system)) ?? notRead(answer.faults);
};
