import type { SymbolName } from '@/lib/rules/core/sheet/symbol';

/** The two colours of a nation and the outline; a writer decides what they are. */
export type SymbolRole = 'sym' | 'sym2' | 'line';

/** How a shape is painted. Without `fill` it is open, without `stroke` it has no outline; `width` is 1 if absent. */
export type Paint = {
  readonly fill?: SymbolRole;
  readonly stroke?: SymbolRole;
  readonly width?: number;
  readonly cap?: 'round';
  readonly join?: 'round';
};

export type SymbolShape =
  | ({ readonly kind: 'path'; readonly d: string } & Paint)
  | ({ readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly r: number } & Paint);

/** Every symbol is drawn in this box, front edge up. A mitre or horn may stand a little over it: never clip. */
export const SYMBOL_BOX = { width: 30, height: 16 } as const;

const filled = (d: string, fill: SymbolRole): SymbolShape => ({ kind: 'path', d, fill });
const drawn = (d: string, stroke: SymbolRole = 'line', width = 1): SymbolShape => ({
  kind: 'path',
  d,
  stroke,
  width,
});
const framed = (d: string, fill: SymbolRole): SymbolShape => ({ kind: 'path', d, fill, stroke: 'line' });

/** A bar split lengthwise: troops in ranks. */
const ranks = (x: number, width: number): SymbolShape[] => [
  filled(`M${x} 6.5h${width}v4h-${width}z`, 'sym'),
  filled(`M${x} 10.5h${width}v4h-${width}z`, 'sym2'),
  drawn(`M${x} 6.5h${width}v8h-${width}zM${x} 10.5h${width}`),
];

const CLOSE_ORDER = ranks(1.5, 27);
const OPEN_ORDER = [...ranks(1.5, 7), ...ranks(11.5, 7), ...ranks(21.5, 7)];
const FRAME = drawn('M1.5 6.5h27v8h-27z');
const AXLE = drawn('M7 9.5h16', 'line', 1.2);
const WHEELS = 'M5.5 5.5h3v8h-3zM21.5 5.5h3v8h-3z';
const MEDIUM_GUN = [AXLE, framed(WHEELS, 'sym2'), framed('M13.6 2h2.8l.9 12h-4.6z', 'sym')];

/** The unit symbols as shapes. Density is weight: solid heavy, half medium, open light, for cavalry and guns alike. */
export const SYMBOL_SHAPES: Readonly<Record<SymbolName, readonly SymbolShape[]>> = {
  line: CLOSE_ORDER,
  grenadier: [...CLOSE_ORDER, filled('M15-.3c.9 2.5 2.9 4 3.4 6.3h-6.8c.5-2.3 2.5-3.8 3.4-6.3z', 'line')],
  guard: [...CLOSE_ORDER, filled('M15 .3l3 2.7-3 2.7-3-2.7z', 'line')],
  militia: [
    filled('M1.5 6.5h27v8h-27z', 'sym2'),
    filled('M1.5 6.5h6.75v8H1.5zM15 6.5h6.75v8H15z', 'sym'),
    FRAME,
  ],
  light: OPEN_ORDER,
  jaeger: [
    ...OPEN_ORDER,
    { kind: 'circle', cx: 14, cy: 2.9, r: 2, stroke: 'line', width: 1.3 },
    filled('M15.4 4.7L20 5.6V1.6l-2.4 1.8z', 'line'),
  ],
  'heavy-cavalry': [filled('M1.5 6.5h27v8h-27z', 'sym'), drawn('M2 14L28 7', 'sym2', 1.9), FRAME],
  'medium-cavalry': [
    filled('M1.5 6.5h27v8h-27z', 'sym2'),
    filled('M1.5 6.5h27l-27 8z', 'sym'),
    drawn('M1.5 14.5l27-8'),
    FRAME,
  ],
  'light-cavalry': [filled('M1.5 6.5h27v8h-27z', 'sym2'), drawn('M2 14.2L28 6.8', 'sym', 2), FRAME],
  'gun-light': [AXLE, framed(WHEELS, 'sym2'), framed('M14 3.5h2l.6 10h-3.2z', 'sym2')],
  'gun-medium': MEDIUM_GUN,
  'gun-heavy': [AXLE, framed(WHEELS, 'sym'), framed('M12.9 1h4.2l1.4 14h-7z', 'sym')],
  howitzer: [
    AXLE,
    framed(WHEELS, 'sym2'),
    framed('M11.5 14.5v-5h7v5z', 'sym'),
    { kind: 'circle', cx: 15, cy: 6.4, r: 4, fill: 'sym2', stroke: 'line', width: 1.3 },
    { kind: 'circle', cx: 15, cy: 6.4, r: 1.3, fill: 'line' },
  ],
  'gun-horse': [...MEDIUM_GUN, drawn('M1.5 15.5L28.5 1.5', 'line', 1.2)],
  general: [
    {
      kind: 'path',
      d: 'M15 .6l1.5 3.8 3.7-1.7-1.7 3.7 3.8 1.6-3.8 1.6 1.7 3.7-3.7-1.7L15 15.4l-1.5-3.8-3.7 1.7 1.7-3.7L7.7 8l3.8-1.6-1.7-3.7 3.7 1.7z',
      fill: 'sym',
      stroke: 'line',
      width: 0.8,
      join: 'round',
    },
    { kind: 'circle', cx: 15, cy: 8, r: 1.7, fill: 'sym2', stroke: 'line', width: 0.6 },
  ],
  lieutenant: [
    {
      kind: 'path',
      d: 'M6.5 12.8L23.5 3.2M6.5 3.2l17 9.6',
      stroke: 'line',
      width: 3.8,
      cap: 'round',
    },
    drawn('M8.6 11.6L21.4 4.4M8.6 4.4l12.8 7.2', 'sym', 2),
  ],
  commander: [
    drawn('M6.5 12.6L23.5 3.4', 'line', 4.6),
    drawn('M9.2 11.2L20.8 4.8', 'sym', 2.8),
    { kind: 'path', d: 'M5.4 13.2l2-1.1M24.6 2.8l-2 1.1', stroke: 'line', width: 4.6, cap: 'round' },
  ],
  entrenchment: [
    drawn('M.8 11.5h5.7L10.2 4l4.3 7.5h1L19.8 4l3.7 7.5h5.7', 'line', 2),
    drawn('M3 14.5h2M8 14.5h2M13 14.5h4M20 14.5h2M25 14.5h2'),
  ],
  block: [
    { kind: 'path', d: 'M7.5 3.5h15v11h-15z', fill: 'sym2', stroke: 'line', width: 1.4 },
    drawn('M7.5 14.5l11-11M13.5 14.5l9-9M7.5 9.5l6-6'),
  ],
  transport: [
    AXLE,
    framed(WHEELS, 'sym2'),
    drawn('M12 6V1M18 6V1', 'line', 1.2),
    framed('M10.5 5.5h9v9h-9z', 'sym2'),
    drawn('M13.5 5.5v9M16.5 5.5v9'),
  ],
};
