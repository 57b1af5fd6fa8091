import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFonts } from '../pdf/fonts';
import { runsWidth } from '../placed/face-width';
import type { DrawOp, TextMark } from '../placed/mark';
import { isDrawable, type PicturePlate } from '../plate/small-plate';
import { PICTURE, PIXELS, type PictureCard, type PictureOrder, pictureMarks } from './picture-marks';
import { indexedPng, picturePng, svgOf } from './picture-png';

const LONG =
  'Das verstärkte Heer des Feldmarschalls Leopold Joseph Graf von Daun zu Kolin, Зимний поход, zweiter Entwurf';

const CARDS: Readonly<Record<string, PictureCard>> = {
  army: {
    title: 'Lobositz 1756: Prussia',
    about: 'Honours of War, 28 mm, 20½ units',
    nation: 'prussia',
    figure: { value: '2,275', unit: 'points' },
    verdict: { sign: 'pass', word: 'Ready' },
  },
  'long names': {
    title: LONG,
    about: LONG,
    nation: 'austria',
    figure: { value: '1,000,000', unit: 'points' },
    verdict: { sign: 'error', word: 'Illegal' },
  },
  battle: {
    title: 'Minden',
    about: '1 August 1759, on the Weser',
    sides: [
      { nation: 'hbma', name: 'Allied army', about: LONG },
      { nation: 'france', name: LONG, about: 'Marquis de Contades, 54,400 men' },
    ],
  },
  event: {
    title: 'Autumn Manoeuvres',
    about: 'Three rounds of Honours of War',
    facts: [LONG, LONG, 'At noon'],
  },
};

const SYMBOLS = ['line', 'grenadier', 'heavy-cavalry', 'gun-medium'] as const;

const plateOf = (nation: string): PicturePlate => ({
  bodies: Array.from({ length: 6 }, (_, at) => ({
    id: `b${at}`,
    names: [`Brigade ${at}`],
    head: LONG,
    about: '',
    blocks: SYMBOLS.map((symbol) => ({ symbol, nation, title: '', detail: '', cells: 5, breadth: 1 })),
  })),
  layout: {},
  ink: 'colour',
});

const platesOf = ({ facts, sides, nation = '' }: PictureCard): PicturePlate[] =>
  facts === undefined ? (sides ?? [{ nation }]).map((side) => plateOf(side.nation)) : [];

const orderOf = (card: PictureCard): PictureOrder => ({ card, plates: platesOf(card) });
const marksOf = (card: PictureCard): DrawOp[] => pictureMarks(orderOf(card));

const linesIn = (marks: readonly DrawOp[]): TextMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? linesIn(mark.marks) : mark.kind === 'text' ? [mark] : []));

const edges = ({ x, anchor, runs }: TextMark): [number, number] => {
  const width = runsWidth(runs);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, left + width];
};

beforeAll(() => loadFonts('node_modules'));

describe.each(Object.entries(CARDS))('the picture of an %s', (_, card) => {
  test('is of the size that chats want, and light', () => {
    const png = picturePng(orderOf(card));
    expect(png.byteLength).toBeLessThan(80_000);
    const { width, height } = PNG.sync.read(Buffer.from(png));
    expect({ width, height }).toEqual(PIXELS);
  });

  test('keeps its texts within the frame and apart from each other', () => {
    const lines = linesIn(marksOf(card));
    for (const line of lines) {
      const [left, right] = edges(line);
      expect(left).toBeGreaterThan(12);
      expect(right).toBeLessThan(PICTURE.width - 12);
      for (const other of lines.filter(({ y }) => y === line.y)) {
        const [from, to] = edges(other);
        expect(other === line || from > right || to < left).toBe(true);
      }
    }
  });

  test('needs no font and fetches nothing', () => {
    const svg = svgOf(marksOf(card), PICTURE);
    expect(svg).not.toMatch(/<text|<image|font|href|NaN|undefined/);
  });
});

test('a stranger’s text is outlines, never markup', () => {
  const svg = svgOf(marksOf({ title: '"/><script>&', about: '<image href="http://x"/>' }), PICTURE);
  expect(svg).not.toMatch(/script|<image|http:\/\/x/);
});

test('an army of more than can be seen is not drawn, nor one of nothing', () => {
  const plate = plateOf('prussia');
  const repeated = (times: number) => Array.from({ length: times }, () => plate.bodies).flat();
  expect(isDrawable(plate)).toBe(true);
  expect(isDrawable({ ...plate, bodies: repeated(11) })).toBe(false);
  expect(isDrawable({ ...plate, bodies: plate.bodies.map((body) => ({ ...body, blocks: [] })) })).toBe(false);
});

describe('colours of a picture', () => {
  const paint = (colours: readonly (readonly [number, number, number])[]): Uint8Array =>
    Uint8Array.from(colours.flatMap((rgb) => [...rgb, 255]));

  test('are kept as they are where they are few', () => {
    const pixels = paint([
      [252, 252, 250],
      [18, 22, 29],
      [27, 74, 128],
      [252, 252, 250],
    ]);
    expect([...PNG.sync.read(Buffer.from(indexedPng(pixels, 2, 2))).data]).toEqual([...pixels]);
  });

  test('come close where they are many', () => {
    const shades = Array.from({ length: 256 }, (_, at) => [at, at, 255 - at] as const);
    // every second one stands there twice
    const pixels = paint([...shades, ...shades.filter(([shade]) => shade % 2 === 0)]);
    const { data } = PNG.sync.read(Buffer.from(indexedPng(pixels, 24, 16)));
    const apart = [...pixels].map((value, at) => Math.abs(value - (data[at] ?? 0)));
    expect(Math.max(...apart)).toBe(1);
  });
});
