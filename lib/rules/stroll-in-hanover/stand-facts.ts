import { passingFaces, passText } from './morale';
import type { Unit } from './schema';
import { classOf } from './tables';

/** Everything a player needs of a stand in play (s. 12). */
export type StandFacts = {
  /** SP + Morale, before modifiers and the die */
  readonly value: number;
  /** faces of six that pass a morale test, and the chance in words */
  readonly passes: number;
  readonly chance: string;
  /** what stands on its label: L or M for cavalry of the line, then capacities */
  readonly code: string;
  readonly capacities: readonly string[];
  /** boxes to mark off; strength that is not a whole number has none */
  readonly boxes: number;
};

/** More boxes than these do not fit beside a name. */
const MOST_BOXES = 21;

/** Works out what the rules say of one stand. */
export const standFacts = (unit: Unit): StandFacts => {
  const { sp, morale, shock, noGrenadiers, capacities = [] } = unit;
  return {
    value: sp + morale,
    passes: passingFaces(morale, 0),
    chance: passText(morale, 0),
    code: classOf(unit).code,
    capacities: [
      ...(shock === true ? ['Shock'] : []),
      ...(noGrenadiers === true ? ['No grenadiers'] : []),
      ...capacities,
    ],
    boxes: Math.max(0, Math.min(MOST_BOXES, Math.floor(sp))),
  };
};
