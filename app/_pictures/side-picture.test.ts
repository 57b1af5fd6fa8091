import { expect, test } from 'vitest';
import { SIDE_PAPER } from '@/lib/sheets/picture/side-marks';
import { sideOrder } from './side-picture';

test('the picture of a side names its lines and troops, without ratings and numbers', async () => {
  const order = await sideOrder('typical.honours-of-war.prussia', 'named');
  expect(order).toMatchObject({ form: 'named', title: 'Prussia 1757' });
  const bodies = order?.plate.bodies ?? [];
  expect(bodies.map(({ head }) => head)).toEqual(
    expect.arrayContaining(['First line', 'Second line', 'Horse']),
  );
  expect(bodies.flatMap(({ blocks }) => blocks.map(({ detail }) => detail)).join('')).toBe('');
  expect(Object.keys(SIDE_PAPER)).toEqual(['named', 'bare']);
  expect(await sideOrder('typical.honours-of-war.atlantis', 'named')).toBeNull();
  expect(await sideOrder('../lists/x', 'bare')).toBeNull();
});
