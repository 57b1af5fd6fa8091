import melee from '@/data/thinglum/melee.json';
import movement from '@/data/thinglum/movement.json';
import { grouped, signed } from '../../core/army/number';
import { cell, figure, grid, pairs, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Pair, Part, Section } from '../../core/sheet/sheet-parts';
import { type Condition, concerning, type ReferenceContext, valuesOf } from '../sheet-context';
import { ABILITIES, CLASS_IDS, CLASSES, type ClassId } from '../tables';

type MoveRow = Omit<(typeof movement)[number], 'classes'> & { readonly classes: readonly string[] | null };

const MOVES = movement as readonly MoveRow[];

const inches = (value: number | null): string => (value === null ? '–' : `${value}`);

const HEADS: readonly (readonly [string, number])[] = [
  ['Line', 0.7],
  ['Field\ncol.', 0.85],
  ['Road', 0.85],
  ['Skirmish', 1.35],
  ['Rough', 1.15],
  ['Formation', 1.5],
  ['Rout', 1],
];

/** Moves in inches of everything that moves (III). */
export const movementTable = (context: ReferenceContext): Part =>
  grid(
    [
      { title: 'Inches', width: null },
      ...HEADS.map(([title, width]) => ({ title, width, align: 'center' as const })),
    ],
    concerning(
      MOVES.map(({ classes, ...row }) => ({ ...row, ...(classes !== null && { classes }) })),
      context,
    ).map(({ label, line, column, road, skirmish, rough, change, rout }) => ({
      cells: [
        cell(label),
        ...[line, column, road, skirmish].map((value) => figure(inches(value))),
        ...[rough, change, rout].map((value) => figure(value ?? '–')),
      ],
    })),
  );

/** What a change of formation costs grenadiers besides. */
const FORMING: Partial<Record<ClassId, string>> = { grenadier: ' −3' };

/** The moves of one class, for its card. */
export const moveMeasures = (classId: ClassId): Part[] => {
  const row = MOVES.find(({ classes }) => classes?.includes(classId));
  if (row === undefined) return [];
  // the marks of the table lead to its notes; a card has none
  const bare = (value: string): string => value.replace('*', '').replace('†', FORMING[classId] ?? '');
  const pair = (term: string, value: number | string | null): Pair[] =>
    value === null ? [] : [{ term, value: bare(`${value}`) }];
  return [
    {
      kind: 'measures',
      label: 'Move',
      measures: [
        ...pair('Line', row.line),
        ...pair('Column', row.column),
        ...pair('Road', row.road),
        ...pair('Skirmish', row.skirmish),
      ],
    },
    {
      kind: 'measures',
      label: 'Cost',
      measures: [...pair('Rough', row.rough), ...pair('Form', row.change), ...pair('Rout', row.rout)],
    },
  ];
};

type MeleeLine = Condition & { readonly value: number; readonly text: string };

/** What changes the melee die, for some classes (IV.6, R01). */
export const meleePairs = (context: ReferenceContext): Pair[] =>
  concerning(melee as readonly MeleeLine[], context).map(({ value, text }) => ({
    term: text.charAt(0).toUpperCase() + text.slice(1),
    value: signed(value),
  }));

/** What changes the melee die of one class alone, for its card. */
export const ownMelee = (classId: ClassId): Pair[] =>
  (melee as readonly MeleeLine[])
    .filter(({ classes }) => classes?.includes(classId))
    .map(({ value, text }) => ({ term: text, value: signed(value) }));

/** Modifiers of the melee die (IV.6). */
export const meleeSection = (context: ReferenceContext): Section[] =>
  section('Melee die', 's. IV.6, R01', [pairs(meleePairs(context), 1)]);

/** Ability dice (VI): chips, radius, moves and the withdraw test. */
export const abilitySection = (context: ReferenceContext): Section[] => {
  // chips that are bought stand instead of those of the die
  const diced = valuesOf('chips', context).has('dice');
  return section(
    'Ability die',
    's. VI',
    [
      grid(
        [
          { title: 'D6', width: 1.2 },
          ...(diced ? [{ title: 'Chips', width: 1.2, align: 'center' as const }] : []),
          { title: 'Radius', width: 1.6, align: 'center' },
          { title: 'His moves', width: null, align: 'center' },
          { title: 'Withdraw', width: 1.9, align: 'center' },
        ],
        ABILITIES.map(({ from, to, chips, radius, move, army }) => ({
          cells: [
            cell(from === to ? `${from}` : `${from}–${to}`, 'strong'),
            ...(diced ? [figure(`${chips}`)] : []),
            figure(`${radius} in`),
            figure(move === '' ? '–' : move),
            figure(army === 0 ? '–' : signed(army)),
          ],
        })),
      ),
      runIn([
        {
          term: '',
          text: 'A commander in chief adds 1 and never has the poorest result; his 7 counts as 5–6. Couriers move as he does, faster or slower.',
        },
      ]),
    ],
    'each commander once (R18)',
  );
};

/** Figures, stands and frontages of every class (VIII.A, R06). */
export const unitsSection = ({ classes }: ReferenceContext): Section[] =>
  section(
    'Units',
    's. VIII.A, R06',
    [
      grid(
        [
          { title: '', width: 2.8 },
          { title: 'Figures', width: 1.5, align: 'center' },
          { title: 'Morale', width: 1.5, align: 'center' },
          { title: 'Stands', width: null },
        ],
        CLASS_IDS.filter((id) => classes.has(id)).map((id) => {
          const { label, figures, morale, standSize } = CLASSES[id];
          return {
            cells: [
              cell(label),
              figure(grouped(figures)),
              figure(`${morale}`, 'strong'),
              cell(standSize, 'soft'),
            ],
          };
        }),
      ),
    ],
    'a figure is 20 men',
  );
