import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { noteParts, priceText } from '../../core/sheet/card-sheet';
import { bullets, runIn } from '../../core/sheet/parts';
import type { Run } from '../../core/sheet/sheet';
import type { Card, Pair, Part } from '../../core/sheet/sheet-parts';
import type { UnitAtPath } from '../../core/tree/tree';
import { countedName, type Pile } from '../../core/tree/unit-lists';
import { hitBoxes } from '../roster';
import type { Unit } from '../schema';
import { armNotes, type SheetContext } from '../sheet-context';
import { ARMS, NATIONS, qualityOf, TRAIT_IDS, TRAITS, TYPES } from '../tables';
import { leaderName, unitName } from '../tree';
import { diceMeasures, oddsPlot } from './odds-plot';

/** Hits from one shooter that send it back (Shooting). */
const retreat = ({ steadfast, conscript }: Unit): string => {
  if (steadfast) return 'never';
  return `at ${conscript ? 2 : 3} hits`;
};

/** Boxes gained in column of route, across country and on a road (Column of Route). */
const column = (unit: Unit): Pair => {
  const { arm } = TYPES[unit.type];
  return arm === 'line' || arm === 'artillery'
    ? { term: 'Column, road', value: '+1, +2' }
    : { term: 'On road', value: '+1' };
};

const sizeOf = ({ men, guns, type }: Unit): string => {
  if (TYPES[type].arm === 'artillery') return guns === undefined ? '' : counted(guns, 'gun');
  return men === undefined ? '' : `${grouped(men)} men`;
};

const traitParts = (unit: Unit): Part[] => {
  const traits = TRAIT_IDS.filter((trait) => unit[trait]);
  return traits.length === 0
    ? []
    : [runIn(traits.map((trait) => ({ term: TRAITS[trait].label, text: `${TRAITS[trait].effect}.` })))];
};

const foot = (unit: Unit, { leadersOf, extraHit }: SheetContext): Run[] => {
  const leaders = leadersOf.get(unit.id) ?? [];
  if (leaders.length === 0) return [{ text: 'Routs at the last', style: 'soft' }];
  const names = leaders.map((leader) => leaderName(leader)).join(', ');
  return [{ text: extraHit ? `+1 with ${names}` : `With ${names}`, style: 'soft' }];
};

/** The card of a unit, or of several identical ones. */
export const unitCard = (
  { of, count, post, points }: Pile<UnitAtPath<Unit>>,
  context: SheetContext,
): Card => {
  const { unit } = of;
  const { army, file, leadersOf, extraHit } = context;
  const { arm, label, symbol } = TYPES[unit.type];
  const led = extraHit && (leadersOf.get(unit.id) ?? []).length > 0;
  const move: Pair[] = [
    { term: 'Boxes', value: `${ARMS[arm].move}` },
    column(unit),
    { term: 'Retreats', value: retreat(unit) },
  ];
  return {
    title: countedName(count, unitName(unit)),
    subtitle: [unit.name === '' ? '' : label, NATIONS[army.nation]].filter(Boolean).join(', '),
    sum: priceText(points),
    symbol,
    nation: army.nation,
    lines: [
      [
        { text: `${qualityOf(unit.hits)}, ${counted(unit.hits, 'hit')}`, style: 'strong' },
        ...(led ? [{ text: ' +1' }] : []),
      ],
      [{ text: post, style: 'soft' }],
      [
        {
          text: [label === ARMS[arm].label ? '' : ARMS[arm].label, sizeOf(unit)].filter(Boolean).join(', '),
          style: 'soft',
        },
      ],
    ],
    parts: [
      { kind: 'measures', label: 'Move', measures: move },
      diceMeasures(unit),
      ...traitParts(unit),
      ...bullets(armNotes(arm, file)),
      oddsPlot(unit),
      ...noteParts(unit.notes, context),
    ],
    tracks: Array.from({ length: count }, () => hitBoxes(unit.hits, led)),
    foot: foot(unit, context),
  };
};
