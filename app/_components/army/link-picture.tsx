import { picturePath, savedPicturePath } from '@/lib/pages';
import { FileButton } from '../ui/button';

/** What a user who shares a link should know about the picture that goes with it. */
export const LinkPictureNote = () => (
  <p className="mute">Chat apps show a picture with the link. They may keep it after you end the link.</p>
);

/** The army, or both sides, drawn: the picture of the link to this page, which opens the plate. */
export const PagePicture = ({ path, alt, href }: { path: string; alt: string; href: string }) => (
  <a href={href} className="block print:hidden">
    {/* made and kept by the server, and no part of the page */}
    <img
      src={picturePath(path)}
      alt={alt}
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      className="border-rule h-auto w-full border"
    />
  </a>
);

/** Saves the picture that a link to a page would show. */
export const PictureButton = ({ path }: { path: string }) => (
  <FileButton icon="download" href={savedPicturePath(path)} download>
    Save as picture
  </FileButton>
);
