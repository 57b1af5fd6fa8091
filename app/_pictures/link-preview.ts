import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { readEnv } from '@/lib/env';
import { picturePath } from '@/lib/pages';
import { contentKey } from '@/lib/platform/content-keys';
import { PIXELS, type PictureCard } from '@/lib/sheets/picture/picture-marks';
import type { PicturePlate } from '@/lib/sheets/plate/small-plate';

/** What a link to a page shows where it is pasted. */
export type LinkPreview = {
  /** of the page */
  readonly path: string;
  readonly title: string;
  readonly sentence: string;
  readonly card: PictureCard;
  /** of what is drawn: another one where that may look otherwise */
  readonly version?: number;
  /** what is drawn, made where it is wanted: a page needs the words alone */
  readonly plates?: () => Promise<readonly PicturePlate[]>;
  /** the page whose picture it shows, where that is not its own */
  readonly pictured?: string;
};

/**
 * The https address of this installation: that by which the page was asked for, else the first. Null without one: then
 * no program elsewhere could fetch a picture.
 */
export const siteOrigin = (origins: readonly string[], host: string | null): string | null => {
  const safe = origins.filter((origin) => origin.startsWith('https://'));
  return safe.find((origin) => new URL(origin).host === host) ?? safe[0] ?? null;
};

/** The alternative text of a picture. */
const writtenIn = ({ title, about, figure, verdict }: PictureCard): string =>
  [title, about, ...(figure ? [`${figure.value} ${figure.unit}`] : []), ...(verdict ? [verdict.word] : [])]
    .filter((text) => text !== '')
    .join(', ');

/** Letters of a key in the address of a picture: chats fetch it again when the key changes. */
const VERSION = 10;

/** The tags by which chats show a link, for every page alike. `load` gives null where nothing may be shown. */
export const linkPreview = async (load: () => Promise<LinkPreview | null>): Promise<Metadata> => {
  const origin = siteOrigin(readEnv().origins, (await headers()).get('host'));
  if (origin === null) return {};
  const preview = await load();
  if (preview === null) return {};
  const { path, title, sentence, card, version = 0, pictured = path } = preview;
  const words = { title, description: sentence };
  const key = contentKey(JSON.stringify([card, version])).slice(0, VERSION);
  const url = `${origin}${picturePath(pictured)}?v=${key}`;
  const picture = { url, ...PIXELS, type: 'image/png', alt: writtenIn(card) };
  return {
    openGraph: {
      ...words,
      type: 'website',
      siteName: 'Muster',
      url: `${origin}${path}`,
      images: [picture],
    },
    twitter: { ...words, card: 'summary_large_image', images: [picture] },
  };
};
