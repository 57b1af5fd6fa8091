import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { noteParts, priceText } from '../../core/sheet/card-sheet';
import { choice, hanging } from '../../core/sheet/parts';
import type { Box } from '../../core/sheet/sheet';
import type { Card, Part } from '../../core/sheet/sheet-parts';
import type { UnitAtPath } from '../../core/tree/tree';
import { countedName, type Pile } from '../../core/tree/unit-lists';
import { failChance } from '../odds';
import { fireMeasures, firePlot } from '../reference/fire';
import { moveMeasures, ownMelee } from '../reference/tables';
import { standBoxes } from '../roster';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { MORALE, NATIONS, TYPES } from '../tables';
import { unitName } from '../tree';
import { type UnitFacts, unitFacts } from '../unit-facts';

type UnitPile = Pile<UnitAtPath<Unit>>;

/** Figures of a unit in one row of boxes: a stand of six, or two of three. */
const ROW = 6;
/** More rows than these have no room: a unit so large is marked by stands. */
const MOST_ROWS = 6;

/** A box for each figure, the last of each stand half black; with its loss a stand is gone. The officer is framed. */
const figureRows = ({ of, stands }: UnitFacts, figures: number): Box[][] => {
  const boxes: Box[] = [];
  let left = figures;
  for (let stand = 0; stand < stands && of.arm !== 'guns'; stand++) {
    const size = Math.min(left, stand === 0 ? of.stands.command : of.stands.other);
    left -= size;
    for (let figure = 1; figure <= size; figure++) {
      const officer = stand === 0 && figure <= of.officers;
      boxes.push({ kind: figure === size ? 'done' : officer ? 'return' : 'plain' });
    }
  }
  const first = ROW + of.officers;
  const rows: Box[][] = [boxes.slice(0, first)];
  for (let from = first; from < boxes.length; from += ROW) rows.push(boxes.slice(from, from + ROW));
  return rows;
};

/** What is marked at the foot: figures of one unit, stands of several; of a battery pairs of its crew. */
const tracksOf = (facts: UnitFacts, { of: { unit }, count }: UnitPile): { tracks: Box[][]; foot: string } => {
  const rows = figureRows(facts, unit.figures);
  const stands = Array.from({ length: count }, () => standBoxes(facts, unit.figures));
  if (facts.of.arm === 'guns') {
    return { tracks: stands, foot: 'Two crew a box' };
  }
  return count > 1 || rows.length > MOST_ROWS
    ? { tracks: stands, foot: 'Framed: two stands left' }
    : { tracks: rows, foot: 'Half black: a stand lost' };
};

/** Morale modifiers that only its class has, as words. */
const OWN_MORALE: Readonly<Record<string, readonly string[]>> = {
  light: ['lightAgainstHorse'],
  'light-cavalry': ['lightAgainstHorse', 'lightClosing'],
  'heavy-cavalry': ['heavyAgainstHorse', 'heavyClosing'],
  'heavy-battery': ['crew'],
  'light-battery': ['crew'],
};

const moraleText = ({ classId, morale }: UnitFacts): string => {
  const own = OWN_MORALE[classId] ?? [];
  const all = MORALE.filter(({ id }) => own.includes(id) || (id === 'stands' && !own.includes('crew')));
  const terms = all.map(({ value, reason }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${reason}`);
  return `${morale} (${failChance(morale)} fails); ${terms.join('; ')}.`;
};

const meleeText = (facts: UnitFacts): string => {
  const dice = facts.of.arm === 'guns' ? 'one die for six crew' : counted(facts.meleeStands, 'stand');
  const own = ownMelee(facts.classId).map(
    ({ term, value }) => `${value} ${term.charAt(0).toLowerCase()}${term.slice(1)}`,
  );
  return `${[dice, ...own].join('; ')}.`;
};

/** States to mark off: first volley, test pending, disorganised, rout and its second try. */
const states = ({ of }: UnitFacts): Part =>
  choice([...(of.arm === 'foot' ? ['Volley'] : []), 'Test', 'Disorg.', 'Rout 1', 'Rout 2']);

/** The card of a unit, or of several identical ones. */
export const unitCard = (pile: UnitPile, context: SheetContext): Card => {
  const { of: first, count, post, points } = pile;
  const { unit } = first;
  const { army, file } = context;
  const { label, symbol } = TYPES[unit.type];
  const facts = unitFacts(unit, file);
  const { of, stands, frontage, men, fireDice, guns, classId } = facts;
  const { tracks, foot } = tracksOf(facts, pile);
  return {
    title: countedName(count, unitName(unit)),
    subtitle: [unit.name === '' ? '' : label, NATIONS[army.nation]].filter(Boolean).join(', '),
    sum: priceText(points),
    symbol,
    nation: army.nation,
    lines: [
      [
        { text: of.label, style: 'strong' },
        { text: fireDice === 0 ? '' : `, ${counted(fireDice, 'fire die', 'fire dice')}` },
      ],
      [{ text: post, style: 'soft' }],
      [
        {
          text: [
            counted(unit.figures, 'figure'),
            of.arm === 'guns' ? counted(guns, 'gun') : counted(stands, 'stand'),
            men === null ? '' : `${grouped(men)} men`,
          ]
            .filter(Boolean)
            .join(', '),
          style: 'soft',
        },
      ],
    ],
    parts: [
      ...moveMeasures(classId),
      ...fireMeasures(classId),
      hanging([
        { term: 'Front', text: `${frontage / 2} in in line.` },
        { term: 'Morale', text: moraleText(facts) },
        { term: 'Melee', text: meleeText(facts) },
      ]),
      ...(count > 1 ? [] : [states(facts)]),
      ...firePlot(classId),
      ...noteParts(unit.notes, context),
    ],
    tracks,
    foot: [{ text: foot, style: 'soft' }],
  };
};
