import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { unitsOfSide } from './core/army/carry-over';
import { rowsOf } from './core/muster/ledger';
import { choicesMade, type MusterChoices, undone } from './core/muster/muster-choices';
import type { MusterResult, MusterSystem } from './core/muster/muster-result';
import { identified } from './core/muster/muster-source';
import type { OobSide } from './core/muster/order-of-battle';
import { readMusterChoices } from './core/read/muster-reader';
import { arbitraryChoices, arbitrarySide } from './fixtures/arbitrary-side';
import { costOf, costOfChange, loadMuster, musterBoth, musterSide, previewAll } from './muster';

/** Findings that the conversion may not make, whatever the troops. */
const isOwnError = (side: OobSide, { assessment }: MusterResult, allOut: boolean) =>
  assessment.findings.filter(
    ({ severity, code }) =>
      severity === 'error' && !(code === 'empty' && (unitsOfSide(side).length === 0 || allOut)),
  );

const holds = async (rules: MusterSystem, side: OobSide, choices: MusterChoices) => {
  const made = musterSide(rules, side, choices);
  const { file, assessment, ledger } = made;
  const { parse } = await rules.system.reader();
  const read = parse(JSON.parse(JSON.stringify(file)));
  expect(read.ok ? [] : read.errors).toEqual([]);
  const rows = rowsOf(ledger);
  // every unit of the source in one row, every unit of the army from one row
  expect(rows.flatMap((row) => row.sources.map(({ id }) => id)).toSorted()).toEqual(
    unitsOfSide(identified(side))
      .map(({ id }) => id)
      .toSorted(),
  );
  const ids = rows.flatMap((row) => row.units);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rows.reduce((sum, row) => sum + (row.points ?? 0), 0) + (ledger.others ?? 0)).toBe(
    assessment.costing?.total ?? 0,
  );
  expect(rows.every((row) => row.steps.length > 0 || row.fate !== 'dropped')).toBe(true);
  const noneIn = rows.every(({ fate }) => fate === 'dropped');
  expect(isOwnError(side, made, noneIn).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  return made;
};

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const rules = await loadMuster(id);

  test('nothing of any side is lost, whatever is chosen; sums are exact, the army is in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitrarySide.chain((side) => fc.tuple(fc.constant(side), arbitraryChoices(side, rules))),
        async ([side, choices]) => {
          expect(readMusterChoices(JSON.parse(JSON.stringify(choices)))).toMatchObject({ ok: true });
          const usual = await holds(rules, side, {});
          await holds(rules, side, choices);
          // a second time the same, and taken back one by one as it was
          expect(musterSide(rules, structuredClone(side), {}).file).toEqual(usual.file);
          const back = choicesMade(choices).reduce(undone, choices);
          expect(musterSide(rules, structuredClone(side), back).file).toEqual(usual.file);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a size in units or points is kept where the system can, and what it costs is told', () => {
    fc.assert(
      fc.property(arbitrarySide, fc.integer({ min: 4, max: 40 }), (side, most) => {
        const made = musterSide(rules, side, { size: { units: most } });
        const coarsest = rules.mustering.factors.at(-1);
        if (made.factor !== coarsest) expect(made.units).toBeLessThanOrEqual(most);
        const { points, units } = costOf(rules, side, { size: { units: most } }, { kind: 'size' });
        const usual = musterSide(rules, side, {});
        expect(costOfChange(rules, side, {}, { size: { units: most } })).toEqual({ points, units });
        expect([points, units]).toEqual([(made.points ?? 0) - (usual.points ?? 0), made.units - usual.units]);
      }),
      { numRuns: 8 },
    );
  });

  test('two sides stand at one factor', () => {
    fc.assert(
      fc.property(arbitrarySide, arbitrarySide, (a, b) => {
        const { sides, factor, comparison } = musterBoth(rules, a, b, { sides: [{}, {}] });
        expect(sides.map((side) => side.factor)).toEqual([factor, factor]);
        expect(comparison.points).toEqual(sides.map(({ points }) => points));
      }),
      { numRuns: 8 },
    );
  });
});

test('one side in all systems', async () => {
  const unit = {
    name: 'Foot',
    nation: 'prussia',
    battalions: 2,
    squadrons: null,
    guns: null,
    men: null,
    strength: 1,
  };
  const foot = Array.from({ length: 8 }, () => ({ ...unit, arm: 'infantry', type: 'line' }) as const);
  const side: OobSide = {
    name: 'Side',
    nation: 'prussia',
    year: 1757,
    commander: null,
    unattached: [],
    formations: [{ name: 'Line', kind: 'line', commander: null, units: foot, children: [] }],
  };
  const previews = await previewAll(side, {});
  expect(previews.map(({ system }) => system)).toEqual(SYSTEM_IDS);
  for (const { units, points, measure } of previews) {
    expect([units > 0, (points ?? 0) > 0, measure.amount > 0]).toEqual([true, true, true]);
  }
});

test.each([
  [{ size: { units: 0 } }, ['size', 'units']],
  [{ rows: { a: { round: 'sideways' } } }, ['rows', 'a', 'round']],
  [{ colour: 'red' }, []],
])('choices that cannot be are refused: %j', (input, at) => {
  const read = readMusterChoices(input);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.errors[0]?.at.slice(0, at.length)).toEqual(at);
});
