import { canHold, type OwnSpot } from './moves';
import { type BattleTree, nodeIn, type TreeNode } from './tree';

/** A unit lands beside a unit, or at the head of a formation. */
const unitSpot = (target: TreeNode, after: boolean): OwnSpot | null => {
  if (target.kind === 'side') return null;
  return target.kind === 'formation'
    ? { parent: target.id, index: 0 }
    : { parent: target.parent, index: target.index + (after ? 1 : 0) };
};

/** A formation lands beside a formation, at the head of a side, or within the formation of a unit. */
const formationSpot = (target: TreeNode, after: boolean): OwnSpot => {
  if (target.kind === 'side') return { parent: target.id, index: 0 };
  return target.kind === 'unit'
    ? { parent: target.parent, index: 0 }
    : { parent: target.parent, index: target.index + (after ? 1 : 0) };
};

/**
 * Where a dragged formation or unit lands when it is let go over `targetId`, `after` its middle or before it. The index
 * counts after it was taken out of its list. Null where it cannot go, or would not move.
 */
export const dropSpot = (
  tree: BattleTree,
  draggedId: string,
  targetId: string,
  after: boolean,
): OwnSpot | null => {
  const [dragged, target] = [nodeIn(tree, draggedId), nodeIn(tree, targetId)];
  if (dragged === null || target === null || dragged.kind === 'side' || draggedId === targetId) return null;
  const spot = dragged.kind === 'unit' ? unitSpot(target, after) : formationSpot(target, after);
  const parent = nodeIn(tree, spot?.parent ?? null);
  if (spot === null || parent === null || !canHold(parent, dragged)) return null;
  const same = spot.parent === dragged.parent;
  const index = same && dragged.index < spot.index ? spot.index - 1 : spot.index;
  return same && index === dragged.index ? null : { parent: spot.parent, index };
};
