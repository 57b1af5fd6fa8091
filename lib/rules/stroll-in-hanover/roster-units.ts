import { grouped } from '../core/number';
import type { Path } from '../core/path';
import type { Box, Cell, Run, TableRow } from '../core/sheet';
import { APART, EMPTY, figures, soft, text } from '../core/sheet-cells';
import { areWorksInPlay, isInPlay, MARK_LABELS } from './army-lists';
import { counted, unitNoun } from './names';
import { COLUMNS, ledgerRow, noteRows, price, type RosterContext } from './roster-context';
import type { Unit, Works } from './schema';
import { standFacts } from './stand-facts';
import { NATIONS, nationOf, POINTS, TYPES } from './tables';

/** What a stand stands for, as far as it is noted: "4 battalions, 2,000 men". */
export const sizeText = ({ battalions, squadrons, guns, men }: Unit): string =>
  [
    ...(battalions === undefined ? [] : [counted(battalions, 'battalion')]),
    ...(squadrons === undefined ? [] : [counted(squadrons, 'squadron')]),
    ...(guns === undefined ? [] : [counted(guns, 'gun')]),
    ...(men === undefined ? [] : [`${grouped(men)} men`]),
  ].join(', ');

/** What a stand is, beside its name: type, contingent, line, list. */
const kindText = (unit: Unit, { army }: RosterContext): string => {
  const nation = nationOf(unit, army);
  return [
    nation === army.nation ? '' : NATIONS[nation].adjective,
    unit.name === '' ? '' : unitNoun(unit, nation),
    unit.secondLine ? 'second line' : '',
    unit.list === undefined || unit.list === 'core' ? '' : MARK_LABELS[unit.list],
  ]
    .filter(Boolean)
    .join(', ');
};

const nameRuns = (unit: Unit, count: number, context: RosterContext): Run[] => {
  const kind = kindText(unit, context);
  const name = unit.name || unitNoun(unit, nationOf(unit, context.army));
  return [
    { text: `${count > 1 ? `${count} × ` : ''}${name}`, style: 'strong' },
    ...(kind === '' ? [] : [{ text: `${APART}${kind}`, style: 'soft' } as const]),
  ];
};

/** Levels of disorganisation to mark (s. 6, 13). */
const ORDER: Cell = {
  kind: 'choice',
  options: ['D', 'DD', 'R'].map((label) => ({ label, on: false })),
};

const strengthBoxes = (boxes: number): readonly Box[] =>
  Array.from({ length: boxes }, (_, index) => ({ kind: index + 1 === boxes ? 'done' : 'plain' }));

type StandEntry = { readonly unit: Unit; count: number; points: number | null };

const sameUnit = ({ id: _, ...facts }: Unit, points: number | null): string =>
  JSON.stringify([Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)), points]);

/** The stands of a list that are in play, each its own, or identical ones together. */
const entries = (
  units: readonly Unit[],
  at: Path,
  { army, options, points }: RosterContext,
): StandEntry[] => {
  const list: StandEntry[] = [];
  const known = new Map<string, StandEntry>();
  for (const [index, unit] of units.entries()) {
    if (!isInPlay(unit.list, army)) continue;
    const amount = points([...at, index]);
    const key = sameUnit(unit, amount);
    const twin = options.combine ? known.get(key) : undefined;
    if (twin === undefined) {
      const entry: StandEntry = { unit, count: 1, points: amount };
      known.set(key, entry);
      list.push(entry);
    } else {
      twin.count++;
      if (twin.points !== null && amount !== null) twin.points += amount;
    }
  }
  return list;
};

const capacityCell = (unit: Unit): Cell => soft(standFacts(unit).capacities.join(', '));

/** The rows of a list of stands, with their notes. */
export const unitRows = (units: readonly Unit[], at: Path, context: RosterContext): TableRow[] =>
  entries(units, at, context).flatMap(({ unit, count, points }) => {
    const { value, chance, code, boxes } = standFacts(unit);
    const size = sizeText(unit);
    return [
      ledgerRow(
        context,
        'row',
        [
          { kind: 'symbol', symbol: TYPES[unit.type].symbol },
          text(...nameRuns(unit, count, context)),
          code === '' ? EMPTY : text({ text: code, style: 'strong' }),
          figures(String(unit.sp)),
          figures(String(unit.morale)),
          figures(`${value} / ${chance}`),
          capacityCell(unit),
          count > 1 ? soft('each its own') : { kind: 'track', boxes: strengthBoxes(boxes) },
          count > 1 ? EMPTY : ORDER,
        ],
        price(points),
      ),
      ...noteRows(context, [size, unit.notes ?? ''].filter(Boolean).join('. ')),
    ];
  });

const worksRow = ({ type, name, count, list }: Works, index: number, context: RosterContext): TableRow => {
  const { name: usual, unit, covers } = POINTS.works[type];
  const kind = name === '' ? '' : `${usual}, `;
  const kept = list === 'defender' ? ', for defence only' : '';
  return ledgerRow(
    context,
    'row',
    [
      { kind: 'symbol', symbol: type === 'redoubt' ? 'block' : 'entrenchment' },
      {
        ...text(
          { text: name || usual, style: 'strong' },
          {
            text: `${APART}${kind}${counted(count, unit)}, ${count === 1 ? '' : 'each '}${covers}${kept}`,
            style: 'soft',
          },
        ),
        span: COLUMNS - 3,
      },
      count > MOST_BOXES || count === 0
        ? { ...soft(counted(count, unit)), span: 2 }
        : {
            kind: 'track',
            boxes: Array.from({ length: count }, () => ({ kind: 'plain' as const })),
            span: 2,
          },
    ],
    price(context.points(['works', index])),
  );
};

/** More boxes than these do not fit beside works. */
const MOST_BOXES = 12;

/** The rows of defensive works and redoubts in play, one box for each segment or redoubt. */
export const worksRows = (works: readonly Works[], context: RosterContext): TableRow[] =>
  works.flatMap((each, index) =>
    areWorksInPlay(each, context.army) ? [worksRow(each, index, context)] : [],
  );
