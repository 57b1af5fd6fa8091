import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import type { Face } from '../placed/mark';

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

const loaded = new Map<string, Font>();

const keyOf = (fontFamily: string, weight: number, style: FontStyle): string =>
  [fontFamily, weight, style].join('-').replaceAll(' ', '-');

/**
 * A font keeps each glyph with the characters it was first asked for, and none if that was for a part of another
 * glyph: a later PDF would then draw it and not say what it reads. Each asking has its own characters instead.
 */
const readable = (font: Font): void => {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id: number, characters: number[] = []) => {
    const glyph = getGlyph(id, characters);
    if (characters.length > 0) glyph.codePoints = [...characters];
    return glyph;
  };
};

const HEADER = 44;
const ENTRY = 20;

/**
 * A WOFF 1.0 file (W3C Recommendation, 13 December 2012) as the TrueType file inside it. Unpacked once, because the
 * PDF library would otherwise unpack its tables again for every document.
 * @throws RangeError if the file is not WOFF 1.0
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);

  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = HEADER + index * ENTRY;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const target = 12 + 16 * index;
    woff.copy(directory, target, entry, entry + 4);
    woff.copy(directory, target + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(length, target + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
};

type GlyphRun = ReturnType<Font['layout']>;
type Features = NonNullable<Parameters<Font['layout']>[1]>;

/** A text laid out, and what each of its glyphs then read. */
type TextRun = { readonly run: GlyphRun; readonly read: readonly number[][] };

const MOST_KNOWN = 4000;
/** Longer texts seldom come twice. */
const LONGEST = 80;

const layouts = new Map<Font, Map<string, TextRun>>();
let count = 0;

/** Each caller scales the positions in place, and a glyph keeps the result of the last call. */
const copied = ({ run, read }: TextRun): GlyphRun => {
  const { glyphs, positions } = run;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    if (glyph !== undefined) glyph.codePoints = read[index] ?? [];
  }
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    positions: positions.map((position) => ({ ...position })),
  });
};

/** The features asked for; "20×25" is never made into another sign. */
const withoutAlternates = (features: Features): Record<string, boolean> => ({
  calt: false,
  ...(Array.isArray(features) ? Object.fromEntries(features.map((each) => [each, true])) : features),
});

/** A font that remembers short texts: the same words stand on card after card, and layout is what takes long. */
const rememberLayouts = (font: Font): void => {
  const plain = font.layout.bind(font);
  font.layout = (text, features = [], ...rest) => {
    const plainFeatures = withoutAlternates(features);
    if (text.length > LONGEST) return plain(text, plainFeatures, ...rest);
    const key = JSON.stringify([text, plainFeatures, ...rest]);
    const cached = layouts.get(font)?.get(key);
    if (cached !== undefined) return copied(cached);
    if (count >= MOST_KNOWN) {
      layouts.clear();
      count = 0;
    }
    const run = plain(text, plainFeatures, ...rest);
    const layout = { run, read: run.glyphs.map(({ codePoints }) => [...codePoints]) };
    layouts.set(font, (layouts.get(font) ?? new Map<string, TextRun>()).set(key, layout));
    count++;
    return copied(layout);
  };
};

/**
 * The subsets of a font share a PostScript name, by which the PDF library knows a font again: without a name of its
 * own a subset would be embedded again at every change to it.
 */
const loadCut = (modules: string, { package: name, subset, weight, style }: Cut): void => {
  const file = join(modules, '@fontsource', name, 'files', `${name}-${subset}-${weight}-${style}.woff`);
  const font = create(unpackWoff(readFileSync(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  readable(font);
  rememberLayouts(font);
  const key = keyOf(family(name, subset), weight, style);
  Object.defineProperty(font, 'postscriptName', { value: key });
  loaded.set(key, font);
};

/**
 * Reads every font of the sheets, once per process.
 * @param modules the `node_modules` folder that holds the font packages
 */
export const loadFonts = (modules: string): void => {
  if (loaded.size > 0) return;
  for (const cut of CUTS) loadCut(modules, cut);
};

/** Every font by its name in a file; only after `loadFonts`. */
export const allFonts = (): ReadonlyMap<string, Font> => loaded;

/** A font; null where a family has no such cut. */
export const fontOf = (fontFamily: string, weight: number, style: FontStyle = 'normal'): Font | null =>
  loaded.get(keyOf(fontFamily, weight, style)) ?? null;

const covering = new Map<string, Font | null>();

/**
 * The font of a face that has the character; of its families the first that does. A cut that a family lacks is left to
 * the next; null where no font has it.
 */
export const coveringFont = (
  character: string,
  face: Face,
  weight: number,
  style: FontStyle = 'normal',
): Font | null => {
  const key = `${face} ${weight} ${style} ${character}`;
  const cached = covering.get(key);
  if (cached !== undefined) return cached;
  const code = character.codePointAt(0) ?? 0;
  const cuts = [
    ...FACES[face].map((each) => fontOf(each, weight, style)),
    ...FACES[face].map((each) => fontOf(each, 400, 'normal')),
  ];
  const font = cuts.find((each) => each?.hasGlyphForCodePoint(code)) ?? null;
  covering.set(key, font);
  return font;
};
