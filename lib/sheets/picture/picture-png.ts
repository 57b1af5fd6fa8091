import { Resvg } from '@resvg/resvg-js';
import type { Mark } from '../placed/mark';
import { indexedPng } from './indexed-png';
import { PICTURE, PIXELS } from './picture-marks';
import { svgOf } from './svg';

/** Marks as a picture. Only after `loadFonts`. */
export const picturePng = (marks: readonly Mark[]): Uint8Array<ArrayBuffer> => {
  const { pixels, width, height } = new Resvg(svgOf(marks, PICTURE), {
    fitTo: { mode: 'width', value: PIXELS.width },
    // all text is outlines
    font: { loadSystemFonts: false },
  }).render();
  if (height !== PIXELS.height) throw new RangeError(`A picture is ${height} pixels high`);
  return indexedPng(pixels, width, height);
};
