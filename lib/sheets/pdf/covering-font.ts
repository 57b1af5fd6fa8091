import { type Face, familiesOf, fontOf } from './fonts';

const known = new Map<string, ReturnType<typeof fontOf>>();

/** The font of a face that has the character; of its families the first that does. */
export const coveringFont = (
  character: string,
  face: Face,
  weight: number,
  style: 'normal' | 'italic',
): ReturnType<typeof fontOf> => {
  const key = `${face} ${weight} ${style} ${character}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const families = [familiesOf(face, character)].flat();
  const code = character.codePointAt(0) ?? 0;
  const fonts = families.map((family) => fontOf(family, weight, style));
  const font = fonts.find((each) => each?.hasGlyphForCodePoint(code)) ?? null;
  known.set(key, font);
  return font;
};
