import type { CatalogueEntry } from '@/lib/rules/core/contract/catalogue';
import { type DropSpot, isListed, listed, listsFor, spotOf } from './changes';
import { type BuilderView, rowOf, sectionOf } from './view';

/** Where a dragged thing would land: in a list at an index, or for a section, so many places up or down. */
export type Drop =
  | { readonly kind: 'spot'; readonly spot: DropSpot }
  | { readonly kind: 'steps'; readonly steps: number };

/**
 * Where `dragged` lands when it is let go over `target`, `after` its middle or before it. The index counts after the
 * dragged row was taken out of its list. Null where it cannot go, or would not move.
 */
export const dropSpot = (view: BuilderView, dragged: string, target: string, after: boolean): Drop | null => {
  if (dragged === target || !isListed(view, dragged)) return null;
  if (rowOf(view, dragged) === null) return sectionSteps(view, dragged, target);
  const list = sectionOf(view, target);
  const from = spotOf(view, dragged);
  if (list === null || from === null || !listsFor(view, dragged).includes(list)) return null;
  const over = spotOf(view, target);
  // over a heading or a commander: the head of the list
  let index = over === null ? 0 : over.index + (after ? 1 : 0);
  if (from.section === list.section.id && from.index < index) index--;
  if (from.section === list.section.id && from.index === index) return null;
  return { kind: 'spot', spot: { section: list.section.id, index: Math.min(index, listed(list)) } };
};

const sectionSteps = (view: BuilderView, dragged: string, target: string): Drop | null => {
  const section = sectionOf(view, target)?.section;
  const from = view.places.get(dragged)?.section;
  const to = section && view.places.get(section.id)?.section;
  if (from === undefined || to === undefined || section === undefined || from === to) return null;
  return isListed(view, section.id) ? { kind: 'steps', steps: to - from } : null;
};

/** Where troops from the catalogue land when they are let go over `target`; null where no list takes them. */
export const troopSpot = (
  view: BuilderView,
  into: CatalogueEntry['into'],
  target: string,
  after: boolean,
): DropSpot | null => {
  const section = sectionOf(view, target)?.section;
  if (section?.list?.holds !== into) return null;
  const over = spotOf(view, target);
  return { section: section.id, index: over === null ? 0 : over.index + (after ? 1 : 0) };
};
