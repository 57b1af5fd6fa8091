import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { browserName } from './browser-name';
import { DEVICE_PAGE, endDevice, listDevices } from './devices';
import { devicePageSchema } from './schema';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-22T12:00:00Z');
const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

let made = 0;

const session = async ({ userId }: Viewer, usedAgo = 0, livesFor = DAY): Promise<string> => {
  made++;
  const used = new Date(NOW.getTime() - usedAgo);
  const { id } = await db.session.create({
    data: {
      id: `session-${made}`,
      token: `token-${made}`,
      userId,
      userAgent: FIREFOX,
      expiresAt: new Date(NOW.getTime() + livesFor),
      createdAt: used,
      updatedAt: used,
    },
    select: { id: true },
  });
  return id;
};

describe('my devices', () => {
  test('are listed with this one first, then those used last, without their tokens', async () => {
    const viewer = await newTestViewer();
    const old = await session(viewer, 3 * DAY);
    const here = await session(viewer, 2 * DAY);
    const recent = await session(viewer, DAY);
    await session(viewer, 0, -1);
    await session(await newTestViewer());
    const page = await listDevices({ ...viewer, sessionId: here }, 1, NOW);
    expect(page).toMatchObject({ all: 3, next: null });
    expect(page.devices.map(({ id }) => id)).toEqual([here, recent, old]);
    expect(page.devices[0]).toEqual({
      id: here,
      name: 'Firefox on Android',
      since: new Date(NOW.getTime() - 2 * DAY).toISOString(),
      lastUsed: new Date(NOW.getTime() - 2 * DAY).toISOString(),
      current: true,
    });
    expect(JSON.stringify(page)).not.toContain('token-');
    expect(devicePageSchema.parse(page)).toEqual(page);
  });

  test('are paged, each once', async () => {
    const viewer = await newTestViewer();
    const here = await session(viewer);
    for (let count = 0; count < DEVICE_PAGE + 5; count++) await session(viewer, count * 1000);
    const first = await listDevices({ ...viewer, sessionId: here }, 1, NOW);
    expect([first.all, first.next]).toEqual([DEVICE_PAGE + 6, 2]);
    const second = await listDevices({ ...viewer, sessionId: here }, 2, NOW);
    expect(second.next).toBeNull();
    expect(new Set([...first.devices, ...second.devices].map(({ id }) => id)).size).toBe(DEVICE_PAGE + 6);
  });
});

describe('ending one', () => {
  test('ends that one and no other', async () => {
    const viewer = await newTestViewer();
    const here = await session(viewer);
    const lost = await session(viewer);
    expect(await endDevice(viewer, lost, NOW)).toEqual({ ok: true });
    expect(await endDevice(viewer, lost, NOW)).toEqual({ ok: false, code: 'not-found' });
    expect((await listDevices({ ...viewer, sessionId: here }, 1, NOW)).devices).toHaveLength(1);
  });

  test('of somebody else finds nothing', async () => {
    const viewer = await newTestViewer();
    await session(viewer);
    const theirs = await session(viewer);
    const other = await newTestViewer();
    await session(other);
    expect(await endDevice(other, theirs, NOW)).toEqual({ ok: false, code: 'not-found' });
    expect(await db.session.count({ where: { id: theirs } })).toBe(1);
  });

  test('never ends the last, also when two end each other at once; one that ran out does not count', async () => {
    const viewer = await newTestViewer();
    const one = await session(viewer);
    await session(viewer, 0, -1);
    expect(await endDevice(viewer, one, NOW)).toMatchObject({ ok: false, code: 'only-device' });
    for (let turn = 0; turn < 20; turn++) {
      const alive = { userId: viewer.userId, expiresAt: { gt: NOW } };
      await session(viewer);
      const both = await db.session.findMany({ where: alive, select: { id: true } });
      const answers = await Promise.all(both.map(({ id }) => endDevice(viewer, id, NOW)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await db.session.count({ where: alive })).toBe(1);
    }
  });
});

test.each([
  [FIREFOX, 'Firefox on Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on a Mac',
  ],
  ['curl/8.5.0', 'A browser of unknown make'],
  [null, 'A browser of unknown make'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
