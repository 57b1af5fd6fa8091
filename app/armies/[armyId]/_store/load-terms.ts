import { loadEvent, loadPack } from '@/lib/events/calls';
import { packBelow } from '@/lib/events/pack-below';
import type { ArmyFile } from '@/lib/rules/core/document';
import { eventOfTerms } from '@/lib/rules/core/event-terms';
import type { Finding } from '@/lib/rules/core/finding';
import type { System } from '@/lib/rules/core/system';
import { combine } from '@/lib/rules/events/combine';
import { judgeAssessment } from '@/lib/rules/events/judge';
import { readyPack } from '@/lib/rules/events/ready-made';
import type { Pack } from '@/lib/rules/events/schema';
import { stackOf } from '@/lib/rules/events/stack';
import { termsWords } from '@/lib/rules/events/words';
import type { ArmyTerms } from './army-terms';

/** A ready-made pack, or one of mine; null for one that is neither. */
const packOf = async (id: string): Promise<Pack | null> => {
  const ready = await readyPack(id);
  if (ready !== null) return ready;
  const mine = await loadPack(id);
  return 'ok' in mine ? null : mine.pack;
};

/** The packs of an event as they were copied, with those they stand on; null where the event is gone. */
const packsOfEvent = async (eventId: string): Promise<readonly Pack[] | null> => {
  const page = await loadEvent(eventId);
  return 'ok' in page ? null : page.terms.packs;
};

type Found = { readonly own: readonly Pack[]; readonly whole: readonly Pack[] };

/** What an id stands for: a pack, which may stand on others, or the whole terms of an event; null for nothing here. */
const foundOf = async (id: string): Promise<Found | null> => {
  const eventId = eventOfTerms(id);
  if (eventId !== null) {
    const whole = await packsOfEvent(eventId);
    return whole && { own: [], whole };
  }
  const pack = await packOf(id);
  return pack && { own: [pack], whole: [] };
};

/** A pack that the army names and that is not to be had here: never passed over in silence. */
const missing = (id: string, { packs }: ArmyFile): Finding => ({
  code: 'terms-missing',
  severity: 'warning',
  at: [],
  params: { pack: id },
  title: 'Event pack not here',
  message: `The army is built under the pack “${id}”, which is no ready-made one and none of yours: its terms are not checked.`,
  cite: { source: 'terms', ruling: 'house' },
  origin: { kind: 'event', name: id },
  fix: {
    label: 'Build it without',
    ops: [{ op: 'set', path: ['packs'], value: packs.filter((each) => each !== id) }],
  },
});

const unstacked = (message: string): Finding => ({
  code: 'terms-missing',
  severity: 'warning',
  at: [],
  params: {},
  title: 'Event pack not whole',
  message: `${message} Its terms are not checked.`,
  cite: { source: 'terms', ruling: 'house' },
  origin: { kind: 'event', name: '' },
});

/** The terms that an army names by the ids of packs, ready-made ones and mine, or by an event. */
export const loadTerms = async (system: System, ids: readonly string[]): Promise<ArmyTerms> => {
  const [parts, found] = await Promise.all([system.census(), Promise.all(ids.map(foundOf))]);
  const words = termsWords(system, parts);
  const stack = await stackOf(
    found.flatMap((each) => each?.own ?? []),
    packBelow,
  );
  const terms = combine([...(stack.ok ? stack.packs : []), ...found.flatMap((each) => each?.whole ?? [])]);
  const absent = ids.filter((_, index) => found[index] === null);
  return {
    ids,
    judged: (file, assessment) => {
      const judgement = judgeAssessment(words, terms, { file, census: parts.census(file), assessment });
      return {
        ...assessment,
        findings: [
          ...judgement.findings,
          ...absent.map((id) => missing(id, file)),
          ...(stack.ok ? [] : [unstacked(stack.message)]),
        ],
      };
    },
  };
};
