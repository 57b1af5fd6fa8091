import { grouped } from '../../core/army/number';
import type { RulesTable } from '../../core/contract/rules-page';
import { failChance } from '../odds';
import { ABILITIES, CLASS_IDS, CLASSES, COEFFICIENTS, MORALE, TYPE_IDS, TYPES } from '../tables';

const right = (title: string) => ({ title, align: 'right' as const });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a point is made of; all of it ours. */
export const coefficientTables: readonly RulesTable[] = [
  {
    title: 'Coefficients',
    note: 'ours; an army may change them',
    columns: [{ title: '' }, right('Value'), { title: 'Why' }],
    rows: COEFFICIENTS.map(({ label, default: value, exact, derivation, cite }) => ({
      cells: [label, exact === undefined ? `${value}` : exact.join('/'), derivation],
      cite,
    })),
  },
];

/** Classes, the kinds of troops played as them, and abilities of commanders. */
export const troopTables: readonly RulesTable[] = [
  {
    title: 'Classes',
    columns: [
      { title: '' },
      right('Figures'),
      right('Morale'),
      right('Fails'),
      { title: 'Stands' },
      { title: 'Played as it' },
    ],
    rows: CLASS_IDS.map((id) => {
      const { label, figures, morale, standSize, cite } = CLASSES[id];
      return {
        cells: [
          label,
          grouped(figures),
          `${morale}`,
          failChance(morale),
          standSize,
          TYPE_IDS.filter((type) => TYPES[type].class === id)
            .map((type) => TYPES[type].label)
            .join(', '),
        ],
        cite,
      };
    }),
  },
  {
    title: 'Ability die',
    note: 'a commander in chief adds 1',
    columns: [
      { title: 'Die' },
      right('Chips'),
      right('Radius, in'),
      { title: 'His moves' },
      right('Withdraw'),
    ],
    rows: ABILITIES.map(({ from, to, chips, radius, move, army, cite }) => ({
      cells: [from === to ? `${from}` : `${from}–${to}`, `${chips}`, `${radius}`, move || '–', `${army}`],
      cite,
    })),
  },
  {
    title: 'Morale number',
    note: '4, and added to it',
    columns: [{ title: 'Reason' }, right('Modifier')],
    rows: MORALE.map(({ reason, value, cite }) => ({
      cells: [capital(reason), value > 0 ? `+${value}` : `−${-value}`],
      cite,
    })),
  },
];
