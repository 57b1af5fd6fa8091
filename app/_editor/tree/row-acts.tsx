'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_components/ui/button';

type RowActsProps = {
  id: string;
  commands: Readonly<Record<'duplicate' | 'remove', (id: string) => void>>;
  onMove: () => void;
  /** closes the sheet */
  onClose: () => void;
  /** false for a node outside any list */
  listed?: boolean;
};

/** What can be done with what a sheet shows: a row of buttons, as wide as each other. */
export const SheetActs = ({ children }: { children: ReactNode }) => (
  <div className="phone:[&>button]:min-h-[46px] phone:[&>button]:px-1.5 phone:[&>button]:text-[0.9375rem] flex gap-2 pt-3.5 [&>button]:flex-1">
    {children}
  </div>
);

/** Places to go to or ways to change, one below the other. */
export const SheetChoices = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    className="border-rule *:border-rule mt-3.5 border-t *:border-b [&>li>button]:min-h-11"
    aria-label={label}
  >
    {children}
  </ul>
);

/** What can be done with the row that a sheet shows. */
export const RowActs = ({ id, commands, onMove, onClose, listed = true }: RowActsProps) => {
  // the sheet closes first, so that the focus can go to where the edit wants it
  const afterwards = (run: (id: string) => void) => () => {
    onClose();
    run(id);
  };
  return (
    <SheetActs>
      {listed && (
        <>
          <Button icon="copy" onClick={afterwards(commands.duplicate)}>
            Duplicate
          </Button>
          <Button icon="swap" onClick={onMove}>
            Move
          </Button>
        </>
      )}
      <Button icon="close" onClick={afterwards(commands.remove)}>
        Remove
      </Button>
    </SheetActs>
  );
};
