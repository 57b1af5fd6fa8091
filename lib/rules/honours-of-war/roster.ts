import notes from '@/data/honours-of-war/notes.json';
import options from '@/data/honours-of-war/reference/options.json';
import { stat } from '../core/contract/army-context';
import { commandNotes, rosterGroups } from '../core/sheet/roster-groups';
import type { Roster, RosterGroup } from '../core/sheet/roster-sheet';
import type { Column, NoteBlock, Run } from '../core/sheet/sheet';
import { strong } from '../core/sheet/sheet-cells';
import { filled, page, type ReferenceEntry, scenarioLines } from './reference/context';
import { commanderWords, generalLines, unitWords, worksWords } from './roster/rows';
import { formationTables, tailBlocks } from './roster/tail';
import type { Army } from './schema';
import { settingOf } from './settings';
import { type SheetContext, unitLists } from './sheet-context';
import { NATIONS, SYSTEM, TYPES } from './tables';
import { everyUnit, leaderName } from './tree';

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Class', width: 14.5 },
  { title: 'Size, dice', width: 17 },
  { title: 'Weapon', width: 18 },
  { title: 'Range', width: 22.5 },
  { title: 'Move', width: 14 },
  { title: 'Hits', width: 30.5 },
];

const groups = (context: SheetContext): RosterGroup[] => {
  const { tree } = context;
  const notes = {
    group: stat(context, 'maxBrigadeCommanders') === 0 ? 'Led by the commanding general' : 'No commander',
    loose: 'Each rolls as dependable',
    unassigned: 'In no brigade and not independent',
  };
  return rosterGroups(unitLists(tree, 'Independent units'), context, {
    rated: true,
    note: ({ of, leaders }) => (leaders.length === 0 ? notes[of] : ''),
    leader: (led) => commanderWords(led, context),
    unit: (pile) => unitWords(pile, context),
    tables: ({ units }) =>
      formationTables(
        context,
        units.map(({ unit }) => unit),
      ),
    works: { title: 'Works', works: tree.works, row: worksWords },
  });
};

const subtitle = ({ nation, imagiNation, year, scale, secondaryTheatre }: Army): string => {
  const name = nation === 'imagi-nation' ? imagiNation?.name || 'Imagi-nation' : NATIONS[nation].label;
  const theatre = secondaryTheatre ? ', secondary theatre' : '';
  return `${name}, ${year}${theatre}, ${scale} mm. ${SYSTEM.name}. Ranges and moves in centimetres.`;
};

/** The key to the boxes. */
const key = (army: Army): Run[] => [
  strong('Hits:'),
  { text: ' 3: −1 on every die. 4: retreat and reform. 5: Done For.' },
  ...(everyUnit(army).some(
    ({ type, battalionGuns }) => TYPES[type].arm === 'close-order' && battalionGuns !== 'absent',
  )
    ? [strong(' Muskets'), { text: ' include battalion guns.' }]
    : []),
];

/** Optional rules that change nothing of the list, but are easily forgotten at the table (p. 37). */
const REMINDERS = ['brigadeMorale', 'redDiePoints', 'battalionGunsLost'] as const;

/** What to remember in play of the optional rules that the army is played by. */
const reminders = ({ file, field }: SheetContext): NoteBlock[] => {
  const settings = REMINDERS.filter((key) => settingOf(file, key) === true);
  const entries = (options.entries as readonly ReferenceEntry[]).filter(({ option = [] }) =>
    option.some((key) => settings.some((reminder) => reminder === key)),
  );
  if (entries.length === 0) return [];
  return [
    {
      kind: 'note',
      title: 'Optional rules',
      lines: entries.map(({ term = '', text }) => ({
        runs: [{ text: `${term}:`, style: 'strong' }, { text: ` ${filled(text, field)}` }],
      })),
    },
  ];
};

const HORSE_ARTILLERY = notes.find(({ code }) => code === 'prussian-horse-artillery');

/** What the book leaves open of units of this list, and how it was ruled (R45). */
const openPoints = ({ army, nation }: SheetContext): NoteBlock[] =>
  HORSE_ARTILLERY !== undefined &&
  everyUnit(army).some((unit) => unit.type === 'horse-6-pdr' && (unit.nation ?? nation) === 'prussia')
    ? [
        {
          kind: 'note',
          title: 'Left open by the book',
          lines: [{ runs: [{ text: `${HORSE_ARTILLERY.text} (${HORSE_ARTILLERY.cite.ruling})` }] }],
        },
      ]
    : [];

/** What the printed scenario that an army comes from asks for beyond the rules (p. 58-61); nothing for other armies. */
const scenarioRules = ({ file: { origin }, field }: SheetContext): NoteBlock[] => {
  if (origin?.kind !== 'scenario') return [];
  const lines = scenarioLines(origin.name, field);
  if (lines.length === 0) return [];
  return [
    {
      kind: 'note',
      title: origin.name,
      lines: lines.map(({ term, text, cite }) => ({
        runs: [
          { text: `${term}:`, style: 'strong' },
          { text: ` ${text}` },
          { text: ` ${page(cite)}`, style: 'soft' },
        ],
      })),
    },
  ];
};

/**
 * The roster: every unit with what it does at the army's figure scale, commanders, works, tracks and tables of play.
 */
export const roster = (context: SheetContext): Roster => {
  const { army } = context;
  return {
    subtitle: subtitle(army),
    sum: { used: context.points([]), limit: army.budget, unit: 'points' },
    lines: generalLines(context),
    columns: COLUMNS,
    headSpan: 4,
    pointsWidth: 9,
    groups: groups(context),
    total: { title: context.options.hideRatings ? 'Total with command' : 'Total' },
    reminders: [...scenarioRules(context), ...reminders(context), ...openPoints(context)],
    notes: commandNotes(army, context.tree.command, leaderName),
    tail: tailBlocks(context),
    key: key(army),
  };
};
