import { create } from 'zustand';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { type HitOdds, throwsOdds } from '@/lib/rules/core/price/dice';
import type { Army, Unit } from '@/lib/rules/honours-of-war';
import { fireCircumstances, meleeCircumstances, supports } from '@/lib/rules/honours-of-war/circumstances';
import { dismountedOdds, fireOdds, type RangeOdds } from '@/lib/rules/honours-of-war/fire-odds';
import { meleeOdds, roundsOdds } from '@/lib/rules/honours-of-war/melee-odds';
import type { FireModifier, MeleeModifier } from '@/lib/rules/honours-of-war/modifiers';
import type { FightKind } from '@/lib/rules/honours-of-war/odds-notes';

/** A range, or a way to fight, against each class of target: the odds of so many shots, or rounds. */
export type OddsColumn = {
  readonly title: string;
  readonly detail?: string;
  /** "at short range" */
  readonly words: string;
  readonly targets: readonly { readonly class: string; readonly after: (count: number) => HitOdds }[];
};

export type Cover = 'none' | 'lightCover' | 'heavyCover';

/** What the player asks of the odds; it holds from unit to unit, as far as it can be said of each. */
export type OddsQuery = {
  readonly fight: FightKind;
  /** row of targets and column of ranges, or of ways to fight */
  readonly target: number;
  readonly column: number;
  /** shots, or rounds of melee */
  readonly count: number;
  readonly cover: Cover;
  readonly fire: readonly FireModifier[];
  readonly melee: readonly MeleeModifier[];
  readonly supports: number;
  readonly atLight: boolean;
};

const STANDARD = 1;

/** Kept beside the page, so that it outlives a sheet that closes. */
export const useAsked = create<OddsQuery>(() => ({
  fight: 'fire',
  target: STANDARD,
  column: 0,
  count: 1,
  cover: 'none',
  fire: [],
  melee: [],
  supports: 0,
  atLight: false,
}));

export const ask = (part: Partial<OddsQuery>): void => useAsked.setState(part);

const covered = (cover: Cover) => (cover === 'none' ? [] : [cover]);

/** What was asked of another kind of unit does not hold for this one. */
const holding = <K>(queryKeys: readonly K[], options: readonly { readonly key: K }[]): K[] =>
  queryKeys.filter((key) => options.some((circumstance) => circumstance.key === key));

const shots = (ranges: readonly RangeOdds[] | null): OddsColumn[] | null =>
  ranges?.map(({ band, cm, targets }, index) => ({
    title: band.slice(0, 1).toUpperCase() + band.slice(1),
    detail: `${ranges[index - 1]?.cm ?? 0}–${cm} cm`,
    words: band === 'canister' ? 'with canister' : `at ${band} range`,
    targets: targets.map(({ class: target, odds }) => ({
      class: target,
      after: (count) => throwsOdds(odds, count),
    })),
  })) ?? null;

const bearing = (unit: Unit, { cover, fire }: OddsQuery): FireModifier[] => [
  ...covered(cover),
  ...holding(fire, fireCircumstances(unit)),
];

const meleeColumns = (
  unit: Unit,
  file: ArmyFile<Army>,
  { cover, melee, supports: helping, atLight }: OddsQuery,
): OddsColumn[] | null => {
  const ways = meleeOdds(unit, file, {
    more: [...covered(cover), ...holding(melee, meleeCircumstances(unit)), ...supports(helping)],
    atLight,
  });
  return (
    ways?.map(({ charging, targets }) => ({
      title: charging ? 'Charging' : ways.length > 1 ? 'Not charging' : 'Melee',
      words: charging ? 'charging' : 'in melee',
      targets: targets.map((target) => ({
        class: target.class,
        after: (count) => roundsOdds(target, count),
      })),
    })) ?? null
  );
};

/** The odds of each way a unit can fight, a column for each range or way to begin; null where it cannot. */
export const oddsColumns = (
  unit: Unit,
  file: ArmyFile<Army>,
  query: OddsQuery,
): Readonly<Record<FightKind, OddsColumn[] | null>> => ({
  fire: shots(fireOdds(unit, file, bearing(unit, query))),
  melee: meleeColumns(unit, file, query),
  dismounted: shots(dismountedOdds(unit, file, bearing(unit, query))),
});
