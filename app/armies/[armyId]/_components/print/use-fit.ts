'use client';

import { type RefCallback, useCallback } from 'react';
import type { CardOptions } from '@/lib/rules/core/sheet/sheet-parts';

/** Widths of paper in pixels of a style sheet, 96 to the inch. */
const WIDTHS = { a4: (210 / 25.4) * 96, letter: 8.5 * 96 } as const;

/** Tells the style sheet, as `--fit`, how much smaller a sheet must be drawn to be seen whole in the element's width. */
export const useFit = (paper: CardOptions['paper']): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (element === null) return;
      const measure = () => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (room > 0) element.style.setProperty('--fit', Math.min(1, room / WIDTHS[paper]).toFixed(3));
      };
      const watcher = new ResizeObserver(measure);
      watcher.observe(element);
      measure();
      return () => watcher.disconnect();
    },
    [paper],
  );
