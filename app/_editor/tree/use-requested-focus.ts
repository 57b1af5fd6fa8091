import { useLayoutEffect, useRef } from 'react';
import { nodeButton } from './node-dom-id';

/** Where the keyboard should be after an edit. `lost`: only if its place has gone. `rename`: in the name field. */
export type FocusRequest = { readonly id: string; readonly how: 'row' | 'lost' | 'rename' };

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
