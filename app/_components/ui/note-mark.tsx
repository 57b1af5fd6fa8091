import { Icon } from './icon';

/** The sign that the player wrote something about this; the words for readers of the page. */
export const NoteMark = ({ note }: { note: string | null }) =>
  note === null ? null : (
    <span className="noted" role="img" aria-label={`Note: ${note}`} title={note}>
      <Icon name="note" />
    </span>
  );
