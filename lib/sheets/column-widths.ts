/** Widths in mm of columns that share `width`; null widths share what the others leave. */
export const columnWidths = (widths: readonly (number | null)[], width: number, gutter = 0): number[] => {
  const open = widths.filter((each) => each === null).length;
  const fixed = widths.reduce<number>((sum, each) => sum + (each ?? 0), gutter * (widths.length - 1));
  return widths.map((each) => each ?? Math.max(0, (width - fixed) / open));
};
