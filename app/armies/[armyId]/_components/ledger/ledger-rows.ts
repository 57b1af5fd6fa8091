import { isSeen, type SeenRows, type TreeRow } from '@/app/_editor/tree/seen-rows';
import type { SectionView } from '../../_store/view';

/** The line that says that a section holds no units; no node is called so. */
export const emptyId = (section: string): string => `${section}:empty`;

/** Whether a section says that it holds no units. */
export const isEmpty = ({ section, rows }: SectionView): boolean =>
  section.list !== undefined && rows.every(({ row }) => row.kind !== 'unit' && row.kind !== 'works');

/** All lines of the order of battle from top to bottom, without what is folded away. */
export const ledgerRows = (
  sections: readonly SectionView[],
  folded: ReadonlySet<string>,
): readonly TreeRow[] =>
  sections.flatMap((view): TreeRow[] => {
    const { section, rows } = view;
    const { id, kind } = section;
    // the leaders of the whole army stand under no heading
    const parent = kind === 'command' ? null : id;
    const head: TreeRow[] = parent === null ? [] : [{ id, parent: null, kind: 'section' }];
    if (folded.has(id)) return head;
    const lines = rows.map(({ row }) => ({ id: row.id, parent, kind: row.kind }));
    return [...head, ...lines, ...(isEmpty(view) ? [{ id: emptyId(id), parent, kind: 'empty' }] : [])];
  });

/** Whether something of a section is drawn. */
export const isSectionSeen = (seen: SeenRows | null, { section, rows }: SectionView): boolean =>
  section.kind === 'command' ? rows.some(({ row }) => isSeen(seen, row.id)) : isSeen(seen, section.id);
