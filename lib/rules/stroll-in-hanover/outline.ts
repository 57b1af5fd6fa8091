import type { ArmyFile } from '../core/army/document';
import { grouped } from '../core/army/number';
import { counted } from '../core/army/words';
import type { Outline } from '../core/tree/outline';
import { outlineOf } from '../core/tree/tree-outline';
import { divisionName } from './names';
import { leaderWords, standWords, workWords } from './outline-words';
import type { Army, Division, Unit } from './schema';
import { LIMITS, nationOf } from './tables';
import { treeOf } from './tree';

const entryText = ({ entry }: Pick<Division, 'entry'>): string => {
  if (entry === undefined) return '';
  const turn = entry.turn ?? LIMITS.entryTurn.min;
  if (entry.kind === 'reinforcement') return `, reinforcement from turn ${turn}`;
  return `, flank march${entry.side === undefined ? '' : ` ${entry.side}`} from turn ${turn}`;
};

/** "4 stands, SP 11, flank march left from turn 3". */
const divisionDetail = (division: Division): string => {
  const { units } = division;
  const sp = units.reduce((sum, unit: Unit) => sum + unit.sp, 0);
  return `${counted(units.length, 'stand')}, SP ${grouped(sp)}${entryText(division)}`;
};

/** The army as the builder shows it: command, divisions, stands under the general in chief, works, stands without a post. */
export const outline = ({ army }: ArmyFile<Army>): Outline =>
  outlineOf(treeOf(army), {
    columns: ['SP × M', 'Capacities', 'List'],
    detail: (stands) => `${counted(stands, 'stand')}, ${counted(army.divisions.length, 'division')}`,
    command: 'Command',
    term: 'stand',
    groupName: divisionName,
    groupDetail: divisionDetail,
    leader: leaderWords,
    unit: ({ unit }) => standWords(unit, nationOf(unit, army)),
    loose: { title: 'Under the general in chief', moveHere: 'Put under the general in chief' },
    works: { title: 'Works', work: workWords },
    unassigned: 'Without a division',
  });
