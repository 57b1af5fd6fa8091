import 'server-only';
import type { ChosenProportions } from '../rules/core/muster/muster-choices';
import type { OobType } from '../rules/core/muster/order-of-battle';
import { kindName, type ProportionLine, proportionLines } from '../rules/proportions';
import { proportionName } from './proportions-question';

/** One number that may be changed. */
export type ProportionField = {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly usual: number;
  /** the nation has none of it, and none is asked for */
  readonly isRare: boolean;
};

export type ProportionGroup = {
  readonly title: string;
  readonly basis: ProportionLine['basis'];
  readonly fields: readonly ProportionField[];
};

const TITLES = [
  [null, 'The whole army'],
  ['foot', 'Foot, by parts'],
  ['cavalry', 'Horse, by parts'],
  ['artillery', 'Guns, by parts'],
] as const;

const WHOLE: Readonly<Record<string, string>> = {
  horse: 'Horse in 100 men',
  gunsPerThousand: 'Guns to 1,000 men',
};

const fieldOf = ({ part, key, value, usual }: ProportionLine): ProportionField => ({
  name: part === null ? key : proportionName(part, key),
  label: WHOLE[key] ?? kindName(key as OobType),
  value,
  usual,
  isRare: part !== null && value === 0 && usual === 0,
});

/**
 * The proportions of a nation as they are shown and changed, and how many of them somebody has chosen otherwise than we
 * have them. What an army took beside its choices (`takenProportions`) is shown, but is not a change.
 */
export const proportionsTable = (
  nation: string,
  chosenProportions: ChosenProportions,
  takenProportions: ChosenProportions = {},
): { readonly groups: readonly ProportionGroup[]; readonly changed: number } => {
  const lines = proportionLines(nation, { ...chosenProportions, ...takenProportions });
  const groups = TITLES.map(([part, title]) => {
    const own = lines.filter((line) => line.part === part);
    return {
      title,
      basis: own.every(({ basis }) => basis === 'recorded') ? 'recorded' : 'ours',
      fields: own.map(fieldOf),
    } as const;
  });
  const changes = proportionLines(nation, chosenProportions).filter(({ value, usual }) => value !== usual);
  return { groups, changed: changes.length };
};
