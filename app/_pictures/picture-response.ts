import 'server-only';
import { disposition } from '@/app/api/_http/content-disposition';
import { type Call, route } from '@/app/api/_http/create-route';
import { notFound, refuse, tagged, visitorLeft } from '@/app/api/_http/json-response';
import type { Resource } from '@/lib/api/not-found';
import { logFault } from '@/lib/log';
import { isNamed } from '@/lib/platform/error-kinds';
import { RETRY_AFTER_SECONDS } from '@/lib/sheets/pdf-workers';
import type { PictureOrder } from '@/lib/sheets/picture/picture-marks';
import type { SideOrder } from '@/lib/sheets/picture/side-marks';
import { pictureKey, renderPicture } from '@/lib/sheets/render-picture';
import type { LinkPreview } from './link-preview';

const later = (status: number, code: string, message: string): Response =>
  refuse(status, code, message, { 'retry-after': String(RETRY_AFTER_SECONDS) });

type TitledPicture = { readonly title: string; readonly order: PictureOrder | SideOrder };

/** A picture; `?keep=1` is a file to save. */
const pictureResponse = async (
  { request, person }: Pick<Call<unknown>, 'request' | 'person'>,
  { title, order }: TitledPicture,
): Promise<Response> =>
  tagged(request, pictureKey(order), async (headers) => {
    const picture = await renderPicture({ person, signal: request.signal, order });
    if (!picture.ok) {
      if (picture.code === 'gone') return visitorLeft();
      return later(
        picture.code === 'person-full' ? 429 : 503,
        picture.code,
        'Muster is busy with other pictures. Try again in a few seconds.',
      );
    }
    const inline = new URL(request.url).searchParams.get('keep') !== '1';
    return new Response(picture.bytes, {
      headers: {
        ...headers,
        'x-robots-tag': 'noindex',
        'content-type': 'image/png',
        'content-length': String(picture.bytes.byteLength),
        'content-disposition': disposition(title, { ending: '.png', inline }),
      },
    });
  });

/**
 * The route of a picture.
 * @param thing what is said to be missing where `load` gives null
 */
export const drawnRoute = <P>(thing: Resource, load: (call: Call<P>) => Promise<TitledPicture | null>) =>
  route<P>(async (call) => {
    const drawn = await load(call);
    // A missing battle reveals nothing.
    if (drawn === null) return notFound(thing);
    try {
      return await pictureResponse(call, drawn);
    } catch (error) {
      if (!isNamed(error, 'PdfError')) throw error;
      logFault('GET a picture', error);
      return later(503, 'no-picture', 'The picture could not be made. Try again.');
    }
  });

/** The same of the picture of a page. */
export const pictureRoute = <P>(thing: Resource, load: (call: Call<P>) => Promise<LinkPreview | null>) =>
  drawnRoute<P>(thing, async (call) => {
    const preview = await load(call);
    if (preview === null) return null;
    const { title, card, plates } = preview;
    return { title, order: { card, plates: (await plates?.()) ?? [] } };
  });
