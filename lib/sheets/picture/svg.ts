import { featuresOf, leftOf, type Stretch, stretches } from '../pdf/stretches';
import { type Mark, MM_PER_POINT, type PathMark, type TextMark, TURNS } from '../placed/mark';

/** A length as it is written: a thousandth is finer than any pixel. */
const short = (length: number): string => String(Math.round(length * 1000) / 1000);

/** The outlines of a stretch from `left` on its baseline, in points. */
const outlines = ({ text, font, run: { points, colour } }: Stretch, left: number): string => {
  const { glyphs, positions } = font.layout(text, featuresOf(text));
  const scale = points / font.unitsPerEm;
  let advance = 0;
  const drawn = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${short(advance + xOffset)} ${short(yOffset)})`;
    advance += xAdvance;
    const d = path.toSVG();
    return d === '' ? '' : `<path transform="${place}" d="${d}"/>`;
  });
  const [x, zoom] = [short(left), scale.toFixed(6)];
  return `<g fill="${colour}" transform="matrix(${zoom} 0 0 -${zoom} ${x} 0)">${drawn.join('')}</g>`;
};

const textSvg = ({ x, y, anchor, runs, turned }: TextMark): string => {
  const line = runs.flatMap(stretches);
  let left = leftOf(line, anchor);
  const drawn = line.map((each) => {
    const outline = outlines(each, left);
    left += each.width;
    return outline;
  });
  const turn = turned ? ` rotate(${TURNS[turned]})` : '';
  const place = `translate(${short(x)} ${short(y)})${turn} scale(${MM_PER_POINT.toFixed(6)})`;
  return `<g transform="${place}">${drawn.join('')}</g>`;
};

const pathSvg = ({ d, x, y, scale, fill, stroke, width = 1, dash, round }: PathMark): string => {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(width)}"`;
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${short(dash)}"`;
  const ends = round ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const place = `translate(${short(x)} ${short(y)}) scale(${scale})`;
  return `<path transform="${place}" fill="${fill ?? 'none'}"${line}${dashes}${ends} d="${d}"/>`;
};

const markSvg = (mark: Mark): string => {
  if (mark.kind === 'group') return mark.marks.map(markSvg).join('');
  return mark.kind === 'text' ? textSvg(mark) : pathSvg(mark);
};

/** A page of marks as SVG that needs no font: all text is outlines. Only after `loadFonts`. */
export const svgOf = (
  marks: readonly Mark[],
  { width, height }: { readonly width: number; readonly height: number },
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${marks.map(markSvg).join('')}</svg>`;
