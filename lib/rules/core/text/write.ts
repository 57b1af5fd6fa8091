import { subtotals } from '../costing';
import type { ArmyFile } from '../document';
import { countFindings } from '../finding';
import { hardBreaks, MARKUP, SAFE } from '../markup';
import { amountOf, grouped } from '../number';
import { type Path, pathKey } from '../path';
import type { Assessment } from '../system';
import type { TextOptions } from '../text';
import type { ExtraLine, LeaderWords, ListWords, Named, Places, TextWords } from './declaration';
import { type Draft, type Say, writeDetails } from './details';
import { writeProfile } from './profile';

type Node = Named & Readonly<Draft>;

/** The nodes at a key of an army or formation: a list, one, or none. */
export const nodesAt = <N extends Named = Node>(node: object, key: string): readonly N[] => {
  const value = (node as Readonly<Record<string, readonly N[] | N | null | undefined>>)[key];
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value as N];
};

const sayIn = (markup: TextOptions['markup']): Say => {
  const safe = SAFE[markup];
  if (markup === 'plain') return { safe, inQuotes: JSON.stringify, asRow: JSON.stringify };
  return { safe, inQuotes: safe, asRow: (cells) => cells.map(safe).join(', ') };
};

/** Of each unit whose id one before it has, the number of that one. */
const repeatsIn = (ids: readonly string[]): ReadonlyMap<number, number> => {
  const first = new Map<string, number>();
  const repeats = new Map<number, number>();
  for (const [index, id] of ids.entries()) {
    const before = first.get(id);
    if (before === undefined) first.set(id, index + 1);
    else repeats.set(index, before);
  }
  return repeats;
};

const verdictLine = ({ findings }: Assessment): string => {
  const { error, warning } = countFindings(findings);
  return error + warning === 0
    ? 'Checked: no errors or warnings'
    : `Checked: ${amountOf(error, 'error')}, ${amountOf(warning, 'warning')}`;
};

/** The army as text: short for chat, full (plain) to be read back. */
export const armyText = <A extends object, F extends Named, U extends Named, W extends Named>(
  words: TextWords<A, F, U, W>,
  file: ArmyFile<A>,
  assessment: Assessment,
  { markup, length }: TextOptions,
): string => {
  const { army, name, player } = file;
  const { formation, unit, works, system } = words;
  const { title, head, item, open, close } = MARKUP[markup];
  const say = sayIn(markup);
  const full = length === 'full';
  const { costing } = assessment;
  const sums = costing === null ? null : subtotals(costing);
  const pointsAt = (at: Path): string | null =>
    sums && grouped((sums.get(pathKey(at)) ?? 0) / system.pointScale).replace('−', '-');
  // square brackets would be tags in BBCode
  const [left, right] = markup === 'bbcode' ? ['(', ')'] : ['[', ']'];
  const price = (at: Path, facts: readonly string[] = []): string => {
    const told = [...facts, ...[pointsAt(at) ?? []].flat()];
    return told.length === 0 ? '' : ` ${left}${told.join(', ')}${right}`;
  };

  const formations = nodesAt<F>(army, formation.key);
  const unitsOf = (holder: object, key: string) => nodesAt<U>(holder, key);
  const every = [
    ...formations.flatMap((each) => unitsOf(each, 'units')),
    ...words.lists.flatMap(({ key }) => unitsOf(army, key)),
  ];
  const places: Places = { formations: formations.map(({ id }) => id), units: every.map(({ id }) => id) };
  const repeats = repeatsIn(places.units);
  let numbered = 0;

  // plain notes stay on their line and read back; elsewhere they are words
  const note = ({ notes }: { readonly notes?: string | undefined }): string[] => {
    if (!full || notes === undefined) return [];
    return [`  Note: ${say.inQuotes(markup === 'plain' ? notes : notes.replace(/\s*\n\s*/g, ' / '))}`];
  };
  const extra = <N>(lines: readonly ExtraLine<N>[] | undefined, node: N): string[] =>
    (lines ?? []).flatMap(({ short, write }) => (full || short ? (write(node, say) ?? []) : []));

  const leaderLine = (
    { words: roles, beside = [], parts = [], posts = [], alwaysNamed, unnamed }: LeaderWords,
    node: Node,
    at: Path,
  ): string[] => {
    const role = Object.entries(roles).find(([, is]) =>
      Object.entries(is).every(([key, value]) => node[key] === value),
    )?.[0];
    if (!full) return unnamed === undefined ? [] : [`${role}: ${say.safe(node.name || unnamed)}`];
    const named = node.name !== '' || alwaysNamed ? [say.safe(node.name)] : [];
    const told = [
      [...named, ...writeDetails(beside, node, say)].join(', '),
      ...writeDetails(parts, node, say),
      ...posts.flatMap(({ key, write }) => write(node[key], places) ?? []),
    ];
    return [`${role}: ${told.join('; ')}${price(at)}`, ...note(node)];
  };
  const leaders = (declared: readonly LeaderWords[], holder: object, at: Path): string[] =>
    declared.flatMap((leader) =>
      nodesAt(holder, leader.key).flatMap((node, index) =>
        leaderLine(leader, node, [...at, leader.key, ...(leader.many ? [index] : [])]),
      ),
    );

  const unitLine = (node: U & Node, at: Path): string[] => {
    const repeated = repeats.get(numbered++);
    const type = unit.types.labelOf(node.type) ?? '';
    const details = [
      ...writeDetails(unit.details, node, say),
      ...(repeated === undefined ? [] : [`same as unit ${repeated}`]),
    ];
    const label = node.name === '' ? type : `${say.safe(node.name)}: ${type}`;
    const told = [label, ...(details.length === 0 ? [] : [details.join(', ')])].join('; ');
    return [
      item(`${told}${price(at, unit.facts?.(node, assessment))}`),
      ...extra(unit.lines, node),
      ...note(node),
    ];
  };
  const shortList = (units: readonly U[]): string => {
    const labels = units.map((each) => unit.short(each, say, assessment));
    if (!unit.counted) return labels.join(', ');
    const tally = new Map<string, number>();
    for (const label of labels) tally.set(label, (tally.get(label) ?? 0) + 1);
    return [...tally].map(([label, count]) => (count === 1 ? label : `${count} x ${label}`)).join(', ');
  };
  const list = (holder: object, key: string, at: Path): string[] => {
    if (!full) return [shortList(unitsOf(holder, key))];
    const nodes = nodesAt<U & Node>(holder, key);
    return [open, ...nodes.flatMap((node, index) => unitLine(node, [...at, key, index])), close];
  };
  const headed = ({ key, head: heading }: ListWords, lines: () => readonly string[]): string[] =>
    nodesAt(army, key).length === 0 ? [] : ['', head(`${heading}${price([key])}`), ...lines()];
  const worksLines = (): string[] =>
    works === undefined
      ? []
      : nodesAt<W>(army, works.key).map((node, index) =>
          item(
            `${works.write(node)}${node.name === '' ? '' : `: ${say.safe(node.name)}`}${price([works.key, index])}`,
          ),
        );
  const formationLines = (node: F, index: number): string[] => {
    const at = [formation.key, index];
    const called = full || node.name !== '' ? node.name : `${formation.word} ${index + 1}`;
    return [
      '',
      head(`${formation.word}: ${say.safe(called)}${price(at)}`),
      ...note(node),
      ...extra(formation.lines, node),
      ...leaders(formation.leaders, node, at),
      ...list(node, 'units', at),
    ];
  };

  const lines = [
    title(say.safe(name)),
    [system.name, ...writeDetails(words.header, army as Readonly<Draft>, say)].join('; '),
    ...(player ? [`Player: ${say.safe(player)}`] : []),
    ...extra(words.lines, army),
    ...writeProfile(words.profile, file, full, say),
    ...note(army).map((line) => line.trim()),
    ...leaders(words.leaders, army, []),
    ...formations.flatMap(formationLines),
    ...words.lists.flatMap((declared) => headed(declared, () => list(army, declared.key, []))),
    ...(works === undefined ? [] : headed(works, () => [open, ...worksLines(), close])),
    '',
    head(`Total: ${words.total(pointsAt([]), assessment)}`),
    verdictLine(assessment),
  ];
  const spaced = lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
  return `${(markup === 'markdown' ? hardBreaks(spaced) : spaced).join('\n')}\n`;
};
