import '@/prisma/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { lobositz } from '../armies/fixtures/armies';
import { db } from '../db';
import { readDesk } from '../events/desk/read-desk';
import { enterList } from '../events/enter/enter-list';
import { readReceipt } from '../events/enter/receipts';
import { newChecker } from '../events/fixtures/desk';
import { DURING, eventRequest, newKey } from '../events/fixtures/events';
import { listEvents } from '../events/list-events';
import { createEvent } from '../events/save-event';
import type { Viewer } from '../identity/viewer';
import { deleteAccount } from './delete-account';
import { Browser } from './fixtures/browser';
import { hashOnce } from './fixtures/hashed-once';
import { signIn, signUp } from './sign-in';

const PASSWORD = 'Bellona 1757, at Leuthen';
beforeAll(hashOnce);

let people = 0;
const someone = () => ({ name: 'Zieten', email: `host-${people++}@example.org`, password: PASSWORD });

/** An event of this person, with a list that he has entered himself. */
const hosted = async (viewer: Viewer) => {
  const made = await createEvent(async () => viewer, eventRequest(), DURING);
  if (!made.ok) throw new Error(made.code);
  const list = { key: newKey(), name: 'Zieten', contact: '', list: { file: lobositz('Zieten') } };
  const entry = await enterList({ viewer, address: null }, made.token, list, DURING);
  if (!entry.ok) throw new Error(entry.code);
  return { id: made.id, receipt: entry.token };
};

const signedUp = async () => {
  const browser = new Browser();
  const before = await browser.begin();
  const event = await hosted(before);
  const who = someone();
  await browser.does((asking) => signUp(asking, who));
  const viewer = await browser.viewer();
  if (viewer === null) throw new Error('There is no account');
  return { browser, viewer, who, ...event };
};

describe('events of somebody who signs up', () => {
  test('stay his own: the desk, and what he entered', async () => {
    const { viewer, id } = await signedUp();
    expect(await readDesk(viewer, id, undefined, DURING)).toMatchObject({ role: 'owner' });
    const { run, entered } = await listEvents(viewer, DURING);
    expect([run.length, entered.length]).toEqual([1, 1]);
  });

  test('and signs in where he was a checker of the same event: once, with the greater right', async () => {
    const { viewer, id, who } = await signedUp();
    const checker = await newChecker(viewer, id);
    const browser = new Browser();
    const before = await browser.begin();
    await db.eventPerson.updateMany({ where: { userId: checker.userId }, data: { userId: before.userId } });
    await browser.does((asking) => signIn(asking, who));
    const rows = await db.eventPerson.findMany({ where: { eventId: id } });
    expect(rows.map(({ userId, role }) => ({ userId, role }))).toEqual([
      { userId: viewer.userId, role: 'owner' },
    ]);
  });
});

describe('events of somebody whose account goes', () => {
  test('go with him where nobody else owns them; receipts of lists stay', async () => {
    const { browser, viewer, id, receipt } = await signedUp();
    expect(await deleteAccount(browser.asking, { password: PASSWORD }, async () => {})).toEqual({ ok: true });
    expect(await readDesk(viewer, id, undefined, DURING)).toBeNull();
    expect(await db.event.count({ where: { id, deletedAt: null } })).toBe(0);
    expect(await readReceipt(null, receipt, null, DURING)).toMatchObject({
      eventGone: true,
    });
    expect(await db.entry.count({ where: { eventId: id, userId: null } })).toBe(1);
  });

  test('stay where somebody else owns them, too', async () => {
    const { browser, viewer, id } = await signedUp();
    const other = await newChecker(viewer, id);
    await db.eventPerson.updateMany({ where: { userId: other.userId }, data: { role: 'owner' } });
    await deleteAccount(browser.asking, { password: PASSWORD }, async () => {});
    expect(await readDesk(other, id, undefined, DURING)).toMatchObject({ role: 'owner' });
    expect(await readDesk(viewer, id, undefined, DURING)).toBeNull();
  });
});
