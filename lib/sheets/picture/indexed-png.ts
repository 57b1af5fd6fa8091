import { crc32, deflateSync } from 'node:zlib';

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

/** A pixel as it lies in memory: alpha, blue, green, red. */
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

/** How often each colour stands there; most pixels are of the colour of the one before. */
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
 * Opaque pixels of four bytes each as a PNG with a palette, which for ink, paper and the colours of a nation is a third of
 * one with full colours (docs/decisions/0039).
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
