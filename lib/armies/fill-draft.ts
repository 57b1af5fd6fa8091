import { isSystemId } from '../rules';
import { fillArmy } from '../rules/fill';
import { loadMuster } from '../rules/muster';
import { readArmy } from './read-army';
import type { FillAnswer } from './schema';

/** Completes a draft to its limit. Nothing is stored: the builder shows what came, and undoes it at once. */
export const fillDraft = async (sent: unknown): Promise<FillAnswer> => {
  const read = await readArmy(sent);
  if (!read.ok) return read;
  const { file } = read;
  if (!isSystemId(file.system)) throw new Error(`A file that reads is of an unknown system: ${file.system}`);
  return fillArmy(await loadMuster(file.system), file);
};
