'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toasts';

/** Long enough to read and to reach the button; the clock stands still under pointer or focus. */
const SECONDS = { plain: 6, action: 20, error: 20 };

const NONE: readonly Toast[] = [];

/** Where toasts stand: above everything, even dialogs. One per page, in the layout. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const stand = useRef<HTMLElement>(null);
  const newest = toasts.at(-1);

  // shown anew for each toast, so that it comes to lie over a dialog opened since
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
      <section ref={stand} popover="manual" className="toasts" aria-label="Messages">
        <ul className="toast-list">
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
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'error' && <Icon name="error" className="sv error" />}
      <span>{message}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <Icon name="close" />
      </button>
    </li>
  );
};
