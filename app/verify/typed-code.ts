/** A longer text is no code. */
const LONGEST = 40;

/**
 * A code as somebody typed it, ready for an address: small letters and spaces are let pass, and a 0 or 1 that can only be
 * the letter. Empty where nothing was typed.
 */
export const typedCode = (typed: string | string[] | undefined): string =>
  typeof typed === 'string'
    ? typed
        .slice(0, LONGEST)
        .toUpperCase()
        .replaceAll('0', 'O')
        .replaceAll('1', 'I')
        .replaceAll(/[\s/?#%.]+/g, '')
    : '';
