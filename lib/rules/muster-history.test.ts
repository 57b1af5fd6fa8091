import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { unitsOfSide } from './core/army/carry-over';
import { rowsOf } from './core/muster/ledger';
import { identified } from './core/muster/muster-source';
import type { OobSide } from './core/muster/order-of-battle';
import { historySides, type WrittenBattle } from './fixtures/history-sides';
import { loadMuster, musterSide } from './muster';

const FOLDERS = ['data/history/oob', 'data/history/oob-overseas'];

const sides = FOLDERS.flatMap((folder) =>
  readdirSync(folder).flatMap((file) =>
    historySides(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as WrittenBattle),
  ),
);

const hasCounted = (side: OobSide): boolean =>
  unitsOfSide(side).some(({ counting }) => counting === 'counted');

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const rules = await loadMuster(id);
  const { parse } = await rules.system.reader();

  test.each(sides.map((side) => [side.name, side] as const))('%s', (_, side) => {
    const { file, assessment, ledger } = musterSide(rules, side, {});
    const read = parse(JSON.parse(JSON.stringify(file)));
    expect(read.ok ? [] : read.errors).toEqual([]);
    const errors = assessment.findings.filter(
      // a side of which the sources name no unit that counts makes no army, and says so
      ({ severity, code }) => severity === 'error' && !(code === 'empty' && !hasCounted(side)),
    );
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    const told = rowsOf(ledger).flatMap((row) => row.sources.map((unit) => unit.id));
    expect(told.toSorted()).toEqual(
      unitsOfSide(identified(side))
        .map((unit) => unit.id)
        .toSorted(),
    );
    const rows = rowsOf(ledger).reduce((sum, row) => sum + (row.points ?? 0), 0);
    expect(rows + (ledger.others ?? 0)).toBe(assessment.costing?.total ?? 0);
    for (const row of rowsOf(ledger)) {
      expect([row.units.length === 0, row.steps.length > 0]).toEqual([row.fate === 'dropped', true]);
    }
  });
});
