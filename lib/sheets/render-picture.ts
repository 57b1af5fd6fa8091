import 'server-only';
import { LRUCache } from 'lru-cache';
import { contentKey } from '@/lib/platform/content-keys';
import { pdfWorker, printOn, takeTurn } from './pdf-workers';
import type { PictureOrder } from './picture/picture-marks';
import type { SideOrder } from './picture/side-marks';

type Picture = Uint8Array<ArrayBuffer>;
type Order = PictureOrder | SideOrder;

/** Pictures that are cached: as many, and of this many bytes together. */
const CACHE = { max: 400, maxSize: 12_000_000 } as const;

// One for the whole process: several bundles hold this module.
const processGlobals = globalThis as typeof globalThis & { musterPictures?: LRUCache<string, Picture> };

const pictures = (): LRUCache<string, Picture> => {
  processGlobals.musterPictures ??= new LRUCache({
    ...CACHE,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  return processGlobals.musterPictures;
};

/**
 * The same picture has the same key: the key covers all of its content, so that an older one is never shown for a
 * newer.
 */
export const pictureKey = (order: Order): string => contentKey(JSON.stringify(order));

type PictureRequest = {
  /** the same key for all requests of one person */
  readonly person: string;
  /** the visitor has gone */
  readonly signal?: AbortSignal;
  readonly order: Order;
};

type PictureResult =
  | { readonly ok: true; readonly bytes: Picture }
  | { readonly ok: false; readonly code: 'person-full' | 'all-full' | 'gone' };

/**
 * The picture of a link as PNG, as it was made before, or made when it is this person's turn.
 * @throws PdfError if its worker dies or takes too long
 */
export const renderPicture = async ({ person, signal, order }: PictureRequest): Promise<PictureResult> => {
  const key = pictureKey(order);
  const worker = pdfWorker('pictures');
  const draw = async (): Promise<Picture> => {
    // Another request may have drawn it while this one waited.
    const cached = pictures().get(key);
    if (cached !== undefined) return cached;
    const answer = await printOn(worker, { picture: order });
    if (!answer.ok) throw new Error(`A picture was refused: ${answer.code}`);
    pictures().set(key, answer.bytes);
    return answer.bytes;
  };
  const cached = pictures().get(key);
  if (cached !== undefined) return { ok: true, bytes: cached };
  const turn = await takeTurn(worker, person, draw, signal);
  return turn.ok ? { ok: true, bytes: turn.value } : turn;
};
