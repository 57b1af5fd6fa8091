import { grouped, signed } from '../../core/army/number';
import { cell, figure, grid } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import { baseWidth } from '../distances';
import { ARMS, type ArmId, LIMITS, TYPE_IDS, TYPES } from '../tables';
import { modifierOf, tariffOf } from '../tariff';
import { concerns, entriesPart, type ReferenceContext, remarks } from './context';

/** Full strength, bases and evading of the arms on the table. */
export const unitsSection = (context: ReferenceContext): Section[] => {
  const arms = (Object.keys(ARMS) as ArmId[]).filter((arm) => concerns(context, arm));
  return section('Units', LIMITS.battery.cite, [
    grid(
      [
        { title: '', width: null },
        { title: 'Full\nstrength', width: 2, align: 'center' },
        { title: 'Bases', width: 1.3, align: 'center' },
      ],
      arms.map((arm) => {
        const { label, men, guns, bases } = ARMS[arm];
        const full = men === null ? (guns === null ? '–' : `${guns} guns`) : grouped(men);
        return { cells: [cell(label), figure(full, 'strong'), figure(String(bases))] };
      }),
    ),
    ...remarks(
      [
        `Six strength points at full strength; above ${LIMITS.strength.max} split, below ${LIMITS.strength.weak} combine.`,
        `Bases ${baseWidth(context.scale)} mm square.`,
      ],
      context,
    ),
  ]);
};

/** Morale modifiers of the types on the table, with what is ours marked. */
export const moraleSection = (context: ReferenceContext): Section[] => {
  const tariff = tariffOf(context.files[0] ?? { house: {} });
  const groups = new Map<string, string[]>();
  for (const type of TYPE_IDS) {
    const { short, arm, modifierKey, levies, british } = TYPES[type];
    if (british === true || !concerns(context, arm)) continue;
    const modifier = modifierOf({ type }, tariff);
    const value = levies === undefined ? signed(modifier) : `${signed(modifier)} or ${signed(levies)}`;
    const key = `${value}${modifierKey === null ? '' : ' (house)'}`;
    groups.set(key, [...(groups.get(key) ?? []), short.toLowerCase()]);
  }
  return section(
    'Basic morale',
    LIMITS.strength.cite,
    [
      entriesPart(
        [...groups].map(([term, types]) => ({ term, text: `${types.join(', ')}.` })),
        context,
      ),
    ],
    'strength points and modifier',
  );
};
