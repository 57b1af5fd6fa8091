import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How text is packed for a browser that takes it so. */
export type Form = 'br' | 'gzip';

/** The smaller first; what is refused by its weight is not taken. */
const FORMS: readonly (readonly [Form, RegExp])[] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
];

/** The longest header that is looked at: what browsers send has some thirty letters. */
const LONGEST = 200;

/** The forms that a browser takes, the smallest first; over plain http most take gzip only. */
export const formsTaken = ({ headers }: Pick<IncomingMessage, 'headers'>): readonly Form[] => {
  const accepts = String(headers['accept-encoding'] ?? '').slice(0, LONGEST);
  return FORMS.flatMap(([form, pattern]) => (pattern.test(accepts) ? [form] : []));
};

/** How hard something is packed: what is quick, what is packed for each visitor, and what is packed once for all. */
const HARD = {
  quick: { gzip: 1, br: 2 },
  each: { gzip: 3, br: 4 },
  once: { gzip: 9, br: 5 },
} as const;

/** How far a text looks back for what is alike, in bytes as a power of two; more takes more memory and time. */
const WINDOW = { quick: 18, each: 18, once: 22 } as const;

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Packs a text. */
export const packText = (text: string | Buffer, form: Form, hard: keyof typeof HARD): Promise<Buffer> =>
  form === 'gzip'
    ? asGzip(text, { level: HARD[hard].gzip })
    : asBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: HARD[hard].br,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW[hard],
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
        },
      });
