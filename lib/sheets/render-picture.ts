import 'server-only';
import { contentKey } from '@/lib/keys';
import type { PictureOrder } from './picture/picture-marks';
import type { SideOrder } from './picture/side-marks';
import { pressRoom, WRITERS } from './press-room';

type Picture = Uint8Array<ArrayBuffer>;
type Order = PictureOrder | SideOrder;

/** Pictures that are kept, the ones asked for last: as many, and of this many bytes together. */
const MOST_KEPT = { count: 400, bytes: 12_000_000 } as const;

// one for the whole process, however often a bundle holds this module
const held = globalThis as typeof globalThis & { musterPictures?: Map<string, Picture> };

const pictures = (): Map<string, Picture> => {
  held.musterPictures ??= new Map();
  return held.musterPictures;
};

/** The same picture has the same key: it is of all that stands in it, so that no older one is ever shown for a newer. */
export const pictureKey = (order: Order): string => contentKey(JSON.stringify(order));

const bytesIn = (all: ReadonlyMap<string, Picture>): number =>
  [...all.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Puts a picture last, and forgets those that nobody has asked for the longest. */
const keepPicture = (key: string, picture: Picture): void => {
  const all = pictures();
  all.delete(key);
  all.set(key, picture);
  for (let bytes = bytesIn(all); all.size > MOST_KEPT.count || bytes > MOST_KEPT.bytes; ) {
    const [[oldest, { byteLength }] = [key, picture]] = all;
    all.delete(oldest);
    bytes -= byteLength;
  }
};

type PictureRequest = {
  /** the same key for all requests of one person */
  readonly person: string;
  /** the visitor has gone */
  readonly signal?: AbortSignal;
  readonly order: Order;
};

type Drawn =
  | { readonly ok: true; readonly bytes: Picture }
  | { readonly ok: false; readonly code: 'person-full' | 'all-full' | 'gone' };

/**
 * The picture of a link as PNG, as it was made before, or made when it is this person's turn.
 * @throws PressError if its writer dies or takes too long
 */
export const renderPicture = async ({ person, signal, order }: PictureRequest): Promise<Drawn> => {
  const key = pictureKey(order);
  const { press, turns } = pressRoom('pictures');
  const fromBefore = (): Picture | undefined => {
    const picture = pictures().get(key);
    if (picture !== undefined) keepPicture(key, picture);
    return picture;
  };
  const draw = async (): Promise<Picture> => {
    // someone else may have waited for the same
    const before = fromBefore();
    if (before !== undefined) return before;
    const answer = await press.print({ picture: order }, WRITERS.pictures.timeOut);
    if (!answer.ok) throw new Error(`A picture was refused: ${answer.code}`);
    keepPicture(key, answer.bytes);
    return answer.bytes;
  };
  const before = fromBefore();
  if (before !== undefined) return { ok: true, bytes: before };
  const turn = await turns.take(person, draw, signal);
  return turn.ok ? { ok: true, bytes: turn.value } : turn;
};
