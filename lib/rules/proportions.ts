import establishments from '@/data/muster/establishments.json';
import data from '@/data/muster/proportions.json';
import type { Cite } from './core/contract/citation';
import type { ChosenProportions, Kinds, Proportions } from './core/muster/muster-choices';
import type { OobType } from './core/muster/order-of-battle';

const NATIONS = data.nations as Readonly<Record<string, SourcedProportions>>;
const MARCHES = data.marches as Readonly<Record<string, string>>;

const KIND_NAMES: Readonly<Partial<Record<OobType, string>>> = {
  line: 'Line infantry',
  'second-rate': 'Second-rate infantry',
  grenadier: 'Grenadiers',
  guard: 'Guards',
  freikorps: 'Free battalions',
  jaeger: 'Jaeger',
  grenz: 'Grenz infantry',
  light: 'Light infantry',
  cuirassier: 'Cuirassiers',
  horse: 'Horse',
  dragoon: 'Dragoons',
  chevauleger: 'Chevaulegers',
  hussar: 'Hussars',
  cossack: 'Cossacks',
  'light-guns': 'Light guns',
  'medium-guns': 'Medium guns',
  'heavy-guns': 'Heavy guns',
};

/** What troops of a kind are called where no source names them. */
export const kindName = (type: OobType): string => KIND_NAMES[type] ?? type;

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

type Basis = 'recorded' | 'ours';
type SourcedProportions = Proportions & {
  readonly basis: Readonly<Record<'horse' | 'guns' | 'kinds', Basis>>;
};

const basedOf = (nation: string): SourcedProportions =>
  own(NATIONS, nation) ??
  own(NATIONS, own(MARCHES, nation) ?? 'other') ??
  (data.nations.other as SourcedProportions);

/** The proportions of a nation as we have them: out of its recorded orders of battle, else ours. */
export const proportionsOf = (nation: string): Proportions => basedOf(nation);

/** The arms whose kinds are shared out. */
export const KIND_PARTS = ['foot', 'cavalry', 'artillery'] as const;

/** One number of the proportions: `part` null = of the whole army. */
export type ProportionLine = {
  readonly part: (typeof KIND_PARTS)[number] | null;
  readonly key: string;
  readonly value: number;
  /** as we have it */
  readonly usual: number;
  readonly basis: Basis;
};

/** All kinds of an arm that any nation has proportions of. */
export const kindsOf = (part: (typeof KIND_PARTS)[number]): OobType[] => [
  ...new Set(Object.values(NATIONS).flatMap((nation) => Object.keys(nation[part]) as OobType[])),
];

/** All proportions of a nation one by one, chosen or usual, also of kinds that it has none of. */
export const proportionLines = (
  nation: string,
  chosenProportions: ChosenProportions,
): readonly ProportionLine[] => {
  const usual = basedOf(nation);
  const now = proportionsFor(nation, chosenProportions);
  const { basis } = usual;
  return [
    { part: null, key: 'horse', value: now.horse, usual: usual.horse, basis: basis.horse },
    {
      part: null,
      key: 'gunsPerThousand',
      value: now.gunsPerThousand,
      usual: usual.gunsPerThousand,
      basis: basis.guns,
    },
    ...KIND_PARTS.flatMap((part) =>
      kindsOf(part).map((key) => ({
        part,
        key,
        value: now[part][key] ?? 0,
        usual: usual[part][key] ?? 0,
        basis: basis.kinds,
      })),
    ),
  ];
};

/** The same, as far as they are not chosen. */
export const proportionsFor = (nation: string, chosenProportions: ChosenProportions): Proportions => {
  const usual = proportionsOf(nation);
  return {
    horse: chosenProportions.horse ?? usual.horse,
    gunsPerThousand: chosenProportions.gunsPerThousand ?? usual.gunsPerThousand,
    foot: chosenProportions.foot ?? usual.foot,
    cavalry: chosenProportions.cavalry ?? usual.cavalry,
    artillery: chosenProportions.artillery ?? usual.artillery,
  };
};

type Establishment = {
  readonly battalionMen?: number;
  readonly squadronMen?: number;
  readonly types?: Kinds;
  readonly horse?: Kinds;
};

const ESTABLISHMENTS = establishments.nations as Readonly<Record<string, Establishment>>;

export type Each = { readonly men: number; readonly cite: Cite };

/** Men of a battalion or a squadron: by the establishment of its nation, else as conversions usually take it. */
export const establishedMen = (nation: string, type: OobType, arm: 'foot' | 'horse'): Each => {
  const { battalionMen, squadronMen, types, horse } = own(ESTABLISHMENTS, nation) ?? {};
  const { usual } = establishments;
  const men = arm === 'foot' ? (types?.[type] ?? battalionMen) : (horse?.[type] ?? squadronMen);
  if (men !== undefined) return { men, cite: establishments.cite };
  return { men: arm === 'foot' ? usual.battalionMen : usual.squadronMen, cite: usual.cite };
};

/** A whole in parts by weight, none lost: each gets what it has in full, the largest remainders one more. */
export const sharedOut = <K extends string>(
  whole: number,
  weights: Readonly<Partial<Record<K, number>>>,
): [K, number][] => {
  const entries = Object.entries(weights) as [K, number][];
  const sum = entries.reduce((all, [, weight]) => all + weight, 0);
  if (sum <= 0 || whole <= 0) return [];
  const parts = entries.map(([key, weight], index) => {
    const exact = (whole * weight) / sum;
    return { key, index, count: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const left = whole - parts.reduce((all, { count }) => all + count, 0);
  const more = new Set(
    parts
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.flatMap(({ key, index, count }) => {
    const share = count + (more.has(index) ? 1 : 0);
    return share === 0 ? [] : [[key, share] as [K, number]];
  });
};
