import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { lobositz, newTestViewer } from '../armies/fixtures/armies';
import { createArmy } from '../armies/save-army';
import { db } from '../db';
import { tokenHash } from '../identity/token';
import { DEVICE_CONTRACT } from './contract';
import { createDeviceLink, readDeviceLink } from './device-links';
import { deviceLinkAnswerSchema } from './schema';

const NOW = new Date('2026-11-20T19:00:00Z');
const MINUTE = 60_000;

describe('device links', () => {
  test('tell what they would open, for half an hour', async () => {
    const viewer = await newTestViewer();
    await createArmy(viewer, lobositz(), NOW);
    const link = await createDeviceLink(viewer, NOW);
    expect(deviceLinkAnswerSchema.parse(link)).toEqual(link);
    const { token, expiresAt } = link;
    expect(expiresAt).toBe('2026-11-20T19:30:00.000Z');
    expect(await readDeviceLink(token, new Date(NOW.getTime() + 29 * MINUTE))).toEqual({
      armies: 1,
      expiresAt,
    });
    expect(await readDeviceLink(token, new Date(NOW.getTime() + 30 * MINUTE))).toBeNull();
  });

  test('are stored as hashes, and go when their time is over', async () => {
    const viewer = await newTestViewer();
    const { token } = await createDeviceLink(viewer, NOW);
    const rows = await db.deviceLink.findMany({ where: { userId: viewer.userId } });
    expect(rows).toMatchObject([{ tokenHash: tokenHash(token), usedAt: null }]);
    await createDeviceLink(viewer, new Date(NOW.getTime() + 31 * MINUTE));
    expect(await db.deviceLink.count({ where: { tokenHash: tokenHash(token) } })).toBe(0);
  });

  test.each(['', 'x', '../../etc', 'a'.repeat(32), "' OR 1=1 --", 'a'.repeat(100_000)])(
    '%j opens nothing',
    async (token) => {
      expect(await readDeviceLink(token)).toBeNull();
    },
  );
});

test.each([undefined, null, {}, { token: 1 }, { token: 'x'.repeat(101) }, { token: 'x', more: 1 }])(
  'a link is not redeemed by %j',
  (body) => {
    expect(DEVICE_CONTRACT['POST /api/device/redeem'].request.safeParse(body).success).toBe(false);
  },
);
