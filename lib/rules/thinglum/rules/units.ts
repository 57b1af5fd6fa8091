import type { Path } from '../../core/army/path';
import { counted } from '../../core/army/words';
import type { Unit } from '../schema';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { unitName } from '../tree';
import { fullFigures, isBattery, type UnitFacts } from '../unit-facts';
import { checked, withinLimit } from './checks';

/** A unit with its facts and its path. */
export type UnitNode = { readonly unit: Unit; readonly facts: UnitFacts; readonly path: Path };

const { battery, lastStands } = LIMITS;

const set = ({ path }: UnitNode, label: string, field: 'figures' | 'guns', value: number) => ({
  label,
  ops: [{ op: 'set' as const, path: ['army', ...path, field], value }],
});

/** As many guns as a battery may have, and the figures they need. */
const batteryFix = ({ facts, path }: UnitNode) => {
  const guns = Math.min(battery.mostGuns, Math.max(battery.guns, facts.guns));
  const figures = fullFigures(facts.of, guns);
  return {
    label: `Give it ${guns} guns and ${figures} figures`,
    ops: [
      { op: 'set' as const, path: ['army', ...path, 'guns'], value: guns },
      { op: 'set' as const, path: ['army', ...path, 'figures'], value: figures },
    ],
  };
};

/** Checks of a unit, in the order of the digest. */
export const UNIT_RULES = [
  checked('t06', {
    title: 'Not at full strength',
    scope: 'unit',
    check: (node: UnitNode, army: Facts) => {
      const { unit, facts } = node;
      const full = facts.fullFigures;
      if (facts.of.arm === 'guns' && !isBattery(facts.guns)) {
        return {
          params: {
            name: unitName(unit),
            has: counted(facts.guns, 'gun'),
            full: `${battery.guns} or ${battery.mostGuns}`,
            of: 'battery',
          },
          ...withinLimit(batteryFix(node), army),
        };
      }
      if (unit.figures >= full) return undefined;
      return {
        params: {
          name: unitName(unit),
          has: counted(unit.figures, 'figure'),
          full: String(full),
          of: `full ${facts.of.noun}`,
        },
        ...withinLimit(set(node, `Bring it to ${full} figures`, 'figures', full), army),
      };
    },
    message: ({ name, has, full, of }) => `${name} has ${has}; a ${of} has ${full}.`,
  }),
  checked('t07', {
    title: 'More figures than full size',
    scope: 'unit',
    check: (node: UnitNode, army: Facts) => {
      const { unit, facts } = node;
      const { fullFigures: full } = facts;
      const { arm, noun } = facts.of;
      if (unit.figures <= full) return undefined;
      return {
        params: {
          name: unitName(unit),
          figures: counted(unit.figures, 'figure'),
          full,
          of: arm === 'guns' ? `${noun} of ${counted(facts.guns, 'gun')}` : `${noun} of its kind`,
        },
        ...withinLimit(set(node, `Reduce it to ${full} figures`, 'figures', full), army),
      };
    },
    message: ({ name, figures, full, of }) => `${name} has ${figures}; a ${of} has at most ${full}.`,
  }),
  checked('t10', {
    title: 'Guns without a crew',
    scope: 'unit',
    check: (node: UnitNode, army: Facts) => {
      const { unit, facts } = node;
      const needed = facts.guns * battery.crewPerGun;
      if (facts.of.arm !== 'guns' || unit.figures >= needed) return undefined;
      return {
        params: { name: unitName(unit), figures: unit.figures, guns: facts.guns, needed },
        wanting: true as const,
        ...withinLimit(
          set(node, `Give it ${counted(facts.fullFigures, 'figure')}`, 'figures', facts.fullFigures),
          army,
        ),
      };
    },
    message: ({ name, figures, guns, needed }) =>
      `${name} has ${counted(Number(figures), 'figure')} for ${counted(Number(guns), 'gun')}; to fire and move they need ${needed}.`,
  }),
  checked('t13', {
    title: 'Two stands or fewer',
    scope: 'unit',
    check: ({ unit, facts }: UnitNode) =>
      facts.of.arm === 'guns' || facts.stands > lastStands.value
        ? undefined
        : { params: { name: unitName(unit), stands: facts.stands, most: lastStands.value } },
    message: ({ name, stands, most }) =>
      `${name} starts with ${counted(Number(stands), 'stand')}; at ${most} or fewer it stays only on a 6.`,
  }),
];
