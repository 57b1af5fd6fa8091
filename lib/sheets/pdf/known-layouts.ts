import type { Font } from 'fontkit';

type GlyphRun = ReturnType<Font['layout']>;
type Features = NonNullable<Parameters<Font['layout']>[1]>;

/** A text laid out, and what each of its glyphs then read. */
type Known = { readonly run: GlyphRun; readonly read: readonly number[][] };

const MOST_KNOWN = 4000;
/** Longer texts seldom come twice. */
const LONGEST = 80;

const layouts = new Map<Font, Map<string, Known>>();
let count = 0;

/** Anyone who asks scales the positions in place, and a glyph tells whatever it was last asked for. */
const copied = ({ run, read }: Known): GlyphRun => {
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

/** A font that remembers short texts: the same words and figures stand on card after card, and layout is what takes long. */
export const rememberLayouts = (font: Font): void => {
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
    layouts.set(font, (layouts.get(font) ?? new Map<string, Known>()).set(key, layout));
    count++;
    return copied(layout);
  };
};
