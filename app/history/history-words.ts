import type { Strength } from '@/lib/history/answers';
import type { Counting, Depth } from '@/lib/history/depth';
import type { Arm } from '@/lib/history/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';

/** How much is known of a side, from the deepest on. */
export const DEPTH_WORDS: Readonly<Record<Depth, string>> = {
  'regiments-named': 'Regiments named',
  'counts-by-arm': 'Counts by arm',
  'totals-some-units': 'Totals, some units',
  totals: 'Totals only',
  unknown: 'Not known',
};

export const ARM_WORDS: Readonly<Record<Arm, string>> = {
  infantry: 'Infantry',
  'light-infantry': 'Light infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
};

/** Why a unit must not be added up; a counted one needs no words. */
export const COUNTING_WORDS: Readonly<Record<Counting, string>> = {
  counted: '',
  'part-of': 'part of a row that is counted',
  participation: 'present, position and strength unknown',
};

export const THEATRE_WORDS: Readonly<Record<string, string>> = {
  western: 'Western',
  central: 'Central',
  eastern: 'Eastern',
  'north america': 'North America',
  india: 'India',
};

const day = (long: boolean, year: boolean) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: long ? 'long' : 'short',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  });
const SHORT = day(false, true);
const LONG = day(true, true);
const IN_YEAR = day(false, false);

/** "1 August 1759", or "no date" for a scenario that tells none. */
export const longDate = (iso: string | null): string =>
  iso === null ? 'no date' : LONG.format(new Date(iso));
/** "1 Aug 1759" */
export const shortDate = (iso: string | null): string =>
  iso === null ? 'no date' : SHORT.format(new Date(iso));
/** "1 Aug" */
export const dayOfYear = (iso: string | null): string =>
  iso === null ? 'no date' : IN_YEAR.format(new Date(iso));

/** "20 and 21 November 1759": the days of a battle; of two months both whole. */
export const daysText = (
  {
    date,
    dateEnd,
    year,
  }: { readonly date: string | null; readonly dateEnd: string | null; readonly year?: number },
  textOf: (iso: string | null) => string = longDate,
  join = ' and ',
): string => {
  // of what somebody entered no more than the year may be known
  if (date === null && year !== undefined) return String(year);
  if (date === null || dateEnd === null) return textOf(date);
  const [[day, ...month], [end, ...endMonth]] = [textOf(date).split(' '), textOf(dateEnd).split(' ')];
  return month.join(' ') === endMonth.join(' ')
    ? `${day}${join}${end} ${month.join(' ')}`
    : `${textOf(date)} to ${textOf(dateEnd)}`;
};

type When = { readonly date: string | null; readonly year: number };

/** "1 August 1759", or its year where no more is known. */
export const battleDay = ({ date, year }: When): string => (date === null ? String(year) : longDate(date));
/** "1 Aug 1759", or its year. */
export const shortBattleDay = ({ date, year }: When): string =>
  date === null ? String(year) : shortDate(date);

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** "26½": battalions and squadrons come in quarters. */
export const parted = (value: number): string => {
  const rest = FRACTIONS[String(value % 1)];
  if (rest === undefined) return grouped(value);
  return value < 1 ? rest : `${grouped(Math.trunc(value))}${rest}`;
};

const countedParts = (value: number, one: string): string =>
  `${parted(value)} ${value <= 1 ? one : `${one}s`}`;

/** The size of a unit in what is known of it: "2 battalions, 1,400 men"; '' where nothing is. */
export const sizeText = ({
  battalions,
  squadrons,
  guns,
  men,
}: Pick<Strength, 'battalions' | 'squadrons' | 'guns' | 'men'>): string =>
  [
    ...(battalions === null ? [] : [countedParts(battalions, 'battalion')]),
    ...(squadrons === null ? [] : [countedParts(squadrons, 'squadron')]),
    ...(guns === null ? [] : [counted(guns, 'gun')]),
    ...(men === null ? [] : [counted(men, 'man', 'men')]),
  ].join(', ');

/** "41,000 men", or its battalions, squadrons or guns; '' if no source gives a number. */
export const sourcedStrength = (side: Strength): string =>
  side.men !== null ? counted(side.men, 'man', 'men') : sizeText({ ...side, guns: null }) || sizeText(side);

export const strengthText = (side: Strength): string => sourcedStrength(side) || 'not known';

type Kind = { readonly kind: 'battle' | 'scenario' };

/** Battles that were fought, without printed scenarios. */
export const foughtIn = (battles: readonly Kind[]): number =>
  battles.filter(({ kind }) => kind === 'battle').length;

/** "50 battles, 4 printed scenarios" */
export const battlesText = (battles: readonly Kind[]): string => {
  const fought = foughtIn(battles);
  const scenarios = battles.length - fought;
  return [
    ...(fought > 0 || scenarios === 0 ? [counted(fought, 'battle')] : []),
    ...(scenarios > 0 ? [counted(scenarios, 'printed scenario')] : []),
  ].join(', ');
};

/** The years a regiment stood: "1758 to 1763", "from 1758"; '' where neither is known. */
export const yearsText = (from: number | null, to: number | null): string => {
  if (from !== null && to !== null) return from === to ? String(from) : `${from} to ${to}`;
  if (from !== null) return `from ${from}`;
  return to === null ? '' : `to ${to}`;
};
