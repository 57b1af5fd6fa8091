import type { UnitAtPath } from '../tree/tree';
import { type RegimentFacts, regimentCalled } from './regiment-facts';

/** Who a unit was, as its card tells it: colours of facings and coat in words, null where they are not known. */
export type Regiment = {
  readonly name: string;
  readonly facings: string | null;
  readonly coat?: string | null;
};

/** The regiment beside a name: its own name unless that says it, and its facing colour. */
export const regimentSaid = (name: string, regiment: Regiment | undefined): string[] => {
  if (regiment === undefined) return [];
  return [
    ...(name.includes(regiment.name) ? [] : [regiment.name]),
    ...(regiment.facings === null ? [] : [`facings ${regiment.facings}`]),
  ];
};

/** A unit that a regiment may be attached to. */
export type Attachable = { readonly id: string; readonly regiment?: string | undefined };

/** The regiment of units alike, if all of them are of the same and it is known; else undefined. */
export const sharedRegiment = (
  units: readonly UnitAtPath<Attachable>[],
  regiments: RegimentFacts = {},
): Regiment | undefined => {
  const [first, ...others] = units.map(({ unit }) => unit.regiment);
  if (first === undefined || others.some((other) => other !== first)) return undefined;
  const fact = regiments[first];
  if (!fact) return undefined;
  const { facings, coat } = fact;
  return { name: regimentCalled(fact), facings, ...(coat != null && { coat }) };
};
