import 'server-only';
import data from '@/data/history/facts.json';
import { sources } from '@/data/history/sources.json';
import type { BattleFacts } from './facts-file';
import { sourceId } from './source-id';
import { type Work, workCitation } from './works';

// its shape is held where stores are seeded (prisma/history-facts.ts)
const FACTS = data.battles as unknown as Readonly<Record<string, BattleFacts>>;
const WORKS: ReadonlyMap<string, Work> = new Map(sources.map((work) => [work.id, work]));

/** What is told of a battle that ships beside its order of battle; null where there is nothing. */
export const factsOf = (battleId: string): BattleFacts | null => FACTS[battleId] ?? null;

/** Who says so, in few words, and the id of its page. */
export type Teller = { readonly id: string; readonly name: string };

/**
 * A source by its name in sources.json: the author, else the title.
 * @throws Error where there is none of that name
 */
export const tellerOf = (name: string): Teller => {
  const work = WORKS.get(name);
  if (work === undefined) throw new Error(`No source is called ${name}`);
  return { id: sourceId(workCitation(work)), name: work.author ?? work.title };
};
