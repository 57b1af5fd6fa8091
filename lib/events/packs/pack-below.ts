import { clientOf, fetchFrom } from '../../api/client';
import { readyPack } from '../../rules/events/ready-made';
import type { Pack } from '../../rules/events/schema';
import type { EVENT_CONTRACT } from '../contract';
import type { EVENT_ENDPOINTS } from '../endpoints';

const ask = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>();
const fetchAnswer = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>(fetchFrom);

/** A pack of mine by the id of its row; null where it is gone. */
export const ownPack = async (id: string): Promise<Pack | null> => {
  const mine = await ask('GET /api/packs/[id]', { params: { id } });
  return 'ok' in mine ? null : mine.pack;
};

/**
 * A pack that others stand on, by its id: a ready-made one, or one of mine, the one edited last where there are
 * several.
 */
export const packBelow = async (packId: string): Promise<Pack | null> => {
  const ready = await readyPack(packId);
  if (ready !== null) return ready;
  const row = (await fetchAnswer('GET /api/packs')).packs.find((each) => each.packId === packId);
  return row === undefined ? null : ownPack(row.id);
};
