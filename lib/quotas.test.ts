import { expect, test } from 'vitest';
import { LIMITS } from './platform/limits';
import { Full, needRoom, spendBytes, spendMade } from './quotas';

const { person, address } = LIMITS.quotas;

test.each([
  ['armies', person.armies, person.bytes],
  ['battles', person.battles, person.battleBytes],
] as const)(
  'a person has room for so many %s and bytes, and is told otherwise in words',
  (kind, most, bytes) => {
    const has = { count: most - 1, bytes: bytes - 1000 };
    expect(() => needRoom(kind, has, { count: 1, bytes: 1000 })).not.toThrow();
    expect(() => needRoom(kind, has, { count: 2, bytes: 0 })).toThrow(Full);
    expect(() => needRoom(kind, has, { count: 1, bytes: 1001 })).toThrow(/ MB.*Back up and delete/);
  },
);

test('a person writes so much in a day, whatever others write', async () => {
  await spendBytes({ userId: 'busy', address: 'a' }, person.bytesADay);
  await expect(spendBytes({ userId: 'busy', address: 'a' }, 1)).rejects.toThrow(/400 MB today.*24 hours/);
  await expect(spendBytes({ userId: 'other', address: 'a' }, 1000)).resolves.toBeUndefined();
});

test('so do all behind one address together', async () => {
  const rest = address.bytesADay;
  for (let spent = 0, user = 0; spent < rest; spent += person.bytesADay, user++) {
    await spendBytes({ userId: `user ${user}`, address: 'club' }, Math.min(person.bytesADay, rest - spent));
  }
  await expect(spendBytes({ userId: 'one more', address: 'club' }, 1)).rejects.toThrow(/from your address/);
  await expect(spendBytes({ userId: 'elsewhere', address: 'home' }, 1)).resolves.toBeUndefined();
  await expect(spendBytes({ userId: 'unknown' }, 1)).resolves.toBeUndefined();
});

test('and so many armies are made from one address', async () => {
  for (let count = 0; count < address.armiesADay; count++)
    await spendMade('armies', { userId: 'x', address: 'school' });
  await expect(spendMade('armies', { userId: 'y', address: 'school' })).rejects.toThrow(Full);
  await expect(spendMade('armies', { userId: 'y', address: 'other school' })).resolves.toBeUndefined();
  await expect(spendMade('battles', { userId: 'y', address: 'school' })).resolves.toBeUndefined();
});
