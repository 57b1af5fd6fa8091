'use client';

import { type ReactNode, useId, useRef } from 'react';
import { usePop } from './pop';

type HintProps = {
  /** the words to click */
  label: ReactNode;
  children: ReactNode;
  className?: string;
};

/** Words that say more when clicked: why a limit is what it is, with its page. */
export const Hint = ({ label, children, className = 'hinted' }: HintProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const pop = useRef<HTMLDivElement>(null);
  const { open, onToggle } = usePop(button, pop, 'start');
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
      >
        {label}
      </button>
      <div ref={pop} id={id} popover="auto" role="note" className="pop hint" onToggle={onToggle}>
        {open && children}
      </div>
    </>
  );
};
