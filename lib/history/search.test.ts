import '@/prisma/test-database';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Prisma } from '@/prisma/client/client';
import { insertAll } from '@/prisma/statement';
import { db, runBatch } from '../db';
import answers from './fixtures/search-answers.json';
import { questions } from './fixtures/search-questions';
import { searchResultSchema } from './schema';
import { searchHistory } from './search';
import { BEHIND, entryRows } from './search-entries';
import { visibleTo } from './selections';

const first = async (question: string) => {
  const [result] = await searchHistory(question);
  return result && [result.kind, result.label];
};

test.each([
  ['Sackvile', ['commander', 'Lord George Sackville']],
  ['sackville minden', ['commander', 'Lord George Sackville']],
  ['Loewenstein', ['commander', 'Löwenstein']],
  ['lowenstein', ['commander', 'Löwenstein']],
  ['Löwenstein', ['commander', 'Löwenstein']],
  ['minden', ['battle', 'Minden']],
  ['todtenhausen', ['battle', 'Minden']],
  ['Mindn', ['battle', 'Minden']],
  ['Paltzig', ['battle', 'Kay (Paltzig)']],
  ['Groß-Jägersdorf', ['battle', 'Groß-Jägersdorf']],
  ['grossjagersdorf', ['battle', 'Groß-Jägersdorf']],
  ['gross jaegersdorf', ['battle', 'Groß-Jägersdorf']],
  ['leuten', ['battle', 'Leuthen']],
  ['battle of Leuthen', ['battle', 'Leuthen']],
  ['IR 26', ['regiment', 'Meyerinck']],
  ['zeuner', ['regiment', 'Winterfeldt']],
  ['25th foot', ['regiment', '25th (Edinburgh) Foot']],
  ['maxwells grenadiers', ['unit', "Maxwell's grenadiers"]],
  ['', undefined],
  ['§$% "; --', undefined],
  ['xqzzvw', undefined],
])('%s', async (question, expected) => {
  expect(await first(question)).toEqual(expected);
});

test('both stores answer alike, whatever is asked', async () => {
  const all = [];
  for (const question of questions) all.push([question, await searchHistory(question)] as const);
  expect(all).toHaveLength(200);
  for (const [, found] of all) expect(searchResultSchema.array().safeParse(found).success).toBe(true);
  const told = all.map(([question, found]) => ({
    question,
    found: found.length,
    first: found[0]?.label ?? null,
    hash: createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 12),
  }));
  expect(told).toEqual(answers);
});

describe('what people enter', () => {
  const NOW = new Date('2026-11-22T10:00:00Z');
  type Kind = Pick<Prisma.BattleUncheckedCreateInput, 'ownerId' | 'visibility' | 'hiddenAt' | 'deletedAt'>;
  const own = (id: string, kind: Kind) => ({
    data: {
      id,
      kind: 'battle',
      name: `Quittelsdorf ${id}`,
      year: 1760,
      coverage: '',
      revision: 1,
      bytes: 0,
      ...kind,
    },
  });
  const found = async (viewerId: string | null) =>
    (await searchHistory('Quittelsdorf', viewerId)).map(({ battleId }) => battleId).toSorted();

  test('is found by those who may read it, and by nobody else', async () => {
    await db.user.create({ data: { id: 'u1', name: 'Anna', email: 'anna@example.invalid', updatedAt: NOW } });
    const kinds = ['private', 'link', 'published'].flatMap((visibility) =>
      [null, NOW].flatMap((hiddenAt) =>
        [null, NOW].flatMap((deletedAt) =>
          [null, 'u1'].map((ownerId) => ({ visibility, hiddenAt, deletedAt, ownerId })),
        ),
      ),
    );
    const ids = kinds.map((_, index) => `kind-${index}`);
    for (const [index, kind] of kinds.entries()) await db.battle.create(own(`kind-${index}`, kind));
    const { searchEntry, searchPlace, searchWord } = entryRows(
      ids.map((id) => ({
        id: `b:${id}`,
        kind: 'battle',
        battleId: id,
        regimentId: null,
        label: `Quittelsdorf ${id}`,
        detail: '',
        otherNames: '',
      })),
      BEHIND,
    );
    await runBatch([
      ...insertAll('SearchEntry', searchEntry),
      ...insertAll('SearchPlace', searchPlace),
      ...insertAll('SearchWord', searchWord, { key: ['word'], become: 'keep' }),
    ]);
    const readable = async (viewerId: string | null) => {
      const rows = await db.battle.findMany({
        where: { AND: [{ id: { in: ids } }, visibleTo(viewerId)] },
        select: { id: true },
      });
      return rows.map(({ id }) => id).toSorted();
    };
    for (const viewerId of ['u1', 'u2', null])
      expect(await found(viewerId)).toEqual(await readable(viewerId));
    // Of 24 kinds 12 are deleted; a stranger reads the 6 that ship and the published one that is not hidden.
    expect([(await found('u1')).length, (await found(null)).length]).toEqual([12, 7]);
  });

  test('stands behind what ships, however much of it there is', async () => {
    const ids = Array.from({ length: 400 }, (_, index) => `0-crowd-${index}`);
    await db.battle.create(own('crowd', { ownerId: 'u1', visibility: 'published' }));
    const entries = ids.map((id) => ({
      id,
      kind: 'battle' as const,
      battleId: 'crowd',
      regimentId: null,
      label: 'Minden',
      detail: '',
      otherNames: '',
    }));
    const { searchEntry, searchPlace } = entryRows(entries, BEHIND);
    await runBatch([...insertAll('SearchEntry', searchEntry), ...insertAll('SearchPlace', searchPlace)]);
    expect((await searchHistory('Minden')).map(({ battleId }) => battleId)).toContain('1759-08-01-minden');
  });
});
