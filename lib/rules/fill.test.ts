import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import { edited, type Op } from './core/army/edit';
import type { Path } from './core/army/path';
import { standingOf } from './core/check/finding';
import type { System } from './core/contract/system';
import { fillArmy } from './fill';
import { loadMuster } from './muster';
import { readArmyText } from './read-army';

const typicalOf = async (system: string): Promise<ArmyFile[]> => {
  const folder = new URL(`../../data/${system}/typical/`, import.meta.url);
  const reads = readdirSync(folder).map((name) => readArmyText(readFileSync(new URL(name, folder), 'utf8')));
  return (await Promise.all(reads)).flatMap((read) => (read.ok ? [read.file] : []));
};

const unitRows = (system: System, file: ArmyFile) =>
  system.outline(file).sections.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'unit'));

const idsOf = (system: System, file: ArmyFile): string[] => unitRows(system, file).map(({ id }) => id);

const errorsIn = (system: System, file: ArmyFile): number =>
  system.assess(file).findings.filter(({ severity, wanting }) => severity === 'error' && !wanting).length;

/** The file without units at these places, the last first, so that the others stay where they are. */
const without = (file: ArmyFile, places: readonly Path[]): ArmyFile =>
  edited(
    file,
    places.toReversed().map((at): Op => ({ op: 'remove', path: ['army', ...at] })),
  );

describe.each(SYSTEM_IDS)('a draft under %s', (id) => {
  test('of which units were taken away is filled within its limit; what was there stays, and nothing is worse', async () => {
    const rules = await loadMuster(id);
    const { system } = rules;
    const files = await typicalOf(id);
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.infiniteStream(fc.boolean()), (file, take) => {
        const places = unitRows(system, file)
          .map(({ at }) => at)
          .filter(() => take.next().value);
        const draft = without(file, places);
        const before = system.summary(draft, system.assess(draft));
        const filled = fillArmy(rules, draft);
        if (!filled.ok) return expect(filled.message).not.toBe('');
        const after = system.summary(filled.file, system.assess(filled.file));
        expect(after.points).toBeLessThanOrEqual(after.budget ?? 0);
        expect(after.units).toBeGreaterThan(before.units);
        expect(errorsIn(system, filled.file)).toBeLessThanOrEqual(errorsIn(system, draft));
        const ids = idsOf(system, filled.file);
        expect(ids).toEqual(expect.arrayContaining(before.units === 0 ? [] : idsOf(system, draft)));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 6 },
    );
  });

  test('with nobody in it becomes a legal army of at least nine tenths of its limit', async () => {
    const rules = await loadMuster(id);
    const { system } = rules;
    const { nations, years, scales, budget } = system.choices;
    let ids = 0;
    const empty = system.newArmy(
      {
        name: 'Mine',
        nation: nations[0]?.value ?? '',
        year: years[0] ?? 0,
        scale: scales[0]?.value ?? '',
        budget,
      },
      () => `n${++ids}`,
    );
    const filled = fillArmy(rules, empty);
    expect(filled).toMatchObject({ ok: true, file: { name: 'Mine' } });
    if (!filled.ok) return;
    const assessment = system.assess(filled.file);
    const { points, budget: limit } = system.summary(filled.file, assessment);
    expect(standingOf(assessment.findings)).toBe('legal');
    expect(points).toBeGreaterThanOrEqual(0.9 * (limit ?? 0));
    // a full one stays as it is, but for a last unit that still fits
    const again = fillArmy(rules, filled.file);
    if (again.ok) expect(system.assess(again.file).costing?.total).toBeLessThanOrEqual(limit ?? 0);
    const free = system.newArmy(
      {
        ...empty,
        nation: nations[0]?.value ?? '',
        year: years[0] ?? 0,
        scale: scales[0]?.value ?? '',
        budget: null,
      },
      () => `n${++ids}`,
    );
    expect(fillArmy(rules, free)).toMatchObject({ ok: false, code: 'not-filled' });
  });
});
