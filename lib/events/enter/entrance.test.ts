import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { lobositz } from '../../armies/fixtures/armies';
import { db } from '../../db';
import { deleteEvent } from '../delete-event';
import { AFTER, DURING, entered, MANOEUVRES, newEvent, newKey, STRANGER } from '../fixtures/events';
import { readEntrance } from '../read-event';
import { saveEvent } from '../save-event';
import { checkList } from './check-list';
import { enterList } from './enter-list';

const GONE = { ok: false, code: 'not-found' };

test('a page that lets enter is an entrance until that ends; by default it is none', async () => {
  const shut = await newEvent();
  const sent = { key: newKey(), name: 'Early', contact: '', list: { file: lobositz() } };
  expect(await readEntrance(null, shut.id, DURING)).toBeNull();
  expect(await enterList(STRANGER, shut.id, sent, DURING)).toEqual(GONE);
  expect(await checkList(null, shut.id, { list: sent.list }, DURING)).toEqual(GONE);

  const { owner, id, token } = await newEvent({ openEntry: true, capacity: 2 });
  expect(await readEntrance(null, id, DURING)).toMatchObject({ event: { openEntry: true }, role: null });
  expect(await checkList(null, id, { list: sent.list }, DURING)).toMatchObject({ ok: true });
  const first = await enterList(STRANGER, id, sent, DURING);
  expect(first).toMatchObject({ ok: true, number: 1 });
  // one event with two entrances: the same key is the same entry
  expect(await enterList(STRANGER, token, sent, DURING)).toEqual(first);

  const event = { ...MANOEUVRES, capacity: 2, openEntry: false };
  expect(await saveEvent(owner, id, { revision: 1, event }, DURING)).toMatchObject({ ok: true });
  expect(await readEntrance(null, id, DURING)).toBeNull();
  expect(await checkList(null, id, { list: sent.list }, DURING)).toEqual(GONE);
  expect(await enterList(STRANGER, id, { ...sent, key: newKey() }, DURING)).toEqual(GONE);
  expect(await enterList(STRANGER, id, sent, DURING)).toEqual(first);
  await entered(token, lobositz('By the link'));

  const again = { revision: 2, event: { ...event, openEntry: true } };
  expect(await saveEvent(owner, id, again, DURING)).toMatchObject({ ok: true });
  const third = { ...sent, key: newKey() };
  expect(await enterList(STRANGER, id, third, DURING)).toMatchObject({ code: 'closed', why: 'full' });
  expect(await enterList(STRANGER, id, third, AFTER)).toMatchObject({ code: 'closed', why: 'late' });
  await deleteEvent(owner, id, DURING);
  expect(await readEntrance(null, id, DURING)).toBeNull();
});

test('an entrance that closes while a list is judged takes it no more', async () => {
  const { owner, id } = await newEvent({ openEntry: true });
  const sent = { key: newKey(), name: 'Late', contact: '', list: { file: lobositz() } };
  const [, answer] = await Promise.all([
    saveEvent(owner, id, { revision: 1, event: MANOEUVRES }, DURING),
    enterList(STRANGER, id, sent, DURING),
  ]);
  const entries = await db.entry.count({ where: { eventId: id } });
  // whichever was first: what was answered is what is stored
  expect(entries).toBe(answer.ok ? 1 : 0);
  expect(await enterList(STRANGER, id, { ...sent, key: newKey() }, DURING)).toEqual(GONE);
});
