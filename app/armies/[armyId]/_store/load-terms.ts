import { loadEvent, loadPack } from '@/lib/events/calls';
import { packBelow } from '@/lib/events/packs/pack-below';
import type { System } from '@/lib/rules/core/contract/system';
import { type ArmyTerms, armyTerms } from '@/lib/rules/events/army-terms';

/** The terms that an army names by the ids of packs, ready-made ones and mine, or by an event. */
export const loadTerms = (system: System, ids: readonly string[]): Promise<ArmyTerms> =>
  armyTerms(system, ids, {
    pack: async (id) => {
      const mine = await loadPack(id);
      return 'ok' in mine ? null : mine.pack;
    },
    below: packBelow,
    event: async (eventId) => {
      const page = await loadEvent(eventId);
      return 'ok' in page ? null : page.terms.packs;
    },
  });
