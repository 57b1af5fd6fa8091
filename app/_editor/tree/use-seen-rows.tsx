'use client';

import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useLayout } from '../editor-window';
import { LazyPart, lazyPart } from '../lazy-part';
import { useLeftOut } from './drag-handles';
import { nodeDomId, nodeIdAround } from './row-focus';
import {
  AT_TOP,
  MANY_ROWS,
  type RowHeights,
  type RowsInView,
  rowHeight,
  rowOffsets,
  type TreeRow,
  type VisibleRows,
  visibleRows,
} from './seen-rows';

/** Follows the window over a long tree: no page that has none loads it. */
const ROW_WINDOW = lazyPart(() => import('./row-window').then((part) => part.RowWindow));

const NO_HEIGHTS: RowHeights = {};

type TreeWindow = {
  /** null where the whole tree is drawn */
  readonly seen: VisibleRows | null;
  /** a sibling of the tree that renders nothing */
  readonly follower: ReactNode;
};

/**
 * The rendered part of a tree: all of a short one; of a long one what the window shows.
 * @param list holds the rows, within the part of the page that scrolls
 * @param stop the row that the Tab key reaches: it is always rendered
 */
export const useVisibleRows = (
  rows: readonly TreeRow[],
  list: RefObject<HTMLElement | null>,
  stop: string | null,
): TreeWindow => {
  const many = rows.length > MANY_ROWS;
  const key = useId();
  const [inView, setInView] = useState<RowsInView | null>(null);
  const held = useHeldRow(list, many);
  const heights = useRowHeights(rows, many);
  const placeOf = useMemo(
    (): ReadonlyMap<string, number> => new Map(many ? rows.map(({ id }, place) => [id, place]) : []),
    [rows, many],
  );
  const seen = useMemo(
    () =>
      many
        ? visibleRows(
            rows,
            placeOf,
            inView ?? { ...AT_TOP, reaches: rowOffsets(rows, heights ?? NO_HEIGHTS) },
            [stop, held],
          )
        : null,
    [many, rows, placeOf, inView, heights, stop, held],
  );
  useLeftOut(key, placeOf, seen);
  const follower = seen !== null && heights !== null && (
    <LazyPart
      over
      key={JSON.stringify(heights)}
      part={ROW_WINDOW}
      props={{ rows, placeOf, drawn: seen.gaps, list, heights, onScroll: setInView }}
    />
  );
  return { seen, follower };
};

/** The row that has the focus, or holds what has it: it stays where it is, however far the tree is scrolled. */
const useHeldRow = (list: RefObject<HTMLElement | null>, many: boolean): string | null => {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null || !many) return;
    const onFocus = ({ target }: FocusEvent) => setHeld(nodeIdAround(target));
    const onBlur = () => {
      // a window that is left keeps its focus
      if (!element.contains(document.activeElement)) setHeld(null);
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [list, many]);
  return held;
};

/** Heights of the kinds of rows in the layout of the window, by the first of each that is drawn; null before that. */
const useRowHeights = (rows: readonly TreeRow[], many: boolean): RowHeights | null => {
  const layout = useLayout();
  const [heights, setHeights] = useState<RowHeights | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once in each layout, not after each edit
  useLayoutEffect(() => {
    if (!many || layout === null) return;
    const byKind: Record<string, number> = {};
    for (const { id, kind } of rows) {
      const row = kind in byKind ? null : document.getElementById(nodeDomId(id));
      if (row !== null) byKind[kind] = rowHeight(row);
    }
    setHeights(byKind);
  }, [many, layout]);
  return heights;
};
