'use client';

import { useStore } from 'zustand';
import { IconButton } from '@/app/_components/ui/button';
import type { EditorStore } from './editor-store';

/** Under a thumb. */
const LARGER = 'phone:size-11 phone:[&>svg]:size-5';

/** Undo and redo, which say what they would do; a phone has redo elsewhere. */
export const TravelButtons = ({ store }: { store: EditorStore }) => {
  const back = useStore(store, ({ history, earlierEdit }) => history.past.at(-1)?.label ?? earlierEdit);
  const forth = useStore(store, ({ history }) => history.future[0]?.label ?? null);
  const { undo, redo } = store.getState();
  return (
    <span className="flex">
      <IconButton
        className={LARGER}
        icon="undo"
        label={back === null ? 'Undo' : `Undo: ${back}`}
        aria-disabled={back === null}
        onClick={undo}
      />
      <span className="phone:hidden">
        <IconButton
          icon="redo"
          label={forth === null ? 'Redo' : `Redo: ${forth}`}
          aria-disabled={forth === null}
          onClick={redo}
        />
      </span>
    </span>
  );
};
