import '../prisma/test-database';
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { lobositz, newTestViewer } from '../lib/armies/fixtures/armies';
import { createArmy } from '../lib/armies/save-army';
import { db } from '../lib/db';
import { readDeviceLink } from '../lib/devices/device-links';
import { enterList } from '../lib/events/enter/enter-list';
import { newChecker } from '../lib/events/fixtures/desk';
import { DURING, newEvent, newKey, pack } from '../lib/events/fixtures/events';
import { createPack } from '../lib/events/packs/own-packs';
import { recoveryCodeHash } from '../lib/identity/token';
import { dataFolder } from '../prisma/test-database';
import { findPeople, havings } from './lib/people';

const people = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/people.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MUSTER_DATA: dataFolder },
  });
  return { status, says: stdout + stderr };
};

beforeAll(async () => {
  for (const [id, name] of [
    ['zieten-0123456789', 'Hussars of Zieten'],
    ['daun-0123456789', 'Kolin 1757'],
  ] as const) {
    await db.user.create({ data: { id, name: 'Anonymous', email: `${id}@example.invalid` } });
    await createArmy({ userId: id }, lobositz(name));
  }
  await createArmy({ userId: 'daun-0123456789' }, lobositz('Hochkirch'));
});

test('lists who has armies', () => {
  const all = people();
  expect(all.status).toBe(0);
  expect(all.says).toMatch(/daun-012 .* 2 armies: Hochkirch, Kolin 1757\n/);
  expect(all.says).toMatch(/zieten-0 .* 1 army: Hussars of Zieten\n/);
});

test('who runs an event, keeps a pack or has entered a list is listed with it, without any army, too', async () => {
  const { owner, id, token } = await newEvent({ name: 'Autumn Manoeuvres' });
  await createPack(async () => owner, { key: newKey(), pack: pack(100) });
  const player = await newTestViewer();
  const list = { key: newKey(), name: 'Rhys', contact: '', list: { file: lobositz() } };
  await enterList({ viewer: player, address: null }, token, list, DURING);
  const checker = await newChecker(owner, id);
  const { people: found } = await findPeople(['manoeuvres'], 10);
  expect(found.map((person) => person.id).toSorted()).toEqual(
    [owner.userId, player.userId, checker.userId].toSorted(),
  );
  const lines = new Map(found.map((person) => [person.id, havings(person)]));
  expect(lines.get(owner.userId)).toBe(
    '1 event pack: Autumn Manoeuvres; 1 event to run: Autumn Manoeuvres (Marie)',
  );
  expect(lines.get(checker.userId)).toBe('1 event to run: Autumn Manoeuvres (Tomasz)');
  expect(lines.get(player.userId)).toBe('1 list entered: Autumn Manoeuvres (Rhys)');
  const { people: named } = await findPeople(['tomasz'], 10);
  expect(named.map((person) => person.id)).toEqual([checker.userId]);
});

test('finds those whose armies have all the words', async () => {
  const { people: found } = await findPeople(['kolin', 'HOCH'], 10);
  expect(found.map(({ id }) => id)).toEqual(['daun-0123456789']);
});

test('makes a link that opens the armies of one person', async () => {
  const made = people('link', 'daun-012');
  expect(made).toMatchObject({ status: 0, says: expect.stringContaining('put its address before') });
  const token = /\/d\/([\w-]{32})/.exec(made.says)?.[1] ?? '';
  expect(await readDeviceLink(token)).toMatchObject({ armies: 2 });
});

test('makes a code that sets a new password for an account, and finds it by its address', async () => {
  const id = 'zieten-0123456789';
  await db.user.update({ where: { id }, data: { email: 'zieten@example.org' } });
  await db.account.create({ data: { id, accountId: id, providerId: 'credential', userId: id } });
  expect(people('ZIETEN@example').says).toMatch(/zieten-0 .* zieten@example\.org {2}1 army/);
  const made = people('reset', 'Zieten@example.org');
  expect(made).toMatchObject({ status: 0, says: expect.stringContaining('/account/recover') });
  const [code = ''] = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/m.exec(made.says) ?? [];
  expect(await db.recoveryCode.count({ where: { userId: id, codeHash: recoveryCodeHash(code) } })).toBe(1);
  expect(people('reset', 'nobody@example.org')).toMatchObject({
    status: 1,
    says: expect.stringContaining('No account has the e-mail address nobody@example.org.'),
  });
});

test('says what is wrong in words, also from its source, as everybody but these tests runs it', () => {
  delete process.env.MUSTER_BUNDLES;
  expect(people('link', 'nowhere')).toMatchObject({
    status: 1,
    says: expect.stringContaining("Nobody's id begins with nowhere."),
  });
});
