import 'server-only';
import data from '@/data/history/facts.json';
import { sources } from '@/data/history/sources.json';
import { sourceId } from '../platform/content-keys';
import { typedData } from '../rules/core/read/data';
import type { BattleFacts } from './facts-file';
import { type Work, workCitation } from './works';

// its shape is held where stores are seeded (lib/history/seed/facts.ts)
const FACTS = typedData<Readonly<Record<string, BattleFacts>>>(data.battles);
const WORKS: ReadonlyMap<string, Work> = new Map(sources.map((work) => [work.id, work]));

/** What is known of all battles that ship. */
export const ALL_FACTS: readonly BattleFacts[] = Object.values(FACTS);

/** What is known of a battle that ships beside its order of battle; null where there is nothing. */
export const factsOf = (battleId: string): BattleFacts | null => FACTS[battleId] ?? null;

const WORK_OF: ReadonlyMap<string, string> = new Map(
  sources.map((work) => [sourceId(workCitation(work)), work.id]),
);

/** The name in sources.json of the work with that page; null if only people cite it. */
export const workOf = (id: string): string | null => WORK_OF.get(id) ?? null;

/** A fact of one teller; `side` where it is of one. */
export type ToldFact = { readonly what: string; readonly side?: 0 | 1; readonly at?: string | undefined };

const factsTold = ({ result, attacker, hours, fronts, weather, terrain, sides }: BattleFacts) => [
  { what: 'result', fact: result },
  { what: 'who attacked', fact: attacker },
  ...hours.map((fact) => ({ what: 'hours', fact })),
  ...fronts.map((fact) => ({ what: 'width of the front', fact })),
  ...weather.map((fact) => ({ what: 'weather', fact })),
  ...terrain.map((fact) => ({ what: 'ground', fact })),
  ...sides.flatMap(({ counts, losses }, side) => [
    ...counts.map((fact) => ({ what: 'strength', side: side as 0 | 1, fact })),
    ...losses.map((fact) => ({ what: 'losses', side: side as 0 | 1, fact })),
  ]),
];

/** The facts of each battle that a work tells, in the order of its page. */
export const factsToldBy = (work: string): ReadonlyMap<string, readonly ToldFact[]> =>
  new Map(
    Object.entries(FACTS).flatMap(([battleId, facts]) => {
      const own = factsTold(facts).filter(({ fact }) => fact.source === work);
      if (own.length === 0) return [];
      const rows = own.map(({ fact, ...where }) => ({ ...where, ...('at' in fact && { at: fact.at }) }));
      return [[battleId, rows]];
    }),
  );

/** Who says so, in few words, and the id of its page. */
export type Teller = { readonly id: string; readonly name: string };

/** A source by its name in sources.json: the author, else the title. @throws Error for an unknown name */
export const tellerOf = (name: string): Teller => {
  const work = WORKS.get(name);
  if (work === undefined) throw new Error(`No source is called ${name}`);
  return { id: sourceId(workCitation(work)), name: work.author ?? work.title };
};
