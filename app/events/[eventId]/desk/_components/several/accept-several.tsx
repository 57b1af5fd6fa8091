import * as commonParts from '@/app/_components/part-words';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { openNotesOf } from '@/lib/events/desk/desk-view';
import type { DeskRow } from '@/lib/events/schema';
import * as words from '../../words';
import { someOf } from './several-words';
import type { Several } from './use-several';

type AcceptSeveralProps = {
  open: boolean;
  onClose: () => void;
  /** all that are ticked: those that are left are named afterwards */
  ticked: readonly DeskRow[];
  /** the lists that nothing but their notes keeps from being accepted */
  rows: readonly DeskRow[];
  several: Several;
};

/** Asks once before lists are accepted whose notes nobody has ticked. */
export const AcceptSeveral = ({ open, onClose, ticked, rows, several }: AcceptSeveralProps) => {
  const unticked = rows.filter((row) => openNotesOf(row) > 0);
  const others = rows.length - unticked.length;
  const notes = unticked.reduce((sum, row) => sum + openNotesOf(row), 0);
  const { run, pending } = several;
  return (
    <BottomSheet open={open} onClose={onClose} title={words.acceptLists(rows.length)}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {words.notesNotTicked(notes, unticked.length, someOf(unticked.map(({ name }) => name)))}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{commonParts.cancel}</Button>
          {others > 0 && (
            <Button aria-disabled={pending} onClick={() => run({ act: 'accept' }, ticked, onClose)}>
              {words.acceptOthers(others)}
            </Button>
          )}
          <Button
            variant="main"
            icon="pass"
            data-autofocus
            aria-disabled={pending}
            onClick={() => run({ act: 'accept', withNotes: true }, ticked, onClose)}
          >
            {words.acceptAnyway}
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
};
