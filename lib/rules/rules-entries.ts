import { isSystemId, loadSystem, type SystemId } from '.';
import { type Cite, citeLabel } from './core/contract/citation';
import {
  type RulesPage,
  type RulesTable,
  rulingAnchor,
  settingAnchor,
  tableAnchor,
  wordAnchor,
} from './core/contract/rules-page';
import type { System } from './core/contract/system';
import { linesOf, type PlaySection, playSections } from './core/sheet/play-sections';
import type { Part } from './core/sheet/sheet-parts';

/** Something that a question of the rules may be about. */
export type RulesEntry = {
  /** its part of the rules: "Rules of play", "Prices", "Checks" */
  readonly kind: string;
  readonly title: string;
  /** the heading of its section or table */
  readonly under: string;
  readonly text: string;
  /** "p. 52" */
  readonly cite: string;
  /** its anchor on the page of its system */
  readonly place: string;
};

const flat = (text: string): string => text.replaceAll('\n', ' ').replace(/[:,]$/, '');

/** The heads of the columns after the one that names the rows. */
const headsOf = (part: Part): string[] =>
  part.kind === 'grid' ? part.columns.slice(-(part.columns.length - 1)).map(({ title }) => flat(title)) : [];

const textOf = (heads: readonly string[], says: readonly string[]): string =>
  says
    .map((value, index) =>
      [heads.at(index - says.length) ?? '', value].filter((word) => word !== '').join(' '),
    )
    .filter((text, index) => !['', '–'].includes(says[index] ?? '') && text !== '')
    .join(', ');

const PLAY = 'Rules of play';

/** A section of the rules of play, then each of its lines that has a name. */
const playEntries = ({ id, title, note, cite, parts }: PlaySection): RulesEntry[] => {
  const about = { kind: PLAY, cite };
  const lines = parts.flatMap(({ part, places }) =>
    linesOf(part).map(({ name, says }, index) => ({
      name: flat(name),
      text: textOf(part.kind === 'grid' ? headsOf(part) : [], says),
      place: places[index] ?? id,
    })),
  );
  const isNamed = ({ name, text }: (typeof lines)[number]) => !/^([*†\d]|$)/.test(name) && text !== '';
  const named = lines.filter(isNamed);
  const rest = lines.filter((line) => !isNamed(line));
  return [
    {
      ...about,
      title,
      under: note,
      text: [...named.map(({ name }) => name), ...rest.flatMap(({ name, text }) => [name, text])]
        .filter((words) => words !== '')
        .join(', '),
      place: id,
    },
    ...named.map(({ name, text, place }) => ({ ...about, title: name, under: title, text, place })),
  ];
};

/** A table, then each of its rows. */
const tableEntries = (kind: string, source: string, table: RulesTable): RulesEntry[] => {
  const { title, note = '', cite, columns, rows } = table;
  const place = tableAnchor(title);
  const label = (own: Cite | undefined) => (own === undefined ? source : citeLabel(own));
  return [
    {
      kind,
      title,
      under: kind,
      text: [note, ...rows.map(({ cells: [name = ''] }) => name)].filter((text) => text !== '').join(', '),
      cite: label(cite ?? rows[0]?.cite),
      place,
    },
    ...rows
      .filter(({ cells: [name = ''] }) => name !== '')
      .map(({ cells: [name = '', ...cells], cite: own }) => ({
        kind,
        title: name,
        under: title,
        text: textOf(
          columns.slice(1).map((column) => column.title),
          cells,
        ),
        cite: label(own ?? cite),
        place,
      }))
      // a row that players fill in says nothing yet; its table says that it is there
      .filter(({ text }) => text !== ''),
  ];
};

const pageEntries = ({ words, sections, notes, rulings }: RulesPage): RulesEntry[] => [
  ...words.map(({ term, text, cite }) => ({
    kind: 'Words',
    title: term,
    under: '',
    text,
    cite: citeLabel(cite),
    place: wordAnchor(term),
  })),
  ...sections.flatMap(({ title, tables }) => tables.flatMap((table) => tableEntries(title, '', table))),
  ...notes.map(({ code, text, cite }) => ({
    kind: 'Notes',
    title: text,
    under: '',
    text: '',
    cite: citeLabel(cite),
    place: code,
  })),
  ...rulings.map(({ id, title, text, reason }) => ({
    kind: 'Rulings',
    title,
    under: '',
    text: `${text} ${reason}`,
    cite: id,
    place: rulingAnchor(id),
  })),
];

const checkEntries = ({ checks }: System, texts: RulesPage['checkTexts']): RulesEntry[] =>
  [...new Map(checks.toReversed().map((check) => [check.code, check])).values()]
    .toReversed()
    .map(({ code, title, cite }) => ({
      kind: 'Checks',
      title,
      under: code,
      text: texts[code] ?? '',
      cite: citeLabel(cite),
      place: code,
    }));

/** Everything of a system that a question can be about, in the order of its page. */
export const rulesEntries = async (id: SystemId): Promise<RulesEntry[]> => {
  if (!isSystemId(id)) return [];
  const system = await loadSystem(id);
  const [page, { sections }] = await Promise.all([system.rulesPage?.(), playSections(system)]);
  return [
    ...sections.flatMap(playEntries),
    ...(page === undefined ? [] : pageEntries(page)),
    ...checkEntries(system, page?.checkTexts ?? {}),
    ...system.settings.map(({ key, label, help, cite }) => ({
      kind: 'Options',
      title: label,
      under: '',
      text: help,
      cite: citeLabel(cite),
      place: settingAnchor(key),
    })),
  ];
};
