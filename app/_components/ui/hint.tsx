'use client';

import { type ReactNode, useId, useRef } from 'react';
import { POP, usePop } from './pop';

type HintProps = {
  /** the words to click */
  label: ReactNode;
  children: ReactNode;
  className?: string;
};

const WORDS =
  'decoration-rule-firm min-h-6 min-w-6 usual:text-start underline decoration-dotted underline-offset-3 hover:decoration-current aria-expanded:decoration-current pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** Words that say more when clicked: why a limit is what it is, with its page. */
export const Hint = ({ label, children, className = '' }: HintProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const pop = useRef<HTMLDivElement>(null);
  const { open, onToggle } = usePop(button, pop, 'start');
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${WORDS} ${className}`}
        popoverTarget={id}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
      >
        {label}
      </button>
      <div
        ref={pop}
        id={id}
        popover="auto"
        role="note"
        className={`${POP} px-3 py-[9px]`}
        onToggle={onToggle}
      >
        {open && children}
      </div>
    </>
  );
};
