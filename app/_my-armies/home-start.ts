import 'server-only';
import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { listEvents } from '@/lib/events/list-events';
import { nextEvent } from '@/lib/events/next-event';
import { currentGame } from '@/lib/games/current-game';
import type { Viewer } from '@/lib/identity/viewer';
import { eventLineOf } from './event-line';
import type { HomeStart } from './home';

/** What the first page is about, of somebody or of a first visitor. */
export const homeStartOf = async (viewer: Viewer | null): Promise<HomeStart> => {
  if (viewer === null) return { list: NO_ARMIES, event: null, game: null };
  const now = new Date();
  const [list, events, game] = await Promise.all([
    listArmies(viewer),
    listEvents(viewer),
    currentGame(viewer, now),
  ]);
  const next = nextEvent(events, now);
  return { list, event: next && eventLineOf(next), game };
};
