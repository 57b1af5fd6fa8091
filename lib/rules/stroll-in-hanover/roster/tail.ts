import NOTES from '@/data/stroll-in-hanover/notes.json';
import { grouped } from '../../core/army/number';
import { stat, statGroup } from '../../core/contract/army-context';
import { numberedBoxes, TURN_TRACK } from '../../core/sheet/boxes';
import { smallTable } from '../../core/sheet/roster-sheet';
import type {
  Block,
  Box,
  ColumnsBlock,
  ListBlock,
  NoteBlock,
  TableBlock,
  TrackBlock,
} from '../../core/sheet/sheet';
import { figures, plain, text } from '../../core/sheet/sheet-cells';
import { limitOfTerms } from '../../core/sheet/sheet-footer';
import { factorText, LIST_LABELS, listInForce, printedLists } from '../army-lists';
import { moraleOf } from '../morale';
import type { SheetContext } from '../sheet-context';
import { divisionName } from '../tree';

/** Boxes up to the morale of an army or a division: at the last one it has had enough. */
export const moraleBoxes = (morale: number): readonly Box[] =>
  morale <= 0 ? [] : [...numberedBoxes(morale - 1), { kind: 'done' }];

/** Strength points that the army can lose, dead or demoralised (s. 14). */
const armyLosses = (context: SheetContext): TrackBlock => {
  const morale = stat(context, 'armyMorale');
  return {
    kind: 'track',
    title: 'Strength points lost',
    size: 'large',
    boxes: moraleBoxes(morale),
    notes: [
      [{ text: 'Destroyed, off the table, or alive in a demoralised division.', style: 'soft' }],
      [{ text: `At ${morale} of ${stat(context, 'sp')} the game is over.`, style: 'strong' }],
    ],
  };
};

/** What the caps are counted from; the terms of an event have their own limits. */
const agreedText = ({ army, options }: SheetContext): string => {
  if (limitOfTerms(options.print) !== undefined) return 'limits of the terms';
  return army.budget === null ? 'no budget agreed' : `D = ${grouped(army.budget)}`;
};

/** The four lists of one army side by side (R19). */
const lists = (context: SheetContext): TableBlock | null => {
  if (context.options.hidePoints) return null;
  const totals = statGroup(context, 'lists');
  const caps = statGroup(context, 'caps');
  const inForce = listInForce(context.army);
  return smallTable(
    'Lists',
    agreedText(context),
    [
      { title: '', width: null },
      { title: 'Points', width: 13, align: 'right' },
      { title: 'At most', width: 13, align: 'right' },
      { title: '', width: 8, align: 'right' },
    ],
    printedLists(context.army, context.options).map((id) => [
      id === inForce ? text({ text: LIST_LABELS[id], style: 'strong' }) : plain(LIST_LABELS[id]),
      { ...figures(grouped(totals[id] ?? 0)), style: 'strong' as const },
      figures(caps[id] === undefined ? '' : grouped(caps[id])),
      figures(caps[id] === undefined || factorText(id) === '1' ? '' : `× ${factorText(id)}`),
    ]),
  );
};

/** Numbers that decide something before and in play. */
const numbers = (context: SheetContext): ListBlock => {
  const least = stat(context, 'menLeast');
  const factor = context.army.factor ?? 1;
  return {
    kind: 'list',
    title: 'Army',
    items: [
      { term: 'Stands', value: String(stat(context, 'stands')) },
      { term: 'Light stands, for a tied die', value: String(stat(context, 'lightStands')) },
      {
        term: 'Room for the first line',
        value: `${stat(context, 'firstLine')} of ${stat(context, 'tableStands')} UD`,
      },
      {
        term: 'Works, at most',
        value: `${stat(context, 'worksSegments')} of ${stat(context, 'worksAllowance')}`,
      },
      { term: 'Men, about', value: grouped(Math.round(stat(context, 'men'))) },
      ...(factor === 1 ? [] : [{ term: 'Real units per unit (factor)', value: String(factor) }]),
      ...(least === 0 ? [] : [{ term: 'Figures, guns apart', value: grouped(stat(context, 'figures')) }]),
    ],
  };
};

/** Divisions to a line, and as many lines as leave room for the stands. */
const ABREAST = 4;
const MOST_DIVISIONS = 8;
const MOST_BOXES = 14;

/** The strength points each division can lose, to mark off; many divisions have their morale in their heading only. */
const divisionLosses = (context: SheetContext): ColumnsBlock[] => {
  const { divisions } = context.army;
  const strengths = statGroup(context, 'divisionSp');
  const named = Object.entries(strengths).flatMap(([key, sp]) => {
    const index = Number(key) - 1;
    const own = divisions[index];
    if (sp <= 0 || moraleOf(sp) > MOST_BOXES) return [];
    return [{ title: own === undefined ? 'General in chief' : divisionName(own, index), sp }];
  });
  if (named.length === 0 || named.length > MOST_DIVISIONS) return [];
  const tracks = named.map(
    ({ title, sp }): Block => ({
      kind: 'track',
      title,
      size: 'small',
      boxes: moraleBoxes(moraleOf(sp)),
      notes: [],
    }),
  );
  const lines = Math.ceil(tracks.length / ABREAST);
  return Array.from({ length: lines }, (_, line) => ({
    kind: 'columns',
    widths: Array.from({ length: ABREAST }, () => null),
    columns: Array.from({ length: ABREAST }, (_, column) => {
      const track = tracks[line * ABREAST + column];
      return track === undefined ? [] : [track];
    }),
  }));
};

/** Rows of the digest that are facts, not checks. */
const reminders: NoteBlock = {
  kind: 'note',
  title: 'Before the battle',
  lines: NOTES.map(({ text: note }) => ({ runs: [{ text: note, style: 'soft' as const }] })),
};

/** The foot of the last sheet: losses, turns, lists, numbers. */
export const tailBlocks = (context: SheetContext): Block[] => {
  const points = lists(context);
  return [
    ...divisionLosses(context),
    {
      kind: 'columns',
      widths: [62, null, 48],
      columns: [
        [armyLosses(context), TURN_TRACK],
        points === null ? [reminders] : [points, reminders],
        [numbers(context)],
      ],
    },
  ];
};
