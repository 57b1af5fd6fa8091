import type { PrintedPoints } from '../price/points';

/** Units of one army. More would be no army and no service to the reader; a large one of the books has a few dozen. */
export const MAX_UNITS = 1000;

/** The highest limit that a file may say. */
export const MAX_BUDGET: PrintedPoints = 1_000_000;
