import { describe, expect, test } from 'vitest';
import { targetKey } from '../../core/contract/game';
import type { GameAct } from '../../core/game/fact';
import type { Setup } from '../../core/game/machine';
import { hitsOfFace } from '../fire-odds';
import {
  altered,
  become,
  CAVALRY,
  ENEMY,
  FOOT,
  faceOf,
  gameAt,
  keysOf,
  least,
  mark,
  onOf,
  played,
  SETUP,
  setupWith,
  testOf,
  unitOf,
  unitWith,
  waysOf,
} from '../fixtures/table-game';
import { dismountedRowOf } from '../hits';
import { meleeOdds } from '../melee-odds';
import { factsOfUnit } from './facts';
import { pursuitNeeds } from './outcomes';

const FIGHTERS = SETUP.pieces.filter((piece) => factsOfUnit(piece)?.hitRow != null);

describe('row melee', () => {
  test.each(FIGHTERS.map(({ id, name }) => [name, id] as const))('%s fights as its odds say', (_, id) => {
    const { unit, file } = unitOf(id);
    for (const { charging, targets } of meleeOdds(unit, file, { more: ['flank', 'support'] }) ?? []) {
      const game = gameAt('melee', [mark(id, 'contact-rear'), mark(id, 'charge-bonus', charging)]);
      for (const { class: quality, odds, later } of targets) {
        const formed = ['lightInfantry', quality, 'support 1'];
        expect(waysOf(testOf(game, id, 'melee', ...formed)), quality).toEqual(odds.ways);
        expect(waysOf(testOf(game, id, 'melee', ...formed, 'later')), quality).toEqual(later.ways);
      }
    }
  });

  test('a charge has no bonus against cover, nor in a storm', () => {
    const id = unitWith({ chargeBonus: true });
    const game = gameAt('melee', [mark(id, 'charge-bonus')]);
    expect(onOf(testOf(game, id, 'melee'), 'charging')).toBe(true);
    expect(onOf(testOf(game, id, 'melee', 'lightCover'), 'charging')).toBe(false);
    const storm: GameAct = { act: 'count', piece: 'battle', counter: 'weather', by: 5 };
    const wet = gameAt('melee', [mark(id, 'charge-bonus'), storm], setupWith('weather'));
    expect(onOf(testOf(wet, id, 'melee'), 'charging')).toBe(false);
  });

  test('dismounted cavalry fights as light infantry, without a charge (p. 21)', () => {
    const facts = { class: 'standard', size: 'standard', chargeBonus: true };
    const game = gameAt('melee', [become(CAVALRY, 'formation', 'dismounted')], altered(CAVALRY, facts));
    const melee = testOf(game, CAVALRY, 'melee');
    expect([onOf(melee, 'charging'), onOf(melee, 'lightInfantry')]).toEqual([undefined, null]);
    const row = [2, 3, 4, 5].map((face) => hitsOfFace(dismountedRowOf({ class: 'standard' }), face, 0));
    expect(melee.faces.map(({ short }) => Number.parseInt(short, 10))).toEqual(row);
  });

  test('the front wins over flank and rear; who reforms fights as in flank', () => {
    const flank = (...acts: GameAct[]) => onOf(testOf(gameAt('melee', acts), FOOT.id, 'melee'), 'flank');
    expect(flank()).toBeNull();
    expect(flank(mark(FOOT.id, 'contact-flank'))).toBe(true);
    expect(flank(mark(FOOT.id, 'contact-flank'), mark(FOOT.id, 'contact-front'))).toBe(false);
    expect(flank(mark(FOOT.id, 'contact-front'), become(FOOT.id, 'state', 'reforming'))).toBe(true);
  });

  test('light infantry fights its like without deduction', () => {
    const own = altered(FOOT.id, { arm: 'light-infantry' });
    const both = altered(ENEMY, { arm: 'light-infantry' }, own);
    const fight = (setup: Setup) =>
      onOf(testOf(gameAt('melee', [], setup), FOOT.id, 'melee', targetKey(ENEMY)), 'lightInfantry');
    expect([fight(own), fight(both)]).toEqual([true, false]);
  });

  test('PH2: cuirassiers charge inferior light infantry at the edge of a wood: 3 hits, the reply 1', () => {
    const light = {
      arm: 'light-infantry',
      class: 'inferior',
      size: 'standard',
      hitRow: 'inferior-light-infantry',
    };
    const horse = { class: 'superior', size: 'standard', hitRow: 'superior-cavalry', chargeBonus: true };
    const setup = altered(ENEMY, horse, altered(FOOT.id, light));
    const game = gameAt('melee', [mark(ENEMY, 'charge-bonus')], setup);
    const charge = testOf(game, ENEMY, 'melee', targetKey(FOOT.id), 'lightCover');
    const reply = testOf(game, FOOT.id, 'melee', targetKey(ENEMY));
    expect([faceOf(charge, 4).short, faceOf(reply, 4).short]).toEqual(['3 hits', '1 hit']);
  });
});

test.each(['superior', 'standard', 'inferior'] as const)('row pursuit: %s', (quality) => {
  const game = gameAt('melee', [], altered(CAVALRY, { class: quality }));
  expect(testOf(game, CAVALRY, 'pursuit').faces).toEqual([]);
  for (const [wish, wished] of [
    ['wish', true],
    ['no-wish', false],
  ] as const) {
    const pursuit = testOf(game, CAVALRY, 'pursuit', wish);
    expect(least(pursuit, 'Pursues')).toBe(pursuitNeeds(quality, wished));
  }
  const column = played(game, [become(CAVALRY, 'formation', 'column')]);
  expect(least(testOf(column, CAVALRY, 'pursuit', 'no-wish'), 'Pursues')).toBeUndefined();
  const [once] = testOf(game, CAVALRY, 'pursuit', 'wish').faces.slice(-1);
  expect(keysOf(played(game, once?.acts ?? []), CAVALRY)).not.toContain('pursuit');
});
