import { changeOnce, faultText } from '@/app/_components/server-changes';
import { createArmyChange, readyMadeFile } from '@/lib/armies/queries';
import type { StoreSide } from '../side-choice';

/** Asks the server to store the army of a side. */
export const storeSide: StoreSide = async (side, taken) => {
  try {
    const file = () => readyMadeFile(side.id, side.summary.year, taken);
    return { ok: true, id: await changeOnce(createArmyChange(), file) };
  } catch (error) {
    const message = error instanceof Error ? faultText(error) : undefined;
    if (message === undefined) throw error;
    return { ok: false, message };
  }
};
