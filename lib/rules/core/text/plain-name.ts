/** Letters that have no accent to take off. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'a', œ: 'o', đ: 'd' };

/**
 * A name as it is compared: small letters and figures without accents, its words apart. An umlaut is one letter however
 * it is written (Löwenstein, Loewenstein, Lowenstein), and so is any other `ae`, `oe` and `ue`.
 */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[ßłøæœđ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The words of a name in their plain form. */
export const plainWords = (name: string): string[] =>
  plainName(name)
    .split(' ')
    .filter((word) => word !== '');
