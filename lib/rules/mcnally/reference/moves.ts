import play from '@/data/mcnally/play.json';
import { section } from '../../core/sheet/reference-sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import { concerns, entriesPart, playsBy, type ReferenceContext, remarks, results } from '../sheet-context';
import type { FilledTable } from '../tables';
import { lostGrid, lostNote, lostTable } from './lost';

const { sequence } = play;

/** The order that the text lets infer: the first set of values that may be filled in. */
const inferred = ({ table: { rows, fillIns } }: FilledTable): { term: string; text: string }[] =>
  rows.map(({ key, label }) => ({ term: label, text: `${fillIns[0]?.values[key]?.[0] ?? ''}.` }));

/** The move sequence: as the players have it; else as the text lets infer, with blanks to write in. */
export const sequenceSection = (context: ReferenceContext): Section[] => {
  const table = lostTable('sequence', context);
  const phases = table.rows.flatMap(({ label, cells: [phase] }) =>
    phase == null ? [] : [{ term: label, text: phase }],
  );
  const blank = (key: string): boolean =>
    table.rows.some((row) => row.key === key && row.cells.includes(null));
  return section(
    table.table.title,
    table.table.cite,
    [
      results(phases, context),
      ...(phases.length === 0 ? [entriesPart([sequence, ...inferred(table)], context)] : []),
      lostGrid(table, context, { rows: blank }),
    ],
    lostNote(table),
  );
};

/** Moves of troops and guns, with what the text says of moving. */
export const movementSections = (context: ReferenceContext): Section[] => {
  const troops = lostTable('movement', context);
  const guns = lostTable('gun-movement', context);
  const { movement } = play;
  const road = context.arms === null || playsBy(context, 'roadBonus', true) ? [movement.road] : [];
  return [
    ...section('Moves, inches', troops.table.cite, [lostGrid(troops, context)], lostNote(troops)),
    ...(concerns(context, 'artillery')
      ? section('Moves of guns, inches', guns.table.cite, [lostGrid(guns, context)], lostNote(guns))
      : []),
    ...section(movement.title, movement.cite, [entriesPart([...movement.entries, ...road], context)]),
  ];
};

/** The three formations and the changes between them. */
export const formationSection = (context: ReferenceContext): Section[] => {
  const table = lostTable('formations', context);
  const { formations } = play;
  return section(
    formations.title,
    formations.cite,
    [entriesPart(formations.entries, context), lostGrid(table, context)],
    `changes: ${lostNote(table)}`,
  );
};

/** What ground does to moves, and what is seen in woods: all of it, because what the enemy fields is not known. */
export const terrainSections = (cut: ReferenceContext): Section[] => {
  const context = { ...cut, arms: null };
  const table = lostTable('terrain', context);
  const woods = lostTable('visibility', context);
  const { terrain } = play;
  return [
    ...section(table.table.title, table.table.cite, [lostGrid(table, context)], lostNote(table)),
    ...section('Seeing in woods, inches', woods.table.cite, [lostGrid(woods, context)], lostNote(woods)),
    ...section(terrain.title, terrain.cite, [entriesPart(terrain.entries, context)]),
  ];
};

const { engineering, defence } = play;

/** Works, of either army; building, demolition, bridges if the armies have engineers or works. */
export const engineeringSections = (context: ReferenceContext): Section[] => {
  const table = lostTable('defence', context);
  const built =
    context.arms === null ||
    context.works ||
    (concerns(context, 'engineers') && playsBy(context, 'engineering', true));
  return [
    ...(built
      ? section(engineering.title, engineering.cite, [entriesPart(engineering.entries, context)])
      : []),
    ...section(
      defence.title,
      defence.cite,
      [entriesPart(defence.entries, context), lostGrid(table, context)],
      `values: ${lostNote(table)}`,
    ),
  ];
};

/** When the game is over: what players agree, because the source does not say. */
export const endSection = (context: ReferenceContext): Section[] =>
  section(play.end.title, play.end.cite, [entriesPart(play.end.entries, context)]);

/** Figures, ground, time and bases. */
export const scaleSection = (context: ReferenceContext): Section[] =>
  section(
    play.scales.title,
    play.scales.cite,
    [
      entriesPart(play.scales.entries, { ...context, scale: '25' }),
      ...remarks(
        context.scale === '15' ? ['All distances of this sheet are those for 15 mm: two thirds, exact.'] : [],
        context,
      ),
    ],
    `${context.scale} mm`,
  );
