import { type ArmyFile, eventOfTerms } from '../core/army/document';
import type { Finding } from '../core/check/finding';
import type { RegimentFacts } from '../core/check/regiment-facts';
import type { System } from '../core/contract/system';
import { combine, type PackName } from './combine';
import { type Judgement, judgeSeen, seeArmy } from './judge';
import { readyPack } from './ready-made';
import type { Pack } from './schema';
import { stackOf } from './stack';
import { termsWords } from './words';

/** The packs that an army is built under, ready to judge it at each keystroke and at each save. */
export type ArmyTerms = {
  /** as the army names them, in its order */
  readonly ids: readonly string[];
  /** those that were found, with those they stand on: what the rules profile names */
  readonly packs: readonly PackName[];
  /** what the book says, with what the terms say */
  readonly judge: (file: ArmyFile, regiments?: RegimentFacts) => Judgement;
};

/** Where packs are available that do not ship with Muster; null for one that is not there, or is someone else's. */
export type FindTerms = {
  readonly pack: (id: string) => Promise<Pack | null>;
  /** one that others stand on, by what it calls itself, ready-made ones too */
  readonly below: (packId: string) => Promise<Pack | null>;
  /** the packs of an event as they were copied, with those they stand on */
  readonly event: (eventId: string) => Promise<readonly Pack[] | null>;
};

type ArmyPacks = { readonly own: readonly Pack[]; readonly whole: readonly Pack[] };

/**
 * The terms behind an id: a pack, which may build on others, or the whole terms of an event; null for an unknown one.
 */
const foundOf = async (id: string, find: FindTerms): Promise<ArmyPacks | null> => {
  const eventId = eventOfTerms(id);
  if (eventId !== null) {
    const whole = await find.event(eventId);
    return whole && { own: [], whole };
  }
  const pack = (await readyPack(id)) ?? (await find.pack(id));
  return pack && { own: [pack], whole: [] };
};

const toldMissing = (id: string): string =>
  eventOfTerms(id) === null
    ? `The army is built under the pack “${id}”, which this Muster does not have: its terms are not checked.`
    : 'The army is built under the terms of an event that no longer exists: they are not checked.';

/** A pack that the army names and that is not available here: never passed over in silence. */
const missing = (id: string, { packs }: ArmyFile): Finding => ({
  code: 'terms-missing',
  severity: 'warning',
  at: [],
  params: { pack: id },
  title: 'Event pack missing',
  message: toldMissing(id),
  cite: { source: 'terms', ruling: 'house' },
  origin: { kind: 'event', name: id },
  fix: {
    label: 'Build without it',
    ops: [{ op: 'set', path: ['packs'], value: packs.filter((each) => each !== id) }],
  },
});

const unstacked = (message: string): Finding => ({
  code: 'terms-missing',
  severity: 'warning',
  at: [],
  params: {},
  title: 'Incomplete event pack',
  message: `${message} Its terms are not checked.`,
  cite: { source: 'terms', ruling: 'house' },
  origin: { kind: 'event', name: '' },
});

/** The terms that an army names: ready-made packs, those that `find` has, and those of events. */
export const armyTerms = async (
  system: System,
  ids: readonly string[],
  find: FindTerms,
): Promise<ArmyTerms> => {
  const [parts, stacks] = await Promise.all([
    system.census(),
    Promise.all(ids.map((id) => foundOf(id, find))),
  ]);
  const words = termsWords(system, parts);
  const stack = await stackOf(
    stacks.flatMap((each) => each?.own ?? []),
    find.below,
  );
  const terms = combine([...(stack.ok ? stack.packs : []), ...stacks.flatMap((each) => each?.whole ?? [])]);
  const absent = ids.filter((_, index) => stacks[index] === null);
  return {
    ids,
    packs: terms.packs,
    judge: (file, regiments) => {
      const judgement = judgeSeen(words, terms, seeArmy(system, parts, file, regiments));
      return {
        ...judgement,
        findings: [
          ...judgement.findings,
          ...absent.map((id) => missing(id, file)),
          ...(stack.ok ? [] : [unstacked(stack.message)]),
        ],
      };
    },
  };
};
