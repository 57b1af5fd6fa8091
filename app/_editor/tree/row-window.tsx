'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nodeDomId } from './row-focus';
import { type RowHeights, type RowsInView, rowHeight, type TreeRow, USUAL_HEIGHT } from './seen-rows';

type RowWindowProps = {
  rows: readonly TreeRow[];
  placeOf: ReadonlyMap<string, number>;
  /** by the ids of those that are drawn */
  drawn: ReadonlyMap<string, number>;
  list: RefObject<HTMLElement | null>;
  heights: RowHeights;
  onScroll: (inView: RowsInView) => void;
};

/** Tells which rows of a long tree the window shows. The rows stand in the flow of the page and are measured there. */
export const RowWindow = ({ rows, placeOf, drawn, list, heights, onScroll }: RowWindowProps) => {
  const lastView = useRef<RowsInView | null>(null);
  const getScrollElement = useCallback(() => list.current?.closest('main') ?? null, [list]);
  const scrollMargin = useSpaceAbove(list, getScrollElement);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getItemKey: useCallback((place: number) => rows[place]?.id ?? place, [rows]),
    estimateSize: (place) => heights[rows[place]?.kind ?? ''] ?? USUAL_HEIGHT,
    measureElement: rowHeight,
    getScrollElement,
    // it may have been scrolled before this part was here
    initialOffset: () => getScrollElement()?.scrollTop ?? 0,
    scrollMargin,
  });
  const range = virtualizer.calculateRange();
  const reaches = virtualizer.measurementsCache;

  useLayoutEffect(() => {
    for (const id of drawn.keys()) {
      const row = document.getElementById(nodeDomId(id));
      const place = String(placeOf.get(id));
      if (row === null) continue;
      if (row.dataset.index !== place) row.dataset.index = place;
      if (virtualizer.elementsCache.get(id) !== row) virtualizer.measureElement(row);
    }
    // forgets those that are gone
    virtualizer.measureElement(null);
    if (range === null) return;
    const { startIndex: first, endIndex: last } = range;
    const { current } = lastView;
    if (current?.first === first && current.last === last && current.reaches === reaches) return;
    lastView.current = { first, last, reaches };
    onScroll(lastView.current);
  });
  return null;
};

/** How far below the head of what scrolls the tree begins, in pixels; measured again when something above it grows. */
const useSpaceAbove = (
  list: RefObject<HTMLElement | null>,
  getScrollElement: () => HTMLElement | null,
): number => {
  const [space, setSpace] = useState(0);
  useEffect(() => {
    const [tree, scroller] = [list.current, getScrollElement()];
    if (tree === null || scroller === null) return;
    const measure = () =>
      setSpace(tree.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
    const growth = new ResizeObserver(measure);
    for (const part of scroller.children) growth.observe(part);
    // rows that turn out higher than thought move the window themselves
    scroller.style.overflowAnchor = 'none';
    return () => {
      growth.disconnect();
      scroller.style.overflowAnchor = '';
    };
  }, [list, getScrollElement]);
  return space;
};
