import type { ArmyFile } from '../army/document';
import { amountOf } from '../army/number';
import { type Path, pathKey } from '../army/path';
import { countFindings } from '../check/finding';
import type { Assessment } from '../contract/assessment';
import { type Placed, type UnitList, unitList } from '../tree/tree';
import { unitNumbers } from '../tree/unit-numbers';
import type { ListWords, Named, Places, TextWords } from './declaration';
import { type Draft, writeDetails } from './details';
import { leaderDetails } from './line-readers';
import { penFor } from './pen';
import { writeProfile } from './profile';
import type { TextOptions } from './text';
import { leaderLines, nodesAt, plainName, shortList, unitLines, worksLines } from './write-nodes';

type Numbered = Placed<Named & { readonly type: string }>;

/** The lists of units in the order of the text, which numbers their units from 1. */
const unitListsIn = <A extends object, F extends Named, U extends Named, W extends Named>(
  { formation, lists }: TextWords<A, F, U, W>,
  army: A,
): UnitList<Numbered['unit']>[] => {
  const listIn = (holder: object, key: string, at: Path) =>
    unitList([...at, key], nodesAt<Numbered['unit']>(holder, key));
  return [
    ...nodesAt(army, formation.key).map((node, index) => listIn(node, 'units', [formation.key, index])),
    ...lists.map(({ key }) => listIn(army, key, [])),
  ];
};

/** Of each unit whose id one before it has, the number of that one, by its path. */
const repeatsIn = (units: readonly Numbered[]): ReadonlyMap<string, number> => {
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
    : `Checked: ${amountOf(error, 'error')}, ${amountOf(warning, 'warning')}`;
};

/** The army as text: short or compact for chats, full (plain) to be read back. */
export const armyText = <A extends object, F extends Named, U extends Named, W extends Named>(
  words: TextWords<A, F, U, W>,
  file: ArmyFile<A>,
  assessment: Assessment,
  options: TextOptions,
): string => {
  const { army, name, player } = file;
  const { formation, unit, works, system } = words;
  const pen = penFor(assessment, options, system.pointScale);
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
    const nodes = nodesAt<U & Named & Readonly<Draft>>(holder, key);
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
    [system.name, ...writeDetails(words.header, army as Readonly<Draft>, say)].join('; '),
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
