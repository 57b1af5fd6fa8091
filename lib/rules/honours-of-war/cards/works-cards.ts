import data from '@/data/honours-of-war/reference/cards.json';
import { grouped } from '../../core/number';
import type { Card } from '../../core/sheet-parts';
import { counted } from '../names';
import { nationalPairs, nationName } from '../reference/national';
import type { Works } from '../schema';
import { POINTS, SYSTEM } from '../tables';
import { nationalRow } from '../unit-facts';
import { bullets, type CardContext } from './context';

/** More sections than this share one card: nobody cuts out a hundred. */
const MOST = 24;

const card = (works: Works, context: CardContext, index: number, of: number, count: number): Card => {
  const { name, unit, covers, amount } = POINTS.works[works.type];
  const priced = context.points(['works']) !== null;
  return {
    title: count > 1 ? `${count} × ${works.name || name}` : works.name || name,
    subtitle: works.name === '' ? nationName(context.army) : name,
    sum: priced ? grouped(amount) : '',
    symbol: works.type === 'fortified-block' ? 'block' : 'entrenchment',
    nation: context.army.nation,
    lines: [
      [{ text: 'Works', style: 'strong' }],
      [{ text: covers.charAt(0).toUpperCase() + covers.slice(1), style: 'soft' }],
    ],
    parts: [bullets(data.works[works.type], context)],
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
export const worksCards = (works: Works, context: CardContext): Card[] => {
  const { count } = works;
  if (count === 0) return [];
  return context.options.combine || count > MOST
    ? [card(works, context, 1, 1, count)]
    : Array.from({ length: count }, (_, index) => card(works, context, index + 1, count, 1));
};

/** Boxes to the breaking point that a card has room for. */
const MOST_BOXES = 24;

/** The army on one card: points lost, national table, objectives (p. 36, 39-50). */
export const armyCard = (context: CardContext): Card => {
  const { army, file, assessment, options } = context;
  const total = context.points([]);
  const point = Number(assessment.stats.breakingPoint ?? 0);
  const entries = Number(assessment.stats.entries ?? 0);
  const row = nationalRow(file);
  const { code, link, version } = options.print;
  return {
    title: file.name || 'Army without a name',
    subtitle: `${nationName(army)}, ${army.year}, ${army.scale} mm`,
    sum: total === null ? '' : grouped(total),
    symbol: 'general',
    nation: army.nation,
    lines: [
      [
        {
          text: `${counted(entries, 'unit')}, ${counted(army.brigades.length, 'brigade')}`,
          style: 'strong',
        },
      ],
      [{ text: `Breaks at ${counted(point, 'army point')}`, style: 'soft' }],
      [{ text: row.title, style: 'soft' }],
    ],
    parts: [
      ...(point === 0 || point > MOST_BOXES
        ? []
        : [
            {
              kind: 'boxes',
              boxes: Array.from({ length: point }, (_, index) => ({
                kind: index + 1 === point ? ('last' as const) : ('halves' as const),
                label: `${index + 1}`,
              })),
            } as const,
          ]),
      {
        kind: 'pairs',
        columns: 1,
        pairs: nationalPairs(row),
      },
      {
        kind: 'pairs',
        columns: 1,
        pairs: [
          { term: 'Objectives held', value: '' },
          { term: 'Objectives lost', value: '' },
        ],
      },
    ],
    tracks: [],
    ...(link !== null && { link }),
    foot: [
      {
        text: `${SYSTEM.name}. ${[code, version === null ? 'not saved' : `version ${version}`].filter(Boolean).join(', ')}`,
        style: 'soft',
      },
    ],
  };
};
