import { AskFirst } from '@/app/_components/ui/ask-first';

type AskNotesProps = { notes: number; pending: boolean; onAccept: () => void; onLeave: () => void };

/** Asks once before a list is accepted whose notes nobody has ticked. */
export const AskNotes = ({ notes, pending, onAccept, onLeave }: AskNotesProps) => (
  <div className="pt-2">
    <AskFirst
      title={notes === 1 ? 'A note is not ticked.' : `${notes} notes are not ticked.`}
      text="They stand above, under “To tick by hand”. Accept all the same?"
      yes="Accept all the same"
      no="Do not accept yet"
      pending={pending}
      onYes={onAccept}
      onNo={onLeave}
    />
  </div>
);
