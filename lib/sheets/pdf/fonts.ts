import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './woff';

const INTER = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
const CASLON = ['latin', 'latin-ext'] as const;

type Style = 'normal' | 'italic';

/** One file of one face: the packages hold one file for each subset, weight and style. */
type Face = {
  readonly package: string;
  readonly subset: string;
  readonly weight: number;
  readonly style: Style;
};

const faces = (
  name: string,
  subsets: readonly string[],
  cuts: readonly (readonly [number, Style])[],
): Face[] =>
  subsets.flatMap((subset) => cuts.map(([weight, style]) => ({ package: name, subset, weight, style })));

// Inter has an italic only because a Cyrillic commander is set in italics and Libre Caslon has no Cyrillic
const FACES = [
  ...faces('inter', INTER, [
    [400, 'normal'],
    [600, 'normal'],
    [400, 'italic'],
  ]),
  ...faces('libre-caslon-text', CASLON, [
    [400, 'normal'],
    [400, 'italic'],
  ]),
  ...faces('libre-caslon-display', CASLON, [[400, 'normal']]),
];

const family = (name: string, subset: string): string => `${name} ${subset}`;

/** Lists of families, each a subset; a character takes the first that has it. */
export const SANS = INTER.map((subset) => family('inter', subset));
export const SERIF = [...CASLON.map((subset) => family('libre-caslon-text', subset)), ...SANS];
export const DISPLAY = [...CASLON.map((subset) => family('libre-caslon-display', subset)), ...SANS];

/**
 * Registers every face of the sheets with the PDF library and loads them, once per process.
 * @param modules the `node_modules` folder that holds the font packages
 */
export const loadFonts = async (modules: string): Promise<void> => {
  for (const { package: name, subset, weight, style } of FACES) {
    const file = join(modules, '@fontsource', name, 'files', `${name}-${subset}-${weight}-${style}.woff`);
    Font.register({
      family: family(name, subset),
      src: `data:font/ttf;base64,${unpackWoff(readFileSync(file)).toString('base64')}`,
      fontWeight: weight,
      fontStyle: style,
    });
  }
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(FACES.map(loadFace));
};

/**
 * The subsets of a face share a PostScript name, by which the PDF library knows a font again: without a name of its
 * own a subset would be embedded anew at every change to it.
 */
const loadFace = async ({ package: name, subset, weight, style }: Face): Promise<void> => {
  const face = { fontFamily: family(name, subset), fontWeight: weight, fontStyle: style };
  await Font.load(face);
  const { data } = Font.getFont(face);
  if (data === null) throw new Error(`The font ${name} ${subset} ${weight} ${style} could not be read`);
  Object.defineProperty(data, 'postscriptName', { value: [name, subset, weight, style].join('-') });
};

/** True if a sans face has a glyph for every code point of `text`; only after `loadFonts`. */
export const isCovered = (text: string): boolean =>
  [...text].every((character) =>
    SANS.some((each) =>
      Font.getFont({ fontFamily: each }).data?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    ),
  );
