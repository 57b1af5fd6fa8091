import type { ArmyFile } from './core/army/document';
import { edited, type Op } from './core/army/edit';
import { valueAt } from './core/army/path';
import { counted } from './core/army/words';
import type { System } from './core/contract/system';
import type { MusterSystem } from './core/muster/muster-result';
import { pointsText, printedPoints } from './core/price/points';
import {
  another,
  appended,
  type FillDraft,
  type FillState,
  formationOps,
  openDraft,
  unitsOf,
} from './fill-draft';
import { suggestArmy } from './suggest';

/** A draft that was completed to its limit, or why it could not be, in a sentence. */
export type FillResult =
  | { readonly ok: true; readonly file: ArmyFile; readonly message: string }
  | { readonly ok: false; readonly code: 'not-filled'; readonly message: string };

/** Larger drafts are a player's own design; they would take long, too. */
const MOST_UNITS = 150;
/** A formation that is too small gets this many more units like its last at most. */
const MOST_ALIKE = 5;
/** Formations and units that are added, and of how many units each is chosen. */
const MOST_STEPS = 24;
const MOST_KINDS = 24;
/** Of the limit: less than that left is not worth a unit. */
const NOTHING_LEFT = 0.01;

/** Formations that are too small for the rules get more units like their last. */
const withWholeFormations = (system: System, draft: FillDraft, start: FillState): FillState => {
  let state = start;
  for (const { kind, list, rows } of system.outline(start.file).sections) {
    const last = rows.findLast((row) => row.kind === 'unit');
    if (kind !== 'formation' || list === undefined || last === undefined) continue;
    let tried = state;
    for (let more = 0; more < MOST_ALIKE; more++) {
      tried = draft.after(tried, [appended(tried.file, list.at, another(valueAt(state.file.army, last.at)))]);
      if (draft.leftOf(tried) < 0) break;
      if (draft.faults(tried) < draft.faults(state)) {
        state = tried;
        break;
      }
    }
  }
  return state;
};

/** Points by arm, as a typical army of the whole limit spends them. */
type Typical = { readonly file: ArmyFile; readonly amounts: ReadonlyMap<string, number> };

/** Against one warning: a limit that is not spent, and one that goes into an arm of which there is enough. */
const UNSPENT = 10;
const UNLIKE = 8;

/** What speaks against a draft: what the rules say, what is left, and more of an arm than is typical. */
const scoreOf = (draft: FillDraft, { amounts }: Typical, state: FillState): number => {
  const budget = Math.max(1, state.summary.budget ?? 0);
  const over = state.summary.shares.reduce(
    (sum, { key, amount }) => sum + Math.max(0, amount - (amounts.get(key) ?? 0)),
    0,
  );
  return (
    UNLIKE * (draft.faults(state) + over / budget) +
    draft.warnings(state) +
    (UNSPENT * draft.leftOf(state)) / budget
  );
};

/** What the rules themselves offer for what is still needed, as far as it suits. */
const withFixes = (draft: FillDraft, start: FillState): FillState => {
  let state = start;
  for (const { fix, severity } of start.assessment.findings) {
    if (fix === undefined || severity === 'info') continue;
    const tried = draft.judge(edited(state.file, fix.ops as Op[]));
    if (draft.suits(tried, state)) state = tried;
  }
  return state;
};

/** The draft with a formation of the typical army, or with one more unit beside those of a list. */
const nextStates = (
  system: System,
  draft: FillDraft,
  state: FillState,
  { file }: Typical,
  used: ReadonlySet<string>,
): { readonly state: FillState; readonly formation?: string }[] => {
  const { sections } = system.outline(file);
  const formations = sections
    .filter(({ kind, id }) => kind === 'formation' && !used.has(id))
    .map(({ id, at }) => ({
      formation: id,
      state: draft.after(state, formationOps(system, file, state.file, at)),
    }));
  const single = [
    ...unitsOf(system, state).map(({ at, list }) => ({ list, unit: another(valueAt(state.file.army, at)) })),
    ...sections
      .filter(({ kind, list }) => kind === 'independents' && list?.holds === 'unit')
      .flatMap(({ rows, list }) =>
        list === undefined ? [] : rows.map(({ at }) => ({ list: list.at, unit: valueAt(file.army, at) })),
      ),
  ];
  return [
    ...formations,
    ...single
      .slice(0, MOST_KINDS)
      .map(({ list, unit }) => ({ state: draft.after(state, [appended(state.file, list, unit)]) })),
  ];
};

/** Step by step what suits best, until nothing makes the army better. */
const grown = (system: System, draft: FillDraft, start: FillState, typical: Typical): FillState => {
  let state = start;
  const used = new Set<string>();
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = state;
    const [best] = nextStates(system, draft, before, typical, used)
      .map((next) => ({ ...next, state: withFixes(draft, next.state) }))
      .filter((next) => draft.suits(next.state, before))
      .map((next) => ({ ...next, score: scoreOf(draft, typical, next.state) }))
      .toSorted((a, b) => a.score - b.score);
    if (best === undefined || best.score >= scoreOf(draft, typical, before)) break;
    if (best.formation !== undefined) used.add(best.formation);
    state = best.state;
  }
  return state;
};

const isNode = ([, value]: [string, unknown]): boolean => typeof value === 'object';

/** An empty draft becomes the typical army, under its settings; other choices of its player stay. */
const wholeArmy = (empty: ArmyFile, typical: ArmyFile): ArmyFile => ({
  ...empty,
  settings: typical.settings,
  army: {
    ...(empty.army as object),
    ...Object.fromEntries(Object.entries(typical.army as object).filter(isNode)),
  },
});

const notFilled = (message: string): FillResult => ({ ok: false, code: 'not-filled', message });

/**
 * A draft completed to its limit as an army is suggested: what the player has stays; formations that are too small are
 * made whole; the rest is formations and units of the typical army of that limit, in its proportions by arm.
 */
export const fillArmy = (rules: MusterSystem, file: ArmyFile): FillResult => {
  const { system } = rules;
  const draft = openDraft(system);
  const start = draft.judge(file);
  const { nation, nationLabel, year, budget, units } = start.summary;
  if (budget === null) return notFilled('Set a limit of points first: without one there is nothing to fill.');
  if (draft.leftOf(start) <= budget * NOTHING_LEFT) return notFilled('The limit is already used up.');
  if (units > MOST_UNITS) return notFilled(`Muster does not fill an army of more than ${MOST_UNITS} units.`);
  const { scale } = file.army as { scale?: string };
  const wish = { nation, year, ...(scale !== undefined && { scale }) };
  const printed = (points: number): number => printedPoints(points as typeof budget, system.pointScale);

  const suggestion = suggestArmy(rules, { ...wish, budget: printed(budget) });
  if (!suggestion.ok) return notFilled(suggestion.message);
  const { file: typicalFile, assessment } = suggestion.army;
  const { shares } = system.summary(typicalFile, assessment);
  const typical = { file: typicalFile, amounts: new Map(shares.map(({ key, amount }) => [key, amount])) };
  const end =
    units === 0
      ? draft.judge(wholeArmy(file, typicalFile))
      : grown(system, draft, withFixes(draft, withWholeFormations(system, draft, start)), typical);
  const added = end.summary.units - units;
  return added > 0
    ? {
        ok: true,
        file: end.file,
        message: `Added ${counted(added, 'unit')} of ${nationLabel}: our choice, in the proportions of its army.`,
      }
    : notFilled(
        `We know no troops of ${nationLabel} for the ${pointsText(printed(draft.leftOf(start)))} points that are left.`,
      );
};
