import type { BattleSummary } from '@/lib/history/answers';
import { DEPTHS, type Depth } from '@/lib/history/depth';
import { isLedBy, leaderCalled } from '@/lib/history/leaders';
import { ARMS, type Arm } from '@/lib/history/schema';
import { HISTORY } from '@/lib/pages';

type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a visitor wants to see of the history; '' is everything. */
export type HistoryQuestion = {
  readonly q: string;
  readonly nation: string;
  /** id of a leader */
  readonly commander: string;
  readonly year: string;
  readonly theatre: string;
  readonly depth: Depth | '';
  /** the regiments of a nation, of an arm, with words in their names */
  readonly of: string;
  readonly arm: Arm | '';
  readonly name: string;
  readonly page: number;
};

const MOST_PAGES = 1_000;

const oneOf = <T extends string>(all: readonly T[], value: string): T | '' =>
  all.find((each) => each === value) ?? '';

const textOf = (search: Search, key: string, most: number): string => {
  const value = search[key];
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
};

const MOST_NAME = 120;

/** The commander of an address, as written there, if his name is unknown; '' else. */
export const unknownCommander = (search: Search): string => {
  const person = textOf(search, 'commander', MOST_NAME);
  return person === '' || leaderCalled(person) !== null ? '' : person;
};

/** The question that an address asks; what it says wrongly is not asked. */
export const historyQuestion = (search: Search): HistoryQuestion => {
  const text = (key: string, most: number): string => textOf(search, key, most);
  const page = Number(text('page', 4));
  return {
    q: text('q', 200),
    nation: text('nation', 40),
    commander: leaderCalled(text('commander', MOST_NAME))?.id ?? '',
    year: text('year', 4),
    theatre: text('theatre', 40),
    depth: oneOf(DEPTHS, text('depth', 20)),
    of: text('of', 40),
    arm: oneOf(ARMS, text('arm', 20)),
    name: text('name', 80),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** The address of a question, with other words in some of its places. */
export const questionPath = (
  question: HistoryQuestion,
  other: Partial<HistoryQuestion>,
  anchor = '',
): string => {
  const fields = Object.entries({ ...question, ...other })
    .map(([key, value]) => [key, String(value)] as const)
    .filter(([key, value]) => value !== '' && !(key === 'page' && value === '1'));
  const query = new URLSearchParams(fields.map(([key, value]) => [key, value])).toString();
  return `${HISTORY}${query === '' ? '' : `?${query}`}${anchor}`;
};

const isOf = (nation: string, { sides }: BattleSummary): boolean =>
  sides.some(({ nations }) => nations.some(({ id, army }) => id === nation || army === nation));

/** The battles that fit all that is asked of them. */
export const battlesAsked = (
  battles: readonly BattleSummary[],
  { nation, commander, year, theatre, depth }: HistoryQuestion,
): BattleSummary[] => {
  const leader = leaderCalled(commander);
  return battles.filter(
    (battle) =>
      (nation === '' || isOf(nation, battle)) &&
      (leader === null || isLedBy(leader, battle)) &&
      (year === '' || String(battle.year) === year) &&
      (theatre === '' || battle.theatre === theatre) &&
      (depth === '' || battle.sides.some((side) => side.depth === depth)),
  );
};
