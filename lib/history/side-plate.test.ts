import { expect, test } from 'vitest';
import { onPostgres } from '@/prisma/test-database';
import { said, textMarks } from '../sheets/fixtures/part-texts';
import { cutLines, offPaper, overlaps } from '../sheets/fixtures/typesetting';
import { layOutPages } from '../sheets/placed/placed-pages';
import { listBattles, readBattle } from './battles';
import { sidePlate } from './side-plate';

const PAPER = { paper: 'a4', ink: 'bw', date: '26 November 2026' } as const;
const EDGE = 4;

const battleOf = async (id: string) => {
  const battle = await readBattle(id);
  if (battle === null) throw new Error(`There is no ${id}`);
  return battle;
};

// bin/freeze/side-plates.test.ts shows that a plate has the same marks on both stores
const MOST = onPostgres ? 1 : Number.POSITIVE_INFINITY;

test('every side of the history has one plate, with its explanation, on which nothing overlaps or is cut', async () => {
  for (const { id } of (await listBattles()).slice(0, MOST)) {
    const battle = await battleOf(id);
    for (const side of battle.sides) {
      const pages = layOutPages(sidePlate(battle, side, 'the day', PAPER));
      const faults = pages.flatMap((page) => [...overlaps(page), ...offPaper(page, EDGE), ...cutLines(page)]);
      expect(faults, `${battle.name}, ${side.name}`).toEqual([]);
      expect(pages.length, `${battle.name}, ${side.name}`).toBe(1);
      expect(pages.flatMap(({ marks }) => textMarks(marks).map(said))).toContain('Explanation');
    }
  }
});

test('the Allies at Minden: what no source names is left white, facings and numbers are told', async () => {
  const battle = await battleOf('1759-08-01-minden');
  const [allies] = battle.sides;
  if (allies === undefined) throw new Error('Minden has no sides');
  const sheet = sidePlate(battle, allies, '1 August 1759', PAPER);
  expect(sheet.of).toBe('Allied army at Minden, 1 August 1759');
  expect(sheet.command).toBe('Duke Ferdinand of Brunswick commanding');
  expect(sheet.left).toMatchObject({ figure: '41,000', unit: 'men, and 170 guns' });
  const blocks = sheet.bodies.flatMap((body) => body.blocks);
  expect(blocks.find(({ title }) => title === '12th Foot')).toMatchObject({
    symbol: 'line',
    facings: expect.stringContaining('yellow'),
  });
  expect(blocks.find(({ title }) => title.includes('Anhalt'))?.doubtful).toBe(true);
  const words = layOutPages(sheet).flatMap(({ marks }) => textMarks(marks).map(said));
  expect(words).toContain('Place not known');
  expect(words).toContain('faced yellow');
});
