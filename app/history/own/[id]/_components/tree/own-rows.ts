import type { TreeRow } from '@/app/_editor/tree/seen-rows';
import { sideOf, type Tree } from '@/lib/history/own/tree/tree';

/** A row of the order of battle: grip, symbol or fold, name, numbers, mark, menu. */
export const ROW =
  'group/row relative grid grid-cols-[18px_30px_minmax(0,1fr)_auto_18px_24px] items-center gap-x-2 phone:grid-cols-[34px_minmax(0,1fr)_auto_18px] phone:pr-3 touch:grid-cols-[18px_30px_minmax(0,1fr)_auto_18px_44px] touch:phone:grid-cols-[34px_minmax(0,1fr)_auto_18px]';

/** How far each depth stands in; the first formations stand at the edge. */
export const INDENT = [
  'phone:pl-3',
  'phone:pl-3',
  'pl-4 phone:pl-5',
  'pl-8 phone:pl-7',
  'pl-12 phone:pl-9',
  'pl-16 phone:pl-11',
  'pl-20 phone:pl-13',
  'pl-24 phone:pl-15',
] as const;

/** The button is the row: all of it selects, and what else can be pressed in it lies above. */
export const NAME = 'min-w-0 text-start outline-none after:absolute after:inset-0 phone:leading-[1.3]';

/** The line that says that nothing stands in a formation; an id of a node holds no colon. */
export const emptyId = (formation: string): string => `${formation}:empty`;

/** All lines under the heading of a side from top to bottom, without what is folded away. */
export const ownRows = (tree: Tree, folded: ReadonlySet<string>, side: string): readonly TreeRow[] => {
  const index = tree.byId.get(side)?.index;
  const hidden = new Set<string>();
  return tree.nodes.flatMap((node): TreeRow[] => {
    const { id, parent, kind } = node;
    if (kind === 'side' || sideOf(node) !== index) return [];
    if (folded.has(parent) || hidden.has(parent)) {
      hidden.add(id);
      return [];
    }
    const row = { id, parent: parent === side ? null : parent, kind };
    const isEmpty =
      kind === 'formation' && node.node.units.length + node.node.children.length === 0 && !folded.has(id);
    return isEmpty ? [row, { id: emptyId(id), parent: id, kind: 'empty' }] : [row];
  });
};
