import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '..';
import type { ArmyFile } from '../core/army/document';
import { isLegal } from '../core/check/finding';
import { printedPoints } from '../core/price/points';
import { arbitraryArmy } from '../fixtures/arbitrary-army';
import { fileReader } from '../fixtures/file-reader';
import { combine } from './combine';
import { judgeOf, type TermStanding } from './judge';
import { pointsLimit, summaryUnder } from './points-limit';
import { parsePack } from './reader';

const termsOf = (system: string, ...rules: readonly object[]) => {
  const parsed = parsePack({ pack: 1, id: 'club-day', name: 'Club Day', system, rules });
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
  return combine([parsed.value]);
};

type LimitSettings = { readonly budget: number | null };

const withBudget = (file: ArmyFile, budget: number | null): ArmyFile => ({
  ...file,
  army: { ...(file.army as object), budget } satisfies LimitSettings,
});

describe.each(SYSTEM_IDS)('%s: the limit that a player keeps for himself', async (id) => {
  const system = await loadSystem(id);
  const armies = arbitraryArmy(system);
  const read = fileReader((await system.reader()).parse, id);
  const typical = read(JSON.parse(readFileSync(`data/${id}/typical/prussia.json`, 'utf8')));
  const codesOf = (file: ArmyFile) => system.assess(file).findings.map(({ code }) => code);

  test('is a fault by the book, of one check', () => {
    const more = codesOf(withBudget(typical, 1)).filter((code) => !codesOf(typical).includes(code));
    expect(new Set(more).size).toBe(1);
  });

  test('all that is found without it is found with it', () => {
    fc.assert(
      fc.property(armies, (file) => {
        const without = codesOf(system.withoutLimits(file));
        expect(codesOf(file)).toEqual(expect.arrayContaining(without));
      }),
    );
  });

  test('changes no verdict under terms with a rule of points, nor what is told of points', async () => {
    const judges = await Promise.all(
      [
        [{ kind: 'points', min: 10, max: 400, tolerance: 5 }],
        [{ kind: 'points', role: 'attacker', max: 300 }],
        [{ kind: 'points', max: 300, when: { from: 1758 } }],
      ].map((rules) => judgeOf(system, termsOf(id, ...rules))),
    );
    fc.assert(
      fc.property(armies, fc.option(fc.nat(3000)), (file, budget) => {
        const other = withBudget(file, budget);
        for (const judge of judges) {
          const [now, then] = [judge(file), judge(other)];
          expect(then.findings).toEqual(now.findings);
          expect(isLegal(then.findings)).toBe(isLegal(now.findings));
          expect(summaryUnder(system, other, then)).toEqual(summaryUnder(system, file, now));
        }
      }),
    );
  });

  test('is a fault under terms that say nothing of points', async () => {
    const judge = await judgeOf(system, termsOf(id, { kind: 'years', from: 1756, to: 1763 }));
    const over = judge(withBudget(typical, 1));
    expect(isLegal(over.findings)).toBe(false);
    expect(pointsLimit(over.standings)).toBeUndefined();
    expect(summaryUnder(system, withBudget(typical, 1), over).budget).not.toBeNull();
  });

  test('gives its place to the limit of the terms, with what may be over it', async () => {
    const total = printedPoints(system.assess(typical).costing?.total ?? (0 as never), system.pointScale);
    const rule = { kind: 'points', min: 10, max: total - 10, tolerance: 20 };
    const judged = (await judgeOf(system, termsOf(id, rule)))(withBudget(typical, 1));
    expect(judged.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pointsLimit(judged.standings)).toEqual({
      allowed: `10 to ${(total - 10).toLocaleString('en')} ${system.terms.points}, up to 20 over allowed`,
      max: total - 10,
      tolerance: 20,
    });
    expect(summaryUnder(system, withBudget(typical, 1), judged).budget).toBe(
      (total - 10) * system.pointScale,
    );
  });
});

test('a verdict of before says of points what it said then', () => {
  const kept: TermStanding = {
    slot: 'points',
    pack: 'x',
    text: '1,350 to 1,500 points',
    value: '1,385',
    state: 'kept',
    severity: 'error',
    cite: { source: 'terms', ruling: 'house' },
    most: 1500,
  };
  expect(pointsLimit([kept])).toEqual({ allowed: '1,350 to 1,500 points', max: 1500, tolerance: 0 });
  expect(pointsLimit([{ ...kept, state: 'apart' }])).toEqual({ allowed: null, max: null, tolerance: 0 });
  expect(pointsLimit([{ ...kept, slot: 'limit:points' }])).toBeUndefined();
});
