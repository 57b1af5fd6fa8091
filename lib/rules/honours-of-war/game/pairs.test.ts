import { describe, expect, test } from 'vitest';
import { targetKey } from '../../core/contract/game';
import type { Setup } from '../../core/game/machine';
import type { GameState } from '../../core/game/state';
import {
  altered,
  become,
  CAVALRY,
  ENEMY,
  entered,
  FOOT,
  faceOf,
  GUNS,
  gameAt,
  hits,
  keysOf,
  mark,
  onOf,
  SETUP,
  tapped,
  testOf,
} from '../fixtures/table-game';

const onWay = (game: GameState, phase: string, turn: number): GameState => {
  let next = game;
  while (next.phase !== phase || next.turn < turn) next = tapped(next, { act: 'go on' });
  return next;
};

const hitsOf = (game: GameState, id: string) => game.pieces.get(id)?.counters.hits;
const stateOf = (game: GameState, id: string) => game.pieces.get(id)?.conditions.state;

/** Two units of foot of the standard class against each other, and a second enemy. */
const LINE = { arm: 'close-order', class: 'standard', size: 'standard', hitRow: 'standard-infantry' };
const OTHER = SETUP.pieces.find(({ of, side, id }) => of === 'unit' && side !== FOOT.side && id !== ENEMY)
  ?.id as string;
const LINES = [FOOT.id, ENEMY, OTHER].reduce<Setup>((setup, id) => altered(id, LINE, setup), SETUP);

const melee = (game: GameState, piece: string, target: string, ...asked: string[]) =>
  testOf(game, piece, 'melee', targetKey(target), ...asked);

describe('dice of a round of melee count the state at its beginning', () => {
  test('PH21: the die of the other unit counts no hit of the round, and is thrown at 5 hits', () => {
    for (const before of [0, 2]) {
      const start = gameAt('melee', [hits(ENEMY, before)], LINES);
      const [first, after] = [melee(start, FOOT.id, ENEMY), entered(start, melee(start, FOOT.id, ENEMY), 5)];
      expect(hitsOf(after, ENEMY)).toBe(before + Number.parseInt(faceOf(first, 5).short, 10));
      const reply = melee(after, ENEMY, FOOT.id);
      expect(onOf(reply, 'hits')).toBe(false);
      expect(reply.faces).toEqual(melee(start, ENEMY, FOOT.id).faces);
      expect(hitsOf(entered(after, reply, 5), FOOT.id)).toBe(Number.parseInt(faceOf(reply, 5).short, 10));
    }
    const nearly = gameAt('melee', [hits(ENEMY, 3)], LINES);
    const gone = entered(nearly, melee(nearly, FOOT.id, ENEMY), 5);
    expect(stateOf(gone, ENEMY)).toBe('done-for');
    // its own hits of before still count
    expect(onOf(melee(gone, ENEMY, FOOT.id), 'hits')).toBe(true);
    const replied = entered(gone, melee(gone, ENEMY, FOOT.id), 5);
    expect(keysOf(replied, ENEMY)).toEqual([]);
  });

  test('PH22: the printed example entered one after the other: 3 hits, then 1', () => {
    const light = {
      arm: 'light-infantry',
      class: 'inferior',
      size: 'standard',
      hitRow: 'inferior-light-infantry',
    };
    const horse = { class: 'superior', size: 'standard', hitRow: 'superior-cavalry', chargeBonus: true };
    const setup = altered(ENEMY, horse, altered(FOOT.id, light));
    const start = gameAt('melee', [mark(ENEMY, 'charge-bonus')], setup);
    const after = entered(start, melee(start, ENEMY, FOOT.id, 'lightCover'), 4);
    expect(hitsOf(after, FOOT.id)).toBe(3);
    const reply = melee(after, FOOT.id, ENEMY);
    expect(faceOf(reply, 4).short).toBe('1 hit');
    // and as a pair, from either side
    const pair = melee(start, ENEMY, FOOT.id, 'lightCover');
    expect([faceOf(pair, 4).short, pair.reply && faceOf(pair.reply, 4).short]).toEqual(['3 hits', '1 hit']);
    const other = melee(start, FOOT.id, ENEMY, 'reply:lightCover');
    expect([faceOf(other, 4).short, other.reply && faceOf(other.reply, 4).short]).toEqual([
      '1 hit',
      '3 hits',
    ]);
  });

  test('a second round counts what the first brought, whoever throws first in either', () => {
    const start = gameAt('melee', [], LINES);
    const orders = [
      [FOOT.id, ENEMY, FOOT.id, ENEMY],
      [FOOT.id, ENEMY, ENEMY, FOOT.id],
      [ENEMY, FOOT.id, FOOT.id, ENEMY],
      [ENEMY, FOOT.id, ENEMY, FOOT.id],
    ];
    const ends = orders.map((order) => {
      const game = order.reduce((next, id, index) => {
        const foe = id === FOOT.id ? ENEMY : FOOT.id;
        const later = index < 2 ? [] : ['later'];
        return entered(next, melee(next, id, foe, ...later), index < 2 ? 5 : 3);
      }, start);
      return [hitsOf(game, FOOT.id), hitsOf(game, ENEMY)];
    });
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    const once = entered(start, melee(start, FOOT.id, ENEMY), 5);
    const twice = entered(once, melee(once, ENEMY, FOOT.id), 5);
    expect(onOf(melee(twice, FOOT.id, ENEMY, 'later'), 'hits')).toBe((hitsOf(twice, FOOT.id) ?? 0) >= 3);
  });

  test('two units against one: its die counts neither', () => {
    const start = gameAt('melee', [], LINES);
    const one = entered(start, melee(start, ENEMY, FOOT.id), 4);
    const two = entered(one, melee(one, OTHER, FOOT.id), 4);
    expect(hitsOf(two, FOOT.id)).toBeGreaterThanOrEqual(3);
    expect(onOf(melee(two, FOOT.id, ENEMY), 'hits')).toBe(false);
  });

  test('both dice of a pair are worked out from one state, whatever stands between', () => {
    const start = gameAt('melee', [hits(FOOT.id, 3)], LINES);
    const { reply, ...own } = melee(start, FOOT.id, ENEMY, 'later', 'reply:support 1');
    expect([onOf(own, 'hits'), reply && onOf(reply, 'reply:hits')]).toEqual([true, false]);
    expect(reply?.faces).toEqual(melee(start, ENEMY, FOOT.id, 'later', 'support 1').faces);
    expect(reply?.modifiers.map(({ key }) => key)).not.toContain('later');
    const both = reply === undefined ? start : entered(entered(start, own, 4), reply, 4);
    expect([hitsOf(both, FOOT.id), hitsOf(both, ENEMY)].every((count) => (count ?? 0) > 0)).toBe(true);
  });

  test('an old game has no rounds: its dice count at once, as they did', () => {
    const { rounds: _, ...machine } = SETUP.machine;
    const start = gameAt('melee', [], { ...LINES, machine });
    const after = entered(start, melee(start, FOOT.id, ENEMY), 4);
    expect(hitsOf(after, ENEMY)).toBeGreaterThanOrEqual(3);
    expect(onOf(melee(after, ENEMY, FOOT.id), 'hits')).toBe(true);
  });
});

describe('fire', () => {
  test('PH23: at 1 hit and then 4 more before it has fired: it fires at −1, then it is gone (R61)', () => {
    const before = gameAt('firing', [hits(FOOT.id, 1)]);
    const after = tapped(before, hits(FOOT.id, 4));
    expect(stateOf(after, FOOT.id)).toBe('done-for');
    expect(onOf(testOf(after, FOOT.id, 'fire'), 'hits')).toBe(true);
    expect(keysOf(after, FOOT.id)).toEqual(['fire']);
    expect(keysOf(onWay(after, 'melee', 1), FOOT.id)).toEqual([]);
    const back = tapped(before, hits(FOOT.id, 3));
    expect([stateOf(back, FOOT.id), onOf(testOf(back, FOOT.id, 'fire'), 'hits')]).toEqual([
      'retreated',
      true,
    ]);
  });

  test('PH24: light infantry and dismounted cavalry are difficult targets in any formation, guns deployed', () => {
    const at = (arm: string, formation: string) => {
      const game = gameAt('firing', [become(ENEMY, 'formation', formation)], altered(ENEMY, { arm }));
      return onOf(testOf(game, FOOT.id, 'fire', targetKey(ENEMY)), 'difficult');
    };
    expect([at('close-order', 'irregular'), at('light-infantry', 'line')]).toEqual([null, true]);
    expect([at('light-infantry', 'block'), at('light-infantry', 'column')]).toEqual([true, true]);
    expect([at('cavalry', 'dismounted'), at('cavalry', 'line')]).toEqual([true, null]);
    expect([at('artillery', 'deployed'), at('artillery', 'block'), at('artillery', 'limbered')]).toEqual([
      true,
      null,
      null,
    ]);
  });

  test('PH25: no fire in march column, nor by who went back in an earlier phase, nor by who reforms (R60)', () => {
    expect(keysOf(gameAt('firing', [become(FOOT.id, 'formation', 'column')]), FOOT.id)).not.toContain('fire');
    const back = tapped(gameAt('movement'), hits(FOOT.id, 4));
    expect(keysOf(back, FOOT.id)).not.toContain('fire');
    expect(keysOf(onWay(back, 'firing', 1), FOOT.id)).not.toContain('fire');
    const must = onWay(back, 'firing', 2);
    expect([stateOf(must, FOOT.id), keysOf(must, FOOT.id).includes('fire')]).toEqual(['must-retreat', false]);
    const rallied = onWay(tapped(onWay(back, 'rally', 1), hits(FOOT.id, -2)), 'firing', 2);
    expect([stateOf(rallied, FOOT.id), keysOf(rallied, FOOT.id).includes('fire')]).toEqual([
      'reforming',
      false,
    ]);
    // the gun that stands fires as ever
    expect(keysOf(onWay(back, 'firing', 1), GUNS)).toContain('fire');
    expect(keysOf(onWay(back, 'firing', 1), CAVALRY)).not.toContain('fire');
  });
});

describe('hits lowered by hand take back what they had brought (p. 29, 36)', () => {
  const corrected = (game: GameState, by: number, phase = game.phase) =>
    stateOf(tapped(onWay(game, phase, 1), hits(FOOT.id, by)), FOOT.id);

  test.each([
    ['5 to 3', 5, -2, 'steady'],
    ['5 to 4', 5, -1, 'retreated'],
    ['4 to 2', 4, -2, 'steady'],
    ['3 to 2', 3, -1, 'steady'],
  ] as const)('from %s: %s', (_, first, by, state) => {
    const game = tapped(gameAt('firing'), hits(FOOT.id, first));
    expect(corrected(game, by)).toBe(state);
    expect(corrected(game, by, 'melee')).toBe(state);
  });

  test('who was reforming reforms again', () => {
    const reforming = tapped(gameAt('movement'), hits(FOOT.id, 3), become(FOOT.id, 'state', 'reforming'));
    const firing = onWay(reforming, 'firing', 1);
    expect(stateOf(tapped(firing, hits(FOOT.id, 2), hits(FOOT.id, -2)), FOOT.id)).toBe('reforming');
  });

  test('a rally and what follows from a throw are no corrections', () => {
    const back = onWay(tapped(gameAt('firing'), hits(FOOT.id, 4)), 'rally', 1);
    expect(stateOf(tapped(back, hits(FOOT.id, -1)), FOOT.id)).toBe('retreated');
    const rallied = entered(back, testOf(back, FOOT.id, 'rally', 'middle'), 0);
    expect([hitsOf(rallied, FOOT.id), stateOf(rallied, FOOT.id)]).toEqual([3, 'retreated']);
  });
});

test('a unit rallies once a phase (p. 35)', () => {
  const game = gameAt('rally', [hits(FOOT.id, 4)], altered(FOOT.id, { class: 'standard' }));
  const once = entered(game, testOf(game, FOOT.id, 'rally', 'middle'), 0);
  expect([hitsOf(once, FOOT.id), keysOf(once, FOOT.id)]).toEqual([3, []]);
  // one that keeps its hits has rallied, too
  const kept = entered(game, testOf(game, FOOT.id, 'rally', 'near'), 0);
  expect([hitsOf(kept, FOOT.id), keysOf(kept, FOOT.id)]).toEqual([4, []]);
  expect(keysOf(onWay(once, 'rally', 2), FOOT.id)).toEqual(['rally']);
});
