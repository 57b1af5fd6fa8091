import play from '@/data/mcnally/play.json';
import { TWO_DICE_WAYS } from '../../core/price/dice';
import { cell, evenColumns, figure, grid, pairs } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Part, PlotPart, Section } from '../../core/sheet/sheet-parts';
import { lossWays, routWays, shakenWays } from '../odds';
import {
  entriesPart,
  gunBonus,
  hasOne,
  playsBy,
  type ReferenceContext,
  remarks,
  results,
} from '../sheet-context';
import { lostGrid, lostNote, lostTable } from './lost';

const { shakenTest, routingTest, retire, fireResult, generalRisk, charge, melee } = play;

/** Ranges of muskets and guns. */
export const rangesSection = (context: ReferenceContext): Section[] => {
  const table = lostTable('ranges', context);
  return section('Ranges, inches', table.table.cite, [lostGrid(table, context)], lostNote(table));
};

/** Strength points lost by a volley, exactly. */
const lossPlot: PlotPart = {
  kind: 'plot',
  label: 'Losses',
  measures: [{ term: '', value: 'of a volley' }],
  rows: [-1, 0, 1, 2, 3].map((modifier) => {
    const { one, two, mean } = lossWays(modifier);
    return {
      label: `Factors ${modifier > 0 ? '+' : ''}${modifier}`.replace('-', '−'),
      bars: [{ ways: [TWO_DICE_WAYS - one, one - two, two], outOf: TWO_DICE_WAYS, value: mean }],
    };
  }),
  note: 'strength points, of 36',
  key: ['0', '1', '2'],
};

/** A volley: its result and its factors. */
export const fireSections = (context: ReferenceContext): Section[] => {
  const table = lostTable('fire-factors', context);
  return [
    ...section(fireResult.title, fireResult.cite, [
      results(fireResult.entries, context),
      ...remarks(fireResult.notes, context),
      lossPlot,
    ]),
    ...section(
      'Firing factors',
      table.table.cite,
      [
        lostGrid(table, context, {
          extra: hasOne(context, ['regimental-guns']) ? [['Regimental guns', gunBonus(context)]] : [],
        }),
      ],
      lostNote(table),
    ),
  ];
};

const MORALES = [3, 4, 5, 6, 7, 8, 9, 10];
const MODIFIERS = [0, 1, 2, 3];

/** Ways of 36 of being shaken by a volley, by basic morale and factors. */
export const shakenSection = (): Section[] =>
  section(
    'Shaken by a volley',
    fireResult.cite,
    [
      grid(
        [
          { title: 'Morale', width: null },
          ...evenColumns(
            MODIFIERS.map((modifier) => (modifier === 0 ? '0' : `+${modifier}`)),
            1.6,
          ),
        ],
        MORALES.map((morale) => ({
          cells: [
            cell(String(morale), 'strong'),
            ...MODIFIERS.map((modifier) => figure(String(shakenWays(morale, modifier)))),
          ],
        })),
      ),
    ],
    `ways of ${TWO_DICE_WAYS}, by factors`,
  );

/** Tests of shaken and of routing units, and what they then do. */
export const testSections = (context: ReferenceContext): Section[] => [
  ...section(shakenTest.title, shakenTest.cite, [
    results(shakenTest.entries, context),
    ...remarks([...shakenTest.notes, shakenTest.markers], context),
  ]),
  ...section(routingTest.title, routingTest.cite, [
    results(routingTest.entries, context),
    ...remarks(routingTest.notes, context),
  ]),
  ...section(retire.title, retire.cite, [entriesPart(retire.entries, context)]),
];

/** Generals with a unit that loses. */
export const riskSection = (context: ReferenceContext): Section[] =>
  section(generalRisk.title, generalRisk.cite, [
    grid(
      generalRisk.columns.map((title, index) => ({
        title: index === 0 ? '' : title.replace('Light wound', 'Light\nwound'),
        width: index === 0 ? null : index === 3 ? 1.75 : 1.4,
        ...(index > 0 && { align: 'center' as const }),
      })),
      generalRisk.rows.map(([label = '', ...cells]) => ({
        cells: [cell(label), ...cells.map((value) => figure(value, value === '–' ? 'mute' : 'strong'))],
      })),
    ),
    ...remarks(generalRisk.notes, context),
  ]);

/** Ways of six that a charged unit routs, by morale and the sum of its factors. */
const routGrid: Part = grid(
  [
    { title: 'Routs, of 6', width: null },
    ...evenColumns(
      [-2, -1, 0, 1, 2, 3].map((factor) => `${factor > 0 ? '+' : ''}${factor}`.replace('-', '−')),
      1.1,
    ),
  ],
  [3, 4, 5, 6, 7, 8].map((morale) => ({
    cells: [
      cell(`Morale ${morale}`),
      ...[-2, -1, 0, 1, 2, 3].map((factor) => {
        const ways = routWays(morale, factor);
        return figure(String(ways), ways === 0 ? 'mute' : 'strong');
      }),
    ],
  })),
);

/** Charging, with the factors of the charged. */
export const chargeSections = (context: ReferenceContext): Section[] => {
  const both = playsBy(context, 'uphillCharge', 'printed') && playsBy(context, 'uphillCharge', 'minus');
  const uphill = both
    ? '+1 or −1 (R16)'
    : playsBy(context, 'uphillCharge', 'minus')
      ? '−1 (R16)'
      : '+1 (R16)';
  return [
    ...section(charge.title, charge.cite, [entriesPart(charge.entries, context)]),
    ...section(
      'Charged: factors',
      charge.cite,
      [
        pairs(
          charge.factors.map(([term = '', value = '']) => ({
            term,
            value: value.replace('{uphill}', uphill),
          })),
          1,
        ),
        routGrid,
      ],
      'added to 1d6',
    ),
  ];
};

/** Melee: who, results, factors. */
export const meleeSections = (context: ReferenceContext): Section[] => {
  const table = lostTable('melee-factors', context);
  return [
    ...section(melee.title, melee.cite, [
      entriesPart(melee.entries, context),
      results(
        melee.rows.map(([term = '', text = '']) => ({ term: `By ${term}`, text })),
        context,
      ),
    ]),
    ...section('Melee factors', table.table.cite, [lostGrid(table, context)], lostNote(table)),
  ];
};
