import { sharedPath } from '@/lib/pages';

type Asked = Pick<Headers, 'get'>;

/** The full address of a page of this Muster, as its reader reached it. */
export const siteLink = (path: string, asked: Asked): string =>
  `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host')}${path}`;

/** The address of a share link, as its reader reached it. */
export const sharedLink = (token: string, asked: Asked): string => siteLink(sharedPath(token), asked);
