import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { featuresOf, leftOf, type Stretch, stretches } from '../pdf/draw';
import { type DrawOp, MM_PER_POINT, type PathMark, type TextMark, TURNS } from '../placed/mark';
import { PICTURE, PIXELS, type PictureOrder, pictureMarks } from './picture-marks';
import { SIDE_PAPER, SIDE_PIXELS, type SideOrder, sideMarks } from './side-marks';

type Size = { readonly width: number; readonly height: number };

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

const markSvg = (mark: DrawOp): string => {
  if (mark.kind === 'group') return mark.marks.map(markSvg).join('');
  return mark.kind === 'text' ? textSvg(mark) : pathSvg(mark);
};

/** A page of marks as SVG that needs no font: all text is outlines. Only after `loadFonts`. */
export const svgOf = (
  marks: readonly DrawOp[],
  { width, height }: { readonly width: number; readonly height: number },
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${marks.map(markSvg).join('')}</svg>`;

const rendered = (marks: readonly DrawOp[], size: Size, across: number) =>
  new Resvg(svgOf(marks, size), {
    fitTo: { mode: 'width', value: across },
    // all text is outlines
    font: { loadSystemFonts: false },
  }).render();

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colours that a picture may have: with more it looks the same, and is larger. */
const MOST_COLOURS = 128;
const INDEXED = 3;
/** Smaller files than by any other level that is as quick. */
const LEVEL = 7;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
};

/** A pixel in memory: alpha, blue, green, red. */
type Pixel = number;

const rgbOf = (pixel: Pixel): readonly [number, number, number] => [
  pixel & 255,
  (pixel >>> 8) & 255,
  (pixel >>> 16) & 255,
];

/** How far apart two colours are, as the eye has it: green weighs most. */
const apart = (one: Pixel, other: Pixel): number => {
  const [[red, green, blue], [red2, green2, blue2]] = [rgbOf(one), rgbOf(other)];
  return 2 * (red - red2) ** 2 + 4 * (green - green2) ** 2 + (blue - blue2) ** 2;
};

/** The count of each colour; most pixels have the colour of the one before. */
const countColours = (pixels: Uint32Array): Map<Pixel, number> => {
  const counts = new Map<Pixel, number>();
  for (let from = 0, to = 0; from < pixels.length; from = to) {
    const pixel = pixels[from] ?? 0;
    while (to < pixels.length && pixels[to] === pixel) to++;
    counts.set(pixel, (counts.get(pixel) ?? 0) + to - from);
  }
  return counts;
};

/** The commonest colours, and for every colour the place of the one that is nearest. */
const paletteOf = (counts: ReadonlyMap<Pixel, number>) => {
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one).map(([pixel]) => pixel);
  const palette = byCount.slice(0, MOST_COLOURS);
  const places = new Map(palette.map((pixel, place) => [pixel, place]));
  for (const pixel of byCount.slice(MOST_COLOURS)) {
    const distances = palette.map((each) => apart(pixel, each));
    places.set(pixel, distances.indexOf(Math.min(...distances)));
  }
  return { palette, places };
};

/**
 * Opaque pixels of four bytes each as a PNG with a palette, which for ink, paper and the colours of a nation is a
 * third of one with full colours (docs/decisions/0039).
 */
export const indexedPng = (pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> => {
  const words = new Uint32Array(new Uint8Array(pixels).buffer);
  const { palette, places } = paletteOf(countColours(words));
  // each row begins with its filter: none
  const rows = new Uint8Array((width + 1) * height);
  let last = -1;
  let place = 0;
  for (let row = 0, from = 0, to = 1; row < height; row++, to++) {
    for (const end = from + width; from < end; from++, to++) {
      const pixel = words[from] ?? 0;
      if (pixel !== last) place = places.get(pixel) ?? 0;
      last = pixel;
      rows[to] = place;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED], 8);
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', head),
      chunk('PLTE', Uint8Array.from(palette.flatMap(rgbOf))),
      chunk('IDAT', deflateSync(rows, { level: LEVEL })),
      chunk('IEND', new Uint8Array()),
    ]),
  );
};

/** Marks of a page of that size in mm as PNG, this many pixels across. Only after `loadFonts`. */
export const pngOf = (marks: readonly DrawOp[], size: Size, across: number): Uint8Array<ArrayBuffer> => {
  const { pixels, width, height } = rendered(marks, size, across);
  return indexedPng(pixels, width, height);
};

/** The picture of a link, or of a side to choose. Only after `loadFonts`. */
export const picturePng = (order: PictureOrder | SideOrder): Uint8Array<ArrayBuffer> => {
  if ('form' in order) return pngOf(sideMarks(order), SIDE_PAPER[order.form], SIDE_PIXELS[order.form]);
  const { pixels, width, height } = rendered(pictureMarks(order), PICTURE, PIXELS.width);
  if (height !== PIXELS.height) throw new RangeError(`A picture is ${height} pixels high`);
  return indexedPng(pixels, width, height);
};
