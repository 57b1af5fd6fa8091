import type { Path } from '@/lib/rules/core/army/path';
import { capital } from '@/lib/rules/core/army/words';
import type { OwnBattle, OwnFormation, OwnSide, OwnUnit } from '../document';

type TreePlace = {
  readonly id: string;
  /** path into the order of battle */
  readonly at: Path;
  /** its place in its list, from 0 */
  readonly index: number;
  /** 0 = a side; formations from 1 */
  readonly depth: number;
};

export type SideNode = TreePlace & { readonly kind: 'side'; readonly parent: null; readonly node: OwnSide };
export type OwnFormationNode = TreePlace & {
  readonly kind: 'formation';
  readonly parent: string;
  readonly node: OwnFormation;
};
export type OwnUnitNode = TreePlace & {
  readonly kind: 'unit';
  readonly parent: string;
  readonly node: OwnUnit;
};

/** A side, formation or unit, and its place. */
export type TreeNode = SideNode | OwnFormationNode | OwnUnitNode;

/** An order of battle from top to bottom: each side, its formations, in each its units, then the formations in it. */
export type BattleTree = {
  readonly nodes: readonly TreeNode[];
  readonly byId: ReadonlyMap<string, TreeNode>;
  readonly formations: number;
  readonly units: number;
};

/** No formation or unit can be called so: an id holds no colon. */
export const sideId = (index: number): string => `side:${index}`;

const ORDINALS = ['First', 'Second'] as const;

/** How a side is called: by its name, or by its place until it has one. */
export const sideCalled = (name: string, position: number): string =>
  name || `${ORDINALS[position] ?? 'Another'} side`;

const unitNodes = ({ units, id }: OwnFormation, at: Path, depth: number): OwnUnitNode[] =>
  units.map((node, index) => ({
    kind: 'unit',
    id: node.id,
    at: [...at, 'units', index],
    index,
    depth: depth + 1,
    parent: id,
    node,
  }));

const formationNodes = (
  formations: readonly OwnFormation[],
  list: Path,
  parent: string,
  depth: number,
): TreeNode[] =>
  formations.flatMap((node, index): TreeNode[] => {
    const at = [...list, index];
    return [
      { kind: 'formation', id: node.id, at, index, depth, parent, node },
      ...unitNodes(node, at, depth),
      ...formationNodes(node.children, [...at, 'children'], node.id, depth + 1),
    ];
  });

/** The order of battle as a list of its nodes. */
export const treeOf = ({ sides }: Pick<OwnBattle, 'sides'>): BattleTree => {
  const nodes = sides.flatMap((node, index): TreeNode[] => {
    const [id, at] = [sideId(index), ['sides', index]];
    return [
      { kind: 'side', id, at, index, depth: 0, parent: null, node },
      ...formationNodes(node.formations, [...at, 'formations'], id, 1),
    ];
  });
  return {
    nodes,
    byId: new Map(nodes.map((node) => [node.id, node])),
    formations: nodes.filter(({ kind }) => kind === 'formation').length,
    units: nodes.filter(({ kind }) => kind === 'unit').length,
  };
};

/** The node of that id, or null. */
export const nodeIn = ({ byId }: BattleTree, id: string | null): TreeNode | null =>
  id === null ? null : (byId.get(id) ?? null);

/** The path of its list of formations or units in the document; null for a unit, and for units of a side. */
export const listAt = (parent: TreeNode, holds: 'formation' | 'unit'): Path | null => {
  if (parent.kind === 'formation') return [...parent.at, holds === 'unit' ? 'units' : 'children'];
  return parent.kind === 'side' && holds === 'formation' ? [...parent.at, 'formations'] : null;
};

/** How many formations or units stand right in a node. */
export const countIn = (parent: TreeNode, holds: 'formation' | 'unit'): number => {
  if (parent.kind === 'unit') return 0;
  if (parent.kind === 'side') return holds === 'formation' ? parent.node.formations.length : 0;
  return holds === 'unit' ? parent.node.units.length : parent.node.children.length;
};

/** The side of a node, from 0. */
export const sideOf = ({ at }: TreeNode): number => Number(at[1]);

/** True for a node inside `outer`, or `outer` itself. */
export const standsIn = ({ at }: TreeNode, outer: TreeNode): boolean =>
  outer.at.every((step, place) => at[place] === step);

/** How a node is called, also where it has no name. */
export const calledIn = ({ kind, node, index }: TreeNode): string =>
  kind === 'side' ? sideCalled(node.name, index) : node.name || `${capital(kind)} without a name`;
