import { Icon } from './icon';

/** The sign that the player wrote something about this; the words for readers of the page. */
export const NoteMark = ({ note }: { note: string | null }) =>
  note === null ? null : (
    <span role="img" aria-label={`Note: ${note}`} title={note}>
      <Icon name="note" className="text-ink-3 ml-[5px] inline-block size-3 align-[-1px]" />
    </span>
  );
