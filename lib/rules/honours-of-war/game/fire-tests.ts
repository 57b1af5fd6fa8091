import type { GameTest, TestFace, TestModifier } from '../../core/contract/game';
import type { GameAct } from '../../core/game/fact';
import type { GameState } from '../../core/game/state';
import { fireCircumstances } from '../circumstances';
import { cmOf } from '../distances';
import { BAND_MODIFIERS, bandsOf, bears, hitsOfFace } from '../fire-odds';
import { dismountedRowOf, type HitRowId } from '../hits';
import { FIRE, type FireModifier } from '../modifiers';
import { page, TYPES } from '../tables';
import { isBrigadeBroken } from './outcomes';
import {
  AVERAGE,
  BACK,
  D6,
  hasLoweredDice,
  hit,
  hitsOn,
  isOn,
  markAs,
  modifierAs,
  type OnTable,
  SHARED,
  sumOn,
  TESTS,
  targetOf,
  type UnitOnTable,
  weatherIn,
} from './table';
import { WORDS } from './words';

/** The ranges of dismounted cavalry (p. 21, 27); as many at every scale. */
const CARBINES = bandsOf(cmOf('carbines', '28')).map(({ band }) => band);

/** Formations in which nothing fires (p. 25-26). */
const SILENT: readonly (string | undefined)[] = ['column', 'limbered', 'abandoned'];

/**
 * True for a unit that is steady: one that went back must reform before it fires (p. 29, 36; R60). In the phase of fire
 * nothing goes back before all fire is over: what counts is how the unit stood when the phase began (R61).
 */
const isSteady = ({ phase, phaseStart }: GameState, { piece, state }: OnTable): boolean => {
  const isNow = state.conditions.state === 'steady';
  if (phase !== 'firing') return isNow;
  const wasSteady = phaseStart.get(piece.id)?.conditions.state === 'steady';
  return wasSteady && (isNow || hitsOn({ piece, state }) >= BACK);
};

/** The row and the ranges a unit fires by now: cavalry only dismounted, guns only deployed (p. 21, 25-28). */
const weaponOf = (game: GameState, each: UnitOnTable): { row: HitRowId; bands: readonly string[] } | null => {
  const { unit, state } = each;
  const { formation } = state.conditions;
  if (!isSteady(game, each) || SILENT.includes(formation)) return null;
  if (unit.arm === 'cavalry') {
    const dismounted = unit.dismounts && formation === 'dismounted';
    return dismounted ? { row: dismountedRowOf(unit), bands: CARBINES } : null;
  }
  return unit.fireRow === null || unit.bands.length === 0 ? null : { row: unit.fireRow, bands: unit.bands };
};

const RAIN: Readonly<Record<string, FireModifier>> = {
  lightRain: 'lightRain',
  heavyRain: 'heavyRain',
  storm: 'heavyRain',
};

/** What a band counts; none at short and effective range. */
const modifierOfBand = (band: string, { unit }: UnitOnTable): FireModifier | undefined => {
  const modifier = BAND_MODIFIERS.get(band)?.[0];
  return modifier === 'canister' && TYPES[unit.type].kind === 'quick-firing' ? 'quickCanister' : modifier;
};

const bandModifiers = (each: UnitOnTable, bands: readonly string[]): TestModifier[] =>
  bands.map((band) => {
    const modifier = modifierOfBand(band, each);
    const only = bands.length === 1 ? true : null;
    const label = TESTS.fire.bands[band as keyof typeof TESTS.fire.bands];
    return modifier === undefined
      ? { key: band, label, by: 0, on: only, choice: 'band', cite: TESTS.fire.cite }
      : { ...modifierAs(modifier, FIRE[modifier], only, 'band'), label };
  });

/**
 * True for a difficult target: light infantry and dismounted cavalry in any formation, deployed guns (p. 21, 26, 35).
 * The table says of others whether they are hidden or half out of the zone of fire.
 */
const isDifficult = (target: UnitOnTable | undefined): boolean | null => {
  if (target === undefined) return null;
  const { arm } = target.unit;
  const { formation } = target.state.conditions;
  if (arm === 'light-infantry') return true;
  return (arm === 'artillery' && formation === 'deployed') ||
    (arm === 'cavalry' && formation === 'dismounted')
    ? true
    : null;
};

/** What a known target settles. */
const atCavalry = (target: UnitOnTable | undefined): boolean | null =>
  target === undefined ? null : target.unit.arm === 'cavalry';
const twoDeep = (target: UnitOnTable | undefined): boolean | null =>
  target === undefined ? null : target.state.conditions.formation === 'double-line';
const inColumn = (target: UnitOnTable | undefined): boolean | null =>
  target === undefined || target.state.conditions.formation === 'column' ? null : false;
const ofClass = (target: UnitOnTable | undefined, quality: 'superior' | 'inferior'): boolean | null =>
  target === undefined ? null : target.unit.class === quality;

const brigadeBroken = (game: GameState, { piece }: OnTable): boolean =>
  game.setup.options.includes('brigade-morale') && piece.in !== undefined && isBrigadeBroken(game, piece.in);

/** What a unit brings to its own die, all of it known: fire and melee alike (p. 35, 37). */
export const ownKeys = (game: GameState, each: UnitOnTable) =>
  ({
    hits: hasLoweredDice(game, each),
    fromBuildings: each.state.conditions.formation === 'block',
    small: each.unit.size === 'small',
    large: each.unit.size === 'large',
    brokenBrigade: brigadeBroken(game, each),
  }) as const;

/** What its guns at the battalions add or take (p. 37, 48); only close order has them. */
const battalionGuns = ({ unit, state }: UnitOnTable) => {
  const guns = unit.arm === 'close-order' ? state.conditions['battalion-guns'] : undefined;
  return {
    noBattalionGuns: guns === 'absent' || guns === 'lost',
    quickBattalionGuns: guns === 'quick-firing',
  };
};

/** All that may bear on a unit's fire (p. 35), by what is known; what cannot is left out. */
const fireModifiers = (
  game: GameState,
  each: UnitOnTable,
  bands: readonly string[],
  answers: ReadonlySet<string>,
): TestModifier[] => {
  const { unit, state } = each;
  const target = targetOf(game, answers);
  const rain = RAIN[weatherIn(game)?.weather ?? ''];
  const ranges = bandModifiers(each, bands);
  const canister = ranges.some((one) => one.choice === 'band' && isCanister(one.key) && isOn(one, answers));
  const own = { ...ownKeys(game, each), ...battalionGuns(each) };
  const pieces = new Set(fireCircumstances(unit).map(({ key }) => key));
  const isPiece = unit.arm === 'artillery';
  const bearing: Partial<Record<FireModifier, boolean | null>> = {
    moved: state.marks.has('moved'),
    hits: own.hits,
    difficult: isDifficult(target),
    lightCover: null,
    heavyCover: null,
    superior: ofClass(target, 'superior'),
    inferior: ofClass(target, 'inferior'),
    flank: null,
    ...(own.fromBuildings && { fromBuildings: true }),
    ...(own.small && { small: true }),
    ...(own.large && { large: true }),
    ...(isPiece && {
      headOfColumn: inColumn(target),
      twoDeep: twoDeep(target),
      heavyAtWorks: null,
      shellAtWorks: null,
      shellAtCavalry: atCavalry(target),
    }),
    ...(pieces.has('shellAtWorks') && !canister && { fuse: null }),
    ...(own.noBattalionGuns && { noBattalionGuns: true }),
    ...(own.quickBattalionGuns && { quickBattalionGuns: true }),
    ...(state.conditions.formation === 'midstream' && { midstream: true }),
    ...(rain !== undefined && { [rain]: true }),
    ...(own.brokenBrigade && { brokenBrigade: true }),
  };
  return [
    ...ranges,
    ...Object.entries(bearing).flatMap(([key, on]): TestModifier[] => {
      const modifier = key as FireModifier;
      const isOfPiece = isPiece && PIECE.has(modifier) && !pieces.has(modifier);
      if (isOfPiece || (isPiece && !bears(modifier, canister, unit))) return [];
      return [modifierAs(key, FIRE[modifier], on ?? null)];
    }),
  ];
};

const isCanister = (key: string): boolean => key === 'canister' || key === 'quickCanister';

/** What only some pieces do (p. 28, 35). */
const PIECE: ReadonlySet<FireModifier> = new Set([
  ...(['headOfColumn', 'twoDeep', 'heavyAtWorks', 'shellAtWorks', 'shellAtCavalry'] as const),
]);

/** One die of a unit's fire on the hit table; acts of its own come with every score. */
const shot = (
  game: GameState,
  each: UnitOnTable,
  weapon: { readonly row: HitRowId; readonly bands: readonly string[] },
  answers: ReadonlySet<string>,
  test: Pick<GameTest, 'key' | 'label' | 'cite'>,
  own: readonly GameAct[],
): GameTest => {
  const target = targetOf(game, answers);
  const modifiers = [...fireModifiers(game, each, weapon.bands, answers), SHARED];
  const by = sumOn(modifiers, answers);
  const isShared = isOn(SHARED, answers);
  return {
    ...test,
    piece: each.piece.id,
    dice: 'average',
    modifiers,
    faces: AVERAGE.map((score): TestFace => {
      const hits = hitsOfFace(weapon.row, score, by);
      const struck =
        target === undefined || hits === 0 || isShared
          ? []
          : [hit(target.piece.id, hits), markAs(target.piece.id, 'hit-by-fire')];
      const text = isShared ? WORDS.shares(hits) : WORDS.scores(hits);
      return { score, short: WORDS.hits(hits), text, acts: [...own, ...struck] };
    }),
  };
};

const { grazing } = TESTS;

/** Only roundshot grazes: no howitzer, no canister gun; a unicorn does as a gun (p. 28, 46). */
const grazes = ({ unit }: UnitOnTable): boolean => {
  const { arm, kind = 'gun' } = TYPES[unit.type];
  return arm === 'artillery' && kind !== 'howitzer' && kind !== 'shuvalov';
};

/** After a roundshot each unit behind its target may be struck (p. 28), and is then fired at with its own modifiers. */
const grazingTests = (
  game: GameState,
  each: UnitOnTable,
  weapon: { readonly row: HitRowId; readonly bands: readonly string[] },
  answers: ReadonlySet<string>,
): GameTest[] => {
  if (!grazes(each)) return [];
  const { label, cite, needs, hindered, rain, fire } = grazing;
  const isWet = rain.weather.includes(weatherIn(game)?.weather ?? '');
  const modifiers: TestModifier[] = isWet
    ? [{ key: 'rain', label: rain.label, by: rain.by, on: true, cite: rain.cite }]
    : [{ key: 'hindered', ...hindered, on: null }];
  const by = sumOn(modifiers, answers);
  const faces = D6.map((score): TestFace => {
    const strikes = score + by >= needs;
    const short = strikes ? WORDS.grazed : WORDS.missed;
    return { score, short, text: strikes ? WORDS.grazedText : WORDS.missedText, acts: [] };
  });
  const bands = weapon.bands.filter((band) => band !== 'canister');
  return [
    { key: 'grazing', label, piece: each.piece.id, dice: 'd6', modifiers, faces, cite },
    shot(game, each, { ...weapon, bands }, answers, { key: 'grazing-fire', label: fire, cite }, []),
  ];
};

/**
 * A unit's fire on the hit table (p. 25-28, 34-35). Unless asked, at short or effective range, at a standard target.
 */
export const fireTests = (game: GameState, each: UnitOnTable, answers: ReadonlySet<string>): GameTest[] => {
  const { piece, unit, state } = each;
  const weapon = weaponOf(game, each);
  if (weapon === null) return [];
  if (state.marks.has('fired')) return grazingTests(game, each, weapon, answers);
  const test = { key: 'fire', label: TESTS.fire.label, cite: TESTS.fire.cite };
  if (weatherIn(game)?.weather === 'storm' && unit.arm !== 'artillery') {
    const face: TestFace = { score: 0, short: WORDS.no, text: WORDS.noFire, acts: [] };
    return [{ ...test, piece: piece.id, dice: 'none', modifiers: [], faces: [face], cite: page('38') }];
  }
  return [shot(game, each, weapon, answers, test, [markAs(piece.id, 'fired')])];
};
