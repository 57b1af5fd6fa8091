'use client';

import { Button } from '@/app/_components/ui/button';
import * as common from '@/app/_components/words';
import * as partWords from '../part-words';
import { SheetActs } from '../sheet-acts';

type RowActsProps = {
  id: string;
  commands: Readonly<Record<'duplicate' | 'remove', (id: string) => void>>;
  onMove: () => void;
  /** closes the sheet */
  onClose: () => void;
  /** false for what stands in no list */
  listed?: boolean;
};

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
            {common.duplicate}
          </Button>
          <Button icon="swap" onClick={onMove}>
            {partWords.move}
          </Button>
        </>
      )}
      <Button icon="close" onClick={afterwards(commands.remove)}>
        {common.remove}
      </Button>
    </SheetActs>
  );
};
