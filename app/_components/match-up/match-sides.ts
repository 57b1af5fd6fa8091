import * as common from '@/app/_components/words';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Two } from '@/lib/rules/core/contract/match-up';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import * as words from './words';

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
    ? [words.firstArmy, words.secondArmy]
    : [a.summary.nationLabel, b.summary.nationLabel];

/** The colours of both: of their nations; the second of one nation has ink. */
export const nationsOf = ([a, b]: Two<MatchSide>): Two<string> => [
  a.summary.nation,
  a.summary.nation === b.summary.nation ? '' : b.summary.nation,
];
