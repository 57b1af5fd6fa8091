import { Resvg } from '@resvg/resvg-js';
import type { Mark } from '../placed/mark';
import { indexedPng } from './indexed-png';
import { PICTURE, PIXELS, type PictureOrder, pictureMarks } from './picture-marks';
import { SIDE_PAPER, SIDE_PIXELS, type SideOrder, sideMarks } from './side-marks';
import { svgOf } from './svg';

type Size = { readonly width: number; readonly height: number };

const rendered = (marks: readonly Mark[], size: Size, across: number) =>
  new Resvg(svgOf(marks, size), {
    fitTo: { mode: 'width', value: across },
    // all text is outlines
    font: { loadSystemFonts: false },
  }).render();

/** Marks of a page of that size in mm as PNG, this many pixels across. Only after `loadFonts`. */
export const pngOf = (marks: readonly Mark[], size: Size, across: number): Uint8Array<ArrayBuffer> => {
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
