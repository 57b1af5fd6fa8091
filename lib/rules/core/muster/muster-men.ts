import type { Measure } from './muster-measure';
import type { OobUnit } from './order-of-battle';

/** Men of units whose own number is not known. */
type UsualMen = {
  readonly battalionMen: number;
  readonly lightMen: number;
  readonly squadronMen: number;
  readonly regimentMen: number;
};

type Men = {
  readonly men: number /** what they are taken from; absent = as known */;
  readonly basis?: string;
};

/**
 * Men of a historical unit: as known, else by battalions or squadrons, each as the totals of its side come to or as
 * usual, else as usual for its kind and strength.
 */
const menKnownOrUsual = (
  { arm, men, menEach, battalions, squadrons, strength }: OobUnit,
  { battalionMen, lightMen, squadronMen, regimentMen }: UsualMen,
): Men => {
  if (men !== null) return { men };
  if (arm === 'cavalry') {
    const each = menEach ?? squadronMen;
    return squadrons === null
      ? { men: Math.round(regimentMen * strength), basis: `a regiment of ${regimentMen}` }
      : { men: Math.round(squadrons * each), basis: `squadrons of ${each}` };
  }
  const each = menEach ?? (arm === 'light-infantry' ? lightMen : battalionMen);
  const basis = battalions === null ? `a battalion of ${each}` : `battalions of ${each}`;
  return { men: Math.round((battalions ?? 1) * each * strength), basis };
};

/** The same as a measure of units of `by` men. */
export const menMeasure = (unit: OobUnit, usual: UsualMen, by: number): Measure => {
  const { men, basis } = menKnownOrUsual(unit, usual);
  return { what: 'men', amount: men, by, ...(basis !== undefined && { usual: true, basis }) };
};

/** Guns of a battery as a measure of units of `by` guns; a usual battery where they are not known. */
export const gunsMeasure = ({ guns, strength }: OobUnit, usualGuns: number, by: number): Measure =>
  guns === null
    ? { what: 'guns', amount: Math.round(usualGuns * strength), by, usual: true }
    : { what: 'guns', amount: guns, by };
