/** Stands for what no font of ours can draw. */
export const REPLACEMENT = '[?]';

const PLAIN = /^[\x20-\x7E]*$/;
// controls, and format characters: bidi overrides, joiners, byte order marks
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as it can be printed: composed, without control and bidi characters (so that no name can reorder the
 * line it stands on), and with a visible replacement for every stretch that no font covers.
 */
export const printableText = (text: string, isCovered: (text: string) => boolean): string => {
  if (PLAIN.test(text)) return text;
  let printable = '';
  for (const { segment } of SEGMENTER.segment(text.normalize('NFC').replace(/[\t\n\r]+/g, ' '))) {
    const visible = segment.replace(INVISIBLE, '').replace(/[\uFE00-\uFE0F]/g, '');
    if (isCovered(visible)) printable += visible;
    else if (!printable.endsWith(REPLACEMENT)) printable += REPLACEMENT;
  }
  return printable;
};
