import { describe, expect, test } from 'vitest';
import shipped from '@/data/stroll-in-hanover/armies/stroll-demonstration.json';
import caps from '@/data/stroll-in-hanover/golden/caps.json';
import commanders from '@/data/stroll-in-hanover/golden/commanders.json';
import morale from '@/data/stroll-in-hanover/golden/morale.json';
import prices from '@/data/stroll-in-hanover/golden/prices.json';
import { sumOf } from '../core/price/costing';
import { fileReader } from '../fixtures/file-reader';
import { compare } from './compare';
import { unitLines } from './cost';
import { armyState, moraleOf, passingFaces, passText } from './morale';
import { assess } from './rules';
import { parse } from './schema';

const read = fileReader(parse, 'stroll-in-hanover');

const army = (parts: object) => read({ army: { nation: 'hbma', year: 1759, ...parts } });

describe('prices of stands (digest s. 6)', () => {
  test.each(prices)('$id: $arithmetic', ({ unit, points }) => {
    const [stand] = army({ direct: [{ id: 'u', ...unit }] }).army.direct;
    if (stand === undefined) throw new Error('no stand');
    expect(sumOf(unitLines(stand, 'keep'))).toBe(points * 2);
  });
});

describe('prices of generals (digest s. 6)', () => {
  test.each(commanders)('$id', ({ general, lieutenants, points }) => {
    const file = army({
      general: { id: 'g', rating: general },
      divisions: lieutenants.map((rating, index) => ({
        id: `d${index}`,
        commander: { id: `l${index}`, rating },
      })),
    });
    expect(assess(file).costing?.total).toBe(points * 2);
  });
});

describe('caps of attackers (digest s. 6)', () => {
  test.each(caps)('$id: D = $budget', ({ budget, attack, pitched }) => {
    expect(assess(army({ budget })).stats.caps).toEqual({
      defender: budget,
      works: budget,
      attack,
      pitched,
    });
  });

  test('without a budget there are none', () => {
    expect(assess(army({})).stats.caps).toBeNull();
  });
});

describe('morale (digest s. 6)', () => {
  test.each(morale.losses)('$id', ({ divisions, loose, state }) => {
    expect(armyState(divisions, loose)).toEqual(state);
  });

  test.each(morale.tests)('$id', ({ morale: value, modifier, faces, text }) => {
    expect(passingFaces(value, modifier)).toBe(faces);
    expect(passText(value, modifier)).toBe(text);
  });

  test('half the strength, rounded up', () => {
    expect([0, 1, 2, 11, 13, 35].map(moraleOf)).toEqual([0, 1, 1, 6, 7, 18]);
  });
});

describe('the demonstration army (G18)', () => {
  test('costs 173.5 points and has nothing against it', () => {
    const { costing, stats, findings } = assess(read(shipped));
    expect(costing?.total).toBe(347);
    expect(stats).toMatchObject({
      stands: 13,
      lightStands: 2,
      sp: 35,
      armyMorale: 18,
      divisionMorale: { 1: 7, 2: 6, 3: 6 },
      lists: { defender: 173.5, works: 173.5, pitched: 173.5, attack: 173.5 },
    });
    expect(findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['info v17']);
  });

  test('what is marked for the attack is priced beside the defender, and its lines still add up', () => {
    const file = read(shipped);
    const [first] = file.army.divisions[1]?.units ?? [];
    if (first === undefined) throw new Error('no stand');
    first.list = 'plus-30';
    const { costing } = assess(file);
    expect(costing?.total).toBe(347 - 21);
    expect(costing?.aside?.map(({ at, total }) => [at.join('.'), total])).toEqual([
      ['divisions.1.units.0', 21],
    ]);
  });
});

describe('two armies (s. 16, 18)', () => {
  const judged = (parts: object, name: string) => {
    const file = { ...army(parts), name };
    return { file, assessment: assess(file) };
  };
  const stands = (count: number, more: object = {}) => ({
    general: { id: 'g', rating: '0' },
    divisions: [
      {
        id: 'd',
        commander: { id: 'l', rating: '0' },
        units: Array.from({ length: count }, (_, index) => ({
          id: `u${index}`,
          type: 'line',
          sp: 3,
          morale: 4,
        })),
      },
    ],
    budget: 120,
    ...more,
  });

  test('an attacker has 1.3 times D: 156 of 156', () => {
    const attacker = judged(stands(13, { role: 'attacker', battle: 'attack' }), 'A');
    const defender = judged(stands(10, { role: 'defender', battle: 'attack' }), 'B');
    expect(compare(attacker, defender)).toMatchObject({
      points: [312, 240],
      difference: 72,
      allowed: 72,
      equal: true,
    });
  });

  test('one stand more is too many', () => {
    const attacker = judged(stands(14, { role: 'attacker', battle: 'attack' }), 'A');
    const defender = judged(stands(10, { role: 'defender', battle: 'attack' }), 'B');
    expect(compare(attacker, defender).equal).toBe(false);
    expect(compare(defender, attacker).equal).toBe(false);
  });

  test('counted from what the defender spent, if agreed (R11)', () => {
    const settings = { attackerBase: 'defenderActual' };
    const attacker = judged(stands(12, { role: 'attacker', battle: 'attack' }), 'A');
    const defender = judged(stands(9, { role: 'defender', battle: 'attack' }), 'B');
    const agreed = { ...attacker, file: { ...attacker.file, settings } };
    expect(compare(attacker, defender).equal).toBe(true);
    expect(compare(agreed, defender).equal).toBe(false);
  });

  test('while the roles are open every role is held, and a tied die and the bases are told', () => {
    const a = judged(stands(10), 'A');
    const b = judged(stands(10, { scale: '40' }), 'B');
    const { notes, equal } = compare(a, b);
    expect(equal).toBe(true);
    expect(notes.map(({ code }) => code)).toEqual(['v01', 'v01', 'v01', 'v01', 'v01', 'v01', 'v20', 'v22']);
    const lit = judged(
      stands(10, { direct: [{ id: 'l', name: '', type: 'hussars', sp: 2, morale: 3 }] }),
      'C',
    );
    const tied = (one: typeof a, other: typeof a) =>
      compare(one, other).notes.find(({ code }) => code === 'v20')?.cite;
    expect(tied(a, b)).toEqual({ source: 'stroll-in-hanover', ruling: 'R26' });
    expect(tied(a, lit)).toEqual({ source: 'stroll-in-hanover', section: '16' });
  });
});
