'use client';

import { useSyncExternalStore } from 'react';

/** wide: three panes; narrow: the right pane is a drawer; phone: the tree is the page, all else are sheets. */
export type Layout = 'wide' | 'narrow' | 'phone';

const WIDE = '(min-width: 1240px)';
// a tablet on its end has room for two panes; a phone on its side is as wide, but not as high
const NARROW = '(min-width: 900px), (min-width: 720px) and (min-height: 600px)';

const subscribe = (listener: () => void) => {
  const queries = [matchMedia(WIDE), matchMedia(NARROW)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

const now = (): Layout =>
  matchMedia(WIDE).matches ? 'wide' : matchMedia(NARROW).matches ? 'narrow' : 'phone';

/** The layout of the window; null on the server, where the style sheet alone decides. */
export const useLayout = (): Layout | null => useSyncExternalStore<Layout | null>(subscribe, now, () => null);

/** True for what is typed into. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** True while a dialog or a menu is open. */
export const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [popover=auto]:popover-open') !== null;

/** Out of a field of a row onto the row; out of any other to what is selected, else out of the field alone. */
export const leaveField = (field: Element, goToSelected: () => boolean): void => {
  const row = field.closest('li, header')?.querySelector<HTMLElement>('[data-node]');
  if (row) row.focus();
  else if (!goToSelected() && field instanceof HTMLElement) field.blur();
};
