/** "1385" -> "1,385"; what is written with a power of ten stays. */
const inThousands = (whole: string): string =>
  whole.length > 3 && /^\d+$/.test(whole) ? `${inThousands(whole.slice(0, -3))},${whole.slice(-3)}` : whole;

/** 1385 -> "1,385", 40.66667 -> "40.667"; the same everywhere, whatever the locale of browser or server. */
export const grouped = (value: number): string => {
  // most numbers of an army are small and whole: nothing to group
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return value.toString();
  const rounded = Number.isInteger(value) ? value : Math.round(value * 1000) / 1000;
  const [whole = '', fraction] = Math.abs(rounded).toString().split('.');
  const figures = inThousands(whole);
  return `${rounded < 0 ? '−' : ''}${figures}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** "+20", "−30", "0": an amount beside others. */
export const signed = (value: number): string => (value > 0 ? `+${grouped(value)}` : grouped(value));
