import { signed } from '../../core/army/number';
import { pageLabel } from '../../core/contract/citation';
import { figure, grid, pairs, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import { EMPTY } from '../../core/sheet/sheet-cells';
import type { GridRow, Pair, Section } from '../../core/sheet/sheet-parts';
import type { Army } from '../schema';
import { settingOf } from '../settings';
import { NATION_IDS, NATIONS, type NationalRow, type NationId, type PaceByTroop, playedRow } from '../tables';
import { everyUnit } from '../tree';
import { nationalRow } from '../unit-facts';
import { type ReferenceContext, text } from './context';

/** "1", "2–4", "5–6", "–": the faces of the die that give a rating. */
export const facesText = (dice: readonly number[]): string => {
  const [first, last] = [dice[0], dice.at(-1)];
  if (first === undefined || last === undefined) return '–';
  if (first === last) return `${first}`;
  return dice.length === last - first + 1 ? `${first}–${last}` : dice.join(', ');
};

const PACES = { none: 'free', quarter: '¼', half: '½', full: 'full' } as const;

/** "free" or, where troops differ, "foot ½, cavalry free". */
export const pacesText = ({ line, cavalry, foreign }: PaceByTroop): string => {
  const foot = foreign === undefined || foreign === line ? PACES[line] : undefined;
  if (foot !== undefined) return line === cavalry ? foot : `foot ${foot}, cavalry ${PACES[cavalry]}`;
  const others = foreign === undefined ? PACES[line] : PACES[foreign];
  return cavalry === foreign
    ? `French foot ${PACES[line]}, others ${others}`
    : `foreign foot ${others}, others ${PACES[line]}`;
};

/** French guns as this army, or the players, have agreed to treat them (R3). */
const played = (row: NationalRow, nation: NationId, { ruler }: ReferenceContext): NationalRow =>
  playedRow(row, nation, settingOf(ruler, 'frenchLimber'));

/** A row of the national table; a contingent uses it for its units alone (p. 40). */
export type NationalArmyRow = { readonly row: NationalRow; readonly contingent: boolean };

const rowsOfArmy = (file: ReferenceContext['files'][number]): NationalArmyRow[] => {
  const contingents = new Map(
    everyUnit(file.army).flatMap((unit) => (unit.nation === undefined ? [] : [[unit.nation, unit] as const])),
  );
  return [
    { row: nationalRow(file), contingent: false },
    ...[...contingents.values()].map((unit) => ({ row: nationalRow(file, unit), contingent: true })),
  ];
};

/** The rows of the national table that concern the armies, each once; all of them for the full sheet. */
export const nationalRows = (context: ReferenceContext): NationalArmyRow[] => {
  const rows: NationalArmyRow[] =
    context.sides === null
      ? NATION_IDS.flatMap((nation) =>
          NATIONS[nation].table.map((row) => ({ row: played(row, nation, context), contingent: false })),
        )
      : context.files.flatMap(rowsOfArmy).toSorted((a, b) => Number(a.contingent) - Number(b.contingent));
  const keys = new Set<string>();
  return rows.filter(({ row }) => {
    const key = JSON.stringify(row);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
};

/** A title as long as the table has room for. */
const shortTitle = ({ title }: NationalRow): string =>
  Object.values(NATIONS).find(({ long }) => long === title)?.label ?? title;

const gridRow = (row: NationalRow): GridRow => ({
  cells: [
    text(shortTitle(row), 'strong'),
    figure(facesText(row.dice.dithering)),
    figure(facesText(row.dice.dependable)),
    figure(facesText(row.dice.dashing)),
    figure(signed(row.moveInitiative)),
    figure(signed(row.fireInitiative)),
    text(pacesText(row.formationChange)),
    text(pacesText(row.flankMove)),
    text(row.limber === 'full' ? 'full' : '½'),
    text(row.manhandle === 'half' ? 'half' : 'normal'),
    row.cite.page === undefined ? EMPTY : figure(row.cite.page, 'mute'),
  ],
});

const NOTE =
  'D6 for each brigade commander’s rating; the rest in parts of a move. Inferior foot and cavalry always lose at least ½ to change formation (p. 21, 39). Without national differences: the row of Austria (p. 39).';

const frenchNote = ({ ruler }: ReferenceContext): string =>
  settingOf(ruler, 'frenchLimber') === 'full'
    ? 'French guns take a full move to limber in all years (R3); the table to 1759 prints half.'
    : 'French guns to 1759 take half a move to limber, as the table prints it (R3).';

/** All nations, as one table across the page (p. 39-50). */
export const nationsSection = (context: ReferenceContext): Section[] =>
  section('National differences', 'p. 39–50', [
    grid(
      [
        { title: 'Nation and period', width: null },
        { title: 'Dithering', width: 0.72, align: 'center' },
        { title: 'Dependable', width: 0.8, align: 'center' },
        { title: 'Dashing', width: 0.66, align: 'center' },
        { title: 'Move init.', width: 0.66, align: 'center' },
        { title: 'Fire init.', width: 0.62, align: 'center' },
        { title: 'Formation change', width: 1.75 },
        { title: 'Flank and rear', width: 1.65 },
        { title: 'Limber', width: 0.6, align: 'center' },
        { title: 'By hand', width: 0.65, align: 'center' },
        { title: 'Page', width: 0.4, align: 'right' },
      ],
      nationalRows(context).map(({ row }) => gridRow(row)),
    ),
    runIn([{ term: '', text: `${NOTE} ${frenchNote(context)}` }]),
  ]);

/** What a nation's row says of its troops. */
const troopPairs = (row: NationalRow): Pair[] => [
  { term: 'Formation change', value: pacesText(row.formationChange) },
  { term: 'Flank, rear move', value: pacesText(row.flankMove) },
  { term: 'Limber, unlimber', value: row.limber === 'full' ? 'full move' : '½ move' },
  { term: 'Guns by hand', value: row.manhandle === 'half' ? 'half rate' : 'normal' },
];

/** What a nation's row says of an army, dice and initiative first. */
export const nationalPairs = (row: NationalRow): Pair[] => [
  { term: 'Movement initiative', value: signed(row.moveInitiative) },
  { term: 'Firing initiative', value: signed(row.fireInitiative) },
  ...troopPairs(row),
  {
    term: 'Rating die',
    value: `${facesText(row.dice.dithering)}, ${facesText(row.dice.dependable)}, ${facesText(row.dice.dashing)}`,
  },
];

/** The same, in words short enough to stand beside each other. */
const shortPairs = (row: NationalRow, contingent: boolean): Pair[] => [
  ...(contingent
    ? []
    : [
        { term: 'Move initiative', value: signed(row.moveInitiative) },
        { term: 'Fire initiative', value: signed(row.fireInitiative) },
        { term: 'Dithering', value: facesText(row.dice.dithering) },
        { term: 'Dependable', value: facesText(row.dice.dependable) },
        { term: 'Dashing', value: facesText(row.dice.dashing) },
      ]),
  { term: 'Formation', value: pacesText(row.formationChange) },
  { term: 'Flank, rear', value: pacesText(row.flankMove) },
  { term: 'Limber', value: row.limber === 'full' ? 'full' : '½' },
  { term: 'Guns by hand', value: row.manhandle === 'half' ? 'half rate' : 'normal' },
];

/** One section for each nation of the armies. */
export const nationSections = (context: ReferenceContext): Section[] =>
  nationalRows(context).flatMap(({ row, contingent }) =>
    section(
      row.title,
      row.cite.page === undefined ? '' : pageLabel(row.cite.page),
      [pairs(shortPairs(row, contingent))],
      contingent ? 'allied contingent' : 'in moves',
    ),
  );

/** "Prussia", or the name of an imagi-nation. */
export const nationName = ({ nation, imagiNation }: Army): string =>
  nation === 'imagi-nation' ? imagiNation?.name || 'Imagi-nation' : NATIONS[nation].label;
