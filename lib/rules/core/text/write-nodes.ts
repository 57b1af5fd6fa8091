import type { Path } from '../army/path';
import type { Assessment } from '../contract/assessment';
import type { LeaderWords, Named, Places, UnitWords, WorksWords } from './declaration';
import { type Detail, type Draft, writeDetails } from './details';
import { hidesDetails } from './hidden-details';
import type { Pen } from './pen';

type Node = Named & Readonly<Draft>;

/** The nodes at a key of an army or formation: a list, one, or none. */
export const nodesAt = <N extends Named = Node>(holder: object, key: string): readonly N[] => {
  const value = (holder as Readonly<Record<string, readonly N[] | N | null | undefined>>)[key];
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value as N];
};

/** A name as it stands in a line: in quotes where it would say more than a name. */
export const plainName = ({ say }: Pick<Pen, 'say'>, details: readonly Detail[], name: string): string =>
  hidesDetails(details, name) ? say.inQuotes(name) : say.safe(name);

const leaderLine = (pen: Pen, words: LeaderWords, node: Node, at: Path, places: Places): string[] => {
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
export const leaderLines = (
  pen: Pen,
  declared: readonly LeaderWords[],
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
export const unitLines = <U extends Named>(
  pen: Pen,
  words: UnitWords<U>,
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
export const shortList = <U extends Named>(
  { say }: Pen,
  { short, counted }: UnitWords<U>,
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
export const worksLines = <K extends string, W extends Named>(
  { say, item, price }: Pen,
  { key, write }: WorksWords<K, W>,
  army: object,
): string[] =>
  nodesAt<W>(army, key).map((node, index) =>
    item(`${write(node)}${node.name === '' ? '' : `: ${say.safe(node.name)}`}${price([key, index])}`),
  );
