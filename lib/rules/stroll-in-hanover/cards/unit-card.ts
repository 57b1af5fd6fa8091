import data from '@/data/stroll-in-hanover/reference/cards.json';
import { boxesToLast } from '../../core/sheet/boxes';
import { noteParts, priceText } from '../../core/sheet/card-sheet';
import { bullets } from '../../core/sheet/parts';
import type { Box, Run } from '../../core/sheet/sheet';
import type { Card, Part } from '../../core/sheet/sheet-parts';
import type { UnitAtPath } from '../../core/tree/tree';
import { countedName, type Pile } from '../../core/tree/unit-lists';
import { MARK_LABELS } from '../army-lists';
import { TEST_MEASURES, testBars } from '../reference';
import { sizeText, standFacts } from '../roster/rows';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { CLASSES, NATIONS, nationOf, TYPES } from '../tables';
import { unitNoun } from '../tree';

/** A demoralised division has Morale one lower (s. 14). */
const DEMORALISED = 1;

/** Strength to mark off, then the levels of disorganisation. */
const track = (boxes: number): Box[] => [
  ...boxesToLast(boxes),
  ...['D', 'DD', 'R'].map((label): Box => ({ kind: 'plain', label })),
];

const testPlot = ({ morale }: Unit): Part => ({
  kind: 'plot',
  label: 'Test',
  measures: TEST_MEASURES,
  rows: [
    { label: 'Good', bars: testBars(morale) },
    { label: 'Demoralised', bars: testBars(morale - DEMORALISED) },
  ],
  note: 'chance to pass',
  key: [],
});

const beside = (unit: Unit, where: string): Run[][] => {
  const { class: unitClass } = TYPES[unit.type];
  const { code } = standFacts(unit);
  const mark = unit.list === undefined || unit.list === 'core' ? '' : MARK_LABELS[unit.list];
  return [
    [{ text: CLASSES[unitClass].label, style: 'strong' }, ...(code === '' ? [] : [{ text: `, ${code}` }])],
    [{ text: [where, unit.secondLine ? 'second line' : '', mark].filter(Boolean).join(', '), style: 'soft' }],
    [{ text: sizeText(unit), style: 'soft' }],
  ];
};

/** The card of a stand, or of several identical ones. */
export const unitCard = (
  { of, count, post, points }: Pile<UnitAtPath<Unit>>,
  context: SheetContext,
): Card => {
  const { unit } = of;
  const nation = nationOf(unit, context.army);
  const noun = unitNoun(unit, nation);
  const { class: unitClass, symbol } = TYPES[unit.type];
  const { value, capacities, boxes } = standFacts(unit);
  return {
    title: countedName(count, unit.name || noun),
    subtitle: unit.name === '' ? NATIONS[nation].label : `${noun}, ${NATIONS[nation].label}`,
    sum: priceText(points),
    symbol,
    nation,
    lines: beside(unit, post),
    parts: [
      {
        kind: 'measures',
        label: 'Value',
        measures: [
          { term: 'SP', value: String(unit.sp) },
          { term: 'Morale', value: String(unit.morale) },
          { term: 'Together', value: String(value) },
        ],
      },
      testPlot(unit),
      ...(capacities.length === 0
        ? []
        : [
            {
              kind: 'words' as const,
              layout: 'run-in' as const,
              items: [{ term: 'Capacities:', text: capacities.join(', ') }],
            },
          ]),
      ...bullets(data.classes[unitClass]),
      ...noteParts(unit.notes, context),
    ],
    tracks: Array.from({ length: count }, () => track(boxes)),
    foot: [{ text: 'Lost SP count for the division', style: 'soft' }],
  };
};
