import { armyOf } from './armies';
import { microseconds } from './clock';

/** Microseconds in which this machine, now, reads the JSON text of an army of 25 units: what times are set against. */
export const baseline = async (): Promise<number> => {
  const { text } = await armyOf(25);
  return microseconds(() => JSON.parse(text));
};
