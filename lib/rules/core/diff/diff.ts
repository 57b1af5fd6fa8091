import { valueAt } from '../army/path';
import type { AssessedArmy, BuilderSystem } from '../contract/system';
import { subtotals } from '../price/costing';
import type { MinorPoints } from '../price/points';
import { shortened } from '../read/malformation';
import type { OutlineSection } from '../tree/outline';
import {
  canonical,
  changedFields,
  changedSettings,
  type DiffWords,
  type FieldChange,
  valueText,
} from './diff-fields';
import {
  type DiffLine,
  type DiffVersion,
  goneLine,
  grouped,
  partners,
  placedRows,
  presentLine,
} from './diff-rows';

export type DiffSection = {
  readonly id: string;
  readonly kind: OutlineSection['kind'];
  readonly title: string;
  /** a section that only one side has, or that differs in name or notes */
  readonly state: 'same' | 'added' | 'removed' | 'changed';
  readonly changes: readonly FieldChange[];
  /** rows that both sides have here stand in another order */
  readonly reordered: boolean;
  readonly lines: readonly DiffLine[];
};

/** Two versions of one army, line by line. */
export type ArmyDiff = {
  /** nothing differs but the data version */
  readonly same: boolean;
  /** name, nation, year and the like, then settings */
  readonly changes: readonly FieldChange[];
  readonly sections: readonly DiffSection[];
  /** sections that both sides have stand in another order */
  readonly reordered: boolean;
  readonly points: readonly [before: MinorPoints | null, after: MinorPoints | null];
  readonly counts: Readonly<Record<DiffLine['kind'], number>>;
};

const isReordered = (before: readonly { id: string }[], after: readonly { id: string }[]): boolean => {
  const left = new Set(before.map(({ id }) => id));
  const right = new Set(after.map(({ id }) => id));
  const common = (list: readonly { id: string }[]) =>
    list.flatMap(({ id }) => (left.has(id) && right.has(id) ? [id] : [])).join();
  return common(before) !== common(after);
};

type Pair = { readonly was: OutlineSection | undefined; readonly is: OutlineSection | undefined };

const keyOf = ({ kind, id }: OutlineSection): string => `${kind} ${id}`;

/** Every section of either side once: those of `after` in their order, each lost one behind its neighbour of before. */
const sectionPairs = (before: readonly OutlineSection[], after: readonly OutlineSection[]): Pair[] => {
  const free = grouped(before, keyOf);
  // of several with one key the first is taken first
  const turns = new Map([...free].map(([key, sections]) => [key, sections.values()]));
  const pairs = after.map((is): Pair => ({ was: turns.get(keyOf(is))?.next().value, is }));
  const remaining = new Set(pairs.map(({ was }) => was));
  // each lost section with the one of before that it stood behind
  let neighbour: OutlineSection | undefined;
  const lost = before.flatMap((was): { neighbour: OutlineSection | undefined; pair: Pair }[] => {
    if (!remaining.has(was)) return [{ neighbour, pair: { was, is: undefined } }];
    neighbour = was;
    return [];
  });
  const behind = grouped(lost, (entry) => entry.neighbour);
  const followers = (was: OutlineSection | undefined) => behind.get(was)?.map(({ pair }) => pair) ?? [];
  return [
    ...followers(undefined),
    ...pairs.flatMap((pair) => (pair.was === undefined ? [pair] : [pair, ...followers(pair.was)])),
  ];
};

const stateOf = ({ was, is }: Pair, changes: readonly FieldChange[]): DiffSection['state'] => {
  if (was === undefined) return 'added';
  if (is === undefined) return 'removed';
  return changes.length > 0 ? 'changed' : 'same';
};

const isShown = (key: string): boolean => key === 'id' || key === 'name';

const sectionChanges = (
  left: DiffVersion,
  right: DiffVersion,
  { was, is }: Pair,
  words: DiffWords,
): FieldChange[] => {
  if (was === undefined || is === undefined) return [];
  // other sections are lists of the army and have no node of their own
  const own = ({ file }: DiffVersion, { at, kind }: OutlineSection) =>
    kind === 'formation' ? valueAt(file.army, at) : undefined;
  return [
    ...(was.title === is.title ? [] : [{ label: 'Name', before: was.title, after: is.title }]),
    ...changedFields(own(left, was), own(right, is), isShown, words),
  ];
};

/** Of the working of a mustering the beginning is enough. */
const MOST_WORKING = 60;

/** A value without what is too long to be shown. */
const short = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'working' in value
    ? { ...value, working: shortened(String(value.working), MOST_WORKING) }
    : value;

const fileChanges = (
  { settings }: BuilderSystem,
  left: DiffVersion,
  right: DiffVersion,
  words: DiffWords,
): FieldChange[] => {
  const { file: was } = left;
  const { file: is } = right;
  const parts: [string, unknown, unknown][] = [
    ['Name', was.name, is.name],
    ['Edition', was.edition, is.edition],
    ['Event packs', was.packs, is.packs],
    ['House coefficients', was.house, is.house],
    ['House tables', was.tables, is.tables],
    ['Origin', was.origin, is.origin],
  ];
  return [
    ...parts.flatMap(([label, before, after]) =>
      canonical(before) === canonical(after)
        ? []
        : [{ label, before: valueText(short(before), words), after: valueText(short(after), words) }],
    ),
    ...changedFields(was.army, is.army, isShown, words),
    ...changedSettings(settings, was.settings, is.settings),
  ];
};

const versionOf = (system: BuilderSystem, assessedArmy: AssessedArmy<unknown>): DiffVersion => {
  const { costing } = assessedArmy.assessment;
  const outline = system.outline(assessedArmy.file);
  return {
    ...assessedArmy,
    outline,
    shownFields: new Set(['id', 'name', ...outline.columns.map((label) => label.toLowerCase())]),
    sums: costing === null ? new Map() : subtotals(costing),
  };
};

/** What codes of the document are called: nations, and sections that are named by their id. */
const wordsOf = ({ choices }: BuilderSystem, ...versions: DiffVersion[]): DiffWords =>
  new Map([
    ...versions.flatMap(({ outline }) => outline.sections.map(({ id, title }) => [id, title] as const)),
    ...choices.nations.map(({ value, label }) => [value, label] as const),
  ]);

/** Rows compared in one step. */
const STEP_ROWS = 200;

/**
 * The same as `diffArmies` in steps of a few milliseconds, for those who let others have their turn in between: the
 * differences are what it returns.
 */
export function* diffSteps(
  system: BuilderSystem,
  before: AssessedArmy<unknown>,
  after: AssessedArmy<unknown>,
): Generator<void, ArmyDiff> {
  const left = versionOf(system, before);
  yield;
  const right = versionOf(system, after);
  yield;
  const words = wordsOf(system, left, right);
  const rowsBefore = placedRows(left);
  const rowsAfter = placedRows(right);
  const pairs = partners(rowsBefore, rowsAfter);
  const remaining = new Set(pairs.values());
  const present = grouped(rowsAfter, ({ section }) => section);
  const lost = grouped(
    rowsBefore.filter((placed) => !remaining.has(placed)),
    ({ section }) => section,
  );
  yield;

  const sections: DiffSection[] = [];
  let rows = 0;
  for (const pair of sectionPairs(left.outline.sections, right.outline.sections)) {
    const { was, is } = pair;
    const { id, kind, title } = (is ?? was) as OutlineSection;
    const lines: DiffLine[] = [];
    for (const placed of (is && present.get(is)) ?? []) {
      lines.push(presentLine(left, right, pairs.get(placed), placed, words));
      if (++rows % STEP_ROWS === 0) yield;
    }
    for (const placed of (was && lost.get(was)) ?? []) lines.push(goneLine(left, placed));
    const changes = sectionChanges(left, right, pair, words);
    const reordered = isReordered(was?.rows ?? [], is?.rows ?? []);
    sections.push({ id, kind, title, state: stateOf(pair, changes), changes, reordered, lines });
  }

  const counts = { same: 0, added: 0, removed: 0, moved: 0, changed: 0 };
  for (const { lines } of sections) for (const { kind } of lines) counts[kind]++;
  const changes = fileChanges(system, left, right, words);
  const reordered = isReordered(left.outline.sections, right.outline.sections);
  const untouched = sections.every((section) => section.state === 'same' && !section.reordered);
  return {
    same:
      changes.length === 0 &&
      !reordered &&
      untouched &&
      counts.same === rowsAfter.length &&
      remaining.size === rowsBefore.length,
    changes,
    sections,
    reordered,
    points: [left.assessment.costing?.total ?? null, right.assessment.costing?.total ?? null],
    counts,
  };
}

/**
 * Compares two versions of an army of `system` line by line: what was added, removed, moved to another section, or
 * changed within its row, with the points of both; then name, facts and settings of the whole. Pure.
 */
export const diffArmies = (
  system: BuilderSystem,
  before: AssessedArmy<unknown>,
  after: AssessedArmy<unknown>,
): ArmyDiff => {
  const steps = diffSteps(system, before, after);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
