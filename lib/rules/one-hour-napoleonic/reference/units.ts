import { grouped } from '../../core/army/number';
import { cell, evenColumns, figure, grid, pairs, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { GridRow, Section } from '../../core/sheet/sheet-parts';
import { chargeDice, RIFLES_TO } from '../odds';
import { armNotes, heading, type ReferenceContext } from '../sheet-context';
import { ARMS, type Arm, LIMITS } from '../tables';

/** Bands of the unit table in boxes: no arm changes its dice within one. */
const BANDS = [
  { title: '1', at: 1 },
  { title: '2', at: 2 },
  { title: '3', at: 3 },
  { title: '4', at: 4 },
  { title: '5–8', at: 8 },
] as const;

const RECOVERED = heading('Unit table, recovered');

const diceAt = (arm: Arm, at: number): string => `${ARMS[arm].dice.find(({ to }) => at <= to)?.dice ?? '–'}`;

const armRow = (arm: Arm): GridRow => ({
  cells: [
    cell(ARMS[arm].label, 'strong'),
    figure(`${ARMS[arm].move}`),
    ...BANDS.map(({ at }) => figure(diceAt(arm, at))),
    figure(`${ARMS[arm].charge ?? '–'}`),
  ],
});

const riflesRow = (): GridRow => ({
  cells: [
    cell('with rifles', 'soft'),
    figure(`${ARMS.light.move}`),
    ...BANDS.map(({ at }) => figure(at <= RIFLES_TO ? diceAt('light', 1) : '–')),
    figure('–'),
  ],
});

/** Moves and dice of every arm, and what is remarked of it (the recovered table). */
export const unitsSection = (context: ReferenceContext): Section[] => {
  const arms = (Object.keys(ARMS) as Arm[]).filter((arm) => context.arms.has(arm));
  const [file = { settings: {} }] = context.files;
  return section(
    'Units',
    RECOVERED,
    [
      grid(
        [
          { title: 'Dice at boxes', width: null },
          { title: 'Move', width: 1.05, align: 'center' },
          ...evenColumns(
            BANDS.map(({ title }) => title),
            0.8,
          ),
          { title: 'Charge', width: 1.4, align: 'center' },
        ],
        arms.flatMap((arm) => [
          armRow(arm),
          ...(arm === 'light' && context.traits.has('rifles') ? [riflesRow()] : []),
        ]),
      ),
      runIn(arms.map((arm) => ({ term: ARMS[arm].label, text: `${armNotes(arm, file).join('. ')}.` }))),
    ],
    'moves and ranges in boxes',
  );
};

const TARGETS = ['line', 'light', 'cavalry', 'heavy-cavalry', 'artillery'] as const satisfies readonly Arm[];

/** Dice of a charge by who charges whom, in the open and to the front. */
export const chargeDiceSection = ({ arms }: ReferenceContext): Section[] =>
  section(
    'Dice of a charge',
    RECOVERED,
    [
      grid(
        [
          { title: 'Charging', width: null },
          ...evenColumns(
            TARGETS.map((target) => ARMS[target].label.replace(' ', '\n')),
            1.45,
          ),
        ],
        (['cavalry', 'heavy-cavalry'] as const)
          .filter((arm) => arms.has(arm))
          .map((arm) => ({
            cells: [
              cell(ARMS[arm].label, 'strong'),
              ...TARGETS.map((target) => figure(`${chargeDice({ arm }, { arm: target })}`)),
            ],
          })),
      ),
      runIn(
        arms.has('cavalry') || arms.has('heavy-cavalry')
          ? [
              {
                term: '',
                text: 'On a flank twice the dice; light infantry has none. Light infantry and artillery in cover: no doubling for them.',
              },
            ]
          : [],
      ),
    ],
    'front, in the open',
  );

/** How large a unit is, at the size of the first army. */
export const sizesSection = ({ files }: ReferenceContext): Section[] => {
  const usual = files[0]?.army.menPerFoot ?? LIMITS.foot.usual;
  const resized = (men: number): string => grouped(Math.round((men * usual) / LIMITS.foot.usual));
  return section(
    'Size of a unit',
    heading('Unit types'),
    [
      pairs(
        [
          { term: 'Foot, men', value: `${resized(LIMITS.foot.min)} to ${resized(LIMITS.foot.max)}` },
          { term: 'Horse, men', value: `${resized(LIMITS.horse.min)} to ${resized(LIMITS.horse.max)}` },
          { term: 'Reserve, guns', value: `${resized(LIMITS.guns.min)} to ${resized(LIMITS.guns.max)}` },
        ],
        1,
      ),
    ],
    usual === LIMITS.foot.usual ? '' : 'at the army’s size of units',
  );
};
