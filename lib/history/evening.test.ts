import { expect, test } from 'vitest';
import { onPostgres } from '@/prisma/test-database';
import { SYSTEM_IDS, type SystemId } from '../rules';
import { layOutPages } from '../sheets/placed/placed-pages';
import { listBattles } from './battles';
import { eveningOf, eveningPaper, tellersIn } from './evening';
import { battleToMuster, musterBattle, settledQuestion } from './muster-battle';
import { musterQuestion } from './muster-question';

// what is read is the same on both stores, and mustering asks none
const SYSTEMS = onPostgres ? SYSTEM_IDS.slice(0, 1) : SYSTEM_IDS;

const musteredAt = async (id: string, rules: SystemId) => {
  const battle = await battleToMuster(id);
  if (battle === null) throw new Error(`There is no ${id}`);
  return musterBattle(battle, settledQuestion(battle, musterQuestion({ rules }).question));
};

/**
 * As the book prints them: attacker, objective, units and breaking points of both (p. 58-61; Lobositz counted, R43).
 */
test.each<
  [id: string, attacker: string, objective: string, units: [number, number], points: [number, number]]
>([
  ['st-ulrich', 'Blue.', 'St. Ulrich bridge, 1 army point.', [5, 4], [2, 2]],
  ['kutzdorf', 'Red, on Blue’s flank', 'Kutzdorf, 1 army point.', [10, 11], [5, 5]],
  ['spittelwitz', 'Blue.', 'Spittelberg, 1 army point.', [16, 10.5], [8, 5]],
  ['lobositz', 'Prussia.', 'Two built-up blocks of Lobositz, 1 army point each.', [20.5, 20.5], [10, 10]],
])('%s is played as Honours of War prints it', async (id, attacker, objective, units, points) => {
  const mustered = await musteredAt(`honours-of-war-${id}`, 'honours-of-war');
  expect(mustered.both.sides.map((side) => side.units)).toEqual(units);
  const lines = eveningOf(mustered);
  expect(lines[0]?.term).toBe('Attacker');
  expect(lines[0]?.text).toContain(attacker);
  expect(lines.find(({ term }) => term.startsWith('Objective'))?.text).toBe(objective);
  expect(lines.at(-1)?.text).toBe(
    `An army that reaches its army breaking point (${points.join(' and ')}) has lost.`,
  );
  expect(lines.flatMap(({ from }) => from).every(({ kind }) => kind === 'book')).toBe(true);
});

test('Minden in Honours of War: who attacks, turns, table, weather and the losses of the day, each with its source', async () => {
  const lines = eveningOf(await musteredAt('1759-08-01-minden', 'honours-of-war'));
  const texts = Object.fromEntries(lines.map(({ term, text }) => [term, text]));
  expect(texts.Attacker).toBe('Allied army.');
  expect(texts.Length).toContain('Fought from 06:00 to 11:00, 5 hours');
  expect(texts.Table).toContain('The wider front was 4 km');
  expect(texts['Allied army']).toContain('lost 2,600 of 41,000 men on the day, 6 %');
  expect([...tellersIn(lines).values()].map(({ name }) => name)).toContain('J. W. Fortescue');
});

test('every battle is an evening on one page of A4 in every system, of which each line says where it is from', {
  timeout: 600_000,
}, async () => {
  const options = { paper: 'a4', ink: 'colour', date: '26 November 2026' } as const;
  for (const { id } of await listBattles()) {
    for (const rules of SYSTEMS) {
      const mustered = await musteredAt(id, rules);
      expect(layOutPages(eveningPaper(mustered, '1 August 1759', options)).length, `${id}, ${rules}`).toBe(1);
      const lines = eveningOf(mustered);
      expect(lines.length, id).toBeGreaterThan(2);
      for (const { text, from } of lines) {
        expect(from.length, `${id} ${text}`).toBeGreaterThan(0);
        expect(text, id).not.toMatch(/undefined|NaN|null|\{/);
      }
    }
  }
});
