/** 1385 -> "1,385"; the same everywhere, whatever the locale of browser or server. */
export const grouped = (value: number): string => {
  // most numbers of an army are small: nothing to group
  if (value >= 0 && value < 1000) return value.toString();
  const [whole = '', fraction] = Math.abs(value).toString().split('.');
  const figures = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${figures}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** "+20", "−30", "0": an amount beside others. */
export const signed = (value: number): string => (value > 0 ? `+${grouped(value)}` : grouped(value));
