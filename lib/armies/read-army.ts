import { type ArmyRead, readArmyValue } from '@/lib/rules/read-army';
import type { Invalid, TooLarge } from '../api/schema-parts';
import { isSystemId } from '../rules';
import { fillArmy } from '../rules/fill';
import { loadMuster } from '../rules/muster';
import type { FillAnswer } from './schema';

type ReadSuccess = Extract<ArmyRead, { ok: true }>;

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
export const readArmy = async (value: unknown): Promise<ReadSuccess | Invalid | TooLarge> => {
  const read = await readArmyValue(value);
  return read.ok ? read : readRefusal(read);
};

/** Completes a draft to its limit. Nothing is stored: the builder shows what came, and undoes it at once. */
export const fillDraft = async (sent: unknown): Promise<FillAnswer> => {
  const read = await readArmy(sent);
  if (!read.ok) return read;
  const { file } = read;
  if (!isSystemId(file.system)) throw new Error(`A file that reads is of an unknown system: ${file.system}`);
  return fillArmy(await loadMuster(file.system), file);
};
