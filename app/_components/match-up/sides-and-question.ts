import * as common from '@/app/_components/words';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { MatchQuestion, Two } from '@/lib/rules/core/contract/match-up';
import type { Summary, System } from '@/lib/rules/core/contract/system';

/** One army of a match-up, judged today. */
export type MatchSide = {
  readonly file: ArmyFile;
  readonly system: System;
  readonly assessment: Assessment;
  readonly summary: Summary;
  /** its own page, if it has one */
  readonly href: string | null;
};

/** What an army is called in full. */
export const fullName = ({ file }: Pick<MatchSide, 'file'>): string => file.name || common.armyWithoutName;

/** What two armies are called in short: by their nations, or as the first and the second where these are the same. */
export const shortNames = ([a, b]: Two<MatchSide>): Two<string> =>
  a.summary.nationLabel === b.summary.nationLabel
    ? ['First army', 'Second army']
    : [a.summary.nationLabel, b.summary.nationLabel];

/** The colours of both: of their nations; the second of one nation has ink. */
export const nationsOf = ([a, b]: Two<MatchSide>): Two<string> => [
  a.summary.nation,
  a.summary.nation === b.summary.nation ? '' : b.summary.nation,
];

/** What an address asks of a match-up, besides its armies. */
export type MatchChoice = Omit<MatchQuestion, 'names'> & {
  /** keys of the kinds of units that are compared; the most frequent ones if the keys are unknown */
  readonly pair: Two<string>;
};

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** No kind has a longer key. */
const MOST_KEY = 120;

const textIn = (search: Search, key: string): string => {
  const value = search[key];
  return typeof value === 'string' ? value.slice(0, MOST_KEY) : '';
};

/** The attacker of an address; without one the armies may say it themselves. */
const ATTACKERS = [
  ['none', null],
  ['first', 0],
  ['second', 1],
] as const satisfies readonly (readonly [string, MatchChoice['attacker']])[];

export const attackerWord = (attacker: MatchChoice['attacker']): string =>
  ATTACKERS.find(([, each]) => each === attacker)?.[0] ?? '';

/**
 * Reads `attacker=none|first|second`, `target`, and the pair of `x` and `y`.
 * @param usual who attacks where the address does not say it
 */
export const matchChoice = (search: Search, usual: MatchChoice['attacker'] = null): MatchChoice => {
  const attack = ATTACKERS.find(([word]) => word === textIn(search, 'attacker'));
  return {
    attacker: attack === undefined ? usual : attack[1],
    target: textIn(search, 'target'),
    pair: [textIn(search, 'x'), textIn(search, 'y')],
  };
};

/** The same as parameters of an address. */
export const choiceParams = ({ attacker, target, pair: [x, y] }: MatchChoice): [string, string][] => {
  const all: [string, string][] = [
    ['attacker', attackerWord(attacker)],
    ['target', target],
    ['x', x],
    ['y', y],
  ];
  return all.filter(([, value]) => value !== '');
};

/** As it is with the armies the other way round. */
export const swappedChoice = ({ attacker, target, pair }: MatchChoice): MatchChoice => ({
  attacker: attacker === null ? null : attacker === 0 ? 1 : 0,
  target,
  pair: [pair[1], pair[0]],
});
