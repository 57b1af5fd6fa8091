import type { Tone } from '@/lib/rules/core/check/finding';

/** Paths in a box of 16 by 16; `paper` is drawn in the colour of the paper, the rest in that of the severity. */
export type SeverityShape = {
  readonly d: string;
  readonly paint: 'fill' | 'stroke' | 'paper';
  readonly width?: number;
};

/** Severity is a shape before it is a colour: solid octagon, open triangle, ring; a square with room for more. */
export const SEVERITY_SHAPES: Readonly<Record<Tone, readonly SeverityShape[]>> = {
  error: [
    { d: 'M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z', paint: 'fill' },
    { d: 'M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6', paint: 'paper', width: 1.9 },
  ],
  warning: [
    { d: 'M8 1.4l6.9 13H1.1z', paint: 'stroke', width: 1.6 },
    { d: 'M8 5.6v4.6M8 11.3v1.8', paint: 'stroke', width: 1.8 },
  ],
  info: [
    { d: 'M8 1.3a6.7 6.7 0 1 0 0 13.4a6.7 6.7 0 1 0 0-13.4z', paint: 'stroke', width: 1.4 },
    { d: 'M8 7v5M8 4v1.7', paint: 'stroke', width: 1.7 },
  ],
  wanting: [
    { d: 'M1.8 1.8h12.4v12.4H1.8z', paint: 'stroke', width: 1.4 },
    { d: 'M8 4.9v6.2M4.9 8h6.2', paint: 'stroke', width: 1.7 },
  ],
};
