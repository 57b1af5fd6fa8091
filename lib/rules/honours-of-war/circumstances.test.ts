import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import type { HitOdds } from '../core/price/dice';
import { newArmy } from './catalogue';
import { fireCircumstances, meleeCircumstances, supports } from './circumstances';
import { dismountedOdds, fireOdds, shotOdds } from './fire-odds';
import { meleeOdds, roundsOdds } from './melee-odds';
import type { FireModifier, MeleeModifier } from './modifiers';
import type { Army, Unit } from './schema';

let ids = 0;
const FILE = newArmy(
  { name: 'Odds', nation: 'prussia', year: 1757, scale: '28', budget: null },
  () => `n${ids++}`,
) as ArmyFile<Army>;

const unit = (type: Unit['type'], quality: Unit['class'] = 'standard'): Unit => ({
  id: 'u',
  type,
  name: '',
  class: quality,
  size: 'standard',
});

const fire = (of: Unit, band: string, more: readonly FireModifier[] = []): HitOdds | undefined =>
  fireOdds(of, FILE, more)
    ?.find((range) => range.band === band)
    ?.targets.find((target) => target.class === 'standard')?.odds;

const melee = (of: Unit, charging: boolean, more: readonly MeleeModifier[] = [], atLight = false) =>
  meleeOdds(of, FILE, { more, atLight })
    ?.find((round) => round.charging === charging)
    ?.targets.find((target) => target.class === 'standard');

describe('fire', () => {
  test('circumstances add up: moved, at long range, in heavy cover', () => {
    expect(fire(unit('musketeers'), 'long', ['moved', 'heavyCover'])).toEqual(
      shotOdds('standard-infantry', -4),
    );
  });

  test('a shell is thrown for each time: on 1 and 2 of a D6 its fuse takes one off (p. 28)', () => {
    // without the fuse 2, 3, 3, 4, 4, 5 score 0, 1, 1, 1, 1, 2; with it 0, 0, 0, 1, 1, 1
    expect(fire(unit('howitzer-battery'), 'effective')).toEqual({ ways: [10, 22, 4, 0, 0], outOf: 36 });
    expect(fire(unit('howitzer-battery'), 'canister')?.outOf).toBe(6);
    expect(fire(unit('medium-battery'), 'effective')?.outOf).toBe(6);
  });

  test('shells bear on no canister, and the head of a column on no shell (p. 28)', () => {
    const howitzers = unit('howitzer-battery');
    expect(fire(howitzers, 'canister', ['shellAtCavalry'])).toEqual(fire(howitzers, 'canister'));
    expect(fire(howitzers, 'effective', ['headOfColumn'])).toEqual(fire(howitzers, 'effective'));
    expect(fire(howitzers, 'effective', ['shellAtCavalry'])).not.toEqual(fire(howitzers, 'effective'));
    expect(fire(unit('heavy-battery'), 'canister', ['heavyAtWorks'])).toEqual(
      fire(unit('heavy-battery'), 'canister'),
    );
  });

  test('a unicorn is a gun until it is asked to throw a shell (p. 46)', () => {
    expect(fire(unit('unicorn-battery'), 'effective')?.outOf).toBe(6);
    expect(fire(unit('unicorn-battery'), 'effective', ['shellAtWorks'])?.outOf).toBe(36);
  });

  test('dismounted dragoons fire carbines as standard light infantry; cuirassiers stay mounted (p. 6, 21, 27)', () => {
    const ranges = dismountedOdds(unit('dragoons', 'superior'), FILE);
    expect(ranges?.map(({ band, cm }) => [band, cm])).toEqual([
      ['short', 8],
      ['long', 15],
    ]);
    expect(ranges?.[0]?.targets[1]?.odds).toEqual(shotOdds('inferior-infantry', 0));
    expect(dismountedOdds(unit('hussars', 'inferior'), FILE)?.[1]?.targets[1]?.odds).toEqual(
      shotOdds('inferior-light-infantry', -1),
    );
    expect(dismountedOdds(unit('cuirassiers'), FILE)).toBeNull();
    expect(fireOdds(unit('dragoons'), FILE)).toBeNull();
  });

  test('each arm is asked what can bear on it', () => {
    const keys = (type: Unit['type']) => fireCircumstances(unit(type)).map(({ key }) => key);
    expect(keys('musketeers')).toEqual(['moved', 'hits', 'difficult', 'flank']);
    expect(keys('heavy-battery')).toContain('heavyAtWorks');
    expect(keys('heavy-battery')).not.toContain('shellAtCavalry');
    expect(keys('howitzer-battery')).toContain('shellAtCavalry');
    expect(meleeCircumstances(unit('medium-battery')).map(({ key }) => key)).not.toContain('column');
  });
});

describe('melee', () => {
  test('a charge counts in the first round only (p. 31)', () => {
    const first = shotOdds('standard-cavalry', 1);
    const later = shotOdds('standard-cavalry', 0);
    expect(melee(unit('dragoons'), true)).toEqual({ class: 'standard', odds: first, later });
    expect(roundsOdds({ odds: first, later }, 1)).toEqual(first);
    expect(roundsOdds({ odds: first, later }, 3).outOf).toBe(216);
  });

  test('there is no bonus for charging uphill or over defences, and cover ends with the first round (p. 31)', () => {
    expect(melee(unit('dragoons'), true, ['uphill'])).toMatchObject({
      odds: shotOdds('standard-cavalry', -1),
      later: shotOdds('standard-cavalry', 0),
    });
    expect(melee(unit('musketeers'), false, ['heavyCover', 'hits'])).toMatchObject({
      odds: shotOdds('standard-infantry', -3),
      later: shotOdds('standard-infantry', -1),
    });
  });

  test('light infantry has its deduction against formed enemies only (p. 31)', () => {
    const light = unit('jaeger');
    expect(melee(light, false)?.odds).toEqual(shotOdds('inferior-infantry', -1));
    expect(melee(light, false, [], true)?.odds).toEqual(shotOdds('inferior-infantry', 0));
  });

  test('two supports count, a third does not (p. 30)', () => {
    expect(melee(unit('musketeers'), false, supports(3))?.odds).toEqual(shotOdds('standard-infantry', 2));
  });
});
