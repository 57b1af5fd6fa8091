import { freshIds } from '../../core/army/fresh-ids';
import { countedOrNo } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import type { Brigade } from '../schema';
import { countsForRatio, type Facts } from '../survey';
import { LIMITS } from '../tables';
import { brigadeName } from '../tree';
import { checked, withinLimit } from './checks';

const { min, max } = LIMITS.unitsPerBrigadier;

export type BrigadeNode = { readonly brigade: Brigade; readonly index: number; readonly units: number };

/** True for a brigadier who leads fewer or more units than one does; an army of fewer units has one anyway (R07). */
export const isUneven = ({ brigade, units }: BrigadeNode, { led }: Pick<Facts, 'led'>): boolean =>
  brigade.brigadier !== null && led >= min && (units < min || units > max);

/** The brigade in as few as suit, as even as can be; each keeps the order of its units. */
const splitFix = ({ brigade, index, units }: BrigadeNode, { army, file }: Facts): Fix => {
  const parts = Math.ceil(units / max);
  const newId = freshIds(army, brigade.id);
  const lists: Brigade['units'][] = Array.from({ length: parts }, () => []);
  let counted = 0;
  for (const unit of brigade.units) {
    const part = Math.min(parts - 1, Math.floor((counted * parts) / units));
    lists[part]?.push(unit);
    if (countsForRatio(unit, file)) counted++;
  }
  const [first = [], ...rest] = lists;
  return {
    label: `Split ${brigadeName(brigade, index)}`,
    ops: [
      { op: 'set', path: ['army', 'brigades', index, 'units'], value: first },
      ...rest.map((own, place) => ({
        op: 'insert' as const,
        path: ['army', 'brigades', index + 1 + place],
        value: { id: newId(), name: '', brigadier: { id: newId(), name: '' }, units: own },
      })),
    ],
  };
};

/** Checks of one brigade. */
export const BRIGADE_RULES = [
  checked('m05', {
    title: 'Units for each brigadier',
    scope: 'formation',
    check: (node: BrigadeNode, facts) => {
      if (!isUneven(node, facts)) return undefined;
      const { brigade, index, units } = node;
      const fix = units < min ? undefined : splitFix(node, facts);
      return {
        params: { name: brigadeName(brigade, index), units, min, max },
        ...(units < min && { wanting: true as const }),
        ...withinLimit(fix, facts),
      };
    },
    message: ({ name, units, min, max }) =>
      `${name} has ${countedOrNo(Number(units), 'unit')} under its brigadier; a brigadier leads ${min} to ${max}.`,
  }),
];
