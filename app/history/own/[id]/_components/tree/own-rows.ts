import type { TreeRow } from '@/app/_editor/tree/seen-rows';
import { sideOf, type Tree } from '@/lib/history/own/tree/tree';

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
