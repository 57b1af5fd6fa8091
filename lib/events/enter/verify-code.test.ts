import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { lobositz } from '../../armies/fixtures/armies';
import { deleteEvent } from '../delete-event';
import { actOnEntry } from '../desk/act-on-entries';
import { AFTER, DURING, entered, newEvent, newKey, PUBLIC, STRANGER } from '../fixtures/events';
import { initialsOf, readCode } from './code';
import { replaceList } from './enter-list';
import { verifyCode } from './verify-code';

const ANYBODY = { viewer: null, receipt: null };

/** An accepted list and a later one that is not. */
const twoVersions = async () => {
  const event = await newEvent();
  const first = await entered(event.token, lobositz('First'));
  const accept = { act: 'accept', revision: 1, text: '', withErrors: true, withNotes: true } as const;
  await actOnEntry(event.owner, event.id, 1, accept, DURING);
  const again = { key: newKey(), list: { file: lobositz('Second') } };
  const replaced = await replaceList(STRANGER, first.token, again, DURING);
  if (!replaced.ok) throw new Error(replaced.code);
  return { ...event, first, second: replaced.receipt.shown };
};

describe('a code on a sheet', () => {
  test('before lists are public tells only of which event it is and whether it is the accepted one', async () => {
    const { first, second, id } = await twoVersions();
    const hidden = await verifyCode(ANYBODY, first.code, AFTER);
    expect(hidden).toEqual({
      state: 'hidden',
      code: first.code,
      accepted: true,
      event: {
        id,
        name: 'Autumn Manoeuvres',
        timeZone: 'Europe/Berlin',
        listed: true,
        publicAt: PUBLIC.toISOString(),
      },
    });
    expect(await verifyCode(ANYBODY, second.code, AFTER)).toMatchObject({ state: 'hidden', accepted: false });
  });

  test('to its player and the organisers shows the list at once', async () => {
    const { owner, first } = await twoVersions();
    const asked = { viewer: null, receipt: first.token };
    expect(await verifyCode(asked, first.code, DURING)).toMatchObject({ state: 'shown', as: 'player' });
    expect(await verifyCode({ viewer: owner, receipt: null }, first.code, DURING)).toMatchObject({
      as: 'organiser',
    });
    const another = await twoVersions();
    const wrong = { viewer: another.owner, receipt: another.first.token };
    expect(await verifyCode(wrong, first.code, DURING)).toMatchObject({ state: 'hidden' });
  });

  test('once they are public shows hash, verdicts and which version it is', async () => {
    const { first, second } = await twoVersions();
    const accepted = await verifyCode(ANYBODY, first.code, PUBLIC);
    expect(accepted).toMatchObject({
      state: 'shown',
      as: 'public',
      which: 'accepted',
      number: 1,
      change: null,
      version: { hash: first.hash, frozen: true, verdict: { standing: 'legal' } },
      today: { same: true },
    });
    const other = await verifyCode(ANYBODY, second.code, PUBLIC);
    expect(other).toMatchObject({
      which: 'other',
      accepted: { version: 1, code: first.code, hash: first.hash },
      change: { same: false },
    });
  });

  test('is unknown when it stands for nothing or has letters of another event; of a deleted event it says when', async () => {
    const { owner, id, first } = await twoVersions();
    expect(await verifyCode(ANYBODY, 'AM-2222-22', PUBLIC)).toMatchObject({ state: 'unknown' });
    expect(await verifyCode(ANYBODY, first.code.replace('AM', 'ZZ'), PUBLIC)).toMatchObject({
      state: 'unknown',
    });
    const typed = ` ${first.code.slice(3).replace('-', '').toLowerCase()} `;
    expect(await verifyCode(ANYBODY, typed, PUBLIC)).toMatchObject({ state: 'shown', code: first.code });
    await deleteEvent(owner, id, DURING);
    expect(await verifyCode(ANYBODY, first.code, PUBLIC)).toEqual({
      state: 'deleted',
      code: first.code,
      deletedAt: DURING.toISOString(),
      timeZone: 'Europe/Berlin',
    });
    const asked = { viewer: null, receipt: first.token };
    expect(await verifyCode(asked, first.code, PUBLIC)).toMatchObject({ state: 'shown', as: 'player' });
  });
});

test.each([
  ['Autumn Manoeuvres', 'AM'],
  ['Übung im Süden', 'UI'],
  ['Lobositz', 'LO'],
  ['Mollwitz und Umgebung', 'MX'],
  ['1759', 'EV'],
])('codes of %s begin with %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each(['', 'AM', '1234567', 'AM-3HF2-Q', 'AEIOUY'])('“%s” is no code', (text) =>
  expect(readCode(text)).toBeNull(),
);
