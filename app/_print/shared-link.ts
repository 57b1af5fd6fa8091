/** The address of a share link, as its reader reached it. */
export const sharedLink = (token: string, asked: Pick<Headers, 'get'>): string =>
  `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host')}/s/${token}`;
