import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import '@/prisma/test-database';
import { newTestViewer } from '../armies/fixtures/armies';
import { checkEntries } from '../armies/read-check';
import { createArmy } from '../armies/save-army';
import { CHECK_LOOKUPS } from '../armies/share-links';
import { db } from '../db';
import { SYSTEM_IDS } from '../rules';
import { REGIMENTS } from './fixtures/written-regiments';
import { regimentFacts } from './regiments';

test('the store knows of each regiment what the files tell, and that there is none of an unknown id', async () => {
  const ids = Object.keys(REGIMENTS);
  expect(ids).toHaveLength(990);
  expect(await regimentFacts([...ids, 'prussia-ir-999'])).toEqual({ ...REGIMENTS, 'prussia-ir-999': null });
  expect(await regimentFacts([])).toEqual({});
});

const listOf = (system: string) => {
  const { army } = JSON.parse(readFileSync(`data/${system}/lists/regiment-years-illegal.json`, 'utf8'));
  return { muster: 1, system, name: 'Too early', army };
};

describe.each(SYSTEM_IDS)('%s: an army whose regiment was not in the field yet', (system) => {
  test('is warned of by whoever checks or keeps it', async () => {
    const [answer] = await checkEntries([listOf(system)], CHECK_LOOKUPS, {});
    const codes = answer?.ok ? answer.findings.map(({ code }) => code) : [];
    expect(codes.filter((code) => code.startsWith('regiment-'))).toEqual(['regiment-years']);
    const made = await createArmy(await newTestViewer(), listOf(system));
    const stored = await db.army.findFirst({
      where: { id: made.ok ? made.id : '' },
      select: { report: true, legal: true },
    });
    expect(stored?.legal).toBe(answer?.ok && answer.legal);
    expect(stored?.report).toContain('"code":"regiment-years"');
  });
});
