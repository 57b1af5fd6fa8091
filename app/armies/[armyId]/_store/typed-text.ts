// controls, line separators, the byte order mark, and the marks that turn the reading direction
const UNWANTED = /[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** Typed text of one line without control and direction-override characters; tabs and line ends become spaces. */
export const cleanLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(UNWANTED, '');

/** Typed text of several lines, cleaned likewise; line ends stay. */
export const cleanText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(cleanLine)
    .join('\n');
