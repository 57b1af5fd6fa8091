import data from '@/data/honours-of-war/reference/cards.json';
import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { stat } from '../../core/contract/army-context';
import { armyCard, cardLines } from '../../core/sheet/card-sheet';
import { boxesPart, pairs } from '../../core/sheet/parts';
import type { Card } from '../../core/sheet/sheet-parts';
import { countedName } from '../../core/tree/unit-lists';
import { nationalPairs, nationName } from '../reference/national';
import { pointBoxes } from '../roster/tail';
import type { Works } from '../schema';
import { type SheetContext, sentences } from '../sheet-context';
import { POINTS } from '../tables';
import { nationalRow } from '../unit-facts';

/** More sections than this share one card. */
const MOST = 24;

const card = (works: Works, context: SheetContext, index: number, of: number, count: number): Card => {
  const { name, unit, covers, amount } = POINTS.works[works.type];
  const priced = context.points(['works']) !== null;
  return {
    title: countedName(count, works.name || name),
    subtitle: works.name === '' ? nationName(context.army) : name,
    sum: priced ? grouped(amount) : '',
    symbol: works.type === 'fortified-block' ? 'block' : 'entrenchment',
    nation: context.army.nation,
    lines: cardLines('Works', covers.charAt(0).toUpperCase() + covers.slice(1)),
    parts: sentences(data.works[works.type], context),
    tracks: [],
    foot: [
      {
        text:
          count > 1
            ? counted(count, unit)
            : `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${index} of ${of}`,
        style: 'soft',
      },
    ],
  };
};

/** A card for each section or block, or one for all of a kind. */
export const worksCards = (works: Works, context: SheetContext): Card[] => {
  const { count } = works;
  if (count === 0) return [];
  return context.options.combine || count > MOST
    ? [card(works, context, 1, 1, count)]
    : Array.from({ length: count }, (_, index) => card(works, context, index + 1, count, 1));
};

/**
 * The army on one card: its units by size, as the ledger counts them, points lost, national table, objectives (p. 36,
 * 39-50).
 */
export const armyCardOf = (context: SheetContext): Card => {
  const { army, file } = context;
  const point = stat(context, 'breakingPoint');
  const row = nationalRow(file);
  const units = `${counted(stat(context, 'units'), 'unit')}, ${counted(army.brigades.length, 'brigade')}`;
  return armyCard(context, {
    subtitle: `${nationName(army)}, ${army.year}, ${army.scale} mm`,
    lines: cardLines(units, `Breaks at ${counted(point, 'army point')}`, row.title),
    parts: [
      ...boxesPart(pointBoxes(point)),
      pairs(nationalPairs(row), 1),
      pairs(
        [
          { term: 'Objectives held', value: '' },
          { term: 'Objectives lost', value: '' },
        ],
        1,
      ),
    ],
  });
};
