/** Millimetres in the points of a PDF. */
export const mm = (length: number): number => (length * 72) / 25.4;
