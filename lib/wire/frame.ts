// A frame is a page as it is for everybody, with holes for what is somebody's; the door fills them in
// (docs/decisions/0053-frames.md).

/** What the door asks the framework with when it wants a frame; visitors cannot send it (server/visitor.ts). */
export const FRAME_HEADER = 'x-muster-frame';

/** The id in the address of a frame, in place of that of an army. */
export const FRAME_ID = 'frame-of-any-one-army';

/** The id of the element that holds, as JSON, what the page is about. */
export const DATA_ID = 'page-data';

/** Where a frame has a hole in its text; no page says them. */
export const MARKS = {
  /** the name of what the page is about, in its title and in its text */
  name: 'frame-hole-name',
  nation: 'frame-hole-nation',
} as const;

/** What the holes of a page are filled with. */
export type Filling = {
  readonly name: string;
  /** id of a nation; '' for none */
  readonly nation: string;
  /** which of its parts the page asks for first (server/framed/part-scripts.ts) */
  readonly part?: string;
  /** what the page is about: the browser draws it */
  readonly data: object;
};
