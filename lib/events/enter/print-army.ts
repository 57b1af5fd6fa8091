import 'server-only';
import type { Invalid } from '../../api/parts';
import { createPrint } from '../../armies/create-print';
import type { PrintAnswer } from '../../armies/schema';
import type { Viewer } from '../../identity/viewer';
import { enteredAs } from './entered-as';

/**
 * Prints a version of an army: the code of `createPrint`, and the lists of the viewer's at events that this version is,
 * whose codes its sheets bear instead.
 */
export const printArmy = async (
  viewer: Viewer,
  armyId: string,
  request: Parameters<typeof createPrint>[2],
  now: Date = new Date(),
): Promise<PrintAnswer | Invalid> => {
  const print = await createPrint(viewer, armyId, request, now);
  if (!print.ok) return print;
  const { file, ...code } = print;
  return { ...code, ...(await enteredAs(viewer, armyId, file, now)) };
};
