import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { rememberLayouts } from './known-layouts';
import { unpackWoff } from './woff';

const INTER = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
const CASLON = ['latin', 'latin-ext'] as const;

type FontStyle = 'normal' | 'italic';

/** One file of one cut: the packages hold one file for each subset, weight and style. */
type Cut = {
  readonly package: string;
  readonly subset: string;
  readonly weight: number;
  readonly style: FontStyle;
};

const cuts = (
  name: string,
  subsets: readonly string[],
  kinds: readonly (readonly [number, FontStyle])[],
): Cut[] =>
  subsets.flatMap((subset) => kinds.map(([weight, style]) => ({ package: name, subset, weight, style })));

// Inter has an italic only because a Cyrillic commander is set in italics and Libre Caslon has no Cyrillic
const CUTS = [
  ...cuts('inter', INTER, [
    [400, 'normal'],
    [600, 'normal'],
    [400, 'italic'],
  ]),
  ...cuts('libre-caslon-text', CASLON, [
    [400, 'normal'],
    [400, 'italic'],
  ]),
  ...cuts('libre-caslon-display', CASLON, [[400, 'normal']]),
];

const family = (name: string, subset: string): string => `${name} ${subset}`;

const SANS = INTER.map((subset) => family('inter', subset));
const SERIF = CASLON.map((subset) => family('libre-caslon-text', subset));
const DISPLAY = CASLON.map((subset) => family('libre-caslon-display', subset));

/** Families of a face, each a subset; a character takes the first that has it. Caslon leaves the rest to Inter. */
const FACES = { sans: SANS, serif: [...SERIF, ...SANS], display: [...DISPLAY, ...SANS] } as const;

export type Face = keyof typeof FACES;

/** The family of everything that does not say otherwise. */
export const MAIN_FAMILY = family('inter', 'latin');

type LoadedFont = NonNullable<ReturnType<typeof Font.getFont>['data']>;

/**
 * A font keeps each glyph with the characters it was first asked for, and none if that was for a part of another
 * glyph: a later PDF would then draw it and not say what it reads. Each asking has its own characters instead.
 */
const readable = (font: LoadedFont): void => {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id: number, characters: number[] = []) => {
    const glyph = getGlyph(id, characters);
    if (characters.length > 0) glyph.codePoints = [...characters];
    return glyph;
  };
};

/**
 * The subsets of a font share a PostScript name, by which the PDF library knows a font again: without a name of its
 * own a subset would be embedded anew at every change to it.
 */
const loadCut = async ({ package: name, subset, weight, style }: Cut): Promise<void> => {
  const cut = { fontFamily: family(name, subset), fontWeight: weight, fontStyle: style };
  await Font.load(cut);
  const { data } = Font.getFont(cut);
  if (data === null) throw new Error(`The font ${name} ${subset} ${weight} ${style} could not be read`);
  readable(data);
  rememberLayouts(data);
  Object.defineProperty(data, 'postscriptName', { value: [name, subset, weight, style].join('-') });
};

/**
 * Registers every font of the sheets with the PDF library and loads it, once per process.
 * @param modules the `node_modules` folder that holds the font packages
 */
export const loadFonts = async (modules: string): Promise<void> => {
  for (const { package: name, subset, weight, style } of CUTS) {
    const file = join(modules, '@fontsource', name, 'files', `${name}-${subset}-${weight}-${style}.woff`);
    Font.register({
      family: family(name, subset),
      src: `data:font/ttf;base64,${unpackWoff(readFileSync(file)).toString('base64')}`,
      fontWeight: weight,
      fontStyle: style,
    });
  }
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(CUTS.map(loadCut));
};

const glyphs = new Map<string, Map<number, boolean>>();

const hasGlyph = (fontFamily: string, codePoint: number): boolean => {
  const known = glyphs.get(fontFamily) ?? new Map<number, boolean>();
  glyphs.set(fontFamily, known);
  const found =
    known.get(codePoint) ?? Font.getFont({ fontFamily }).data?.hasGlyphForCodePoint(codePoint) ?? false;
  known.set(codePoint, found);
  return found;
};

/** True if a sans font has a glyph for every code point of `text`; only after `loadFonts`. */
export const isCovered = (text: string): boolean =>
  [...text].every((character) => SANS.some((each) => hasGlyph(each, character.codePointAt(0) ?? 0)));

/** The families that a text needs: one if the first has it all, which is quick to set; else the whole list. */
export const familiesOf = (face: Face, text: string): string | string[] => {
  const [first = MAIN_FAMILY] = FACES[face];
  return [...text].every((character) => hasGlyph(first, character.codePointAt(0) ?? 0))
    ? first
    : [...FACES[face]];
};

/** The font itself, for what is drawn and not set. */
export const fontOf = (fontFamily: string, fontWeight: number, fontStyle: FontStyle = 'normal') =>
  Font.getFont({ fontFamily, fontWeight, fontStyle }).data;
