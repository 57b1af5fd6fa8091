import { useEffect, useRef } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';

type AskNotesProps = { notes: number; pending: boolean; onAccept: () => void; onLeave: () => void };

/** "2 notes are not ticked." */
export const untickedWords = (notes: number): string =>
  notes === 1 ? 'A note is not ticked.' : `${notes} notes are not ticked.`;

/** Asks once before a list is accepted whose notes nobody has ticked. */
export const AskNotes = ({ notes, pending, onAccept, onLeave }: AskNotesProps) => {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <Notice severity="warning" title={untickedWords(notes)} live className="mt-2">
      They stand above, under “To tick by hand”. Accept all the same?
      <p className="flex flex-wrap gap-2 pt-2">
        <Button ref={yes} size="small" aria-disabled={pending} onClick={onAccept}>
          Accept all the same
        </Button>
        <Button size="small" variant="bare" onClick={onLeave}>
          Do not accept yet
        </Button>
      </p>
    </Notice>
  );
};
