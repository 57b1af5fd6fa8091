'use client';

import { IconButton } from '@/app/_components/ui/button';

/** Under a thumb. */
const LARGER = 'phone:size-11 phone:[&>svg]:size-5';

type TravelProps = {
  /** what the next step back would undo, and the next forth do again; null where there is none */
  back: string | null;
  forth: string | null;
  onUndo: () => void;
  onRedo: () => void;
};

/** Undo and redo, which say what they would do; a phone has redo elsewhere. */
export const TravelButtons = ({ back, forth, onUndo, onRedo }: TravelProps) => (
  <span className="flex">
    <IconButton
      className={LARGER}
      icon="undo"
      label={back === null ? 'Undo' : `Undo: ${back}`}
      aria-disabled={back === null}
      onClick={onUndo}
    />
    <span className="phone:hidden">
      <IconButton
        icon="redo"
        label={forth === null ? 'Redo' : `Redo: ${forth}`}
        aria-disabled={forth === null}
        onClick={onRedo}
      />
    </span>
  </span>
);
