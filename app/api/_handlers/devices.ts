import { DEVICE_CONTRACT } from '@/lib/devices/contract';
import { createDeviceLink } from '@/lib/devices/device-links';
import { endDevice, forgetBrowser, listDevices, redeemDeviceLink } from '@/lib/devices/devices';
import { DEVICE_ENDPOINTS } from '@/lib/devices/endpoints';
import { currentSession } from '@/lib/identity/viewer';
import { createRoutes } from '../_http/create-routes';

/** What answers the endpoints of devices of one person. */
export const HANDLERS = createRoutes(DEVICE_ENDPOINTS, DEVICE_CONTRACT, {
  'POST /api/device': async ({ owner }) => createDeviceLink(await owner()),
  'POST /api/device/redeem': ({ body }) => redeemDeviceLink(body.token),
  'GET /api/devices': async () => {
    const session = await currentSession();
    return session === null ? { devices: [], all: 0, next: null } : listDevices(session);
  },
  'DELETE /api/devices/[id]': async ({ viewer, params: { id } }) => {
    const session = await currentSession();
    const ended = await endDevice(viewer, id);
    if (ended.ok && session?.sessionId === id) await forgetBrowser();
    return ended;
  },
});
