import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Side } from '@/lib/armies/schema';
import { armyPath } from '@/lib/pages';
import { pointsText } from '@/lib/rules/core/price/points';
import { formatLeft } from '../_components/army/points';
import type { SystemCard } from '../_components/army/system-card';

/** Rules with the points of their usual game: "Honours of War, 1,500 points". */
export const gameText = ({ name, terms, choices: { budget } }: SystemCard): string =>
  budget === null ? name : `${name}, ${pointsText(budget)} ${terms.points}`;

/** What is left of the limit of a side: "70 points left". */
export const leftText = ({ summary }: Side, { pointScale, terms }: SystemCard): string | undefined => {
  const left = summary.points === null ? undefined : formatLeft(summary.points, summary.budget, pointScale);
  return left?.text.replace(' ', ` ${terms.points} `);
};

type Stored = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

/** Stores the army of a side, numbered beside armies of these names; says why it could not. */
export type StoreSide = (side: Side, taken: readonly string[]) => Promise<Stored>;

/** Stores the army of a side by `store` and opens it. `fault` says why it could not. */
const useSideTaking = (store: StoreSide) => {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const takeNow = async (side: Side, taken: readonly string[]) => {
    setPending(true);
    setFault(undefined);
    const stored = await store(side, taken);
    // stays pending: the page changes to the new army
    if (stored.ok) return router.push(armyPath(stored.id));
    setPending(false);
    setFault(stored.message);
  };

  const take = (side: Side, taken: readonly string[]) =>
    void takeNow(side, taken).catch((bug) =>
      setFault(() => {
        // for the page that catches bugs
        throw bug;
      }),
    );

  return { take, pending, fault };
};

/**
 * The side that is chosen, and how its army is taken. Other rules keep the nation where they have it.
 * @param taken names of my armies: a new one is numbered beside them
 * @param latest the army of which rules and nation are those to begin with
 */
export const useSideChoice = (
  sides: readonly Side[],
  systems: readonly SystemCard[],
  taken: readonly string[],
  store: StoreSide,
  latest?: { readonly system: string; readonly summary: { readonly nation: string } },
) => {
  const [rules, setRules] = useState(latest?.system ?? systems[0]?.id ?? '');
  const [nation, setNation] = useState(latest?.summary.nation ?? sides[0]?.summary.nation ?? '');
  const { take, pending, fault } = useSideTaking(store);
  const offered = sides.filter(({ system }) => system === rules);
  const side = offered.find(({ summary }) => summary.nation === nation) ?? offered[0];
  return {
    offered,
    side,
    system: systems.find(({ id }) => id === rules),
    rules,
    setRules,
    setNation,
    take: () => side && take(side, taken),
    pending,
    fault,
  };
};

export type SideChoice = ReturnType<typeof useSideChoice>;
