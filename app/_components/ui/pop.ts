import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const GAP = 4;
const EDGE = 8;

/** Where a box of `size` goes beside `anchor`: below it, above where there is more room, always within `view`. */
export const placeBeside = (
  anchor: { left: number; right: number; top: number; bottom: number },
  size: { width: number; height: number },
  view: { width: number; height: number },
  align: 'start' | 'end',
): { left: number; top: number } => {
  const aligned = align === 'start' ? anchor.left : anchor.right - size.width;
  const left = Math.max(EDGE, Math.min(aligned, view.width - EDGE - size.width));
  const below = view.height - EDGE - anchor.bottom - GAP;
  const above = anchor.top - GAP - EDGE;
  const top = size.height <= below || below >= above ? anchor.bottom + GAP : anchor.top - GAP - size.height;
  return { left, top: Math.max(EDGE, Math.min(top, view.height - EDGE - size.height)) };
};

/**
 * Keeps a native popover beside the element that opens it. `onToggle` belongs on the popover; `open` says whether its
 * content is rendered; `place` positions it again after its size has changed; `show` opens it with its content before
 * it returns, so that the next key finds it open. It is visible only once positioned (`data-placed`).
 */
export const usePop = (
  anchor: RefObject<HTMLElement | null>,
  pop: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
) => {
  const [open, setOpen] = useState(false);

  const place = useCallback(() => {
    if (anchor.current === null || pop.current === null) return;
    const { left, top } = placeBeside(
      anchor.current.getBoundingClientRect(),
      { width: pop.current.offsetWidth, height: pop.current.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    );
    pop.current.style.left = `${left}px`;
    pop.current.style.top = `${top}px`;
    pop.current.dataset.placed = '';
  }, [anchor, pop, align]);

  useLayoutEffect(() => {
    if (!open) delete pop.current?.dataset.placed;
    else place();
  }, [open, place, pop]);

  useEffect(() => {
    if (!open) return;
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [open, place]);

  const onToggle = (event: { newState: string }) => setOpen(event.newState === 'open');
  const show = () => {
    pop.current?.showPopover();
    flushSync(() => setOpen(true));
  };
  return { open, place, show, onToggle };
};

/** What a menu and a hint look like; seen once `usePop` has found their place. */
export const POP =
  'border-rule-firm bg-paper text-ink shadow-menu rounded-2 invisible fixed inset-auto m-0 max-h-[calc(100dvh-16px)] max-w-[min(340px,calc(100vw-16px))] overflow-auto border text-start [font:400_var(--t-13)/var(--lh)_var(--sans)] data-placed:visible';
