import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import establishments from '@/data/muster/establishments.json';
import proportions from '@/data/muster/proportions.json';
import { SYSTEM_IDS } from '.';
import { unitsOfSide } from './core/army/carry-over';
import type { OobSide } from './core/muster/order-of-battle';
import { loadMuster, musterSide } from './muster';
import { proportionsOf, sharedOut } from './proportions';
import { reconstructed } from './reconstruct';
import { suggestArmy } from './suggest';
import { typicalArmy } from './typical';

/** A side of which no unit is known. */
const totals = (strength: Partial<NonNullable<OobSide['strength']>>, nation = 'prussia'): OobSide => ({
  name: 'Totals',
  nation,
  year: 1757,
  commander: 'Friedrich',
  formations: [],
  unattached: [],
  strength: {
    men: null,
    infantry: null,
    cavalry: null,
    guns: null,
    battalions: null,
    squadrons: null,
    ...strength,
  },
});

const sum = (side: OobSide, key: 'battalions' | 'squadrons' | 'guns') =>
  unitsOfSide(side).reduce((all, unit) => all + (unit[key] ?? 0), 0);

test('parts of a nation add up, and nothing is without a basis', () => {
  for (const { foot, cavalry, artillery } of Object.values(proportions.nations)) {
    for (const kinds of [foot, cavalry, artillery]) {
      expect(Object.values(kinds).reduce((all, part) => all + part, 0)).toBe(100);
    }
  }
  expect(Object.keys(establishments.nations).length).toBeGreaterThan(0);
  expect(proportionsOf('hanover')).toBe(proportionsOf('hbma'));
  expect(proportionsOf('fenwick')).toBe(proportionsOf('other'));
});

test('a whole in parts loses nothing', () => {
  const weights = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(100));
  fc.assert(
    fc.property(fc.nat(500), weights, (whole, kinds) => {
      const some = Object.values(kinds).some((weight) => weight > 0);
      const shares = sharedOut(whole, kinds);
      expect(shares.reduce((all, [, share]) => all + share, 0)).toBe(some ? whole : 0);
    }),
  );
});

describe('a side known by totals', () => {
  test.each<[strength: Parameters<typeof totals>[0], counts: [number, number, number]]>([
    // counts as they are given
    [{ battalions: 48, squadrons: 128, guns: 167 }, [48, 128, 71]],
    // battalions of 702 men, squadrons of 149 (README of the history)
    [{ infantry: 21_060, cavalry: 7450, guns: 71 }, [30, 50, 11]],
    // 31 in a hundred are horse, 4.5 guns to a thousand men
    [{ men: 33_000 }, [32, 69, 85]],
    [{}, [0, 0, 0]],
  ])('%j', (strength, counts) => {
    const { side, steps } = reconstructed(totals(strength));
    expect([sum(side, 'battalions'), sum(side, 'squadrons'), sum(side, 'guns')]).toEqual(counts);
    expect(steps.length).toBeGreaterThan(0);
  });

  test('what is known stays, and is not made up again', () => {
    const unit = { nation: 'prussia', squadrons: null, guns: null, men: null, strength: 1 };
    const foot = { ...unit, name: 'Itzenplitz', arm: 'infantry', type: 'line', battalions: 2 } as const;
    const line = { name: 'Line', kind: 'line', commander: null, units: [foot], children: [] } as const;
    const { side } = reconstructed({
      ...totals({ battalions: 10, squadrons: 0, guns: 0 }),
      formations: [line],
    });
    expect(sum(side, 'battalions')).toBe(10);
    expect(side.formations[0]).toEqual(line);
  });

  test('proportions are a choice', () => {
    const { side } = reconstructed(totals({ men: 10_000, guns: 0 }), { horse: 0, foot: { guard: 1 } });
    expect(unitsOfSide(side).every(({ type }) => type === 'guard')).toBe(true);
  });

  test.each(SYSTEM_IDS)('makes an army of %s that says so', async (id) => {
    const rules = await loadMuster(id);
    const side = totals({ men: 33_000, guns: 167 });
    expect(musterSide(rules, side, {}).units).toBe(0);
    const made = musterSide(
      rules,
      side,
      { reconstruct: {} },
      { name: 'Leuthen', battle: 'leuthen', side: 'a' },
    );
    expect(made.file.origin).toMatchObject({ reconstructed: true, battle: 'leuthen', side: 'a' });
    const read = (await rules.system.reader()).parse(JSON.parse(JSON.stringify(made.file)));
    expect(read).toMatchObject({ ok: true, value: { origin: made.file.origin } });
    expect(made.assessment.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(made.ledger.steps.some(({ ours, text }) => ours && text.includes('Reconstructed by rule'))).toBe(
      true,
    );
  });
});

describe.each(SYSTEM_IDS)('an army of %s that is suggested', async (id) => {
  const rules = await loadMuster(id);
  const { nations, budget } = rules.system.choices;
  const { parse } = await rules.system.reader();
  if (budget === null) throw new Error('a usual game has a limit');

  test.each(nations.map(({ value }) => value))('%s is the one that ships', (nation) => {
    const file = typicalArmy(rules, nation);
    const shipped = readFileSync(new URL(`../../data/${id}/typical/${nation}.json`, import.meta.url), 'utf8');
    expect(JSON.parse(JSON.stringify(file)), 'npm run typical writes it anew').toEqual(JSON.parse(shipped));
    expect(parse(JSON.parse(shipped)).ok).toBe(true);
    const { findings, costing } = rules.system.assess(file);
    const told = findings.filter(({ severity }) => severity !== 'info');
    expect(told.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(told.length).toBeLessThan(3);
    const share = (costing?.total ?? 0) / rules.system.pointScale / budget;
    expect(share).toBeLessThanOrEqual(1);
    expect(share).toBeGreaterThan(0.8);
  });

  test('what is chosen stays, and only what was not chosen is taken otherwise', () => {
    const wish = { nation: 'prussia', year: 1757, budget };
    const proportions = { gunsPerThousand: 4.5, foot: { line: 50, grenadier: 50 } };
    const suggestion = suggestArmy(rules, { ...wish, proportions });
    const taken = suggestion.ok ? suggestion.army.takenProportions : {};
    expect(suggestion.ok).toBe(true);
    expect(Object.keys(taken)).not.toContain('gunsPerThousand');
    expect(Object.keys(taken)).not.toContain('foot');
  });
});
