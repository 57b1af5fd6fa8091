import { expect, test } from 'vitest';
import '@/prisma/test-database';
import { battleToMuster } from '@/lib/history/muster-battle';
import { loadEvening } from '../history/battles/[id]/evening/load-evening';

/** Units and points of the printed forces, as the digest of the rules reckons them (p. 58-61, G44, G45). */
test.each<[id: string, units: [number, number], points: [number, number] | null]>([
  ['lobositz', [20.5, 20.5], [2275, 2040]],
  ['spittelwitz', [16, 10.5], null],
  ['kutzdorf', [10, 11], null],
  ['st-ulrich', [5, 4], null],
])('%s is played with the forces that are printed', async (id, units, points) => {
  const battle = await battleToMuster(`honours-of-war-${id}`);
  if (battle === null) throw new Error(`There is no ${id}`);
  const { both } = (await loadEvening(battle, { rules: 'honours-of-war' })).mustered;
  expect(both.sides.map((side) => side.units)).toEqual(units);
  if (points !== null) expect(both.sides.map((side) => side.points)).toEqual(points);
  for (const { file } of both.sides) expect(file.origin?.kind).toBe('scenario');
  const [elsewhere] = (await loadEvening(battle, { rules: 'mcnally' })).mustered.both.sides;
  expect(elsewhere.file.system).toBe('mcnally');
});

test('an address that asks for what is not there is told, and shown as usual', async () => {
  const battle = await battleToMuster('1759-08-01-minden');
  if (battle === null) throw new Error('There is no Minden');
  const { notices, question } = await loadEvening(battle, { rules: 'chess', m0: 'horse.900' });
  expect(notices).toHaveLength(2);
  expect(question.rules).toBe('honours-of-war');
});
