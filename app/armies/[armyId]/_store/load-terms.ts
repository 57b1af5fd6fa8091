import { clientOf } from '@/lib/api/client';
import type { EVENT_CARDS } from '@/lib/events/endpoints';
import { ownPack, packBelow } from '@/lib/events/packs/pack-below';
import type { EVENT_WIRE } from '@/lib/events/wire';
import type { CheckedSystem } from '@/lib/rules/core/contract/system';
import { type ArmyTerms, armyTerms } from '@/lib/rules/events/army-terms';

const ask = clientOf<typeof EVENT_CARDS, typeof EVENT_WIRE>();

/** The terms that an army names by the ids of packs, ready-made ones and mine, or by an event. */
export const loadTerms = (system: CheckedSystem, ids: readonly string[]): Promise<ArmyTerms> =>
  armyTerms(system, ids, {
    pack: ownPack,
    below: packBelow,
    event: async (eventId) => {
      const page = await ask('GET /api/events/[id]', { params: { id: eventId } });
      return 'ok' in page ? null : page.terms.packs;
    },
  });
