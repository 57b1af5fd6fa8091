import { useState } from 'react';
import type { Side } from '@/lib/armies/schema';
import { pointsText } from '@/lib/rules/core/price/points';
import { formatLeft } from '../_components/army/points';
import type { SystemCard } from '../_components/army/system-card';
import { type StoreSide, useSideTaking } from './use-side-taking';

/** Rules with the points of their usual game: "Honours of War, 1,500 points". */
export const gameText = ({ name, terms, choices: { budget } }: SystemCard): string =>
  budget === null ? name : `${name}, ${pointsText(budget)} ${terms.points}`;

/** What is left of the limit of a side: "70 points left". */
export const leftText = ({ summary }: Side, { pointScale, terms }: SystemCard): string | undefined => {
  const left = summary.points === null ? undefined : formatLeft(summary.points, summary.budget, pointScale);
  return left?.text.replace(' ', ` ${terms.points} `);
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
