import { grouped } from '../army/number';
import type { Path } from '../army/path';
import { counted } from '../army/words';
import { countFindings, type Finding, STANDING_WORDS, standingOf } from '../check/finding';
import { type Attachable, type Regiment, regimentSaid, sharedRegiment } from '../check/regiment';
import type { ArmyContext, PrintedArmy } from '../contract/army-context';
import type { PrintedPoints } from '../price/points';
import type { UnitAtPath } from '../tree/tree';
import type { UnitsAtPath } from '../tree/unit-lists';
import { errorMarks } from './sheet-findings';
import {
  armyTitle,
  dataJudgedWith,
  listedAs,
  listLine,
  printCodes,
  printedOn,
  reconstructedWord,
} from './sheet-footer';
import type { Label, LabelOptions, LabelSheet, LabelStock, Trait } from './sheet-parts';

type Context = ArmyContext<PrintedArmy, LabelOptions>;

/** The content of a label of a system, before the player's choices. */
export type LabelFacts = Pick<Label, 'title' | 'symbol' | 'values'> & {
  /** that of the army if absent */
  readonly nation?: string;
  readonly traits?: readonly Trait[];
  readonly words?: string;
  /** empty ones are left out */
  readonly details: readonly string[];
  /** printed points; null without any or if they are hidden */
  readonly points: PrintedPoints | null;
  /** the number of its stands, 1 if absent: this many labels if each stand gets one */
  readonly stands?: number;
};

/** A label where it belongs. */
export type ArmyLabel = LabelFacts & {
  readonly of: 'unit' | 'commander' | 'works';
  /** its own, or of the formation it commands; empty without any */
  readonly number: string;
  readonly post: string;
  /** the list of units that it belongs to or leads; absent without one */
  readonly list?: Path;
  /** who the unit was; absent where no regiment is attached */
  readonly regiment?: Regiment;
};

/** The label of a leader of the whole army, or of those named. */
export const commandLabel = (post: string, facts: LabelFacts): ArmyLabel => ({
  of: 'commander',
  number: '',
  post,
  ...facts,
});

/** The label of works. */
export const worksLabel = (facts: LabelFacts): ArmyLabel => ({
  of: 'works',
  number: '',
  post: '',
  ...facts,
});

/** More sections of works than this share one label. */
const MOST_WORKS = 24;

/** A label for each section of works; `unit` is what one is called. */
export const sectionLabels = (
  count: number,
  unit: string,
  facts: Omit<LabelFacts, 'values'>,
): ArmyLabel[] => {
  const many = count > MOST_WORKS;
  const { points } = facts;
  const label = worksLabel({
    ...facts,
    points: points === null || many ? points : points / count,
    values: many ? [{ term: '', value: counted(count, unit) }] : [],
  });
  return Array.from({ length: many ? 1 : count }, () => label);
};

/** How a system makes the labels of its lists. */
type Makers<P, L> = {
  readonly leader?: (led: L) => LabelFacts;
  readonly unit: (unit: P) => Omit<LabelFacts, 'points'>;
};

/** Labels of leaders and units, list by list. */
export const listLabels = <P extends UnitAtPath<Attachable>, L>(
  lists: readonly UnitsAtPath<P, L>[],
  { points, numberOf, options }: Pick<Context, 'points' | 'numberOf' | 'options'>,
  { leader, unit }: Makers<P, L>,
): ArmyLabel[] =>
  lists.flatMap((list) => [
    ...list.leaders.flatMap((each): ArmyLabel[] => {
      const facts = leader?.(each);
      return facts === undefined
        ? []
        : [{ ...commandLabel(list.post, facts), number: numberOf(list.at), list: list.at }];
    }),
    ...list.units.map((each): ArmyLabel => {
      const facts = unit(each);
      const regiment = sharedRegiment([each], options.print.regiments);
      return {
        of: 'unit',
        number: numberOf(each.at),
        post: list.post,
        list: list.at,
        points: points(each.at),
        ...facts,
        details: [...facts.details, ...regimentSaid(facts.title, regiment)],
        ...(regiment !== undefined && { regiment }),
      };
    }),
  ]);

const paperOf = (stock: LabelStock): LabelSheet['paper'] => (stock.startsWith('letter') ? 'letter' : 'a4');

const pointsTrait = (points: number): Trait => ({
  text: counted(points, 'point'),
  short: `${grouped(points)} pts`,
});

/** One label as the player wants it, as many times as it is wanted. */
const copies = (label: ArmyLabel, { army, options }: Context): Label[] => {
  const { of, number, points, stands = 1, title, symbol, nation = army.nation, values, post } = label;
  const { traits = [], words = '', details } = label;
  const each = options.copies === 'stands' ? Math.max(1, stands) : options.copies;
  const copy: Label = {
    title,
    symbol,
    nation,
    values,
    traits: options.priced && points !== null ? [...traits, pointsTrait(points)] : traits,
    words,
    details: details.filter((detail) => detail !== ''),
    number,
    post: options.hidePosts ? '' : post,
  };
  return Array.from({ length: of === 'unit' ? each : 1 }, () => copy);
};

/** Stock whose labels reach to the edge of the paper: other text of the margin needs a label of its own. */
export const WITHOUT_MARGIN: ReadonlySet<LabelStock> = new Set(['a4-70x36', 'a4-52x30']);

/** The label before those of an army: its owner, whether it is legal, by which rules, which print. */
const leadLabel = (
  title: string,
  nation: string,
  findings: readonly Finding[],
  details: readonly string[],
): Label => {
  const standing = standingOf(findings);
  const errors = counted(countFindings(findings).error, 'error');
  return {
    title,
    symbol: 'general',
    nation,
    number: '',
    values: standing === 'legal' ? [] : [{ term: '', value: STANDING_WORDS[standing] }],
    traits: standing === 'illegal' ? [{ text: errors, short: errors }] : [],
    words: '',
    details,
    post: '',
  };
};

/**
 * The sheet of an army's labels, with the player's choices: which of them, how often, with what. Any army prints, legal
 * or not.
 */
export const labelSheet = (context: Context, labels: readonly ArmyLabel[]): LabelSheet => {
  const { system, file, army, assessment, options } = context;
  const { findings } = assessment;
  const { date, code } = options.print;
  const { nation } = army;
  const title = armyTitle(file);
  const listed = listedAs(options.print, 'list');
  const named = `${system.name} ${system.edition}`;
  const codes = code === null ? [] : [code];
  const ours = reconstructedWord(file);
  const about = [named, listed, date, ...codes, ...(ours === undefined ? [] : [ours])];
  const lead = leadLabel(title, nation, findings, about);
  const own = labels
    .filter(({ of }) => of === 'unit' || !options.unitsOnly)
    .flatMap((label) => copies(label, context));
  const printed = WITHOUT_MARGIN.has(options.stock) ? [lead, ...own] : own;
  const costs = options.priced && system.houseCosts ? ' Points are house points.' : '';
  return {
    form: 'labels',
    stock: options.stock,
    start: options.start,
    outlined: options.outlined,
    title,
    subtitle: counted(printed.length, 'label'),
    nation,
    sum: null,
    marks: errorMarks(findings),
    labels: printed,
    brief: [listed, ...codes].join(', '),
    footer: {
      lines: [
        ...(ours === undefined ? [] : [[{ text: ours }]]),
        ...listLine(options.print),
        [{ text: `${named}, data ${dataJudgedWith(system, options.print)}.${costs}` }],
        [{ text: `${listedAs(options.print)}, ${date}` }],
      ],
      ...printCodes(options.print),
    },
    ...printedOn({ ...options, paper: paperOf(options.stock) }),
  };
};
