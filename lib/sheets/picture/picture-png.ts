import { Resvg } from '@resvg/resvg-js';
import type { Mark } from '../placed/mark';
import { indexedPng } from './indexed-png';
import { PICTURE, PIXELS } from './picture-marks';
import { svgOf } from './svg';

type Size = { readonly width: number; readonly height: number };

const rendered = (marks: readonly Mark[], size: Size, across: number) =>
  new Resvg(svgOf(marks, size), {
    fitTo: { mode: 'width', value: across },
    // all text is outlines
    font: { loadSystemFonts: false },
  }).render();

/** Marks of a page of that size in mm as PNG, so many pixels across. Only after `loadFonts`. */
export const pngOf = (marks: readonly Mark[], size: Size, across: number): Uint8Array<ArrayBuffer> => {
  const { pixels, width, height } = rendered(marks, size, across);
  return indexedPng(pixels, width, height);
};

/** Marks as the picture of a link. Only after `loadFonts`. */
export const picturePng = (marks: readonly Mark[]): Uint8Array<ArrayBuffer> => {
  const { pixels, width, height } = rendered(marks, PICTURE, PIXELS.width);
  if (height !== PIXELS.height) throw new RangeError(`A picture is ${height} pixels high`);
  return indexedPng(pixels, width, height);
};
