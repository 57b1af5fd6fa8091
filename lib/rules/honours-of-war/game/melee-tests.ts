import { type GameTest, type TestFace, type TestModifier, targetKey } from '../../core/contract/game';
import { pieceName } from '../../core/game/machine';
import type { GameState } from '../../core/game/state';
import { MOST_SUPPORTS } from '../circumstances';
import { hitsOfFace } from '../fire-odds';
import { dismountedRowOf } from '../hits';
import { NO_BONUS } from '../melee-odds';
import { MELEE, type MeleeModifier } from '../modifiers';
import { ownKeys } from './fire-tests';
import { pursuitNeeds } from './outcomes';
import {
  AVERAGE,
  D6,
  DONE_FOR,
  hit,
  hitsOn,
  isOn,
  markAs,
  modifierAs,
  SHARED,
  sumOn,
  TESTS,
  targetOf,
  type UnitOnTable,
  weatherIn,
} from './table';
import { WORDS } from './words';

/** Hit in flank or rear: known where its contacts are marked, else asked; so fights who reforms (p. 30, 35-36). */
const isFlanked = ({ state }: UnitOnTable): boolean | null => {
  if (state.conditions.state === 'reforming') return true;
  const { marks } = state;
  if (marks.has('contact-front')) return false;
  return marks.has('contact-flank') || marks.has('contact-rear') ? true : null;
};

/** Cavalry that has dismounted fights as light infantry (p. 21). */
const isDismounted = ({ state }: UnitOnTable): boolean => state.conditions.formation === 'dismounted';

/** Light infantry fights its like without deduction (p. 31). */
const againstFormed = (target: UnitOnTable | undefined): boolean | null => {
  if (target === undefined) return null;
  return (MELEE.lightInfantry.against as readonly string[] | undefined)?.includes(target.unit.arm) === true;
};

/** Weather in which a charge has no bonus (p. 38). */
const noCharge = (game: GameState): boolean => TESTS.melee.noCharge.includes(weatherIn(game)?.weather ?? '');

const LATER: TestModifier = { key: 'later', ...TESTS.melee.later, by: 0, on: null };

/** All that may bear on a unit's melee (p. 35), by what is known; what cannot is left out. */
const meleeModifiers = (
  game: GameState,
  each: UnitOnTable,
  answers: ReadonlySet<string>,
): readonly TestModifier[] => {
  const { unit, state } = each;
  const target = targetOf(game, answers);
  const own = ownKeys(game, each);
  const spoilt = noCharge(game) || [...NO_BONUS].some((key) => answers.has(key));
  const light = unit.arm === 'light-infantry' || isDismounted(each);
  const bearing: Partial<Record<MeleeModifier, boolean | null>> = {
    ...(unit.chargeBonus &&
      !isDismounted(each) && { charging: spoilt ? false : state.marks.has('charge-bonus') || null }),
    hits: own.hits,
    lightCover: null,
    heavyCover: null,
    uphill: null,
    superior: target === undefined ? null : target.unit.class === 'superior',
    inferior: target === undefined ? null : target.unit.class === 'inferior',
    ...(unit.arm === 'artillery' && { artillery: true }),
    ...(light && { lightInfantry: againstFormed(target) }),
    flank: isFlanked(each),
    ...(state.conditions.formation === 'column' && { column: true }),
    ...(own.small && { small: true }),
    ...(own.large && { large: true }),
    ...(own.fromBuildings && { fromBuildings: true }),
    ...(own.brokenBrigade && { brokenBrigade: true }),
  };
  const later = answers.has(LATER.key);
  const modifiers = Object.entries(bearing).flatMap(([key, on]): TestModifier[] => {
    const modifier = MELEE[key as MeleeModifier];
    // a later round has none of the first
    if (later && modifier.firstRound === true) return [];
    return [modifierAs(key, modifier, on ?? null)];
  });
  const supports = TESTS.melee.supports.slice(0, MOST_SUPPORTS).map((label, index) => ({
    ...modifierAs(`support ${index + 1}`, MELEE.support, null),
    label,
  }));
  return [LATER, ...modifiers, ...supports, SHARED];
};

const { caught } = TESTS;

/** Guns that are limbered, and transport, never fight. */
const isOnTheRoad = ({ unit, state }: UnitOnTable): boolean =>
  unit.arm === 'transport' || (unit.arm === 'artillery' && state.conditions.formation === 'limbered');

/** What becomes of them when a charge reaches them (p. 31). */
const caughtTest = (each: UnitOnTable): GameTest => {
  const { id } = each.piece;
  const acts = [hit(id, DONE_FOR - hitsOn(each))];
  return {
    key: 'caught',
    label: caught.label,
    piece: id,
    dice: 'none',
    modifiers: [],
    cite: caught.cite,
    faces: [{ score: 0, short: WORDS.caught, text: WORDS.caughtText, acts }],
  };
};

/** One die of a round of melee; null for a unit that never fights. */
const meleeDie = (game: GameState, each: UnitOnTable, answers: ReadonlySet<string>): GameTest | null => {
  const { piece, unit } = each;
  const hitRow = isDismounted(each) ? dismountedRowOf(unit) : unit.hitRow;
  if (hitRow === null || isOnTheRoad(each)) return null;
  const target = targetOf(game, answers);
  const modifiers = meleeModifiers(game, each, answers);
  const by = sumOn(modifiers, answers);
  const isShared = isOn(SHARED, answers);
  return {
    key: 'melee',
    label: TESTS.melee.label,
    piece: piece.id,
    dice: 'average',
    modifiers,
    faces: AVERAGE.map((score): TestFace => {
      const hits = hitsOfFace(hitRow, score, by);
      return {
        score,
        short: WORDS.hits(hits),
        text: isShared ? WORDS.shares(hits) : WORDS.scores(hits),
        acts: target === undefined || hits === 0 || isShared ? [] : [hit(target.piece.id, hits)],
      };
    }),
    cite: TESTS.melee.cite,
  };
};

/** What the table says of the reply has keys of its own, as both dice are asked for on one sheet. */
const OF_REPLY = 'reply:';

/** The die of the unit that is fought: both dice of a round are thrown together (p. 30). */
const replyDie = (game: GameState, { piece }: UnitOnTable, answers: ReadonlySet<string>): GameTest | null => {
  const target = targetOf(game, answers);
  if (target === undefined) return null;
  const own = [...answers].flatMap((key) => (key.startsWith(OF_REPLY) ? [key.slice(OF_REPLY.length)] : []));
  const later = answers.has(LATER.key) ? [LATER.key] : [];
  const die = meleeDie(game, target, new Set([...own, ...later, targetKey(piece.id)]));
  if (die === null) return null;
  const modifiers = die.modifiers
    .filter(({ key }) => key !== LATER.key)
    .map(
      (each): TestModifier => ({
        ...each,
        key: `${OF_REPLY}${each.key}`,
        ...(each.choice !== undefined && { choice: `${OF_REPLY}${each.choice}` }),
      }),
    );
  return { ...die, label: WORDS.reply(pieceName(target.piece)), modifiers };
};

/** One round of a unit's melee (p. 30-32, 34-35); without a target at a standard, formed one. */
export const meleeTests = (game: GameState, each: UnitOnTable, answers: ReadonlySet<string>): GameTest[] => {
  if (isOnTheRoad(each)) return [caughtTest(each)];
  const die = meleeDie(game, each, answers);
  if (die === null) return [];
  const reply = replyDie(game, each, answers);
  return [reply === null ? die : { ...die, reply }];
};

const { pursuit } = TESTS;

const WISHES = Object.entries(pursuit.wishes).map(
  ([key, label]): TestModifier => ({
    key,
    label,
    by: key === 'wish' ? pursuit.wish : -pursuit.wish,
    on: null,
    choice: 'wish',
    cite: pursuit.cite,
  }),
);

/** Whether cavalry that has won pursues (p. 33): its player has to say what he wishes first; a column only by wish. */
export const pursuitTests = (each: UnitOnTable, answers: ReadonlySet<string>): GameTest[] => {
  const { piece, unit, state } = each;
  if (unit.arm !== 'cavalry' || state.marks.has('pursued')) return [];
  const by = pursuit.class[unit.class];
  const quality: TestModifier[] =
    by === 0
      ? []
      : [{ key: unit.class, label: TESTS.class[unit.class].label, by, on: true, cite: pursuit.cite }];
  const wish = WISHES.find((one) => isOn(one, answers));
  const wished = wish?.key === 'wish';
  const needs = pursuitNeeds(unit.class, wished);
  const may = wished || state.conditions.formation !== 'column';
  return [
    {
      key: 'pursuit',
      label: pursuit.label,
      piece: piece.id,
      dice: 'd6',
      modifiers: [...quality, ...WISHES],
      faces:
        wish === undefined
          ? []
          : D6.map((score): TestFace => {
              const pursues = may && score >= needs;
              return {
                score,
                short: pursues ? WORDS.pursues : WORDS.stops,
                text: pursues ? WORDS.pursuesText : WORDS.stopsText,
                acts: pursues ? [markAs(piece.id, 'pursued')] : [],
              };
            }),
      cite: pursuit.cite,
    },
  ];
};
