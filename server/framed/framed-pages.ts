import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { paramsIn } from '../../lib/api/addresses';
import { splitTarget } from '../../lib/api/request-target';
import type { LimitRow } from '../../lib/wire/all-limits';
import { FRAME_HEADER, FRAME_ID } from '../../lib/wire/frame';
import { newNonce, PAGE_HEADERS, pagePolicy } from '../answers/page-security';
import { askWithin, type Handle, serverWithin } from '../made/ask-within';
import { nonceOf } from '../made/hashed-policy';
import { isWholePage } from '../made/made-key';
import { formsTaken, packText } from '../packing';
import { ports } from '../ports';
import { cutFrame, type Frame, fillFrame } from './cut-frame';
import { type PartScripts, partScripts } from './part-scripts';

type Passing = { readonly request: IncomingMessage; readonly response: ServerResponse };
type Drawing = {
  readonly frame: Frame;
  readonly parts: PartScripts;
  readonly version: string | undefined;
};

/** The name of a frame, and the path of its page with the id as a hole. */
type FrameOfPage = { readonly name: string; readonly path: string };

export type FramedPages = {
  /** the frame of a page; null where it is drawn for whoever asks */
  readonly frameOf: (row: LimitRow | undefined, request: IncomingMessage) => FrameOfPage | null;
  /** fills a frame and sends it; false where the page has to be drawn: nothing was sent */
  readonly send: (frame: FrameOfPage, passing: Passing) => Promise<boolean>;
};

/**
 * Pages of which only little is somebody's: the framework draws each once, with holes, and the door fills in the rest.
 * `version` tells the frames of one state of the store from those of the next.
 */
export const makeFramedPages = (draw: Handle, version: () => Promise<string | undefined>): FramedPages => {
  const server = serverWithin(draw);
  const frameByName = new Map<string, Drawing>();
  const making = new Map<string, Promise<Drawing | null>>();

  const make = async ({ name, path }: FrameOfPage): Promise<Drawing | null> => {
    const of = await version();
    const answer = await askWithin(server, {
      path: path.replace(/\[\w+\]/, FRAME_ID),
      headers: { [FRAME_HEADER]: '1' },
    });
    const page = (await buffer(answer)).toString();
    const { statusCode, headers } = answer;
    if (statusCode !== 200) return null;
    const frame = cutFrame(page, nonceOf(String(headers['content-security-policy'])));
    const drawing = { frame, parts: partScripts(page), version: of };
    frameByName.set(name, drawing);
    return drawing;
  };

  const frameFor = async (frame: FrameOfPage): Promise<Drawing | null> => {
    const { name } = frame;
    const last = frameByName.get(name);
    if (last !== undefined && last.version === (await version())) return last;
    const work = making.get(name) ?? make(frame).finally(() => making.delete(name));
    making.set(name, work);
    return work;
  };

  return {
    frameOf: (row, request) =>
      row?.frame !== undefined && isWholePage(request) ? { name: row.frame, path: row.path } : null,
    send: async (frame, { request, response }) => {
      const params = paramsIn(frame.path, splitTarget(request.url ?? '').path);
      const filling = await ports().fillings?.[frame.name]?.({ headers: request.headers, params });
      if (filling === undefined || filling === null) return false;
      const drawing = await frameFor(frame);
      if (drawing === null) return false;
      const nonce = newNonce();
      const [id = ''] = Object.values(params);
      const scripts = drawing.parts.get(filling.part ?? '') ?? [];
      const page = fillFrame(drawing.frame, filling, { nonce, id, scripts });
      const [form] = formsTaken(request);
      // each tenth of a millisecond counts for each visitor
      const sent = form === undefined ? page : await packText(page, form, 'each');
      if (response.destroyed || response.headersSent) return true;
      response
        .writeHead(200, {
          ...PAGE_HEADERS,
          // without the framework's own for fonts: asked for by a header, they come before what shows anything
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': pagePolicy(nonce, false),
          vary: 'rsc, accept-encoding',
          ...(form && { 'content-encoding': form }),
          'content-length': sent.length,
        })
        .end(sent);
      return true;
    },
  };
};
