import type { Fix } from '../../core/check/finding';
import { sumOf } from '../../core/price/costing';
import { unitLines } from '../cost';
import type { Facts } from '../survey';
import { type Arm, classIn, type Size, type UnitClass, weightOf } from '../tables';
import type { UnitNode } from './checks';
import { keepsLimits } from './keeps-limits';

/** The arms that have bases, sizes and formations. */
export const FORMED = ['close-order', 'light-infantry', 'cavalry'] as const;

export const isFormed = (arm: Arm): arm is (typeof FORMED)[number] =>
  arm !== 'artillery' && arm !== 'transport';

/** Sets one field of the unit. */
export const unitFix = ({ path }: UnitNode, label: string, field: string, value: unknown): Fix => ({
  label,
  ops: [{ op: 'set', path: ['army', ...path, field], value }],
});

/** Forgets one field of the unit. */
export const without = ({ path }: UnitNode, label: string, field: string): Fix => ({
  label,
  ops: [{ op: 'remove', path: ['army', ...path, field] }],
});

/** The class that the book gives the unit here and now; Saxons in Prussian service are inferior (p. 49). */
export const usualClassOf = ({ nation, fielding }: UnitNode, { army, year }: Facts): UnitClass => {
  if (nation === 'saxony' && army.nation === 'prussia') return 'inferior';
  return fielding === undefined ? 'standard' : classIn(fielding, year);
};

/** Another class for the unit, unless it costs more than the players agreed on. */
export const classFix = (node: UnitNode, facts: Facts, to: UnitClass): { fix: Fix } | undefined => {
  const price = (quality: UnitClass): number => sumOf(unitLines({ ...node.unit, class: quality }, facts));
  return keepsLimits(facts, { points: price(to) - price(node.unit.class) })
    ? { fix: unitFix(node, to === 'standard' ? 'Make it standard class' : `Make it ${to}`, 'class', to) }
    : undefined;
};

/** Another size for the unit, with the bases of that size, unless the army would then have too many commanders. */
export const sizeFix = (node: UnitNode, facts: Facts, to: Size): { fix: Fix } | undefined => {
  const { unit, post } = node;
  const change = weightOf({ ...unit, size: to }) - weightOf(unit);
  if (!keepsLimits(facts, { halves: post === 'independent' ? 0 : change })) return undefined;
  const { label, ops } = unitFix(
    node,
    to === 'standard' ? 'Make it standard size' : `Make it ${to}`,
    'size',
    to,
  );
  return {
    fix: { label, ops: [...ops, ...(unit.bases === undefined ? [] : without(node, '', 'bases').ops)] },
  };
};
