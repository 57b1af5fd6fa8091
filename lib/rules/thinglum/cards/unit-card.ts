import { grouped } from '../../core/number';
import type { Box } from '../../core/sheet';
import type { Card, Part } from '../../core/sheet-parts';
import { counted, unitName } from '../names';
import { failChance } from '../odds';
import { fireMeasures, firePlot } from '../reference/fire';
import { meleePairs, moveMeasures } from '../reference/tables';
import { standBoxes } from '../roster-units';
import type { Unit } from '../schema';
import { MORALE, NATIONS, TYPES } from '../tables';
import { type UnitFacts, unitFacts } from '../unit-facts';
import { type CardContext, notes } from './context';

/** A unit, or several identical ones, and where they stand. */
export type Posted = {
  readonly unit: Unit;
  readonly count: number;
  readonly posts: readonly string[];
  /** whole points of one; null when points are hidden or off */
  readonly points: number | null;
};

/** Boxes of one row of figures that a card has room for. */
const MOST_ROWS = 8;

/** Figures grouped by stand: a row for each, the mounted officer with the command stand. */
const figureRows = ({ of, stands }: UnitFacts, figures: number): Box[][] => {
  if (of.arm === 'guns') return [Array.from({ length: Math.min(figures, 12) }, () => ({ kind: 'plain' }))];
  let left = figures;
  const rows: Box[][] = [];
  for (let index = 0; index < Math.min(stands, MOST_ROWS); index++) {
    const size = Math.min(left, index === 0 ? of.stands.command : of.stands.other);
    left -= size;
    rows.push(
      Array.from({ length: size }, (_, figure) => ({
        kind: index === 0 && figure === 0 && of.officers > 0 ? ('return' as const) : ('plain' as const),
      })),
    );
  }
  return rows;
};

/** Figures in one line of boxes a stand, six and six or three and three side by side. */
const figureBoxes = (facts: UnitFacts, figures: number): Part[] => {
  const rows = figureRows(facts, figures);
  const half = Math.ceil(rows.length / 2);
  const gap: Box = { kind: 'past' };
  const line = (part: readonly Box[][]): Box[] =>
    part.flatMap((row, index) => (index === 0 ? row : [gap, ...row]));
  const lines =
    facts.of.stands.other === 3 ? [line(rows)] : [line(rows.slice(0, half)), line(rows.slice(half))];
  return lines.filter((boxes) => boxes.length > 0).map((boxes): Part => ({ kind: 'boxes', boxes }));
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
  const told = all.map(({ value, reason }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${reason}`);
  return `${morale} (${failChance(morale)} fails); ${told.join('; ')}.`;
};

const meleeText = (facts: UnitFacts): string => {
  const dice = facts.of.arm === 'guns' ? 'one die for six crew' : counted(facts.meleeStands, 'stand');
  const own = meleePairs({ files: [], classes: new Set([facts.classId]) })
    .slice(0, MOST_ROWS)
    .map(({ term, value }) => `${value} ${term.charAt(0).toLowerCase()}${term.slice(1)}`);
  return `${dice}; ${own.join('; ')}.`;
};

/** States to mark off: first volley, test pending, disorganised, rout and its second try. */
const states = ({ of }: UnitFacts): Part => ({
  kind: 'choice',
  options: [...(of.arm === 'foot' ? ['Volley'] : []), 'Test', 'Disorg.', 'Rout 1', 'Rout 2'].map((label) => ({
    label,
    on: false,
  })),
});

/** The card of a unit, or of several identical ones. */
export const unitCard = ({ unit, count, posts, points }: Posted, context: CardContext): Card => {
  const { army, file } = context;
  const { label, symbol } = TYPES[unit.type];
  const facts = unitFacts(unit, file);
  const { of, stands, frontage, men, fireDice, guns, classId } = facts;
  const name = unitName(unit);
  return {
    title: count > 1 ? `${count} × ${name}` : name,
    subtitle: [unit.name === '' ? '' : label, NATIONS[army.nation]].filter(Boolean).join(', '),
    sum: points === null ? '' : grouped(points),
    symbol,
    nation: army.nation,
    lines: [
      [
        { text: of.label, style: 'strong' },
        { text: fireDice === 0 ? '' : `, ${counted(fireDice, 'fire die', 'fire dice')}` },
      ],
      [{ text: posts.length > 1 ? `In ${posts.length} brigades` : (posts[0] ?? ''), style: 'soft' }],
      [
        {
          text: [
            counted(unit.figures, 'figure'),
            of.arm === 'guns' ? counted(guns, 'gun') : counted(stands, 'stand'),
            `${frontage / 2} in`,
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
      {
        kind: 'words',
        layout: 'hanging',
        items: [
          { term: 'Morale', text: moraleText(facts) },
          { term: 'Melee', text: meleeText(facts) },
        ],
      },
      ...(count > 1 ? [] : [states(facts), ...figureBoxes(facts, unit.figures)]),
      ...firePlot(classId),
      ...notes(unit.notes, context),
    ],
    tracks: Array.from({ length: count }, () => standBoxes(facts, unit.figures)),
    foot: [{ text: of.arm === 'guns' ? 'Two crew a box' : 'Framed: two stands left', style: 'soft' }],
  };
};
