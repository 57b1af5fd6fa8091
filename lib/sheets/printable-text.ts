/** Stands for what no font of ours can draw. */
export const REPLACEMENT = '[?]';

// single letters and signs that our fonts have and that nothing joins
const PLAIN =
  /^[\x20-\x7E\xA0-\xAC\xAE-\u0148\u014A-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u2212]*$/;
// controls, and format characters: bidi overrides, joiners, byte order marks
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether the fonts have every letter of a text. */
type Covers = (text: string) => boolean;

/** A text in signs as readers see them, composed, without what is not seen. */
function* signs(text: string): Generator<string> {
  for (const { segment } of SEGMENTER.segment(text.normalize('NFC').replace(/[\t\n\r]+/g, ' ')))
    yield segment.replace(INVISIBLE, '').replace(/[\uFE00-\uFE0F]/g, '');
}

/**
 * A text as it can be printed: composed, without control and bidi characters (so that no name can reorder the
 * line it stands on), and with a visible replacement for every stretch that no font covers.
 */
export const printableText = (text: string, isCovered: Covers): string => {
  if (PLAIN.test(text)) return text;
  let printable = '';
  for (const sign of signs(text)) {
    if (isCovered(sign)) printable += sign;
    else if (!printable.endsWith(REPLACEMENT)) printable += REPLACEMENT;
  }
  return printable;
};

/** How many stretches of a text no font covers. */
export const unprintedStretches = (text: string, isCovered: Covers): number => {
  if (PLAIN.test(text)) return 0;
  let count = 0;
  let within = false;
  for (const sign of signs(text)) {
    const missing = !isCovered(sign);
    if (missing && !within) count++;
    within = missing;
  }
  return count;
};
