import type { Path } from '../core/path';
import type { Box, Cell, Run, TableRow } from '../core/sheet';
import { APART, EMPTY, figures, plain, soft, text } from '../core/sheet-cells';
import { bandsText } from './distances';
import { counted, unitName } from './names';
import { COLUMNS, ledgerRow, noteRows, price, type RosterContext } from './roster-context';
import type { Unit, Works } from './schema';
import { settingOf } from './settings';
import { firesAsSuperior } from './superior-fire';
import { fieldingOf, NATIONS, POINTS, sizeOf, TYPES } from './tables';
import { unitFacts } from './unit-facts';
import { unitOptions } from './unit-options';

const CLASSES = { superior: 'Superior', standard: 'Standard', inferior: 'Inferior' } as const;
const SIZES = { small: 'Small', standard: 'Standard', large: 'Large' } as const;

/** Hits 1 and 2, 3 costs a pip on every die, 4 turns the unit back, 5 ends it (p. 29). */
const HITS: readonly Box[] = [
  { kind: 'plain' },
  { kind: 'plain' },
  { kind: 'hatched', label: '−1' },
  { kind: 'return' },
  { kind: 'done' },
];

/** What a unit is, beside its name: type, pieces, contingent, and what sets it apart. */
const kindText = (unit: Unit, { nation, file, army }: RosterContext): string => {
  const type = TYPES[unit.type];
  const own = unit.nation ?? nation;
  const pieces = type.arm === 'artillery' && !type.horse ? fieldingOf(own, unit.type)?.pieces : undefined;
  const kind = unit.name === '' ? '' : type.short;
  return [
    [unit.nation !== undefined && unit.nation !== nation ? NATIONS[own].adjective : '', kind]
      .filter(Boolean)
      .join(' '),
    pieces,
    firesAsSuperior(unit, army, settingOf(file, 'britishFire') === true) ? 'fires as superior' : undefined,
  ]
    .filter(Boolean)
    .join(', ');
};

const nameRuns = (unit: Unit, count: number, context: RosterContext): Run[] => {
  const kind = kindText(unit, context);
  return [
    { text: `${count > 1 ? `${count} × ` : ''}${unitName(unit)}`, style: 'strong' },
    ...(kind === '' ? [] : [{ text: `${APART}${kind}`, style: 'soft' } as const]),
  ];
};

const DICE = { small: '−1', standard: '', large: '+1' } as const;
const FIRE = { absent: '−1', present: '', 'quick-firing': '+1' } as const;

const strong = (words: string): Run[] => (words === '' ? [] : [{ text: words, style: 'strong' }]);

/** Size with its modifier on every die, and that of battalion guns on fire (p. 35, 37, 38, 48). */
const sizeCell = (unit: Unit): Cell => {
  const { sizes, battalionGuns } = unitOptions(unit);
  if (!sizes && unit.size === 'standard') return EMPTY;
  const dice = DICE[sizeOf(unit)];
  const fire = battalionGuns ? FIRE[unit.battalionGuns ?? 'present'] : '';
  const comma = fire === '' ? '' : ',';
  return text(
    { text: dice === '' ? `${SIZES[unit.size]}${comma}` : `${SIZES[unit.size]} ` },
    ...strong(dice === '' ? '' : `${dice}${comma}`),
    ...(fire === '' ? [] : [{ text: ' fire ' }, ...strong(fire)]),
  );
};

type Entry = { readonly unit: Unit; readonly at: Path; count: number; points: number | null };

const sameUnit = ({ id: _, ...facts }: Unit, points: number | null): string =>
  JSON.stringify([Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)), points]);

/** The units of a list, each its own, or identical ones together. */
const entries = (units: readonly Unit[], at: Path, { options, points }: RosterContext): Entry[] => {
  const list: Entry[] = [];
  const known = new Map<string, Entry>();
  for (const [index, unit] of units.entries()) {
    const place = [...at, index];
    const amount = points(place);
    const key = sameUnit(unit, amount);
    const twin = options.combine ? known.get(key) : undefined;
    if (twin === undefined) {
      const entry: Entry = { unit, at: place, count: 1, points: amount };
      known.set(key, entry);
      list.push(entry);
    } else {
      twin.count++;
      if (twin.points !== null && amount !== null) twin.points += amount;
    }
  }
  return list;
};

/** The rows of a list of units, with their notes. */
export const unitRows = (units: readonly Unit[], at: Path, context: RosterContext): TableRow[] =>
  entries(units, at, context).flatMap(({ unit, count, points }) => {
    const facts = unitFacts(unit, context.file);
    return [
      ledgerRow(
        context,
        'row',
        [
          { kind: 'symbol', symbol: TYPES[unit.type].symbol },
          text(...nameRuns(unit, count, context)),
          plain(CLASSES[unit.class]),
          sizeCell(unit),
          soft(facts.weapon),
          figures(facts.ranges === null ? '' : bandsText(facts.ranges)),
          figures(bandsText(facts.move)),
          count > 1 ? soft('5 boxes each') : { kind: 'track', boxes: HITS },
        ],
        price(points),
      ),
      ...noteRows(context, unit.notes),
    ];
  });

/** More sections than this stand in words: the track of a row holds no more. */
const MOST_BOXES = 14;

/** Works, a box for each section or block. */
export const worksRows = (works: readonly Works[], context: RosterContext): TableRow[] =>
  works.map(({ type, name, count }, index) => {
    const { name: usual, unit, covers } = POINTS.works[type];
    const kind = name === '' ? '' : `${usual}, `;
    return ledgerRow(
      context,
      'row',
      [
        { kind: 'symbol', symbol: type === 'fortified-block' ? 'block' : 'entrenchment' },
        {
          ...text(
            { text: name || usual, style: 'strong' },
            {
              text: `${APART}${kind}${counted(count, unit)}, ${count === 1 ? '' : 'each '}${covers}`,
              style: 'soft',
            },
          ),
          span: COLUMNS - 2,
        },
        count > MOST_BOXES
          ? soft(counted(count, unit))
          : { kind: 'track', boxes: Array.from({ length: count }, () => ({ kind: 'plain' })) },
      ],
      price(context.points(['works', index])),
    );
  });
