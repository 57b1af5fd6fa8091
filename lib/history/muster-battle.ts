import 'server-only';
import type { SystemId } from '../rules';
import type { Coverage } from '../rules/core/contract/system';
import { type ChoiceRef, choicesMade, type SideChoices, undone } from '../rules/core/muster/muster-choices';
import type { MusterSystem } from '../rules/core/muster/muster-result';
import type { OobFormation, OobSide } from '../rules/core/muster/order-of-battle';
import {
  costOf,
  loadMuster,
  type MusterCost,
  type MusteredBoth,
  type MusterPreview,
  musterBoth,
  musterSide,
  outsideOf,
  previewAll,
} from '../rules/muster';
import { restText, wholeSide, withRest } from '../rules/side-share';
import { nextTurn } from '../turn';
import type { BattleDetail } from './answers';
import { factsOf } from './battle-facts';
import { readBattle } from './battles';
import type { MusterQuestion } from './muster-question';
import { settledProportions } from './proportions-question';
import { chosenParts, MOST_ENTRIES, oobSideOf, placesWithin, sideWithin } from './side-of-battle';

/** A battle as it is mustered: parts of its sides are called by their places (f1u2), which the choices name. */
export type BattleToMuster = {
  readonly battle: BattleDetail;
  readonly sides: readonly [OobSide, OobSide];
};

export type MusteredBattle = BattleToMuster & {
  readonly rules: MusterSystem;
  readonly both: MusteredBoth;
  /** what the book says where it is about other theatres of the war */
  readonly outside: Coverage | null;
};

const placed = ({ id: _, units, children, ...formation }: OobFormation): OobFormation => ({
  ...formation,
  units: units.map(({ id: _row, ...unit }) => unit),
  children: children.map(placed),
});

/** By their places parts have short names that stay the same when the rows of a store are made again. */
const byPlace = (side: OobSide): OobSide => ({ ...side, formations: side.formations.map(placed) });

/** What was asked of shipped battles lately: anyone who tries choices asks for the same again and again. */
const MOST_KEPT = 16;
const lately = new Map<string, BattleToMuster>();

const toMuster = (battle: BattleDetail): BattleToMuster | null => {
  const [first, second] = battle.sides;
  if (first === undefined || second === undefined) return null;
  const facts = battle.shipped ? factsOf(battle.id)?.sides : undefined;
  return {
    battle,
    sides: [byPlace(oobSideOf(battle, first, facts?.[0])), byPlace(oobSideOf(battle, second, facts?.[1]))],
  };
};

/** A battle of two sides, or null if this user may not read it. */
export const battleToMuster = async (
  id: string,
  viewerId: string | null = null,
): Promise<BattleToMuster | null> => {
  const cached = lately.get(id);
  if (cached !== undefined) return cached;
  const battle = await readBattle(id, viewerId);
  const prepared = battle === null ? null : toMuster(battle);
  if (prepared?.battle.shipped) {
    for (const oldest of [...lately.keys()].slice(0, Math.max(0, lately.size - MOST_KEPT + 1))) {
      lately.delete(oldest);
    }
    lately.set(id, prepared);
  }
  return prepared;
};

/** What an army mustered from a side is called, and where it comes from. */
const named = ({ battle }: BattleToMuster, side: 0 | 1) => ({
  name: `${battle.sides[side]?.name} at ${battle.name}`,
  battle: battle.id,
  side: String(side),
});

export { restText, wholeSide };

/**
 * The query without what has no effect (all parts of a side are no choice), and with the default for units that no
 * source names.
 */
export const settledQuestion = ({ sides }: BattleToMuster, question: MusterQuestion): MusterQuestion => {
  const rest = withRest(sides, question.sides);
  const settled = (side: 0 | 1): SideChoices => {
    const { reconstruct, formations } = rest[side];
    return {
      ...rest[side],
      formations: chosenParts(wholeSide(sides[side], rest[side]), formations),
      reconstruct: reconstruct && settledProportions(sides[side].nation, reconstruct),
    };
  };
  return { ...question, sides: [settled(0), settled(1)] };
};

/** The battle with no more of either side than is mustered at once, and what is known of a side that has more. */
export const withinReach = (
  battle: BattleToMuster,
  { sides: choices }: MusterQuestion,
): { readonly battle: BattleToMuster; readonly notices: readonly string[] } => {
  const notices: string[] = [];
  const within = (side: 0 | 1): OobSide => {
    const places = placesWithin(battle.sides[side], choices[side].formations);
    if (places === undefined) return battle.sides[side];
    notices.push(
      `${battle.battle.sides[side]?.name} has more than ${MOST_ENTRIES} entries, the most that can be mustered at once. The first of the chosen parts are mustered, up to that number.`,
    );
    return sideWithin(battle.sides[side], places);
  };
  return { battle: { ...battle, sides: [within(0), within(1)] }, notices };
};

/** The forces that a book prints are those of its game: a unit for each. */
const AS_PRINTED = { factor: 1 };

const isPrinted = ({ system, mustering }: MusterSystem, { battle }: BattleToMuster): boolean =>
  battle.kind === 'scenario' && mustering.printed !== undefined && battle.id.startsWith(`${system.id}-`);

/** Both sides of a battle as the question wants them, at one scale. */
export const musterBattle = async (
  battle: BattleToMuster,
  { rules: id, whole, sides }: MusterQuestion,
): Promise<MusteredBattle> => {
  const rules = await loadMuster(id);
  await nextTurn();
  const names = [named(battle, 0), named(battle, 1)] as const;
  const size = whole.size ?? (isPrinted(rules, battle) ? AS_PRINTED : undefined);
  const both = musterBoth(rules, battle.sides[0], battle.sides[1], { ...whole, size, sides }, names);
  return { ...battle, rules, both, outside: outsideOf(rules, battle.battle.theatre) };
};

/** Choices whose cost is worked out: each is an army mustered again. */
const MOST_COSTS = 20;

/** What each choice made for the lines of the side in view costs, at the scale of both; null past the first of many. */
export const costsOfChoices = (
  { rules, sides, both }: MusteredBattle,
  { ledgerSide, whole, sides: choices }: MusterQuestion,
): readonly {
  readonly ref: ChoiceRef;
  readonly cost: MusterCost | null;
  readonly without: SideChoices;
}[] => {
  const all = { ...whole, ...choices[ledgerSide], size: { factor: both.factor } };
  return choicesMade(choices[ledgerSide])
    .filter(({ kind }) => kind === 'unit' || kind === 'row')
    .map((ref, index) => ({
      ref,
      cost: index < MOST_COSTS ? costOf(rules, sides[ledgerSide], all, ref) : null,
      without: undone(choices[ledgerSide], ref),
    }));
};

export type { ArmShare, SideShare } from '../rules/side-share';
export type { MusterPreview as Preview };

/** One side in all systems, under what was chosen of it. */
export const previewBattle = async (
  { sides }: BattleToMuster,
  { ledgerSide, whole, sides: choices }: MusterQuestion,
): Promise<ReadonlyMap<SystemId, MusterPreview>> => {
  const previews = await previewAll(sides[ledgerSide], { ...whole, ...choices[ledgerSide], rows: undefined });
  return new Map(previews.map((preview) => [preview.system, preview]));
};

/** What both sides would be at one number of real units to one. */
type SizeStep = { readonly factor: number; readonly units: readonly [number, number] };

/** Times the scale in view that are offered beside it. */
const TIMES = [1 / 2, 2 / 3, 1, 3 / 2, 2] as const;

const nearest = (factors: readonly number[], target: number): number =>
  factors.reduce((best, each) => (Math.abs(each - target) < Math.abs(best - target) ? each : best), Infinity);

/** Coarser and finer scales beside the one in view, each with the units that both sides would have. */
export const sizeSteps = (
  { rules, sides, both }: MusteredBattle,
  { whole, sides: choices }: MusterQuestion,
): readonly SizeStep[] => {
  const { factors } = rules.mustering;
  const offered = TIMES.map((times) => (times === 1 ? both.factor : nearest(factors, both.factor * times)));
  const unitsAt = (side: 0 | 1, factor: number): number =>
    factor === both.factor
      ? both.sides[side].units
      : musterSide(rules, sides[side], { ...whole, ...choices[side], size: { factor } }).units;
  return [...new Set(offered)]
    .toSorted((a, b) => a - b)
    .map((factor) => ({ factor, units: [unitsAt(0, factor), unitsAt(1, factor)] }));
};
