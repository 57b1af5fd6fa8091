import type { Font } from '@react-pdf/renderer';

type LoadedFont = NonNullable<ReturnType<typeof Font.getFont>['data']>;
/** What we need to know of what the font answers. */
type GlyphRun = { readonly glyphs: { codePoints: number[] }[]; readonly positions: object[] };
type Layout = (...asked: readonly unknown[]) => GlyphRun;

/** A text laid out, and what each of its glyphs then read. */
type Known = { readonly run: GlyphRun; readonly read: readonly (readonly number[])[] };

const MOST_KNOWN = 4000;
/** Longer texts seldom come twice. */
const LONGEST = 80;

const known = new Map<LoadedFont, Map<string, Known>>();
let count = 0;

/** Whoever asks scales the positions in place, and a glyph tells whatever it was last asked for. */
const copied = ({ run, read }: Known): GlyphRun => {
  for (const [index, glyph] of run.glyphs.entries()) glyph.codePoints = [...(read[index] ?? [])];
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    glyphs: [...run.glyphs],
    positions: run.positions.map((position) =>
      Object.assign(Object.create(Object.getPrototypeOf(position)), position),
    ),
  });
};

/** A font that remembers short texts: the same words and figures stand on card after card, and layout is what takes long. */
export const rememberLayouts = (font: LoadedFont): void => {
  const layout: Layout = font.layout.bind(font);
  font.layout = (...asked: readonly unknown[]) => {
    const [text] = asked;
    if (typeof text !== 'string' || text.length > LONGEST) return layout(...asked);
    const key = JSON.stringify(asked);
    const found = known.get(font)?.get(key);
    if (found !== undefined) return copied(found);
    if (count >= MOST_KNOWN) {
      known.clear();
      count = 0;
    }
    const run = layout(...asked);
    const kept = { run, read: run.glyphs.map(({ codePoints }) => [...codePoints]) };
    known.set(font, (known.get(font) ?? new Map<string, Known>()).set(key, kept));
    count++;
    return copied(kept);
  };
};
