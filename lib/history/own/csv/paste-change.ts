import type { Change } from '@/lib/rules/core/army/editing';
import { counted } from '@/lib/rules/core/army/words';
import type { OwnFormation, OwnUnit } from '../document';
import { formationFor, nationsOfSide } from '../tree/additions';
import { hasRoom, isDeepEnough, sizeOf } from '../tree/moves';
import { unitsIn } from '../tree/sums';
import { type BattleTree, countIn, listAt, nodeIn, type TreeNode } from '../tree/tree';
import type { RowTold } from './csv-check';
import { GrowingSide } from './csv-tree';

const heightOf = ({ children }: OwnFormation): number => 1 + Math.max(0, ...children.map(heightOf));

/** Units that tell no nation are of the first one of their side. */
const ofNation = (formation: OwnFormation, nation: string | null): OwnFormation => ({
  ...formation,
  units: formation.units.map((unit) => ({ ...unit, nation: unit.nation ?? nation })),
  children: formation.children.map((child) => ofNation(child, nation)),
});

const inserts = (
  list: readonly (string | number)[],
  from: number,
  values: readonly unknown[],
): Change['ops'] => values.map((value, index) => ({ op: 'insert', path: [...list, from + index], value }));

/** Where units go: behind the unit, to the end of the formation. */
const placeIn = (near: TreeNode, into: TreeNode): number =>
  near.kind === 'unit' ? near.index + 1 : countIn(into, 'unit');

const ops = (
  near: TreeNode,
  into: TreeNode | null,
  units: readonly OwnUnit[],
  formations: readonly OwnFormation[],
): Change['ops'] | null => {
  const parent = into ?? near;
  const list = listAt(parent, 'formation');
  if (list === null || formations.some((each) => !isDeepEnough(parent, heightOf(each)))) return null;
  return [
    ...(into === null ? [] : inserts([...into.at, 'units'], placeIn(near, into), units)),
    ...inserts(list, countIn(parent, 'formation'), formations),
  ];
};

/**
 * Rows that were pasted, as one step: their units behind the selected one or at the end of its formation, the
 * formations that they name within it. Null where there is no room, or nothing to add.
 */
export const addRows = (
  tree: BattleTree,
  nearId: string,
  rows: readonly RowTold[],
  newId: () => string,
): Change | null => {
  const near = nodeIn(tree, nearId);
  if (near === null) return null;
  const growing = new GrowingSide('');
  const counts = { formations: 0, units: 0 };
  for (const row of rows) growing.grow(row, counts);
  const nation = nationsOfSide(tree, near)[0] ?? null;
  const grown = growing.side(newId).formations.map((formation) => ofNation(formation, nation));
  const size = grown.map(sizeOf).reduce((sum, { formations }) => sum + formations, 0);
  const into = formationFor(tree, near);
  // Units without a formation go into the existing one.
  const loose = (formation: OwnFormation) => into !== null && formation.name === '';
  const units = grown.filter(loose).flatMap((formation) => formation.units);
  const formations = grown.filter((formation) => !loose(formation));
  if (counts.units + size === 0 || !hasRoom(tree, size, counts.units)) return null;
  const steps = ops(near, into, units, formations);
  const first = units[0] ?? unitsIn(formations)[0] ?? formations[0];
  return (
    steps && {
      ops: steps,
      label: `Paste ${counted(counts.units, 'unit')}`,
      ...(first && { select: first.id }),
    }
  );
};
