'use client';

import type { SaveState } from './save/save-state';
import { saveWords } from './save/save-state';
import { isTrouble } from './save-note';

/** Reads out what was done, and trouble with saving. Each saved keystroke is not worth a word. */
export const Announcer = ({ said, save }: { said: string; save: SaveState }) => (
  <div className="vh">
    <p role="status">{said}</p>
    <p role="alert">{isTrouble(save) ? saveWords(save, false) : ''}</p>
  </div>
);
