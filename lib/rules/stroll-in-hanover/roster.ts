import type { ArmyFile } from '../core/army/document';
import { grouped } from '../core/army/number';
import { statGroup } from '../core/contract/army-context';
import { TURN_TRACK } from '../core/sheet/boxes';
import { evenColumns } from '../core/sheet/parts';
import { commandNotes, rosterGroups } from '../core/sheet/roster-groups';
import { type Roster, type RosterGroup, smallTable } from '../core/sheet/roster-sheet';
import type { Block, Column, Run, TableBlock, TrackBlock } from '../core/sheet/sheet';
import { figures, plain, strong } from '../core/sheet/sheet-cells';
import {
  areWorksInPlay,
  capBase,
  isDivisionInPlay,
  isInPlay,
  LIST_LABELS,
  listInForce,
  printedCap,
} from './army-lists';
import { moraleOf, passText } from './morale';
import {
  aboveDivisions,
  commanderWords,
  entryText,
  generalLines,
  unitWords,
  worksWords,
} from './roster/rows';
import { moraleBoxes, tailBlocks } from './roster/tail';
import type { Army } from './schema';
import { settingOf } from './settings';
import { type SheetContext, type StandList, unitLists } from './sheet-context';
import { NATIONS, nationOf, POINTS, SYSTEM } from './tables';
import { everyUnit, leaderName, unitNoun } from './tree';

/** What the player has bought for another role or battle stays behind, and is named. */
const leftBehind = (army: Army): Run[][] => {
  const stands = everyUnit(army)
    .filter(({ list }) => !isInPlay(list, army))
    .map((unit) => unit.name || unitNoun(unit, nationOf(unit, army)));
  const works = army.works
    .filter((each) => !areWorksInPlay(each, army))
    .map(({ name, type }) => name || POINTS.works[type].name);
  const names = [...stands, ...works];
  return names.length === 0 ? [] : [[strong('Not in this list:'), { text: ` ${names.join(', ')}.` }]];
};

/** What the columns mean. */
const KEY: readonly Run[] = [
  { text: 'Value', style: 'strong' },
  { text: ' is SP + Morale; beside it the chance to pass an unmodified morale test.' },
  { text: ' D, DD, R:', style: 'strong' },
  { text: ' disorder, great disorder, rout.' },
];

/** Boxes of strength stand in one line up to four, and in more room up to five. */
const columnsFor = (most: number): readonly Column[] => [
  { title: '', width: 10.5 },
  { title: 'Stand', width: null },
  { title: '', width: 5 },
  { title: 'SP', width: 7 },
  { title: 'Morale', width: 11 },
  { title: 'Value, test', width: 18 },
  { title: 'Capacities', width: 23 },
  { title: 'Strength', width: most <= 4 ? 27 : 31 },
  { title: 'Order', width: 31 },
];

/** "SP 13, demoralised at 7". */
const moraleText = (sp = 0): string => (sp > 0 ? `SP ${grouped(sp)}, demoralised at ${moraleOf(sp)}` : '');

const noteOf = ({ of, group, at }: StandList, strengths: Readonly<Record<string, number>>): string => {
  if (of === 'unassigned') return 'and not under the general in chief';
  if (group === undefined) return moraleText(strengths.direct) || 'count for the army only';
  const note = [
    moraleText(strengths[Number(at.at(-1)) + 1]),
    group.commander === null ? 'no lieutenant general' : '',
    entryText(group),
  ];
  return note.filter(Boolean).join(', ');
};

const MODIFIERS = [0, 1, 2, 3] as const;

/** Strength points that a division can lose before it is demoralised (s. 14). */
const losses = (sp: number): TrackBlock => ({
  kind: 'track',
  title: 'Strength points lost',
  size: 'large',
  boxes: moraleBoxes(moraleOf(sp)),
  notes: [[{ text: `At ${moraleOf(sp)} of ${sp} the division is demoralised.`, style: 'strong' }]],
});

/** Chances of a morale test (s. 12.2), for the Morale of these stands. */
const tests = ({ units }: StandList): TableBlock[] => {
  const morales = [...new Set(units.map(({ unit }) => unit.morale))].toSorted((a, b) => b - a);
  if (morales.length === 0) return [];
  return [
    smallTable(
      'Passes a test',
      'die + modifier at most Morale',
      [
        { title: 'Morale', width: null },
        ...evenColumns(
          MODIFIERS.map((modifier) => (modifier === 0 ? '0' : `+${modifier}`)),
          11,
        ),
      ],
      morales.map((morale) => [
        plain(String(morale)),
        ...MODIFIERS.map((modifier) => figures(passText(morale, modifier))),
      ]),
    ),
  ];
};

/** What the player of a division needs: its losses, the turns, the chances of its tests. */
const formationTables = (list: StandList, sp = 0): Block[] => [
  {
    kind: 'columns',
    widths: [72, null],
    columns: [[...(sp > 0 ? [losses(sp)] : []), TURN_TRACK], tests(list)],
  },
];

const groups = (context: SheetContext): RosterGroup[] => {
  const { army, tree } = context;
  const strengths = statGroup(context, 'divisionSp');
  const lists = unitLists(context).filter(
    ({ group }) => group === undefined || isDivisionInPlay(group, army),
  );
  return rosterGroups(lists, context, {
    rated: true,
    note: (list) => noteOf(list, strengths),
    leader: (led) => commanderWords(led, context),
    unit: (pile) => unitWords(pile, context),
    tables: (list) => formationTables(list, strengths[Number(list.at.at(-1)) + 1]),
    works: {
      title: 'Works',
      works: tree.works,
      row: (work) => (areWorksInPlay(work, army) ? worksWords(work) : undefined),
    },
  });
};

const ROLES = { open: '', attacker: 'attacker', defender: 'defender' } as const;
const BATTLES = { open: '', attack: 'attack and defence', pitched: 'pitched battle' } as const;

const subtitle = ({ nation, nationName, year, scale, role, battle }: Army): string =>
  [
    [nationName || NATIONS[nation].label, year, ROLES[role], BATTLES[battle]].filter(Boolean).join(', '),
    `${SYSTEM.name}, stands of ${Number(scale) / 10} cm`,
  ]
    .map((part) => `${part}.`)
    .join(' ');

/** What the list that is played may cost: "131.3"; null where nothing is agreed. */
const limitOf = (file: ArmyFile<Army>): number | null => {
  const list = listInForce(file.army);
  const base = capBase(file.army, list, settingOf(file, 'attackerBase') === 'defenderActual');
  return base === null ? null : printedCap(base, list);
};

/**
 * The roster: every stand with its values, tracks of strength and order, divisions with their morale, the four lists.
 */
export const roster = (context: SheetContext): Roster => {
  const { army } = context;
  return {
    subtitle: subtitle(army),
    sum: { used: context.points([]), limit: limitOf(context.file), unit: 'points' },
    lines: generalLines(context),
    columns: columnsFor(Math.max(0, ...everyUnit(army).map(({ sp }) => sp))),
    headSpan: 3,
    groups: groups(context),
    total: { title: `${LIST_LABELS[listInForce(army)]}, total` },
    notes: [...commandNotes(army, aboveDivisions(context.tree), leaderName), ...leftBehind(army)],
    tail: tailBlocks(context),
    key: KEY,
  };
};
