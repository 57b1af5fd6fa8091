import type { ArmyFile } from '../army/document';
import { type Path, pathKey } from '../army/path';
import { counted } from '../army/words';
import { countFindings } from '../check/finding';
import type { Assessment } from '../contract/assessment';
import { type UnitAtPath, type UnitList, unitList } from '../tree/tree';
import { unitNumbers } from '../tree/unit-numbers';
import type {
  LeaderDeclaration,
  ListWords,
  Places,
  TextNode,
  TextWords,
  UnitDeclaration,
  WorksWords,
} from './declaration';
import { type Detail, type TextDraft, writeDetails } from './details';
import { leaderDetails } from './line-readers';
import { writeProfile } from './profile';
import { hidesDetails } from './read-nodes';
import type { TextOptions } from './text';
import { createWriter, type Writer } from './writer';

type UnitToNumber = UnitAtPath<TextNode & { readonly type: string }>;

type Node = TextNode & Readonly<TextDraft>;

/** The nodes at a key of an army or formation: a list, one, or none. */
const nodesAt = <N extends TextNode = Node>(holder: object, key: string): readonly N[] => {
  const value = (holder as Readonly<Record<string, readonly N[] | N | null | undefined>>)[key];
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value as N];
};

/** A name as written in a line: in quotes if it would be read as more than a name. */
const plainName = ({ say }: Pick<Writer, 'say'>, details: readonly Detail[], name: string): string =>
  hidesDetails(details, name) ? say.inQuotes(name) : say.safe(name);

const leaderLine = (
  pen: Writer,
  words: LeaderDeclaration,
  node: Node,
  at: Path,
  places: Places,
): string[] => {
  const { words: roles, beside = [], parts = [], posts = [], alwaysNamed, unnamed } = words;
  const { say, lined } = pen;
  const [role] =
    Object.entries(roles).find(([, is]) => Object.entries(is).every(([key, value]) => node[key] === value)) ??
    [];
  if (!lined) return unnamed === undefined ? [] : [`${role}: ${say.safe(node.name || unnamed)}`];
  const named = node.name !== '' || alwaysNamed ? [plainName(pen, parts, node.name)] : [];
  const segments = [
    [...named, ...writeDetails(beside, node, say)].join(', '),
    ...writeDetails(parts, node, say),
    ...posts.flatMap(({ key, write }) => write(node[key], places) ?? []),
  ];
  return [`${role}: ${segments.join('; ')}${pen.price(at)}`, ...pen.note(node)];
};

/** Those who lead an army or a formation. */
const leaderLines = (
  pen: Writer,
  declared: readonly LeaderDeclaration[],
  holder: object,
  at: Path,
  places: Places,
): string[] =>
  declared.flatMap((words) =>
    nodesAt(holder, words.key).flatMap((node, index) =>
      leaderLine(pen, words, node, [...at, words.key, ...(words.many ? [index] : [])], places),
    ),
  );

/** A unit in full; `same` is the place of the unit before it whose id it has, `number` that of its sheets. */
const unitLines = <U extends TextNode>(
  pen: Writer,
  words: UnitDeclaration<U>,
  node: U & Node,
  at: Path,
  same: number | undefined,
  number: string,
  assessment: Assessment,
): string[] => {
  const type = words.types.labelOf(node.type) ?? '';
  const details = [
    ...writeDetails(words.details, node, pen.say),
    ...(same === undefined ? [] : [`same as unit ${same}`]),
  ];
  const label = node.name === '' ? type : `${plainName(pen, words.details, node.name)}: ${type}`;
  const line = details.length === 0 ? label : `${label}; ${details.join(', ')}`;
  const facts = [...(number === '' ? [] : [`No ${number}`]), ...(words.facts?.(node, assessment) ?? [])];
  return [pen.item(`${line}${pen.price(at, facts)}`), ...pen.extra(words.lines, node), ...pen.note(node)];
};

/** Units in one line of the short text: "3 x Line, Medium". */
const shortList = <U extends TextNode>(
  { say }: Writer,
  { short, counted }: UnitDeclaration<U>,
  units: readonly U[],
  assessment: Assessment,
): string => {
  const labels = units.map((unit) => short(unit, say, assessment));
  if (!counted) return labels.join(', ');
  const tally = new Map<string, number>();
  for (const label of labels) tally.set(label, (tally.get(label) ?? 0) + 1);
  return [...tally].map(([label, count]) => (count === 1 ? label : `${count} x ${label}`)).join(', ');
};

/** Works, one to a line. */
const worksLines = <K extends string, W extends TextNode>(
  { say, item, price }: Writer,
  { key, write }: WorksWords<K, W>,
  army: object,
): string[] =>
  nodesAt<W>(army, key).map((node, index) =>
    item(`${write(node)}${node.name === '' ? '' : `: ${say.safe(node.name)}`}${price([key, index])}`),
  );

/** The lists of units in the order of the text, which numbers their units from 1. */
const unitListsIn = <A extends object, F extends TextNode, U extends TextNode, W extends TextNode>(
  { formation, lists }: TextWords<A, F, U, W>,
  army: A,
): UnitList<UnitToNumber['unit']>[] => {
  const listIn = (holder: object, key: string, at: Path) =>
    unitList([...at, key], nodesAt<UnitToNumber['unit']>(holder, key));
  return [
    ...nodesAt(army, formation.key).map((node, index) => listIn(node, 'units', [formation.key, index])),
    ...lists.map(({ key }) => listIn(army, key, [])),
  ];
};

/** Of each unit whose id one before it has, the number of that one, by its path. */
const repeatsIn = (units: readonly UnitToNumber[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  const repeats = new Map<string, number>();
  for (const [
    index,
    {
      unit: { id },
      at,
    },
  ] of units.entries()) {
    const before = first.get(id);
    if (before === undefined) first.set(id, index + 1);
    else repeats.set(pathKey(at), before);
  }
  return repeats;
};

const verdictLine = ({ findings }: Assessment): string => {
  const { error, warning } = countFindings(findings);
  return error + warning === 0
    ? 'Checked: no errors or warnings'
    : `Checked: ${counted(error, 'error')}, ${counted(warning, 'warning')}`;
};

/** The army as text: short or compact for chats, full (plain) to be read back. */
export const armyText = <A extends object, F extends TextNode, U extends TextNode, W extends TextNode>(
  words: TextWords<A, F, U, W>,
  file: ArmyFile<A>,
  assessment: Assessment,
  options: TextOptions,
): string => {
  const { army, name, player } = file;
  const { formation, unit, works, system } = words;
  const pen = createWriter(assessment, options, system.pointScale);
  const { say, full, lined, head, price, note, extra } = pen;
  const formations = nodesAt<F>(army, formation.key);
  const lists = unitListsIn(words, army);
  const units = lists.flatMap((list) => list.units);
  const numberOf = unitNumbers(lists);
  const repeats = repeatsIn(units);
  const places: Places = {
    formations: formations.map(({ id }) => id),
    units: units.map(({ unit: { id } }) => id),
  };

  const list = (holder: object, key: string, at: Path): readonly string[] => {
    const nodes = nodesAt<U & TextNode & Readonly<TextDraft>>(holder, key);
    if (!lined) return [shortList(pen, unit, nodes, assessment)];
    return pen.list(
      nodes.flatMap((node, index) => {
        const path = [...at, key, index];
        return unitLines(pen, unit, node, path, repeats.get(pathKey(path)), numberOf(path), assessment);
      }),
    );
  };
  const headed = ({ key, head: heading }: ListWords, lines: () => readonly string[]): readonly string[] =>
    nodesAt(army, key).length === 0 ? [] : ['', head(`${heading}${price([key])}`), ...lines()];
  const formationLines = (node: F, index: number): readonly string[] => {
    const at = [formation.key, index];
    const heading =
      node.name === ''
        ? `${formation.word} ${index + 1}`
        : `${formation.word}: ${plainName(pen, leaderDetails(words), node.name)}`;
    return [
      '',
      head(`${heading}${price(at)}`),
      ...note(node),
      ...extra(formation.lines, node),
      ...leaderLines(pen, formation.leaders, node, at, places),
      ...list(node, 'units', at),
    ];
  };

  return pen.text([
    pen.title(say.safe(name)),
    [system.name, ...writeDetails(words.header, army as Readonly<TextDraft>, say)].join('; '),
    ...(player ? [`Player: ${say.safe(player)}`] : []),
    ...extra(words.lines, army),
    ...writeProfile(words.profile, file, full, say),
    ...note(army).map((line) => line.trim()),
    ...leaderLines(pen, words.leaders, army, [], places),
    ...formations.flatMap(formationLines),
    ...words.lists.flatMap((declared) => headed(declared, () => list(army, declared.key, []))),
    ...(works === undefined ? [] : headed(works, () => pen.list(worksLines(pen, works, army)))),
    '',
    head(`Total: ${words.total(pen.pointsAt([]), assessment)}`),
    verdictLine(assessment),
  ]);
};
