import { moved, withFreshIds } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import { OWN_BOUNDS } from '../bounds';
import type { OwnBattle, OwnFormation } from '../document';
import { type BattleTree, calledIn, countIn, listAt, nodeIn, standsIn, type TreeNode } from './tree';

/** A place in a side or formation: after this many of its formations or units, the moved one not counted. */
export type OwnSpot = { readonly parent: string; readonly index: number };

const isNode = (node: TreeNode | null | undefined): node is TreeNode => node !== null && node !== undefined;

const heightOf = ({ children }: OwnFormation): number => 1 + Math.max(0, ...children.map(heightOf));

/** The formations and units of a formation, itself among them. */
export const sizeOf = ({ units, children }: OwnFormation): { formations: number; units: number } =>
  children
    .map(sizeOf)
    .reduce(
      (sum, size) => ({ formations: sum.formations + size.formations, units: sum.units + size.units }),
      { formations: 1, units: units.length },
    );

/** True where this many formations and units more stay within the bounds. */
export const hasRoom = (tree: BattleTree, formations: number, units: number): boolean =>
  tree.formations + formations <= OWN_BOUNDS.formations && tree.units + units <= OWN_BOUNDS.units;

/** True where a formation of that height may stand in a node. */
export const isDeepEnough = (parent: TreeNode, height: number): boolean =>
  parent.depth + height <= OWN_BOUNDS.depth;

/** True where `parent` may hold the node: formations hold units, sides and formations hold formations. */
export const canHold = (parent: TreeNode, node: TreeNode): boolean => {
  if (node.kind === 'side' || listAt(parent, node.kind) === null) return false;
  return node.kind === 'unit' || (!standsIn(parent, node) && isDeepEnough(parent, heightOf(node.node)));
};

/** Moves a node to a spot; null if it is there already, or cannot go there. */
export const moveTo = (
  battle: OwnBattle,
  tree: BattleTree,
  id: string,
  { parent, index }: OwnSpot,
): Change | null => {
  const [node, into] = [nodeIn(tree, id), nodeIn(tree, parent)];
  if (node === null || into === null || node.kind === 'side' || !canHold(into, node)) return null;
  const list = listAt(into, node.kind);
  const room = countIn(into, node.kind) - (node.parent === parent ? 1 : 0);
  const place = Math.max(0, Math.min(index, room));
  if (list === null || (node.parent === parent && node.index === place)) return null;
  return { ops: moved(battle, node.at, list, place), label: `Move ${calledIn(node)}`, select: id };
};

/** The end of the units or formations of a node. */
const endOf = (parent: TreeNode, holds: 'unit' | 'formation'): OwnSpot => ({
  parent: parent.id,
  index: countIn(parent, holds),
});

/**
 * Moves a node one place up or down. A unit at the end of its formation goes to the next one, whatever its side; a
 * formation stays among its like.
 */
export const moveBy = (battle: OwnBattle, tree: BattleTree, id: string, step: -1 | 1): Change | null => {
  const node = nodeIn(tree, id);
  if (node === null || node.kind === 'side') return null;
  const parent = nodeIn(tree, node.parent);
  if (parent === null) return null;
  const index = node.index + step;
  if (index >= 0 && index < countIn(parent, node.kind))
    return moveTo(battle, tree, id, { parent: parent.id, index });
  if (node.kind === 'formation') return null;
  const formations = tree.nodes.filter(({ kind }) => kind === 'formation');
  const next = formations[formations.indexOf(parent) + step];
  if (next === undefined) return null;
  return moveTo(battle, tree, id, step === 1 ? { parent: next.id, index: 0 } : endOf(next, 'unit'));
};

/** A formation into the one before it, as its last; a unit into the first formation below its own. */
export const moveIn = (battle: OwnBattle, tree: BattleTree, id: string): Change | null => {
  const node = nodeIn(tree, id);
  if (node === null || node.kind === 'side') return null;
  const parent = nodeIn(tree, node.parent);
  if (node.kind === 'unit') {
    const first = parent?.kind === 'formation' ? parent.node.children[0] : undefined;
    return first === undefined ? null : moveTo(battle, tree, id, { parent: first.id, index: 0 });
  }
  const before = tree.nodes.find(
    (each) => each.kind === 'formation' && each.parent === node.parent && each.index === node.index - 1,
  );
  return before === undefined ? null : moveTo(battle, tree, id, endOf(before, 'formation'));
};

/** Moves a formation out of its parent, right behind it; a unit to the end of the formation around its own. */
export const moveOut = (battle: OwnBattle, tree: BattleTree, id: string): Change | null => {
  const node = nodeIn(tree, id);
  if (node === null || node.kind === 'side') return null;
  const parent = nodeIn(tree, node.parent);
  const around = nodeIn(tree, parent?.parent ?? null);
  if (parent === null || around === null) return null;
  if (node.kind === 'unit') return moveTo(battle, tree, id, endOf(around, 'unit'));
  return moveTo(battle, tree, id, { parent: around.id, index: parent.index + 1 });
};

/** A copy right behind a formation or unit, under new ids; null past the bounds. */
export const duplicate = (tree: BattleTree, id: string, newId: () => string): Change | null => {
  const node = nodeIn(tree, id);
  if (node === null || node.kind === 'side') return null;
  const size = node.kind === 'unit' ? { formations: 0, units: 1 } : sizeOf(node.node);
  if (!hasRoom(tree, size.formations, size.units)) return null;
  const copy = withFreshIds<{ readonly id: string }>(node.node, newId);
  return {
    ops: [{ op: 'insert', path: [...node.at.slice(0, -1), node.index + 1], value: copy }],
    label: `Duplicate ${calledIn(node)}`,
    select: copy.id,
  };
};

/** Takes a formation with all in it, or a unit, out; what is beside it is selected then. */
export const remove = (tree: BattleTree, id: string): Change | null => {
  const node = nodeIn(tree, id);
  if (node === null || node.kind === 'side') return null;
  const like = tree.nodes.filter(({ kind, parent }) => kind === node.kind && parent === node.parent);
  const beside = [like[node.index + 1], like[node.index - 1]].find(isNode);
  return {
    ops: [{ op: 'remove', path: node.at }],
    label: `Remove ${calledIn(node)}`,
    select: beside?.id ?? node.parent,
  };
};

/** Sets fields of a node, or of the battle itself where `id` is null. */
export const setFields = (
  tree: BattleTree,
  id: string | null,
  fields: Readonly<Record<string, unknown>>,
  label: string,
): Change | null => {
  const node = nodeIn(tree, id);
  if (id !== null && node === null) return null;
  const at = node?.at ?? [];
  return {
    ops: Object.entries(fields).map(([key, value]) => ({
      op: 'set',
      path: [...at, ...key.split('.')],
      value,
    })),
    label,
  };
};

/** Gives a side, formation or unit another name. */
export const rename = (tree: BattleTree, id: string, name: string): Change | null => {
  const node = nodeIn(tree, id);
  return node && setFields(tree, id, { name }, `Rename ${calledIn(node)}`);
};
