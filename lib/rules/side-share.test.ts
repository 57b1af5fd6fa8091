import { describe, expect, test } from 'vitest';
import { unitsOfSide } from './core/army/carry-over';
import type { OobFormation, OobSide, OobUnit, SideStrength } from './core/muster/order-of-battle';
import { likenessOf, shareOfSide, wholeSide, withRest } from './side-share';
import { totalsOf } from './side-totals';
import { sizedSide } from './sized-side';

const UNSTATED: SideStrength = {
  men: null,
  infantry: null,
  cavalry: null,
  guns: null,
  battalions: null,
  squadrons: null,
};

const foot = (more: Partial<OobUnit> = {}): OobUnit => ({
  name: 'Itzenplitz',
  nation: 'prussia',
  arm: 'infantry',
  type: 'line',
  battalions: 2,
  squadrons: null,
  guns: null,
  men: null,
  strength: 1,
  ...more,
});

const horse = (more: Partial<OobUnit> = {}): OobUnit =>
  foot({ name: 'Seydlitz', arm: 'cavalry', type: 'cuirassier', battalions: null, squadrons: 5, ...more });

const sideOf = (strength: Partial<SideStrength> | null, units: readonly OobUnit[]): OobSide => ({
  name: 'Prussians',
  nation: 'prussia',
  year: 1757,
  commander: null,
  formations: [{ name: 'Line', kind: 'line', commander: null, units, children: [] } satisfies OobFormation],
  unattached: [],
  ...(strength !== null && { strength: { ...UNSTATED, ...strength } }),
});

const times = (count: number, unit: OobUnit): OobUnit[] => Array.from({ length: count }, () => unit);

describe('what a side had by arm', () => {
  test.each<[words: string, strength: Partial<SideStrength>, foot: number | null, horse: number | null]>([
    ['is what is stated', { battalions: 32, squadrons: 116, infantry: 21_000, cavalry: 14_000 }, 32, 116],
    ['follows from men by the establishment', { infantry: 7020, cavalry: 1490 }, 10, 10],
    [
      'follows from all men less the horse of a table of others',
      { men: 8510, compiled: { cavalry: 1490 } },
      10,
      10,
    ],
    ['is nothing where nothing is stated', {}, null, null],
    ['is the foot alone where that alone is stated', { battalions: 6 }, 6, null],
  ])('%s', (_, strength, battalions, squadrons) => {
    const totals = totalsOf(sideOf(strength, []));
    expect([totals.foot?.count ?? null, totals.horse?.count ?? null]).toEqual([battalions, squadrons]);
  });

  test('men are shared out where battalions and squadrons are stated beside them: none is replaced by a default', () => {
    const { foot: walks, horse: rides } = totalsOf(
      sideOf({ men: 28_400, battalions: 40, squadrons: 102 }, []),
    );
    expect((walks?.men ?? 0) + (rides?.men ?? 0)).toBe(28_400);
    expect([walks?.each, rides?.each]).toEqual([461, 98]);
  });

  test('guns of the battalions are none of the field: what is stated of heavy ones is', () => {
    expect(totalsOf(sideOf({ battalions: 38, guns: 195, heavyGuns: 117 }, [])).guns).toBe(117);
    expect(totalsOf(sideOf({ battalions: 38, guns: 195 }, [])).guns).toBe(119);
  });
});

describe('a number that a row does not tell', () => {
  const units = (side: OobSide) => unitsOfSide(sizedSide(side));
  test('is that of its regiment', () => {
    const [unit] = units(sideOf({}, [foot({ battalions: null, usual: { battalions: 2, squadrons: null } })]));
    expect(unit).toMatchObject({
      battalions: 2,
      presumed: { what: 'battalions', amount: 2, from: 'regiment' },
    });
  });
  test('keeps to the stated total', () => {
    const silent = horse({ squadrons: null, usual: { battalions: null, squadrons: 5 } });
    const all = units(sideOf({ squadrons: 12 }, [horse({ squadrons: 4 }), ...times(4, silent)]));
    expect(all.map(({ squadrons }) => squadrons)).toEqual([4, 2, 2, 2, 2]);
    expect(all.at(-1)?.presumed?.from).toBe('total');
  });
  test('is left as usual where nothing is known: each system says so itself', () => {
    const [unit] = units(sideOf({}, [foot({ battalions: null })]));
    expect([unit?.battalions, unit?.presumed]).toEqual([null, undefined]);
  });
  test('of a mass told in men is so many battalions', () => {
    const [unit] = units(
      sideOf({ infantry: 14_040, battalions: 20 }, [foot({ battalions: null, men: 8424 })]),
    );
    expect([unit?.battalions, unit?.men]).toEqual([12, 8424]);
  });
});

describe('the rest of two sides', () => {
  const most = sideOf({ battalions: 10, squadrons: 5 }, [...times(4, foot()), horse()]);
  const few = sideOf({ battalions: 10, squadrons: 5 }, [foot(), horse()]);
  const footless = sideOf({ battalions: 10, squadrons: 40 }, times(8, horse()));
  const unstated = sideOf({}, [foot()]);
  const own = sideOf(null, [foot()]);

  test.each<[words: string, sides: readonly [OobSide, OobSide], made: boolean]>([
    ['stays out where most of both is named', [most, most], false],
    ['is made up for both where less than half of one is named', [most, few], true],
    ['is made up where an arm of weight is not named', [footless, footless], true],
    ['stays out where nothing is stated', [unstated, own], false],
  ])('%s', (_, sides, made) => {
    const [a, b] = withRest(sides, [{}, {}]);
    expect([a.reconstruct, b.reconstruct]).toEqual(made ? [{}, {}] : [false, false]);
  });

  test('is as somebody wants it', () => {
    expect(withRest([few, few], [{ reconstruct: false }, { reconstruct: { horse: 12 } }])).toEqual([
      { reconstruct: false },
      { reconstruct: { horse: 12 } },
    ]);
  });

  test('fills a side to its totals, by the kinds that are not named', () => {
    const guards = sideOf({ battalions: 100, squadrons: 0 }, times(5, foot({ type: 'grenadier' })));
    const whole = unitsOfSide(wholeSide(guards, { reconstruct: {} }));
    const made = whole.filter((unit) => unit.made);
    expect(made.reduce((sum, { battalions }) => sum + (battalions ?? 0), 0)).toBe(90);
    // ten of a hundred Prussian battalions are grenadiers, and ten are named
    expect(made.some(({ type }) => type === 'grenadier')).toBe(false);
    expect(shareOfSide(guards, { reconstruct: {} })).toMatchObject({ share: 1, named: 0.1 });
  });

  test.each<
    [words: string, sides: readonly [OobSide, OobSide], choices: [boolean, boolean], why: string | null]
  >([
    ['alike', [most, most], [false, false], null],
    ['both whole', [few, footless], [true, true], null],
    ['one whole, one a fragment', [most, few], [true, false], 'unlike'],
    ['one of unknown strength', [most, unstated], [false, false], 'unknown'],
    ['one that was entered without a strength is all there is', [own, own], [false, false], null],
  ])('%s', (_, sides, [a, b], why) => {
    const likeness = likenessOf(sides, [{ reconstruct: a && {} }, { reconstruct: b && {} }]);
    expect(likeness.like ? null : likeness.why).toBe(why);
  });
});
