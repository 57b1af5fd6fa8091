import type { OobType } from './order-of-battle';

/** What a system says of armies that are made up by rule: sizes in real troops, at its usual factor. */
export type MakeUp = {
  /** guns that make a full battery */
  readonly battery: number;
  /** fewest battalions, and fewest squadrons, of one kind that make a usual unit */
  readonly battalions: number;
  readonly squadrons: number;
  /** whether a nation has troops of a kind in that year, as they are mustered */
  fields(nation: string, year: number, type: OobType): boolean;
};

/** Whether a year lies within the dates of a fielding. */
export const isDated = ({ from, to }: { from?: number; to?: number }, year: number): boolean =>
  year >= (from ?? year) && year <= (to ?? year);
