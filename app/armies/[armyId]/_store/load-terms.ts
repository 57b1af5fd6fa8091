import { clientOf } from '@/lib/api/client';
import type { EVENT_CONTRACT } from '@/lib/events/contract';
import type { EVENT_ENDPOINTS } from '@/lib/events/endpoints';
import { ownPack, packBelow } from '@/lib/events/packs/pack-below';
import type { System } from '@/lib/rules/core/contract/system';
import { type ArmyTerms, armyTerms } from '@/lib/rules/events/army-terms';

const ask = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>();

/** The terms that an army names by the ids of packs, ready-made ones and mine, or by an event. */
export const loadTerms = (system: System, ids: readonly string[]): Promise<ArmyTerms> =>
  armyTerms(system, ids, {
    pack: ownPack,
    below: packBelow,
    event: async (eventId) => {
      const page = await ask('GET /api/events/[id]', { params: { id: eventId } });
      return 'ok' in page ? null : page.terms.packs;
    },
  });
