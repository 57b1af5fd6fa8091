import { grouped } from '../army/number';
import { type Path, pathKey, valueAt } from '../army/path';
import { counted, listed, uncapital } from '../army/words';
import { countFindings, STANDING_WORDS, standingOf } from '../check/finding';
import type { ArmyContext, PrintedArmy } from '../contract/army-context';
import { countedName } from '../tree/unit-lists';
import type { ArmyLabel } from './label-sheet';
import type { PlateBlock, PlateBody, PlateFacts } from './plate';
import type { Roster } from './roster-sheet';
import { errorMarks } from './sheet-findings';
import { armyTitle, printCodes, printedOn, reconstructedMarks, sheetFooter } from './sheet-footer';
import type { PlateOptions, PlateSheet } from './sheet-parts';

type Context = ArmyContext<PrintedArmy, PlateOptions>;

/** More cells than this are drawn as one. */
const MOST_CELLS = 12;
const BREADTH = { least: 0.75, most: 2 } as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;

/** "superior, SP 4": what a label tells in short. */
const valuesText = ({ values }: ArmyLabel): string[] =>
  values.map(({ term, value }) => (term === '' ? uncapital(value) : `${term} ${value}`));

const detailOf = (label: ArmyLabel, regiment: string): string =>
  [
    ...(label.number === '' ? [] : [label.number]),
    [
      ...(regiment === '' ? [] : [uncapital(label.title)]),
      ...valuesText(label),
      ...(label.points === null ? [] : [grouped(label.points)]),
    ].join(', '),
  ].join('\u2002');

/** A unit as a block; its regiment is written along it if the rules give no name. */
const blockOf = (label: ArmyLabel, nation: string, usual: number): PlateBlock => {
  const { title, symbol, stands = 1, regiment } = label;
  const called = regiment === undefined || title.includes(regiment.name) ? '' : regiment.name;
  const cells = Math.max(1, stands);
  return {
    symbol,
    nation: label.nation ?? nation,
    title: called || title,
    detail: detailOf(label, called),
    cells: cells > MOST_CELLS ? 1 : cells,
    breadth: Math.min(BREADTH.most, Math.max(BREADTH.least, cells / usual)),
    ...(regiment !== undefined && { facings: regiment.facings }),
  };
};

/** The labels of each list of units, leaders and units alike. */
const byList = (labels: readonly ArmyLabel[]): { at: Path; labels: ArmyLabel[] }[] => {
  const lists = new Map<string, { at: Path; labels: ArmyLabel[] }>();
  for (const label of labels) {
    if (label.list === undefined) continue;
    const key = pathKey(label.list);
    const list = lists.get(key) ?? { at: label.list, labels: [] };
    list.labels.push(label);
    lists.set(key, list);
  }
  return [...lists.values()];
};

/** The id of a formation, which outlasts its place; of a list of units in none, the list. */
const idOf = (army: unknown, at: Path): string => {
  const id = valueAt(army, [...at, 'id']);
  return typeof id === 'string' ? id : pathKey(at);
};

/** A list of units as a body; those in no formation are one too. */
type UnitListBody = { readonly body: PlateBody; readonly isFormation: boolean };

const bodiesOf = ({ army }: Context, labels: readonly ArmyLabel[]): UnitListBody[] => {
  const { nation } = army;
  const usual = median(labels.flatMap(({ of, stands }) => (of === 'unit' && stands ? [stands] : [])));
  return byList(labels).map(({ at, labels: own }) => {
    const leaders = own.filter(({ of }) => of === 'commander');
    const units = own.filter(({ of }) => of === 'unit');
    const post = units[0]?.post ?? leaders[0]?.post ?? '';
    const head = listed(leaders.map(({ title }) => title));
    const body = {
      id: idOf(army, at),
      names: [post],
      head: head || post,
      about: [...(head === '' ? [] : [post]), ...leaders.flatMap(valuesText)].join(', '),
      blocks: units.map((label) => blockOf(label, nation, usual)),
      ...(units.length === 0 && { white: 'no units yet' }),
    };
    // A formation is an element of its list.
    return { body, isFormation: at.length > 1 };
  });
};

/** Works stand before the lines, those alike as one. */
const worksBody = ({ army }: Context, labels: readonly ArmyLabel[]): PlateBody[] => {
  const blocks = labels.filter(({ of }) => of === 'works').map((label) => blockOf(label, army.nation, 1));
  const alike = new Map<string, number>();
  for (const { title } of blocks) alike.set(title, (alike.get(title) ?? 0) + 1);
  const counted = [...alike].flatMap(([title, count]) => {
    const first = blocks.find((block) => block.title === title);
    return first === undefined ? [] : [{ ...first, title: countedName(count, title) }];
  });
  return counted.length === 0
    ? []
    : [{ id: 'works', names: ['Works'], head: 'Works', about: '', blocks: counted }];
};

const RANK_WORDS = ['general', 'commander', 'leader'];

/** Who commands the whole army: "Frederick II commanding, with Keith". */
const commandText = (labels: readonly ArmyLabel[]): string => {
  const above = labels.filter(({ of, list }) => of === 'commander' && list === undefined);
  const [first, ...others] = above.map(({ title }) => title);
  if (first === undefined) return '';
  // who has no name is called by his rank, which says it
  const head = RANK_WORDS.some(
    (word) => first.toLowerCase().endsWith(word) || first.toLowerCase().startsWith(word),
  )
    ? first
    : `${first} commanding`;
  return `${head}${others.length === 0 ? '' : `, with ${listed(others)}`}`;
};

/** "20½ units in 6 brigades", as the system counts and calls them; "6 units" where none is in a brigade. */
const countText = ({ system, assessment }: Context, bodies: readonly UnitListBody[]): string => {
  const { unit, units, formation, formations } = system.terms;
  const stat = assessment.stats.units;
  const count =
    typeof stat === 'number' ? stat : bodies.reduce((sum, { body }) => sum + body.blocks.length, 0);
  const many = bodies.filter(({ isFormation }) => isFormation).length;
  const where = many === 0 ? '' : ` in ${counted(many, formation, formations)}`;
  return `${grouped(count)} ${count === 1 ? unit : units}${where}`;
};

const leftFacts = (context: Context, { sum }: Roster, units: string): PlateFacts => {
  const total = context.points([]);
  if (total === null) {
    const [figure = '', ...words] = units.split(' ');
    return { figure, unit: words.join(' '), lines: [] };
  }
  const limit = sum.limit === null ? '' : `of ${grouped(sum.limit)} `;
  return { figure: grouped(total), unit: `${limit}${sum.unit}`, lines: [units] };
};

/**
 * The order of battle of an army as a drawing: its formations with their commanders and a block for each unit, with
 * the content of its labels. Any army has one, legal or not.
 */
export const plateSheet = (context: Context, roster: Roster, labels: readonly ArmyLabel[]): PlateSheet => {
  const { system, file, army, assessment, options } = context;
  const { findings } = assessment;
  const bodies = bodiesOf(context, labels);
  const standing = standingOf(findings);
  const { error, warning } = countFindings(findings);
  const marks = [...errorMarks(findings), ...reconstructedMarks(file)];
  return {
    form: 'plate',
    title: armyTitle(file),
    subtitle: roster.subtitle,
    nation: army.nation,
    sum: null,
    marks,
    footer: { ...sheetFooter(system, file, findings, options, []), ...printCodes(options.print) },
    ...printedOn(options),
    large: options.large === true,
    of: armyTitle(file),
    command: commandText(labels),
    left: leftFacts(context, roster, countText(context, bodies)),
    right: {
      figure: STANDING_WORDS[standing],
      unit: `${system.name} ${system.edition}`,
      lines: [
        ...[[error, 'error'] as const, [warning, 'warning'] as const].flatMap(([count, noun]) =>
          count === 0 ? [] : [counted(count, noun)],
        ),
        ...marks.map(({ text }) => text),
      ],
      legal: standing === 'legal',
    },
    bodies: [...bodies.map(({ body }) => body), ...worksBody(context, labels)],
    layout: options.print.layout ?? {},
    cell: 'a base',
    source: roster.subtitle,
  };
};
