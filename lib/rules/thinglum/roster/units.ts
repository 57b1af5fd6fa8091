import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { boxes } from '../../core/sheet/boxes';
import type { RowWords } from '../../core/sheet/roster-groups';
import type { Box, Cell } from '../../core/sheet/sheet';
import { figures, plain } from '../../core/sheet/sheet-cells';
import type { Placed } from '../../core/tree/tree';
import type { Pile } from '../../core/tree/unit-lists';
import { failChance } from '../odds';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { LIMITS, TYPES } from '../tables';
import { unitName } from '../tree';
import { type UnitFacts, unitFacts } from '../unit-facts';

/** More boxes than these do not fit in the column. */
const MOST_BOXES = 12;

/** A box for each stand (of a battery each pair of its crew); at two stands left the unit stays only on a 6 (V.E). */
export const standBoxes = ({ of, stands }: UnitFacts, figuresOf: number): Box[] => {
  const guns = of.arm === 'guns';
  const count = Math.min(MOST_BOXES, guns ? Math.ceil(figuresOf / 2) : stands);
  const framed = guns ? 0 : count - LIMITS.lastStands.value;
  return boxes(count, (place) => (place === count ? 'done' : place === framed ? 'return' : 'plain'));
};

/** The states to mark: test pending, disorganised, rout and its second try (V). */
const STATE: Cell = {
  kind: 'choice',
  options: ['T', 'D', 'R', 'R2'].map((label) => ({ label, on: false })),
};

/** "6 dice", with the remainder that is diced for (R03). */
const diceText = ({ fireDice, remainder, of }: UnitFacts): string =>
  of.arm === 'foot' && remainder > 0 ? `${fireDice} + ${remainder}/6` : fireDice === 0 ? '' : `${fireDice}`;

const kindText = (unit: Unit, { guns, of, men }: UnitFacts): string =>
  [
    unit.name === '' ? '' : TYPES[unit.type].label,
    of.arm === 'guns' ? counted(guns, 'gun') : '',
    men === null ? '' : `${grouped(men)} men`,
  ]
    .filter(Boolean)
    .join(', ');

/** The row of a unit, or of several alike. */
export const unitWords = ({ of: { unit } }: Pile<Placed<Unit>>, context: SheetContext): RowWords => {
  const facts = unitFacts(unit, context.file);
  const { morale, stands, meleeStands, frontage, of } = facts;
  return {
    symbol: TYPES[unit.type].symbol,
    name: unitName(unit),
    is: kindText(unit, facts),
    cells: [
      figures(`${unit.figures} / ${stands}`),
      plain(diceText(facts)),
      figures(of.arm === 'guns' ? '' : `${meleeStands}`),
      plain(`${morale}, ${failChance(morale)}`),
      figures(`${frontage / 2}`),
      { kind: 'track', boxes: standBoxes(facts, unit.figures) },
      STATE,
    ],
    notes: [unit.notes],
  };
};
