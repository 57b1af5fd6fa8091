import { describe, expect, test } from 'vitest';
import { ratedYear, regimentUnit } from './regiment-unit';

const FOOT = {
  id: 'prussia-ir-1',
  name: 'Winterfeldt',
  nation: { id: 'prussia', name: 'Prussia', army: 'prussia' },
  arm: 'infantry',
  type: 'fusilier',
  battalions: 2,
  squadrons: null,
  aggregate: false,
};

describe('a regiment as a unit', () => {
  test('is what its words say, whole', () => {
    expect(regimentUnit(FOOT)).toMatchObject({ arm: 'infantry', type: 'line', battalions: 2, men: null });
    expect(
      regimentUnit({ ...FOOT, arm: 'cavalry', type: 'horse-grenadier', battalions: null, squadrons: 5 }),
    ).toMatchObject({ arm: 'cavalry', squadrons: 5, battalions: null });
  });

  test('is one battalion where nobody tells how many, and horse of no size stays so', () => {
    expect(regimentUnit({ ...FOOT, battalions: null })?.battalions).toBe(1);
    expect(regimentUnit({ ...FOOT, arm: 'cavalry', type: 'hussar', battalions: null })?.squadrons).toBe(null);
  });

  test('is none for several in one row, and for guns', () => {
    expect(regimentUnit({ ...FOOT, aggregate: true })).toBe(null);
    expect(regimentUnit({ ...FOOT, arm: 'artillery', type: 'light' })).toBe(null);
  });
});

test('a regiment is rated in the war', () => {
  expect(ratedYear({ fought: [], from: null })).toBe(1756);
  expect(ratedYear({ fought: [], from: 1713 })).toBe(1756);
  expect(ratedYear({ fought: [], from: 1759 })).toBe(1759);
});
