import { spentOn } from '../core/costing';
import type { ArmyFile } from '../core/document';
import type { Limit, ShareOfArm } from '../core/outline';
import { toMinor } from '../core/points';
import type { Assessment, Summary } from '../core/system';
import type { Army } from './schema';
import { budgetOf } from './settings';
import { HOUSE, LIMITS, NATIONS, POINT_SCALE, SYSTEM } from './tables';

const SHARES = [
  { key: 'infantry', label: 'Line infantry', hatch: 'infantry' },
  { key: 'light-infantry', label: 'Light infantry', hatch: 'light-infantry' },
  { key: 'cavalry', label: 'Cavalry', hatch: 'cavalry' },
  { key: 'artillery', label: 'Artillery', hatch: 'artillery' },
  { key: 'command', label: 'Command', hatch: 'command' },
] as const satisfies Omit<ShareOfArm, 'amount'>[];

/** What lists, panels and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, { costing, stats }: Assessment): Summary => {
  const { army } = file;
  const number = (key: string): number => Number(stats[key] ?? 0);
  const of = budgetOf(file);
  const agreed = (key: 'units' | 'figures', most: number | undefined): number | null => {
    const limits = [of === key ? army.budget : null, most ?? null].filter((limit) => limit !== null);
    return limits.length === 0 ? null : Math.min(...limits);
  };
  const natural = (key: 'units' | 'figures', label: string, most: number | undefined): Limit => {
    const allowed = agreed(key, most);
    return {
      key,
      label,
      used: number(key),
      allowed,
      guide: allowed === null,
      why: allowed === null ? 'No limit is agreed' : 'The agreed limit of the army',
      cite: HOUSE,
    };
  };
  const told = (key: string, label: string, why: string, cite: Limit['cite']): Limit => ({
    key,
    label,
    used: number(key),
    allowed: null,
    guide: true,
    why,
    cite,
  });
  return {
    nation: army.nation,
    nationLabel: NATIONS[army.nation],
    year: army.year,
    scale: `${army.scale} mm`,
    points: costing?.total ?? null,
    budget: of === 'points' && army.budget !== null ? toMinor(army.budget, POINT_SCALE) : null,
    units: number('units'),
    breakingPoint: typeof stats.withdrawPoint === 'number' ? stats.withdrawPoint : null,
    shares: spentOn(SHARES, costing),
    limits: [
      natural('units', 'Units', army.maxUnits),
      natural('figures', 'Figures', army.maxFigures),
      told('stands', 'Stands', 'All stands, of a gun and its limber two', {
        source: SYSTEM.id,
        section: 'VIII.A',
      }),
      told('men', 'Men', 'Twenty to a figure of foot and horse', LIMITS.menPerFigure.cite),
      told(
        'couriers',
        'Couriers',
        'Three of the commander in chief, one of each brigade',
        LIMITS.couriers.cite,
      ),
      told('withdrawPoint', 'Withdraws from', 'Units lost from which the army tests each turn', {
        source: SYSTEM.id,
        section: 'VII.B',
      }),
    ],
  };
};
