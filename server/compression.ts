import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An encoding that browsers accept. */
export type ContentEncoding = 'br' | 'gzip';

/** The smaller first; an encoding with weight 0 is not accepted. */
const FORMS: readonly (readonly [ContentEncoding, RegExp])[] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
];

/** Characters of the header that are read; browsers send about thirty. */
const LONGEST = 200;

/** The encodings that a browser accepts, the smallest first; over plain http most accept gzip only. */
export const acceptedEncodings = ({
  headers,
}: Pick<IncomingMessage, 'headers'>): readonly ContentEncoding[] => {
  const accepts = String(headers['accept-encoding'] ?? '').slice(0, LONGEST);
  return FORMS.flatMap(([form, pattern]) => (pattern.test(accepts) ? [form] : []));
};

/** Levels: quick, for each visitor, and once for all. */
const LEVELS = {
  quick: { gzip: 1, br: 2 },
  each: { gzip: 3, br: 4 },
  once: { gzip: 9, br: 5 },
} as const;

/** The window of brotli as a power of two bytes; a larger one takes more memory and time. */
const WINDOW = { quick: 18, each: 18, once: 22 } as const;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Compresses a text. */
export const compressText = (
  text: string | Buffer,
  form: ContentEncoding,
  hard: keyof typeof LEVELS,
): Promise<Buffer> =>
  form === 'gzip'
    ? compressGzip(text, { level: LEVELS[hard].gzip })
    : compressBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: LEVELS[hard].br,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW[hard],
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
        },
      });
