import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { readEnv } from '@/lib/env';
import { picturePath } from '@/lib/pages';
import { PIXELS, type PictureOrder } from '@/lib/sheets/picture/picture-marks';
import { pictureKey } from '@/lib/sheets/render-picture';

/** What a link to a page shows where it is pasted. */
export type Preview = {
  /** of the page */
  readonly path: string;
  readonly title: string;
  readonly sentence: string;
  readonly order: PictureOrder;
};

/**
 * The https address of this installation: that by which the page was asked for, else the first. Null without one: then
 * no program elsewhere could fetch a picture.
 */
export const siteOrigin = (origins: readonly string[], host: string | null): string | null => {
  const safe = origins.filter((origin) => origin.startsWith('https://'));
  return safe.find((origin) => new URL(origin).host === host) ?? safe[0] ?? null;
};

/** What stands in a picture, for whoever does not see it. */
const writtenIn = ({ card: { title, about, figure, verdict } }: PictureOrder): string =>
  [title, about, ...(figure ? [`${figure.value} ${figure.unit}`] : []), ...(verdict ? [verdict.word] : [])]
    .filter((text) => text !== '')
    .join(', ');

/** Letters of the key in the address of a picture: chats ask anew where it has changed. */
const VERSION = 10;

/** The tags by which chats show a link, for every page alike. `load` gives null where nothing may be shown. */
export const linkPreview = async (load: () => Promise<Preview | null>): Promise<Metadata> => {
  const origin = siteOrigin(readEnv().origins, (await headers()).get('host'));
  if (origin === null) return {};
  const preview = await load();
  if (preview === null) return {};
  const { path, title, sentence, order } = preview;
  const words = { title, description: sentence };
  const url = `${origin}${picturePath(path)}?v=${pictureKey(order).slice(0, VERSION)}`;
  const picture = { url, ...PIXELS, type: 'image/png', alt: writtenIn(order) };
  return {
    openGraph: { ...words, type: 'website', siteName: 'Muster', url: `${origin}${path}`, images: [picture] },
    twitter: { ...words, card: 'summary_large_image', images: [picture] },
  };
};
