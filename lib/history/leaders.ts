import { persons } from '@/data/history/persons.json';
import { plainName } from '../rules/core/text/plain-name';
import type { BattleSummary } from './answers';
import { withoutRank } from './search-entries';

/** Someone who led a side or a formation, with all battles in which he did. */
export type Leader = { readonly id: string; readonly name: string; readonly battles: readonly string[] };

const keyOf = ({ name }: Leader): string => plainName(withoutRank(name));

/** Everyone who led in a battle that ships, once, in the order of their names. */
export const LEADERS: readonly Leader[] = persons
  .map(({ id, name, appears }) => ({ id, name, battles: appears }))
  .toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one !== other) return one < other ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  });

const BY_ID: ReadonlyMap<string, Leader> = new Map(LEADERS.map((leader) => [leader.id, leader]));

/** A name of two leaders means the first in the file. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
  persons
    .toReversed()
    .flatMap(({ id, name, aliases }) => [name, ...aliases].map((text) => [plainName(text), id] as const)),
);

/**
 * The leader of an id or a written name, with any rank before it: "browne", "Field-Marshal Browne". Of two that are
 * named together the first; null for an unknown name.
 */
export const leaderCalled = (text: string): Leader | null => {
  const own = BY_ID.get(text);
  if (own !== undefined) return own;
  const words = plainName(text.split(' and ', 1)[0] ?? '').split(' ');
  for (const at of words.keys()) {
    const id = BY_NAME.get(words.slice(at).join(' '));
    if (id !== undefined) return BY_ID.get(id) ?? null;
  }
  return null;
};

/** Commanders as persons.json names them: "Field-Marshal Browne" is Browne, "Loudon and Siskovits" are both. */
export const namesOfLeaders = (commander: string): string =>
  commander
    .split(' and ')
    .map((one) => leaderCalled(one)?.name ?? one)
    .join(' and ');

/** Whether he led in a battle; of a printed scenario only the names of the commanders tell. */
export const isLedBy = (
  { id, battles }: Leader,
  battle: Pick<BattleSummary, 'id' | 'kind' | 'sides'>,
): boolean =>
  battles.includes(battle.id) ||
  (battle.kind === 'scenario' &&
    battle.sides.some(({ commander }) => commander !== null && leaderCalled(commander)?.id === id));
