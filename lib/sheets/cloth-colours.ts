/** Colours of cloth as printed, ours, by the words that sources use; of two that fit a text, the one it says first. */
const CLOTH: Readonly<Record<string, string>> = {
  black: '#1d1d1f',
  blue: '#24518c',
  brown: '#6f4b2e',
  'cornflower blue': '#5b7fc0',
  'light blue': '#7fa9d4',
  'dark blue': '#1b335c',
  buff: '#d9b98a',
  crimson: '#9b1c3a',
  green: '#2f6d43',
  'dark green': '#1e4a30',
  'grass green': '#4c8a3a',
  'light green': '#8dbb85',
  'sea-green': '#3f8f86',
  orange: '#d9772b',
  'orange-red': '#cf4a26',
  pink: '#e2a3ab',
  red: '#b3262e',
  'poppy red': '#cb3327',
  'steel grey': '#7d868d',
  scarlet: '#c32a2a',
  straw: '#e6d7a0',
  white: '#fbfaf5',
  'greyish white': '#dfded8',
  yellow: '#e3bf3a',
  'deep yellow': '#d8a521',
  'pale yellow': '#efdc8c',
};

const WORDS = Object.keys(CLOTH);

/** The word for a colour that a text about cloth says first ("red" of "red; buff from 1757"); undefined for none. */
export const clothWord = (words: string): string | undefined => {
  const text = words.toLowerCase();
  const matches = WORDS.flatMap((word) => {
    const at = text.indexOf(word);
    return at === -1 ? [] : [{ word, at }];
  });
  // "orange" begins where "orange-red" does
  const [first] = matches.toSorted((a, b) => a.at - b.at || b.word.length - a.word.length);
  return first?.word;
};

/** The colour of a cloth in words; undefined if the words name no known colour. */
export const clothColour = (words: string): string | undefined => {
  const word = clothWord(words);
  return word === undefined ? undefined : CLOTH[word];
};

/** Brightness, of 255, above which a cloth is too pale for what is drawn strong. */
const MOST_BRIGHT = 150;

/** The same, if the cloth is dark enough to stand against white paper and a pale half. */
export const darkCloth = (words: string): string | undefined => {
  const colour = clothColour(words);
  if (colour === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue <= MOST_BRIGHT ? colour : undefined;
};
