import { useLayoutEffect, useRef } from 'react';

/** Where the keyboard should be after an edit. `lost`: only if its place has gone. `rename`: in the name field. */
export type FocusRequest = { readonly id: string; readonly how: 'row' | 'lost' | 'rename' };

const PREFIX = 'node-';

/** The DOM id of a row or section of the tree. */
export const nodeDomId = (id: string): string => `${PREFIX}${id}`;

/** The element that has the focus when a row or section has it. */
const nodeButton = (id: string): HTMLElement | null =>
  document.getElementById(nodeDomId(id))?.querySelector<HTMLElement>('[data-node]') ?? null;

/** The row or section that contains an element. */
export const nodeIdAround = (target: EventTarget | null): string | null => {
  const row = target instanceof Element ? target.closest(`[id^="${PREFIX}"]:has([data-node])`) : null;
  return row === null ? null : row.id.slice(PREFIX.length);
};

/** Puts the focus where an edit asked for it, once the tree shows the edit; `focused` tells that it was seen to. */
export const useRequestedFocus = (focus: FocusRequest | null, focused: () => void): void => {
  const done = useRef(focus);
  useLayoutEffect(() => {
    if (focus === null || focus === done.current || focus.how === 'rename') return;
    done.current = focus;
    const go = () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (focus.how === 'row' || lost) nodeButton(focus.id)?.focus();
    };
    // an open dialog gives the focus back to where it came from when it closes; the wish comes after that
    if (document.querySelector('dialog[open]') === null) go();
    else setTimeout(go, 0);
    focused();
  }, [focus, focused]);
};
