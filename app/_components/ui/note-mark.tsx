import { Icon } from './icon';
import * as words from './words';

/** The sign that the player wrote something about this; the words for readers of the page. */
export const NoteMark = ({ note }: { note: string | null }) =>
  note === null ? null : (
    <span role="img" aria-label={words.noteOf(note)} title={note}>
      <Icon name="note" className="text-ink-3 ml-[5px] inline-block size-3 align-[-1px]" />
    </span>
  );
