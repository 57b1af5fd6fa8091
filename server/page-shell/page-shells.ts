import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { paramsIn } from '../../lib/api/addresses';
import type { RoutePolicy } from '../../lib/api/registry/route-policies';
import { splitTarget } from '../../lib/api/request-target';
import { services } from '../../lib/platform/services';
import { SHELL_HEADER, SHELL_ID } from '../../lib/platform/shell-data';
import { acceptedEncodings, compressText } from '../compression';
import { nonceOf } from '../content-security-policy/hashed-policy';
import { newNonce, PAGE_HEADERS, pagePolicy } from '../content-security-policy/page-policy';
import { isWholePage } from '../page-cache/cache-key';
import {
  type HttpContext,
  internalServer,
  type RequestHandler,
  requestInternally,
} from '../request-internally';
import { fillShell, isPlainId, type PageShell, type ResponseContent, toShell } from './fill-shell';

/** A page that the framework has rendered without the data of any visitor, for one state of the store. */
type RenderedShell = { readonly shell: PageShell; readonly version: string | undefined };

/** The scripts of each lazy part of a page, by its name. */
export type PartChunks = Readonly<Record<string, readonly string[]>>;

/** The name of a shell, and the path of its page. */
type ShellPage = { readonly name: string; readonly path: string };

/** Fills a shell for its visitor and sends it; false where the page has to be rendered instead: nothing was sent. */
export type OpenShell = (http: HttpContext) => Promise<boolean>;

export type PageShells = {
  /** the shell of a page, for a visitor who has what belongs in it; null leaves the page to the framework */
  readonly open: (row: RoutePolicy | undefined, request: IncomingMessage) => Promise<OpenShell | null>;
};

const sendPage = async (
  shell: PageShell,
  content: Omit<ResponseContent, 'nonce'>,
  { request, response }: HttpContext,
): Promise<void> => {
  const nonce = newNonce();
  const html = fillShell(shell, { ...content, nonce });
  const [encoding] = acceptedEncodings(request);
  // Quick rather than small: every visitor waits for it.
  const body = encoding === undefined ? html : await compressText(html, encoding, 'each');
  if (response.destroyed || response.headersSent) return;
  response
    .writeHead(200, {
      ...PAGE_HEADERS,
      // Without the framework's header that preloads fonts: they would come before what shows anything.
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce, false),
      vary: 'rsc, accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    .end(body);
};

/** The scripts that the build has found (bin/lib/part-chunks.mjs); none while sources are served. */
export const readPartChunks = (build: string | undefined): PartChunks =>
  build === undefined ? {} : JSON.parse(readFileSync('.next/part-chunks.json', 'utf8'));

/**
 * Pages of which only little is personal: the framework renders each once, without that, and the server fills it in.
 * `version` names the state of the store, as a shell is rendered again for another one.
 */
export const createPageShells = (
  render: RequestHandler,
  version: () => Promise<string | undefined>,
  chunks: PartChunks = {},
): PageShells => {
  const server = internalServer(render);
  const shellByName = new Map<string, RenderedShell>();
  const rendering = new Map<string, Promise<RenderedShell | null>>();

  const renderShell = async ({ name, path }: ShellPage): Promise<RenderedShell | null> => {
    const before = await version();
    const answer = await requestInternally(server, {
      path: path.replace(/\[\w+\]/, SHELL_ID),
      headers: { [SHELL_HEADER]: '1' },
    });
    const page = (await buffer(answer)).toString();
    const { statusCode, headers } = answer;
    if (statusCode !== 200) return null;
    const shell = toShell(page, nonceOf(String(headers['content-security-policy'])));
    const rendered = { shell, version: before };
    shellByName.set(name, rendered);
    return rendered;
  };

  const shellFor = async (page: ShellPage): Promise<RenderedShell | null> => {
    const { name } = page;
    const last = shellByName.get(name);
    if (last !== undefined && last.version === (await version())) return last;
    const work = rendering.get(name) ?? renderShell(page).finally(() => rendering.delete(name));
    rendering.set(name, work);
    return work;
  };

  return {
    open: async (row, request) => {
      if (row?.shell === undefined || !isWholePage(request)) return null;
      const page = { name: row.shell, path: row.path };
      const params = paramsIn(row.path, splitTarget(request.url ?? '').path);
      const [id = ''] = Object.values(params);
      if (!isPlainId(id)) return null;
      const load = await services().shellData?.[page.name]?.({ headers: request.headers, params });
      if (load === undefined || load === null) return null;
      return async (http) => {
        const content = await load();
        const rendered = content === null ? null : await shellFor(page);
        if (content === null || rendered === null) return false;
        const { data, part = '' } = content;
        await sendPage(rendered.shell, { id, data, scripts: chunks[part] ?? [] }, http);
        return true;
      };
    },
  };
};
