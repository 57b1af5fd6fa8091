import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { openNotesOf } from '@/lib/events/desk/desk-view';
import type { DeskRow } from '@/lib/events/schema';
import { amountOf } from '@/lib/rules/core/army/number';
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
    <BottomSheet open={open} onClose={onClose} title={`Accept ${amountOf(rows.length, 'list')}`}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {notes === 1 ? 'A note' : `${notes} notes`} of the terms {notes === 1 ? 'is' : 'are'} not ticked, in{' '}
          {unticked.length === 1 ? 'the list' : 'the lists'} of {someOf(unticked.map(({ name }) => name))}.
          Accept anyway?
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          {others > 0 && (
            <Button aria-disabled={pending} onClick={() => run({ act: 'accept' }, ticked, onClose)}>
              Accept only the other {others === 1 ? 'one' : others}
            </Button>
          )}
          <Button
            variant="main"
            icon="pass"
            data-autofocus
            aria-disabled={pending}
            onClick={() => run({ act: 'accept', withNotes: true }, ticked, onClose)}
          >
            Accept anyway
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
};
