'use client';

import { saveWords } from '../_store/save-state';
import { isTrouble } from './bar/save-note';
import { useBuilder } from './builder-context';

/** Reads out what was done, and trouble with saving. Each saved keystroke is not worth a word. */
export const Announcer = () => {
  const said = useBuilder((state) => state.said);
  const trouble = useBuilder(({ save }) => (isTrouble(save) ? saveWords(save, false) : ''));
  return (
    <div className="vh">
      <p role="status">{said}</p>
      <p role="alert">{trouble}</p>
    </div>
  );
};
