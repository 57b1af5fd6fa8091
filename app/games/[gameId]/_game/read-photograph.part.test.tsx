import { expect, test } from 'vitest';
import { codesOf } from '@/lib/games/handover-codes';
import { qrPath } from '@/lib/sheets/qr';
import { readPhotograph } from './read-photograph';

/** A whole code: 450 bytes without a pattern. */
const [CODE = ''] = codesOf(
  Uint8Array.from({ length: 440 }, (_, index) => (index * index * 31 + index * 7) % 251),
);

type Shot = {
  readonly width: number;
  readonly height: number;
  /** how much of the shorter side the code takes */
  readonly fill: number;
  readonly degrees?: number;
  /** how much narrower the far edge is: a phone held at an angle */
  readonly lean?: number;
  readonly light?: readonly [string, string];
};

const contextOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  return { canvas, context };
};

/** A screen with a code on a table, as a camera sees it. */
const photographOf = async ({
  width,
  height,
  fill,
  degrees = 0,
  lean = 0,
  light = ['#fff', '#171c25'],
}: Shot) => {
  const { size, d } = qrPath(CODE);
  const side = Math.round(Math.min(width, height) * fill);
  const screen = contextOf(side, side);
  [screen.context.fillStyle] = light;
  screen.context.fillRect(0, 0, side, side);
  screen.context.scale(side / (size + 8), side / (size + 8));
  screen.context.translate(4, 4);
  screen.context.fillStyle = light[1];
  screen.context.fill(new Path2D(d));

  const { canvas, context } = contextOf(width, height);
  context.fillStyle = '#6b5a43';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  // row by row, each a little narrower than the one below it
  for (let row = 0; row < side; row++) {
    const across = side * (1 - lean * (1 - row / side));
    context.drawImage(screen.canvas, 0, row, side, 1, -across / 2, row - side / 2, across, 1.5);
  }
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.8),
  );
};

test.each<[string, Shot]>([
  ['straight', { width: 900, height: 1_200, fill: 0.9 }],
  ['5 degrees askew, from far', { width: 3_000, height: 4_000, fill: 0.4, degrees: 5 }],
  ['15 degrees askew', { width: 1_500, height: 1_500, fill: 0.7, degrees: 15 }],
  ['on its side', { width: 1_600, height: 1_200, fill: 0.8, degrees: 90 }],
  ['held at an angle', { width: 1_200, height: 1_600, fill: 0.9, degrees: -8, lean: 0.12 }],
  [
    'on a dim screen',
    { width: 1_000, height: 1_000, fill: 0.8, degrees: 200, light: ['#8a8f80', '#3a3d38'] },
  ],
])('a code is read from a photograph: %s', async (_, shot) => {
  expect(await readPhotograph(await photographOf(shot))).toBe(CODE);
});

test('a picture without a code, and a file that is no picture, say nothing', async () => {
  const { canvas } = contextOf(800, 600);
  const blank = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  expect(await readPhotograph(blank ?? new Blob())).toBeNull();
  expect(await readPhotograph(new Blob(['no picture'], { type: 'image/png' }))).toBeNull();
});
