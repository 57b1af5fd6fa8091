import type { SettingValue } from '../army/document';
import type { PrintedPoints } from '../price/points';
import type { OobType, PartChoices, RowChoice } from './order-of-battle';

/** How large an army is to be: at most this many units, at most this many points, or this many real units to one. */
export type MusterSize =
  | { readonly units: number }
  | { readonly budget: PrintedPoints }
  | { readonly factor: number };

/** What concerns the whole of a mustering, whatever the side. */
export type WholeChoices = {
  readonly scale?: string | undefined;
  /** absent = fits an evening */
  readonly size?: MusterSize | null | undefined;
  /** settings that bear on the conversion (`Mustering.asks`) */
  readonly settings?: Readonly<Record<string, SettingValue>> | undefined;
};

/** Weights of kinds of troops. */
export type Kinds = Readonly<Partial<Record<OobType, number>>>;

/** How an army of a nation is made up: horse in hundredths of its men, kinds in parts of their arm. */
export type Proportions = {
  readonly horse: number;
  readonly gunsPerThousand: number;
  readonly foot: Kinds;
  readonly cavalry: Kinds;
  readonly artillery: Kinds;
};

/** Proportions of which some may be chosen. */
export type ChosenProportions = { readonly [K in keyof Proportions]?: Proportions[K] | undefined };

/** What concerns one side. */
export type SideChoices = PartChoices & {
  /**
   * units that no source names are made up by rule, in these proportions where they are not ours; false = none are,
   * absent = as the share that is named wants it
   */
  readonly reconstruct?: ChosenProportions | false | undefined;
};

/** Everything that may be chosen when one side is mustered; plain JSON, absent = as usual. */
export type MusterChoices = WholeChoices & SideChoices;

/** One of the choices made, as it may be taken back. */
export type ChoiceRef =
  | { readonly kind: 'scale' | 'size' | 'formations' | 'reconstruct' }
  | { readonly kind: 'setting'; readonly key: string }
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'row'; readonly id: string; readonly key: keyof RowChoice };

type Entries<T> = Readonly<Record<string, T>>;

const without = <T>(record: Entries<T> | undefined, key: string): Entries<T> | undefined => {
  if (record === undefined) return undefined;
  const rest = Object.entries(record).filter(([each]) => each !== key);
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
};

const withoutRow = (rows: PartChoices['rows'], id: string, key: string): PartChoices['rows'] => {
  const row = rows !== undefined && Object.hasOwn(rows, id) ? rows[id] : undefined;
  const rest = without(row as Entries<unknown> | undefined, key) as RowChoice | undefined;
  return rest === undefined ? without(rows, id) : { ...rows, [id]: rest };
};

/** The choices as they were before one of them. */
export const undone = (choices: MusterChoices, ref: ChoiceRef): MusterChoices => {
  switch (ref.kind) {
    case 'setting':
      return { ...choices, settings: without(choices.settings, ref.key) };
    case 'unit':
      return { ...choices, units: without(choices.units, ref.id) };
    case 'row':
      return { ...choices, rows: withoutRow(choices.rows, ref.id, ref.key) };
    default:
      return { ...choices, [ref.kind]: undefined };
  }
};

/** Every choice that was made, in a fixed order. */
export const choicesMade = ({
  scale,
  size,
  settings = {},
  reconstruct,
  formations,
  units = {},
  rows = {},
}: MusterChoices): ChoiceRef[] => [
  ...(scale === undefined ? [] : [{ kind: 'scale' } as const]),
  ...(size === undefined || size === null ? [] : [{ kind: 'size' } as const]),
  ...(reconstruct === undefined ? [] : [{ kind: 'reconstruct' } as const]),
  ...(formations === undefined ? [] : [{ kind: 'formations' } as const]),
  ...Object.keys(settings).map((key) => ({ kind: 'setting', key }) as const),
  ...Object.keys(units).map((id) => ({ kind: 'unit', id }) as const),
  ...Object.entries(rows).flatMap(([id, row]) =>
    (Object.keys(row) as (keyof RowChoice)[]).map((key) => ({ kind: 'row', id, key }) as const),
  ),
];

/** What a system says of armies that are made up by rule: sizes in real troops, at its usual factor. */
export type MakeUp = {
  /** guns that make a full battery */
  readonly battery: number;
  /** fewest battalions, and fewest squadrons, of one kind that make a usual unit */
  readonly battalions: number;
  readonly squadrons: number;
  /** whether a nation has troops of a kind in that year, as they are mustered */
  fields(nation: string, year: number, type: OobType): boolean;
};

/** True if a year is within the dates of a fielding. */
export const isDated = ({ from, to }: { from?: number; to?: number }, year: number): boolean =>
  year >= (from ?? year) && year <= (to ?? year);
