import 'server-only';
import { getSharedArmy } from '@/lib/armies/get-shared-army';

const SHARED = /^\/s\/([\w-]+)$/;

/**
 * The share link of `?link=`, if it is one of this Muster that opens something: no other address may become the
 * QR code of a roster.
 */
export const ownLink = async (request: Request): Promise<string | null> => {
  const link = new URL(request.url).searchParams.get('link');
  if (link === null || !URL.canParse(link)) return null;
  const url = new URL(link);
  const token = SHARED.exec(url.pathname)?.[1];
  if (token === undefined || !/^https?:$/.test(url.protocol) || url.host !== request.headers.get('host')) {
    return null;
  }
  return (await getSharedArmy(token)) === null ? null : `${url.origin}${url.pathname}`;
};
