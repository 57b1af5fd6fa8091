import { type ArmyRead, readArmyValue } from '@/lib/rules/read-army';
import type { Invalid, TooLarge } from '../api/parts';

type Read = Extract<ArmyRead, { ok: true }>;

/** Why a document was refused, in the words of the save answers. */
export const readRefusal = (read: Extract<ArmyRead, { ok: false }>): Invalid | TooLarge => {
  const { error, errors } = read;
  if (error.code === 'too-large') return { ok: false, code: 'too-large', message: error.message };
  return {
    ok: false,
    code: 'invalid',
    errors: errors.length > 0 ? errors : [{ at: [], message: error.message }],
  };
};

/** Reads what a browser sent as an army file. An illegal army reads well; a malformed one is refused with places. */
export const readArmy = async (value: unknown): Promise<Read | Invalid | TooLarge> => {
  const read = await readArmyValue(value);
  return read.ok ? read : readRefusal(read);
};
