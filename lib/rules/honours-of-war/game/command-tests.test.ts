import { describe, expect, test } from 'vitest';
import {
  altered,
  BRIGADE,
  become,
  CAVALRY,
  FOOT,
  faceOf,
  GENERAL,
  gameAt,
  hits,
  keysOf,
  least,
  mark,
  onOf,
  played,
  rated,
  shorts,
  testOf,
} from '../fixtures/table-game';

const F = 'Feeble';
const P = 'Poor';
const S = 'Steady';
const A = 'Admirable';
const I = 'Inspiring';

describe('row command', () => {
  test.each([
    ['dithering', false, [F, P, S, S, S, S]],
    ['dependable', false, [P, S, S, S, S, A]],
    ['dashing', false, [S, S, S, S, A, I]],
    ['dithering', true, [P, S, S, S, S, A]],
    ['dependable', true, [S, S, S, S, A, I]],
    ['dashing', true, [S, S, S, A, I, I]],
    ['hurt', false, [F, F, P, S, S, S]],
    ['hurt', true, [P, P, S, S, S, S]],
  ] as const)('a commander who is %s, directed %s', (rating, directed, results) => {
    const game = gameAt('movement', [rated(rating), mark(BRIGADE, 'directed', directed)]);
    const command = testOf(game, BRIGADE, 'command');
    expect(shorts(command)).toEqual(results);
    expect(onOf(command, 'directed')).toBe(directed || null);
  });

  test('that a general directs it is asked while he directs nobody, and known once it was entered', () => {
    const game = gameAt('movement', [rated('dependable')]);
    const asked = testOf(game, BRIGADE, 'command', 'directed');
    expect(shorts(asked)).toEqual([S, S, S, S, A, I]);
    const next = played(game, faceOf(asked, 1).acts);
    expect(next.pieces.get(BRIGADE)?.marks).toContain('directed');
    const own = game.setup.pieces.find(({ id }) => id === BRIGADE);
    const other = game.setup.pieces.find(
      ({ id, of, side }) => of === 'formation' && side === own?.side && id !== BRIGADE,
    );
    const elsewhere = gameAt('movement', [rated('dependable'), mark(other?.id ?? '', 'directed')]);
    expect(onOf(testOf(elsewhere, BRIGADE, 'command'), 'directed')).toBe(false);
    const dithers = gameAt('movement', [rated('dependable'), become(GENERAL, 'rating', 'dithering')]);
    expect(onOf(testOf(dithers, BRIGADE, 'command'), 'directed')).toBe(false);
  });

  test('the −1 of a casualty stays while the commander is directed (R58, PH10)', () => {
    const directed = testOf(
      gameAt('movement', [rated('hurt'), mark(BRIGADE, 'directed')]),
      BRIGADE,
      'command',
    );
    expect([onOf(directed, 'directed'), onOf(directed, 'hurt')]).toEqual([true, true]);
    expect(shorts(directed).slice(0, 2)).toEqual([P, P]);
  });

  test('the result stands in the game, and is thrown once', () => {
    const game = gameAt('movement', [rated('dashing')]);
    const next = played(game, faceOf(testOf(game, BRIGADE, 'command'), 5).acts);
    expect(next.pieces.get(BRIGADE)?.conditions.result).toBe('admirable');
    expect(keysOf(next, BRIGADE)).not.toContain('command');
  });

  test('Inspiring rallies one hit of every unit, never its last, once no second die can change it', () => {
    const hurt = [rated('dashing'), hits(FOOT.id, 2), become(GENERAL, 'rating', 'unrated')];
    const game = gameAt('movement', hurt);
    expect(faceOf(testOf(game, BRIGADE, 'command'), 6).acts).toContainEqual(hits(FOOT.id, -1));
    const under = played(game, [become(GENERAL, 'rating', 'dithering')]);
    expect(faceOf(testOf(under, BRIGADE, 'command'), 6).acts).not.toContainEqual(hits(FOOT.id, -1));
    const one = gameAt('movement', [rated('dashing'), hits(FOOT.id, 1)]);
    expect(faceOf(testOf(one, BRIGADE, 'command'), 6).acts).not.toContainEqual(hits(FOOT.id, -1));
  });

  test.each([
    ['dashing', 'poor', [P, P, P, P, S, S]],
    ['dashing', 'feeble', [F, F, F, F, S, S]],
    ['dithering', 'admirable', [S, S, A, A, A, A]],
    ['dithering', 'inspiring', [S, S, I, I, I, I]],
  ] as const)('row uprating, downrating: under a %s general, %s', (rating, result, results) => {
    const game = gameAt('movement', [become(GENERAL, 'rating', rating), become(BRIGADE, 'result', result)]);
    const second = testOf(game, BRIGADE, 'general-die');
    expect(shorts(second)).toEqual(results);
    expect(keysOf(played(game, faceOf(second, 3).acts), BRIGADE)).not.toContain('general-die');
  });

  test('no second die where the general has none', () => {
    const game = gameAt('movement', [
      become(GENERAL, 'rating', 'unrated'),
      become(BRIGADE, 'result', 'poor'),
    ]);
    expect(keysOf(game, BRIGADE)).not.toContain('general-die');
  });
});

test.each([
  ['superior', 3],
  ['standard', 4],
  ['inferior', 5],
] as const)('rows out of command and counter-charge: %s needs %i', (quality, needs) => {
  const game = gameAt('movement', [mark(FOOT.id, 'out-of-command')], altered(FOOT.id, { class: quality }));
  expect(least(testOf(game, FOOT.id, 'out-of-command'), 'Obeys')).toBe(needs);
  expect(least(testOf(game, FOOT.id, 'counterCharge'), 'Yes')).toBe(needs);
});

test('a unit that is in command is not tested', () => {
  expect(keysOf(gameAt('movement'), FOOT.id)).not.toContain('out-of-command');
});

test.each([
  [1, 3],
  [0, 4],
  [-1, 5],
])('row turn to face, change when charged: %i needs %i', (by, needs) => {
  const game = gameAt('movement', [], altered(FOOT.id, { turnToFace: by, changeWhenCharged: by }));
  expect(least(testOf(game, FOOT.id, 'turnToFace'), 'Yes')).toBe(needs);
  expect(least(testOf(game, FOOT.id, 'changeFormation'), 'Yes')).toBe(needs);
});

test('cavalry counter-charges by itself where the charger uses more than half a move (p. 23)', () => {
  const game = gameAt('movement');
  expect(least(testOf(game, CAVALRY, 'counterCharge', 'over half'), 'Yes')).toBe(1);
  expect(least(testOf(game, CAVALRY, 'counterCharge'), 'Yes')).toBeGreaterThan(1);
});
