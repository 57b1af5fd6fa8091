import checks from '@/data/honours-of-war/checks.json';
import type { Fix } from '../../core/check/finding';
import { type Checks, checkedBy, type Rule } from '../../core/check/rule';
import { sumOf } from '../../core/price/costing';
import { unitLines } from '../cost';
import type { Brigade, Unit } from '../schema';
import type { BrigadeFacts, Facts } from '../survey';
import {
  type Arm,
  classIn,
  type Fielding,
  type NationId,
  type Size,
  type UnitClass,
  weightOf,
} from '../tables';
import { keepsLimits } from './keeps-limits';

export type CheckCode = keyof typeof checks;

/** The path of a unit. */
type Post = 'brigade' | 'independent' | 'unassigned';

/** A unit as its checks are given it. */
export type UnitNode = {
  readonly unit: Unit;
  readonly post: Post;
  /** its contingent's nation, else the army's */
  readonly nation: NationId;
  /** what that nation says of its type; undefined if it fields none */
  readonly fielding: Fielding | undefined;
  /** its brigade, with counts */
  readonly brigade: BrigadeFacts | undefined;
  /** path into the document, for fixes */
  readonly path: readonly (string | number)[];
};

/** A brigade as its checks are given it. */
export type BrigadeNode = {
  readonly brigade: Brigade;
  readonly index: number;
  readonly facts: BrigadeFacts;
  readonly nation: NationId;
};

const CHECKS = checks as Checks<CheckCode>;

/** The arms a check of units can concern; absent = all. Units of other arms are not asked. */
type Arms = { readonly arms?: readonly Arm[] };

export type UnitRule = Rule<UnitNode, Facts> & Arms;

/** A rule with the severity and page that data/honours-of-war/checks.json gives its code. */
export const checked = checkedBy<Facts, Arms>()(CHECKS);

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
