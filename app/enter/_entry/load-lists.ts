import 'server-only';
import { armyDetail } from '@/app/_components/army/army-choice';
import { listArmies } from '@/lib/armies/list-armies';
import type { ArmyRow } from '@/lib/armies/schema';
import type { CheckListAnswer, SentList } from '@/lib/events/schema';
import type { Viewer } from '@/lib/identity/viewer';
import type { System } from '@/lib/rules/core/contract/system';
import { printedPoints } from '@/lib/rules/core/price/points';
import type { ChosenList, MyList } from './my-list';

/** Armies judged with each visit, the last edited; the others when they are chosen. */
const JUDGED = 6;
/** Armies that are offered. */
const OFFERED = 40;

type Check = (list: SentList) => Promise<CheckListAnswer>;

const myList = (
  { id, name, summary, editedAt }: ArmyRow,
  { name: rules, pointScale, terms }: System,
): MyList => ({
  id,
  name,
  nation: summary.nation,
  nationLabel: summary.nationLabel,
  year: summary.year,
  detail: armyDetail(summary, { name: rules, pointScale, units: terms.units }, editedAt),
  points: summary.points === null ? null : printedPoints(summary.points, pointScale),
  verdict: null,
});

const withVerdict = (row: MyList, answer: CheckListAnswer): MyList =>
  answer.ok ? { ...row, points: answer.verdict.points, verdict: answer.verdict } : row;

/**
 * The viewer's armies of a system with what the terms say of those edited last, and the one that the address asks for
 * with all of it.
 */
export const loadLists = async (
  viewer: Viewer | null,
  system: System,
  param: string | string[] | undefined,
  check: Check,
): Promise<{
  readonly lists: readonly MyList[];
  readonly count: number;
  readonly chosenList: ChosenList | null;
}> => {
  if (viewer === null) return { lists: [], count: 0, chosenList: null };
  const { armies, found } = await listArmies(viewer, { system: system.id });
  const lists: MyList[] = [];
  let choice: ChosenList | null = null;
  for (const [index, army] of armies.slice(0, OFFERED).entries()) {
    const row = myList(army, system);
    if (index >= JUDGED && row.id !== param) {
      lists.push(row);
      continue;
    }
    const list = { army: row.id };
    const answer = await check(list);
    lists.push(withVerdict(row, answer));
    if (row.id === param && answer.ok) choice = { list, checked: answer };
  }
  return { lists, count: found, chosenList: choice };
};
