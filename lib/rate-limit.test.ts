import { expect, test } from 'vitest';
import { takeTurn } from './rate-limit';

test('a turn is free until a minute’s turns are used up, for each key on its own', async () => {
  for (let count = 0; count < 30; count++) expect(await takeTurn('device', 'one')).toBeNull();
  const wait = await takeTurn('device', 'one');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await takeTurn('device', 'another')).toBeNull();
  expect(await takeTurn('check', 'one')).toBeNull();
});

test('six hundred autosaves a minute are no trouble', async () => {
  const turns = await Promise.all(Array.from({ length: 600 }, () => takeTurn('save', 'quick')));
  expect(turns.every((turn) => turn === null)).toBe(true);
  expect(await takeTurn('save', 'quick')).not.toBeNull();
});
