import charges from '@/data/honours-of-war/reference/charges.json';
import type { GameTest, TestFace, TestModifier } from '../../core/contract/game';
import type { GameAct } from '../../core/game/fact';
import type { GameState } from '../../core/game/state';
import { classModifiers } from './command-tests';
import { gunsAbandoned, type RallyBand, ralliedHits } from './outcomes';
import {
  becomes,
  D6,
  generalsOver,
  goesBack,
  hasMark,
  hit,
  hitsOn,
  isOn,
  markAs,
  type OnTable,
  ratingOf,
  sumOn,
  TESTS,
  type UnitOnTable,
} from './table';
import { WORDS } from './words';

const { charged, guns, passed, rally } = TESTS;

const rowOf = (id: string) => charges.dice.rows.find((row) => row.id === id);

/** A D6 that passes at a number or more. */
const passTest = (
  id: string,
  texts: { readonly yes: string; readonly always?: boolean },
  piece: string,
  modifiers: readonly TestModifier[],
  answers: ReadonlySet<string>,
): GameTest[] => {
  const row = rowOf(id);
  if (row === undefined) return [];
  const by = sumOn(modifiers, answers);
  return [
    {
      key: id,
      label: row.label.replace(/ [*†]+$/, ''),
      piece,
      dice: 'd6',
      modifiers,
      faces: D6.map((score): TestFace => {
        const passes = texts.always === true || score + by >= row.needs;
        const text = passes ? texts.yes : WORDS.stands;
        return { score, short: passes ? WORDS.yes : WORDS.no, text, acts: [] };
      }),
      cite: row.cite,
    },
  ];
};

const OVER: TestModifier = { key: 'over half', ...charged.over, by: 0, on: null };

/** Turn to face, change of formation, counter-charge of a unit that is charged (p. 22-25). */
export const chargedTests = (each: UnitOnTable, answers: ReadonlySet<string>): GameTest[] => {
  const { piece, unit, state } = each;
  if (unit.arm === 'transport') return [];
  // who reforms may change formation in place and nothing else (p. 36)
  const isReforming = state.conditions.state === 'reforming';
  const { cite } = charges.dice;
  const nimble = (by: number): TestModifier[] =>
    by === 0 ? [] : [{ key: 'nimble', label: charged.nimble, by, on: true, cite }];
  const cavalry = unit.arm === 'cavalry';
  const pass = (id: string, yes: string, modifiers: readonly TestModifier[], always = false) =>
    passTest(id, { yes, always }, piece.id, modifiers, answers);
  return [
    ...(isReforming ? [] : pass('turnToFace', WORDS.turns, nimble(unit.turnToFace))),
    ...pass('changeFormation', WORDS.changes, nimble(unit.changeWhenCharged)),
    ...(unit.arm === 'artillery' || isReforming
      ? []
      : pass(
          'counterCharge',
          WORDS.counters,
          [...classModifiers(each), ...(cavalry ? [OVER] : [])],
          cavalry && isOn(OVER, answers),
        )),
  ];
};

/** Whether a crew that goes back leaves its guns (p. 30, 32-33). */
export const gunsTests = (each: UnitOnTable, by: 'fire' | 'melee'): GameTest[] => {
  if (!gunsAreDue(each)) return [];
  const inBlock = each.state.conditions.formation === 'block';
  const { id } = each.piece;
  return [
    {
      key: 'guns',
      label: guns.label,
      piece: id,
      dice: 'd6',
      modifiers: [],
      faces: D6.map((score): TestFace => {
        const leaves = gunsAbandoned(score, by, inBlock);
        return {
          score,
          short: leaves ? WORDS.abandoned : WORDS.limbers,
          text: leaves ? WORDS.abandonedText : WORDS.limbersText,
          acts: [becomes(id, 'formation', leaves ? 'abandoned' : 'limbered')],
        };
      }),
      cite: guns.cite,
    },
  ];
};

const DEPLOYED: readonly (string | undefined)[] = ['deployed', 'block'];

/** True if guns have gone back and it is not thrown yet whether the crew leaves them. */
export const gunsAreDue = (each: UnitOnTable): boolean =>
  each.unit.arm === 'artillery' && goesBack(each) && DEPLOYED.includes(each.state.conditions.formation);

const besides = ({ piece }: OnTable): string => `beside ${piece.id}`;

/** The mark of a unit that has rallied: it does so once a phase (p. 35). */
const RALLIED = 'rallied';

/** What a unit with hits keeps after its rally (p. 35-36): the table says how near the enemy and a general are. */
export const rallyTests = (game: GameState, each: UnitOnTable, answers: ReadonlySet<string>): GameTest[] => {
  const hits = hitsOn(each);
  const { piece, unit, state } = each;
  if (hits === 0 || state.marks.has(RALLIED)) return [];
  const bands = rally.bands.map(({ band, label }): TestModifier => {
    const by = 0 - rally.off[band as RallyBand][unit.class];
    return { key: band, label, by, on: null, choice: 'band', cite: rally.cite };
  });
  const generals = generalsOver(game, piece.side, piece.in);
  const near = generals.map((general): TestModifier => {
    const by = 0 - rally.general[ratingOf(general)];
    const label = `${general.piece.name}: ${rally.beside}`;
    return { key: besides(general), label, by, on: null, choice: 'general', cite: rally.cite };
  });
  const band = bands.find((one) => isOn(one, answers));
  const general = generals.find((one) => answers.has(besides(one)));
  const faces = (): TestFace[] => {
    if (band === undefined) return [];
    const left = ralliedHits(hits, unit.class, band.key as RallyBand, general ? ratingOf(general) : 'none');
    const acts: GameAct[] = [
      ...(left === hits ? [] : [hit(piece.id, left - hits)]),
      ...(hasMark(game, RALLIED) ? [markAs(piece.id, RALLIED)] : []),
    ];
    return [{ score: 0, short: WORDS.hits(left), text: WORDS.keeps(left), acts }];
  };
  return [
    {
      key: 'rally',
      label: rally.label,
      piece: piece.id,
      dice: 'none',
      modifiers: [...bands, ...near],
      faces: faces(),
      cite: rally.cite,
    },
  ];
};

const WENT_BACK: readonly (string | undefined)[] = ['retreated', 'must-retreat', 'done-for'];

/** Friends that go back through a unit hit it, inferior ones harder (p. 30); asked only while some have gone back. */
export const passedTests = (game: GameState, { piece, unit }: UnitOnTable): GameTest[] => {
  const isNear = game.setup.pieces.some(
    ({ id, of, side }) =>
      of === 'unit' &&
      side === piece.side &&
      id !== piece.id &&
      WENT_BACK.includes(game.pieces.get(id)?.conditions.state),
  );
  if (!isNear) return [];
  const count = passed.hits[unit.class];
  const face = {
    score: 0,
    short: WORDS.hits(count),
    text: WORDS.passed(count),
    acts: [hit(piece.id, count)],
  };
  const test = { key: 'passed', label: passed.label, piece: piece.id, cite: passed.cite };
  return [{ ...test, dice: 'none', modifiers: [], faces: [face] }];
};
