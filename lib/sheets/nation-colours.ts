/** A colour on paper (light) and on the dark screen. */
export type ColourPair = { readonly light: string; readonly dark: string };

/** One stripe of the ribbon; `to` is where it ends, in hundredths of the width. */
export type Stripe = { readonly colour: string; readonly to: number };

export type NationColours = {
  /** the strong half of a symbol (coat or facing) and the pale half */
  readonly sym: ColourPair;
  readonly sym2: ColourPair;
  /** lengthwise ribbon, left to right */
  readonly flag: readonly Stripe[];
};

const pair = (light: string, dark: string): ColourPair => ({ light, dark });
const PLAIN = pair('#ffffff', '#f4f2ec');

const halved = (first: string, second: string, third: string): Stripe[] => [
  { colour: first, to: 50 },
  { colour: second, to: 75 },
  { colour: third, to: 100 },
];

const thirds = (outer: string, inner: string): Stripe[] => [
  { colour: outer, to: 33.3 },
  { colour: inner, to: 66.6 },
  { colour: outer, to: 100 },
];

/** For imagi-nations and any nation without colours of its own: ink on paper. */
export const NEUTRAL: NationColours = {
  sym: pair('#3a4150', '#7a8596'),
  sym2: PLAIN,
  flag: [{ colour: '#3a4150', to: 100 }],
};

/** For a laser printer: symbols rest on density alone. */
export const BLACK_AND_WHITE: NationColours = {
  sym: pair('#171c25', '#171c25'),
  sym2: pair('#ffffff', '#ffffff'),
  flag: halved('#171c25', '#ffffff', '#171c25'),
};

/** The outline of symbols. */
export const SYMBOL_LINE = pair('#171c25', '#eceae3');

const NATIONS: ReadonlyMap<string, NationColours> = new Map(
  Object.entries({
    prussia: { sym: pair('#1b4a80', '#4680c8'), sym2: PLAIN, flag: halved('#1b4a80', '#ffffff', '#15181d') },
    austria: { sym: pair('#b01f2b', '#d9484f'), sym2: PLAIN, flag: thirds('#b01f2b', '#ffffff') },
    hbma: {
      sym: pair('#a81e2c', '#d4434f'),
      sym2: pair('#f3dfae', '#f3dfae'),
      flag: halved('#a81e2c', '#f0cf7a', '#1d3e82'),
    },
    russia: {
      sym: pair('#24603d', '#377a52'),
      sym2: pair('#f1cfc9', '#f1cfc9'),
      flag: halved('#24603d', '#ffffff', '#b2242c'),
    },
    france: { sym: pair('#2f62b0', '#5a8bdb'), sym2: PLAIN, flag: thirds('#ffffff', '#2f62b0') },
    saxony: { sym: pair('#566b1f', '#7f9440'), sym2: PLAIN, flag: halved('#566b1f', '#e6c04b', '#15181d') },
    reichsarmee: {
      sym: pair('#2a2c31', '#696f78'),
      sym2: pair('#eccb62', '#eccb62'),
      flag: thirds('#15181d', '#e0b02c'),
    },
    sweden: {
      sym: pair('#1d5796', '#3e75ae'),
      sym2: pair('#f4d04f', '#f4d04f'),
      flag: thirds('#1d5796', '#f0c52e'),
    },
  }),
);

/** The colours of a nation (the value of `data-nation`); neutral for one we do not know. */
export const nationColours = (nation: string): NationColours => NATIONS.get(nation) ?? NEUTRAL;

/** The colours to print with. */
export const printColours = (nation: string, ink: 'colour' | 'bw'): NationColours =>
  ink === 'bw' ? BLACK_AND_WHITE : nationColours(nation);
