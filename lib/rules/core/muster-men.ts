import type { OobUnit } from './order-of-battle';

/** Men of units whose own number is not known. */
type Usual = {
  readonly battalionMen: number;
  readonly lightMen: number;
  readonly squadronMen: number;
  readonly regimentMen: number;
};

/** Men of a historical unit: as known, else by battalions or squadrons, else as usual for its kind and strength. */
export const menIn = (
  { arm, men, battalions, squadrons, strength }: OobUnit,
  { battalionMen, lightMen, squadronMen, regimentMen }: Usual,
): number => {
  if (men !== null) return men;
  if (arm === 'cavalry') {
    return Math.round(squadrons === null ? regimentMen * strength : squadrons * squadronMen);
  }
  return Math.round((battalions ?? 1) * (arm === 'light-infantry' ? lightMen : battalionMen) * strength);
};
