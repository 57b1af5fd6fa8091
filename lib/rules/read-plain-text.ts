import { loadSystem, SYSTEM_IDS } from '.';
import type { System } from './core/system';
import type { TextFault } from './core/text';
import { type ArmyRead, MAX_ARMY_BYTES, type ReadError, readArmyValue } from './read-army';

/** Faults told of one text; the others are counted. */
const MAX_TOLD = 8;
/** A text form names its rules near its beginning. */
const HEAD_LINES = 5;

const refused = (error: ReadError): ArmyRead => ({
  ok: false,
  error,
  errors: [{ at: [], message: error.message }],
});

const told = (faults: readonly TextFault[]): ArmyRead => {
  const lines = faults.slice(0, MAX_TOLD).map(({ line, message }) => `Line ${line}: ${message}.`);
  const more = faults.length > MAX_TOLD ? [`And ${faults.length - MAX_TOLD} more.`] : [];
  return refused({
    code: 'malformed',
    message: [...lines, ...more].join('\n'),
    at: { line: faults[0]?.line ?? 1, column: 1 },
  });
};

const systemOf = async (text: string): Promise<System | undefined> => {
  const head = text.split('\n', HEAD_LINES).join('\n');
  for (const id of SYSTEM_IDS) {
    const system = await loadSystem(id);
    if (head.includes(system.name)) return system;
  }
  return undefined;
};

/**
 * Reads an army from the plain, full text form, which is what a player pastes from a forum or a chat; each line that
 * cannot be read is named by its number. Undefined for anything that looks like an army file, or is too large to be one.
 */
export const readPlainText = async (text: string): Promise<ArmyRead | undefined> => {
  if (/^\uFEFF?\s*(?:[{[]|$)/.test(text) || text.length > MAX_ARMY_BYTES) return undefined;
  const system = await systemOf(text);
  if (system === undefined) {
    return refused({
      code: 'unreadable',
      message:
        'This is no army file (JSON) and no army as text: in the plain, full form the second line names the rules.',
      at: { line: 1, column: 1 },
    });
  }
  const { readText } = await system.text();
  const answer = readText(text.replace(/^\uFEFF/, ''));
  return answer.ok ? readArmyValue(answer.file) : told(answer.faults);
};
