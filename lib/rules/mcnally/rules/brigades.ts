import { brigadeName, counted } from '../names';
import type { Brigade } from '../schema';
import { LIMITS } from '../tables';
import { checked } from './checks';

const { min, max } = LIMITS.unitsPerBrigadier;

export type BrigadeNode = { readonly brigade: Brigade; readonly index: number; readonly units: number };

/** Checks of one brigade. */
export const BRIGADE_RULES = [
  checked('m05', {
    title: 'Units of a brigadier',
    scope: 'formation',
    check: ({ brigade, index, units }: BrigadeNode, { brigadiers, minBrigadiers, maxBrigadiers }) => {
      // the army's number of brigadiers is a finding of its own; this one only says which brigade is uneven
      const suits = brigadiers >= minBrigadiers && brigadiers <= maxBrigadiers;
      if (!suits || brigadiers < 2 || brigade.brigadier === null || (units >= min && units <= max))
        return undefined;
      return {
        params: { name: brigadeName(brigade, index), units, min, max },
        severity: 'info' as const,
      };
    },
    message: ({ name, units, min, max }) =>
      `${name} has ${counted(Number(units), 'unit')} under its brigadier; one leads ${min} to ${max}.`,
  }),
];
