import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REGIMENTS } from '@/lib/history/fixtures/written-regiments';
import type { RegimentName } from '@/lib/history/schema';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';
import { findableOffers, matchingOffers } from './regiment-offers';

const WRITTEN: readonly { id: string; notes: string | null }[] = JSON.parse(
  readFileSync('data/history/regiments.json', 'utf8'),
);

const of = (army: string): RegimentName[] =>
  WRITTEN.flatMap(({ id, notes }) => {
    const fact = REGIMENTS[id];
    return fact && fact.army === army
      ? [{ ...fact, id, arm: fact.arm as RegimentName['arm'], coat: null, provenance: 'sourced', notes }]
      : [];
  });

const offered = (army: string, symbol: SymbolName, year: number, typed = '') =>
  matchingOffers(findableOffers(of(army), { symbol, year }), typed);

test.each([
  ['prussia', 'line', 'itzenplitz', 'Itzenplitz, IR 13'],
  ['prussia', 'line', 'itzenplits', 'Itzenplitz, IR 13'],
  ['prussia', 'line', 'ir 13', 'Itzenplitz, IR 13'],
  ['prussia', 'line', 'Itzenplitz IR13', 'Itzenplitz, IR 13'],
  ['prussia', 'grenadier', 'Kleist Gren', 'Grenadier Battalion 3/6 (Kleist)'],
  // a chief of other years
  ['prussia', 'line', 'lattorff', 'Winterfeldt, IR 1'],
  ['prussia', 'light-cavalry', 'szekely', 'Székely Hussars, HR 1'],
  ['hbma', 'line', '37', '37th Foot'],
  ['hbma', 'light-cavalry', 'Lueckner', "Lückner's Hussars"],
] as const)('%s %s: “%s” finds %s', (army, symbol, typed, called) => {
  expect(offered(army, symbol, 1759, typed).map((offer) => offer.called)).toContain(called);
  expect(offered(army, symbol, 1759, typed).length).toBeLessThan(30);
});

test('foot for foot, horse for horse, its own troops first', () => {
  const arms = (symbol: SymbolName) =>
    new Set(offered('prussia', symbol, 1757).map(({ regiment }) => regiment.arm));
  expect(arms('line')).toEqual(new Set(['infantry', 'light-infantry']));
  expect(arms('heavy-cavalry')).toEqual(new Set(['cavalry']));
  expect(offered('prussia', 'grenadier', 1757)[0]?.regiment.type).toBe('grenadier');
});

test('who was not in the field in that year stands last, and says so', () => {
  const all = offered('hbma', 'line', 1756);
  const absent = all.filter((offer) => offer.absent);
  expect(absent.length).toBeGreaterThan(3);
  expect(all.slice(-absent.length)).toEqual(absent);
  expect(absent.every(({ regiment }) => (regiment.from ?? 0) > 1756)).toBe(true);
  expect(offered('prussia', 'line', 1760, 'loen').at(-1)).toMatchObject({ called: 'Loen', absent: true });
});
