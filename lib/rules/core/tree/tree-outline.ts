import { type Path, pathKey } from '../army/path';
import { counted } from '../army/words';
import type { Cite } from '../contract/citation';
import type { Choice, Outline, OutlineRow, OutlineSection } from './outline';
import { type LeaderKind, type LeaderNode, listsOf, type Tree, type UnitAtPath, type UnitList } from './tree';
import { unitNumbers } from './unit-numbers';

type Cells = OutlineRow['cells'];

type UnitWords = Pick<OutlineRow, 'symbol' | 'name' | 'type' | 'cells'>;

type LeaderWords = Pick<OutlineRow, 'name' | 'type'> & {
  /** a field of his that is chosen in place */
  readonly choice?: Omit<Choice, 'at'> & { readonly field: string };
};

type WorkWords = Pick<OutlineRow, 'symbol' | 'name' | 'type'> & {
  /** a number of it that is stepped in place */
  readonly count: { readonly label: string; readonly field: string; readonly value: number };
};

type LooseWords = {
  readonly title: string;
  readonly moveHere: string;
  readonly detail?: string;
  readonly cite?: Cite;
};

/** What a system says of the tree of its army, in the words of its book. */
export type OutlineWords<U, G, L, W> = {
  readonly columns: readonly string[];
  /** of the whole army: "11 units, 3 brigades"; asked with how many units there are */
  readonly detail: (units: number) => string;
  /** "Command" */
  readonly command: string;
  /** one unit: "unit", "stand" */
  readonly term: string;
  readonly groupName: (group: G, index: number) => string;
  /** of a formation, and of units without a post; absent = how many units */
  readonly groupDetail?: (group: G, list: UnitList<U>) => string;
  readonly unassignedDetail?: (list: UnitList<U>) => string;
  readonly leader: (led: L, groupName: string) => LeaderWords;
  readonly unit: (placed: UnitAtPath<U>) => UnitWords;
  readonly loose?: LooseWords;
  readonly works?: { readonly title: string; readonly work: (work: W) => WorkWords };
  /** title of those without a post */
  readonly unassigned?: string;
};

const rows = new WeakMap<object, OutlineRow>();

const sameCells = (left: Cells, right: Cells): boolean =>
  left.every(({ text, odd }, index) => text === right[index]?.text && odd === right[index]?.odd);

/** The row of a unit; a new one only when what it says has changed, so that nothing is drawn again without need. */
const unitRow = (
  { unit, at }: UnitAtPath<{ readonly id: string }>,
  { symbol, name, type, cells }: UnitWords,
  number: string,
): OutlineRow => {
  const before = rows.get(unit);
  const same =
    before !== undefined &&
    before.name === name &&
    (before.number ?? '') === number &&
    before.type === type &&
    before.symbol === symbol &&
    pathKey(before.at) === pathKey(at) &&
    sameCells(before.cells, cells);
  if (same) return before;
  const row: OutlineRow = {
    at,
    id: unit.id,
    kind: 'unit',
    symbol,
    name,
    type,
    cells,
    ...(number !== '' && { number }),
  };
  rows.set(unit, row);
  return row;
};

const leaderRow = (
  { kind, leader, at }: LeaderNode<LeaderKind, { readonly id: string }>,
  { name, type, choice }: LeaderWords,
  cells: Cells,
): OutlineRow => ({
  at,
  id: leader.id,
  kind,
  symbol: kind,
  name,
  type,
  cells,
  ...(choice && {
    choice: {
      label: choice.label,
      at: [...at, choice.field],
      value: choice.value,
      options: choice.options,
    },
  }),
});

const workRow = (
  id: string,
  at: Path,
  { symbol, name, type, count }: WorkWords,
  cells: Cells,
): OutlineRow => ({
  at,
  id,
  kind: 'works',
  symbol,
  name,
  type,
  cells,
  count: { label: count.label, at: [...at, count.field], value: count.value, min: 0 },
});

const listSection = (
  kind: 'independents' | 'works' | 'unassigned',
  at: Path,
  title: string,
  detail: string,
  rows: readonly OutlineRow[],
): OutlineSection => ({
  at,
  id: pathKey(at),
  kind,
  title,
  detail,
  rows,
  list: { at, holds: kind === 'works' ? 'works' : 'unit' },
});

/**
 * The tree of an army as the builder shows it; sections of works and of units without a post only where there are any.
 */
export const outlineOf = <
  U extends { readonly id: string; readonly name: string; readonly type: string },
  G extends { readonly id: string },
  L extends LeaderNode<LeaderKind, { readonly id: string }>,
  W extends { readonly id: string },
>(
  tree: Tree<U, G, L, W>,
  words: OutlineWords<U, G, L, W>,
): Outline => {
  const { command, groups, loose, works, unassigned } = tree;
  const blank = words.columns.map(() => ({ text: '', odd: false }));
  const howMany = ({ units }: UnitList<U>): string => counted(units.length, words.term);
  const numberOf = unitNumbers(listsOf(tree));
  const unitRows = ({ units }: UnitList<U>): OutlineRow[] =>
    units.map((placed) => unitRow(placed, words.unit(placed), numberOf(placed.at)));
  const named = groups.map((group) => ({ group, name: words.groupName(group.group, group.index) }));
  const led = (leaders: readonly L[], of: string): OutlineRow[] =>
    leaders.map((leader) => leaderRow(leader, words.leader(leader, of), blank));
  // A surplus leader of a formation is with the command.
  const commands = ({ kind }: L): boolean => kind === 'commander';
  const sections: OutlineSection[] = [
    {
      at: [],
      id: 'command',
      kind: 'command',
      title: words.command,
      detail: '',
      rows: [
        ...led(command, ''),
        ...named.flatMap(({ group, name }) =>
          led(
            group.leaders.filter((post) => !commands(post)),
            name,
          ),
        ),
      ],
    },
    ...named.map(
      ({ group, name }): OutlineSection => ({
        at: group.place,
        id: group.group.id,
        kind: 'formation',
        title: name,
        detail: words.groupDetail?.(group.group, group) ?? howMany(group),
        rows: [...led(group.leaders.filter(commands), name), ...unitRows(group)],
        list: { at: group.at, holds: 'unit' },
      }),
    ),
  ];
  if (words.loose !== undefined) {
    const { title, detail = howMany(loose), moveHere, cite } = words.loose;
    sections.push({
      ...listSection('independents', loose.at, title, detail, unitRows(loose)),
      moveHere,
      ...(cite && { cite }),
    });
  }
  if (works.length > 0 && words.works !== undefined) {
    const { title, work: wordsOf } = words.works;
    const drawn = works.map(({ work, at }) => workRow(work.id, at, wordsOf(work), blank));
    sections.push(listSection('works', ['works'], title, '', drawn));
  }
  if (unassigned.units.length > 0 && words.unassigned !== undefined) {
    const detail = words.unassignedDetail?.(unassigned) ?? howMany(unassigned);
    sections.push(listSection('unassigned', unassigned.at, words.unassigned, detail, unitRows(unassigned)));
  }
  const count = listsOf(tree).reduce((sum, { units }) => sum + units.length, 0);
  return { columns: words.columns, detail: words.detail(count), sections };
};
