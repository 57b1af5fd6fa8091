import { loadSystem, SYSTEM_IDS } from '.';
import type { ReadError } from './check-answer';
import type { System } from './core/system';
import type { TextFault } from './core/text';
import { didYouMean, folded } from './core/text/folded';
import { plainLine, splitOutside } from './core/text/quotes';
import { type ArmyRead, MAX_ARMY_BYTES, readArmyValue } from './read-army';

/** Faults told of one text; the others are counted. */
const MAX_TOLD = 8;
/** A text form names its rules near its beginning, blank lines aside. */
const HEAD_LINES = 5;
const MOST_LINES = 50;
const MOST_CHARACTERS = 300;

const refused = (error: ReadError): ArmyRead => ({
  ok: false,
  error,
  errors: [{ at: [], message: error.message }],
});

const told = (faults: readonly TextFault[]): ArmyRead => {
  const lines = faults
    .slice(0, MAX_TOLD)
    .map(({ line, message }) => `Line ${line}: ${message}${message.endsWith('?') ? '' : '.'}`);
  const more = faults.length > MAX_TOLD ? [`And ${faults.length - MAX_TOLD} more.`] : [];
  return refused({
    code: 'malformed',
    message: [...lines, ...more].join('\n'),
    at: { line: faults[0]?.line ?? 1, column: 1 },
  });
};

/** What the first lines of a text say before their first semicolon; the first of all is the army's name. */
const headOf = (text: string): string[] => {
  const [name = '', ...others] = text
    .split(/\r?\n/, MOST_LINES)
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD_LINES)
    .map((line) => splitOutside(plainLine(line.slice(0, MOST_CHARACTERS).trim()), ';')[0] ?? '');
  return [...others, name];
};

/** The system whose rules a text names, or what may be meant by what it names. */
const systemOf = async (text: string): Promise<System | string> => {
  const systems = await Promise.all(SYSTEM_IDS.map((id) => loadSystem(id)));
  const head = headOf(text);
  const byName = new Map(systems.map((system) => [folded(system.name), system]));
  const found = head.map((words) => byName.get(folded(words))).find((system) => system !== undefined);
  const names = systems.map(({ name }) => name);
  return found ?? head.map((words) => didYouMean(words, names)).find(Boolean) ?? '.';
};

/**
 * Reads an army from the plain, full text form, which is what a player pastes from a forum or a chat; each line that
 * cannot be read is named by its number. Undefined for anything that looks like an army file, or is too large to be one.
 */
export const readPlainText = async (text: string): Promise<ArmyRead | undefined> => {
  if (/^\uFEFF?\s*(?:[{[]|$)/.test(text) || text.length > MAX_ARMY_BYTES) return undefined;
  const system = await systemOf(text);
  if (typeof system === 'string') {
    return refused({
      code: 'unreadable',
      message: `This is no army file (JSON) and no army as text: in the plain, full form the second line names the rules${system}`,
      at: { line: 1, column: 1 },
    });
  }
  const { readText } = await system.text();
  const answer = readText(text.replace(/^\uFEFF/, ''));
  return answer.ok ? readArmyValue(answer.file) : told(answer.faults);
};
