import { readyPack } from '../../rules/events/ready-made';
import type { Pack } from '../../rules/events/schema';
import { loadPack, loadPacks } from '../calls';

/** A pack that others stand on, by its id: a ready-made one, or one of mine, the one edited last where there are several. */
export const packBelow = async (packId: string): Promise<Pack | null> => {
  const ready = await readyPack(packId);
  if (ready !== null) return ready;
  const row = (await loadPacks()).packs.find((each) => each.packId === packId);
  if (row === undefined) return null;
  const mine = await loadPack(row.id);
  return 'ok' in mine ? null : mine.pack;
};
