import { savedPicturePath } from '@/lib/pages';
import { FileButton } from '../ui/button';

/** What whoever shares a link should know of the picture that goes with it. */
export const LinkPictureNote = () => (
  <p className="mute">
    Chats show a picture beside a link, and keep the one they have fetched after the link is ended.
  </p>
);

/** Saves the picture that a link to a page would show. */
export const PictureButton = ({ path }: { path: string }) => (
  <FileButton icon="download" href={savedPicturePath(path)} download>
    Save as picture
  </FileButton>
);
