import NOTES from '@/data/one-hour-napoleonic/notes.json';
import { grouped } from '../core/army/number';
import { stat } from '../core/contract/army-context';
import { chanceOf, expectedHits, percentText } from '../core/price/dice';
import { boxes, TURN_TRACK } from '../core/sheet/boxes';
import { evenColumns } from '../core/sheet/parts';
import { type LeaderWords, type RowWords, rosterGroups } from '../core/sheet/roster-groups';
import { type Roster, type RosterGroup, smallTable } from '../core/sheet/roster-sheet';
import type { Block, Box, Column, NoteBlock, Run, TableBlock } from '../core/sheet/sheet';
import { figures, noteLines, plain, soft, strong } from '../core/sheet/sheet-cells';
import type { UnitAtPath } from '../core/tree/tree';
import type { Pile } from '../core/tree/unit-lists';
import { EFFECTS, type Effect, hitOdds, shotsOf } from './odds';
import type { Leader, Unit } from './schema';
import { commandText, type SheetContext, unitLists } from './sheet-context';
import { ABILITIES, ARMS, NATIONS, qualityOf, SYSTEM, TRAIT_IDS, TRAITS, TYPES } from './tables';
import { everyUnit, leaderName, unitName } from './tree';

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Quality', width: 17 },
  { title: 'Traits', width: 31 },
  { title: 'Move', width: 10 },
  { title: 'Dice, boxes', width: 36 },
  { title: 'Hits', width: 28 },
];

const KEY: readonly Run[] = [
  strong('Hits:'),
  { text: ' at the last box the unit routs; a hatched box is a leader’s and goes with him.' },
];

/** More boxes than these have no room. */
const MOST_BOXES = 12;

/**
 * "3D6 at 1, 2D6 to 4": dice and the boxes they reach; or those of a charge. Never a count alone, which reads as odds.
 */
const diceText = (unit: Unit): string => {
  const { charge } = ARMS[TYPES[unit.type].arm];
  if (charge !== null) return `${charge}D6 charging${unit.shock ? ', shock +1D6' : ''}`;
  return shotsOf(unit)
    .map(({ to, dice }) => `${dice}D6 ${to === 1 ? 'at' : 'to'} ${to}`)
    .join(', ');
};

/** A box for each hit, the last one done for; with a leader one more, hatched, which goes when he goes. */
export const hitBoxes = (hits: number, led: boolean): Box[] => [
  ...boxes(Math.min(hits, MOST_BOXES), (place) => (place === hits ? 'done' : 'plain')),
  ...(led ? [{ kind: 'hatched' } as const] : []),
];

const sizeText = ({ men, guns }: Unit): string => {
  if (guns !== undefined) return `${guns} guns`;
  return men === undefined ? '' : `${grouped(men)} men`;
};

/** The row of a unit, or of several equal ones; a unit that starts with a leader is alone. */
const unitWords = ({ of: { unit } }: Pile<UnitAtPath<Unit>>, context: SheetContext): RowWords => {
  const { leadersOf, extraHit } = context;
  const { arm, symbol, label } = TYPES[unit.type];
  const leaders = leadersOf.get(unit.id) ?? [];
  const traits = TRAIT_IDS.filter((trait) => unit[trait]).map((trait) => TRAITS[trait].label);
  return {
    symbol,
    name: unitName(unit),
    is: [unit.name === '' ? '' : label, sizeText(unit)].filter(Boolean).join(', '),
    cells: [
      plain(qualityOf(unit.hits)),
      soft(traits.join(', ')),
      figures(`${ARMS[arm].move}`),
      soft(diceText(unit)),
      { kind: 'track', boxes: hitBoxes(unit.hits, leaders.length > 0 && extraHit) },
    ],
    notes: [unit.notes, leaders.length > 1 ? 'More than one leader starts here.' : ''],
  };
};

/** A leader, with whom he leads and what he can do. */
const leaderWords = (leader: Leader, { army, options }: SheetContext): LeaderWords => {
  const { label, effect } = ABILITIES[leader.ability];
  const command = commandText(leader, army);
  return {
    name: leaderName(leader),
    is: `${command.charAt(0).toLowerCase()}${command.slice(1)}`,
    cells: [{ ...soft(options.hideRatings ? '' : `${label}: ${effect}`), span: 5 }],
  };
};

const SHOWN = Object.keys(EFFECTS) as Effect[];
const DICE = [1, 2, 3, 4, 6] as const;

/** Hits to expect, and the chance of a retreat, by dice and effect; computed from the die. */
const oddsTable: TableBlock = smallTable(
  'Hits to expect',
  'hit on 3 or more; half effect 5, quarter 6',
  [{ title: 'Dice', width: null }, ...evenColumns(SHOWN, 13), ...evenColumns(['2 or more', '3 or more'], 15)],
  DICE.map((dice) => [
    plain(`${dice}`),
    ...SHOWN.map((effect) => figures(expectedHits(hitOdds(dice, effect)).toFixed(2))),
    figures(percentText(chanceOf(hitOdds(dice, 'normal'), 2))),
    figures(percentText(chanceOf(hitOdds(dice, 'normal'), 3))),
  ]),
);

/** The traits of these units, and what they do. */
const traits = (units: readonly Unit[]): NoteBlock[] => {
  const used = TRAIT_IDS.filter((trait) => units.some((unit) => unit[trait]));
  if (used.length === 0) return [];
  return [
    {
      kind: 'note',
      title: 'Traits',
      lines: used.map((trait) => ({
        runs: [strong(TRAITS[trait].label), { text: `: ${TRAITS[trait].effect.toLowerCase()}.` }],
      })),
    },
  ];
};

/** The foot of the last page: counts, hits to expect, traits of the army. */
const tailBlocks = (context: SheetContext): Block[] => {
  const { army, assessment } = context;
  const statText = (key: string): string => grouped(stat(context, key));
  const { breakPoint } = assessment.stats;
  return [
    {
      kind: 'columns',
      widths: [48, null, 52],
      columns: [
        [
          {
            kind: 'list',
            title: 'Army',
            items: [
              { term: 'Units', value: statText('units') },
              { term: 'Hits', value: statText('hits') },
              { term: 'Men, about', value: statText('men') },
              ...(typeof breakPoint === 'number'
                ? [{ term: 'Breaks at units routed (ours)', value: `${breakPoint}` }]
                : []),
            ],
          },
        ],
        [oddsTable],
        traits(everyUnit(army)),
      ],
    },
  ];
};

/** What the player of a formation needs: the turns, hits to expect, traits of its units. */
const formationTables = (units: readonly Unit[]): Block[] => [
  { kind: 'columns', widths: [48, null, 52], columns: [[TURN_TRACK], [oddsTable], traits(units)] },
];

const groups = (context: SheetContext): RosterGroup[] =>
  rosterGroups(unitLists(context.tree, 'Units'), context, {
    rated: true,
    command: {
      title: 'Leaders',
      leaders: context.tree.command,
      words: ({ leader }) => leaderWords(leader, context),
      leads: ({ leader }, { group }) => leader.formation === group?.id,
    },
    unit: (pile) => unitWords(pile, context),
    tables: ({ units }) => formationTables(units.map(({ unit }) => unit)),
    apart: ({ id }) => context.leadersOf.has(id),
  });

/** The roster: every unit with its quality, traits, dice and hits to mark, leaders with what they can do. */
export const roster = (context: SheetContext): Roster => {
  const { nation, year, scale, menPerFoot, budget, notes } = context.army;
  return {
    subtitle: `${NATIONS[nation]}, ${year}, ${scale} mm. ${SYSTEM.name}. Ranges and moves in boxes; a unit of foot is ${grouped(menPerFoot)} men.`,
    sum: { used: context.points([]), limit: budget, unit: 'house points' },
    columns: COLUMNS,
    headSpan: 3,
    groups: groups(context),
    total: { title: 'Total, house points' },
    notes: noteLines(notes, 'soft'),
    facts: NOTES.map(({ text }) => text),
    tail: tailBlocks(context),
    key: KEY,
  };
};
