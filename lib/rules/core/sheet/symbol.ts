/** The one shared set of unit symbols (drawn in lib/sheets/symbols.ts); systems name them. */
export const SYMBOLS = [
  'line',
  'grenadier',
  'guard',
  'militia',
  'light',
  'jaeger',
  'heavy-cavalry',
  'medium-cavalry',
  'light-cavalry',
  'gun-light',
  'gun-medium',
  'gun-heavy',
  'howitzer',
  'gun-horse',
  'general',
  'lieutenant',
  'commander',
  'entrenchment',
  'block',
  'transport',
] as const;

export type SymbolName = (typeof SYMBOLS)[number];

/** The hatchings of the share bar, which repeat the density of the symbols. */
export type Hatch = 'infantry' | 'light-infantry' | 'cavalry' | 'artillery' | 'command' | 'works';
