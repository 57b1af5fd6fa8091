import { subtotals } from './costing';
import type { ArmyFile } from './document';
import { countFindings, type Finding, type Standing, standingOf } from './finding';
import { grouped } from './number';
import { type Path, pathKey } from './path';
import { rulesProfile } from './profile';
import { errorMarks } from './sheet-cells';
import type { Label, LabelOptions, LabelSheet, LabelStock, Trait } from './sheet-parts';
import type { Assessment, System } from './system';

/** Printed points of a node, by its path; null without points. */
export const pointsAt = ({ costing }: Assessment, pointScale: number): ((at: Path) => number | null) => {
  const sums = costing === null ? null : subtotals(costing);
  return (at) => (sums === null ? null : (sums.get(pathKey(at)) ?? 0) / pointScale);
};

/** A label of an army before the player's choices: with everything that could stand on it. */
export type ArmyLabel = Omit<Label, 'number'> & {
  readonly of: 'unit' | 'commander' | 'works';
  /** number of its formation, from 1 (0: of the army), and of the unit in it (0: its commander) */
  readonly place: readonly [number, number];
  /** printed points; null where there are none or they are hidden */
  readonly points: number | null;
  /** what it stands on: so many labels where each gets one */
  readonly stands: number;
};

/** Labels of an army with what they have in common. */
export type ArmyLabels = {
  readonly nation: string;
  readonly labels: readonly ArmyLabel[];
  /** points are house costs, ours */
  readonly houseCosts: boolean;
};

const numberOf = ([formation, unit]: ArmyLabel['place']): string =>
  formation === 0 ? '' : unit === 0 ? `${formation}` : `${formation}.${unit}`;

const paperOf = (stock: LabelStock): LabelSheet['paper'] => (stock.startsWith('letter') ? 'letter' : 'a4');

const pointsTrait = (points: number): Trait => ({
  text: `${grouped(points)} ${points === 1 ? 'point' : 'points'}`,
  short: `${grouped(points)} pts`,
});

/** One label as the player wants it, as many times as it is wanted. */
const chosen = (label: ArmyLabel, options: LabelOptions): Label[] => {
  const { of, place, points, stands, title, symbol, nation, values, traits, words, details, post } = label;
  const each = options.copies === 'stands' ? Math.max(1, stands) : options.copies;
  const copy: Label = {
    title,
    symbol,
    nation,
    values,
    traits: options.priced && points !== null ? [...traits, pointsTrait(points)] : traits,
    words,
    details,
    number: options.numbered ? numberOf(place) : '',
    post: options.hidePosts ? '' : post,
  };
  return Array.from({ length: of === 'unit' ? each : 1 }, () => copy);
};

/** Stock whose labels reach to the edge of the paper: what else stands in the margin needs a label of its own. */
export const WITHOUT_MARGIN: ReadonlySet<LabelStock> = new Set(['a4-70x36', 'a4-52x30']);

const STANDINGS: Readonly<Record<Exclude<Standing, 'legal'>, string>> = {
  unfinished: 'Unfinished',
  illegal: 'Not legal',
};

/** The label that stands before an army's own: whose they are, whether it is legal, by which rules, which print. */
const leadLabel = (
  title: string,
  nation: string,
  findings: readonly Finding[],
  details: readonly string[],
): Label => {
  const standing = standingOf(findings);
  const { error } = countFindings(findings);
  const counted = `${error} ${error === 1 ? 'error' : 'errors'}`;
  return {
    title,
    symbol: 'general',
    nation,
    number: '',
    values: standing === 'legal' ? [] : [{ term: '', value: STANDINGS[standing] }],
    traits: standing === 'illegal' ? [{ text: counted, short: counted }] : [],
    words: '',
    details,
    post: '',
  };
};

/**
 * The sheet of an army's labels, with the player's choices: which of them, how often, with what. Any army prints, legal
 * or not.
 */
export const labelSheet = (
  system: Pick<System, 'id' | 'name' | 'edition' | 'dataVersion' | 'settings' | 'houseTables'>,
  file: ArmyFile,
  findings: readonly Finding[],
  { nation, labels, houseCosts }: ArmyLabels,
  options: LabelOptions,
): LabelSheet => {
  const { version, date, code, link } = options.print;
  const { hash } = rulesProfile(system, file);
  const title = file.name || 'Army without a name';
  const listed = version === null ? 'list not saved' : `list version ${version}`;
  const lead = leadLabel(title, nation, findings, [
    `${system.name} ${system.edition}`,
    `profile ${hash}`,
    listed,
    date,
    ...(code === null ? [] : [code]),
  ]);
  const own = labels
    .filter(({ of }) => of === 'unit' || !options.unitsOnly)
    .flatMap((label) => chosen(label, options));
  const printed = WITHOUT_MARGIN.has(options.stock) ? [lead, ...own] : own;
  const costs = options.priced && houseCosts ? ' Points are house costs, ours.' : '';
  return {
    form: 'labels',
    stock: options.stock,
    start: options.start,
    outlined: options.outlined,
    title,
    subtitle: `${printed.length} ${printed.length === 1 ? 'label' : 'labels'}`,
    nation,
    sum: null,
    marks: errorMarks(findings),
    labels: printed,
    brief: [`profile ${hash}`, listed, ...(code === null ? [] : [code])].join(', '),
    footer: {
      lines: [
        [{ text: `${system.name} ${system.edition}, profile ${hash}, data ${system.dataVersion}.${costs}` }],
        [{ text: `${listed.charAt(0).toUpperCase()}${listed.slice(1)}, ${date}` }],
      ],
      code: code === null ? null : { caption: 'This print', text: code },
      link: link === null ? null : { caption: 'Scan to open this army', url: link },
    },
    date,
    paper: paperOf(options.stock),
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
