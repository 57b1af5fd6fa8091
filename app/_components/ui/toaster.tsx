'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toasts';

/** Long enough to read and to reach the button; the clock stops under pointer or focus. */
const SECONDS = { plain: 6, action: 20, error: 20 };

/** At the foot of the page, or over the dock that some pages have there on a phone. */
const STAND =
  'pointer-events-none inset-x-0 top-auto bottom-0 mx-auto my-0 w-[min(520px,100%)] overflow-visible border-0 bg-transparent px-3 pt-0 pb-[calc(16px+env(safe-area-inset-bottom))] max-tablet:in-[:root:has([data-dock])]:bottom-[calc(65px+env(safe-area-inset-bottom))] print:hidden';
const ACT =
  'hover:bg-ink-2 rounded-2 focus-visible:outline-paper grid min-h-9 min-w-9 flex-none place-items-center px-2.5 font-semibold underline underline-offset-2 focus-visible:-outline-offset-3 pointer-coarse:min-h-11';

const NONE: readonly Toast[] = [];

/** Where toasts stand: above everything, even dialogs. One per page, in the layout. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const stand = useRef<HTMLElement>(null);
  const newest = toasts.at(-1);

  // Shown again for each toast, so that it is above a dialog opened since.
  useEffect(() => {
    const element = stand.current;
    if (element === null) return;
    if (element.matches(':popover-open') && !element.contains(document.activeElement)) element.hidePopover();
    if (newest !== undefined && !element.matches(':popover-open')) element.showPopover();
  }, [newest]);

  return (
    <>
      <div className="vh" role="status">
        {newest?.tone === 'plain' ? newest.message : ''}
      </div>
      <div className="vh" role="alert">
        {newest?.tone === 'error' ? newest.message : ''}
      </div>
      <section ref={stand} popover="manual" className={STAND} aria-label="Messages">
        <ul className="grid gap-2">
          {toasts.map((toast) => (
            <Line key={toast.id} toast={toast} />
          ))}
        </ul>
      </section>
    </>
  );
};

const Line = ({ toast: { id, message, tone, action } }: { toast: Toast }) => {
  const [held, setHeld] = useState(false);
  const seconds = SECONDS[tone === 'error' ? 'error' : action ? 'action' : 'plain'];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, id, seconds]);

  return (
    <li
      className="bg-ink text-paper rounded-2 text-14 shadow-menu pointer-events-auto flex min-h-11 items-center gap-x-3 gap-y-1 py-1 pr-1.5 pl-4 wrap-anywhere motion-safe:[transition:translate_180ms_ease-out,opacity_180ms] starting:translate-y-3 starting:opacity-0"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'error' && <Icon name="error" className="size-[15px] [--on-sev:var(--ink)]" />}
      <span className="flex-1 py-1.5">{message}</span>
      {action && (
        <button
          type="button"
          className={ACT}
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={ACT} aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <Icon name="close" />
      </button>
    </li>
  );
};
