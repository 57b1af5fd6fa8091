import { grouped } from '../core/number';
import type { Path } from '../core/path';
import type { Box, Cell, TableRow } from '../core/sheet';
import { APART, EMPTY, figures, plain, soft, strong, text } from '../core/sheet-cells';
import { counted, unitName } from './names';
import { failChance } from './odds';
import { ledgerRow, noteRows, type RosterContext } from './roster-context';
import type { Unit } from './schema';
import { LIMITS, TYPES } from './tables';
import { type UnitFacts, unitFacts } from './unit-facts';

/** More boxes than these do not fit in the column. */
const MOST_BOXES = 12;

/** A box for each stand (of a battery each pair of its crew); at two stands left the unit stays only on a 6 (V.E). */
export const standBoxes = ({ of, stands }: UnitFacts, figuresOf: number): Box[] => {
  const count = Math.min(MOST_BOXES, of.arm === 'guns' ? Math.ceil(figuresOf / 2) : stands);
  return Array.from({ length: count }, (_, index) => ({
    kind:
      index + 1 === count
        ? 'done'
        : of.arm !== 'guns' && index === count - LIMITS.lastStands.value - 1
          ? 'return'
          : 'plain',
  }));
};

/** The states to mark: test pending, disorganised, rout and its second try (V). */
export const STATE: Cell = {
  kind: 'choice',
  options: ['T', 'D', 'R', 'R2'].map((label) => ({ label, on: false })),
};

/** "6 dice", with the remainder that is diced for (R03). */
export const diceText = ({ fireDice, remainder, of }: UnitFacts): string =>
  of.arm === 'foot' && remainder > 0 ? `${fireDice} + ${remainder}/6` : fireDice === 0 ? '' : `${fireDice}`;

type Entry = { readonly unit: Unit; count: number; points: number | null };

const sameUnit = ({ id: _, ...facts }: Unit): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The units of a list, each its own, or identical ones together. */
const entries = (units: readonly Unit[], at: Path, { options, points }: RosterContext): Entry[] => {
  const list: Entry[] = [];
  const known = new Map<string, Entry>();
  units.forEach((unit, index) => {
    const amount = points([...at, index]);
    const twin = options.combine ? known.get(sameUnit(unit)) : undefined;
    if (twin === undefined) {
      const entry: Entry = { unit, count: 1, points: amount };
      known.set(sameUnit(unit), entry);
      list.push(entry);
      return;
    }
    twin.count++;
    if (twin.points !== null && amount !== null) twin.points += amount;
  });
  return list;
};

const kindText = (unit: Unit, { guns, of, men }: UnitFacts): string =>
  [
    unit.name === '' ? '' : TYPES[unit.type].label,
    of.arm === 'guns' ? counted(guns, 'gun') : '',
    men === null ? '' : `${grouped(men)} men`,
  ]
    .filter(Boolean)
    .join(', ');

/** The rows of a list of units, with their notes. */
export const unitRows = (units: readonly Unit[], at: Path, context: RosterContext): TableRow[] =>
  entries(units, at, context).flatMap(({ unit, count, points }) => {
    const facts = unitFacts(unit, context.file);
    const { morale, stands, meleeStands, frontage, of } = facts;
    const cells: Cell[] = [
      { kind: 'symbol', symbol: TYPES[unit.type].symbol },
      text(strong(`${count > 1 ? `${count} × ` : ''}${unitName(unit)}`), {
        text: `${APART}${kindText(unit, facts)}`,
        style: 'soft',
      }),
      figures(`${unit.figures} / ${stands}`),
      plain(diceText(facts)),
      figures(of.arm === 'guns' ? '' : `${meleeStands}`),
      plain(`${morale}, ${failChance(morale)}`),
      figures(`${frontage / 2}`),
      count > 1 ? soft('each its own') : { kind: 'track', boxes: standBoxes(facts, unit.figures) },
      count > 1 ? EMPTY : STATE,
    ];
    return [
      ledgerRow(context, 'row', cells, points === null ? EMPTY : figures(grouped(points))),
      ...noteRows(context, unit.notes),
    ];
  });

/** Columns of the ledger, without the points. */
export const LEDGER = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Fig., stands', width: 16 },
  { title: 'Dice', width: 9.5 },
  { title: 'Melee', width: 9 },
  { title: 'Morale', width: 12 },
  { title: 'Front, in', width: 11.5 },
  { title: 'Stands', width: 38 },
  { title: 'State', width: 35 },
] as const;
