import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { clientOf } from '../api/client';
import { serializeFirstWrite } from '../api/mutations';
import { unwrap } from '../api/unwrap';
import type { DEVICE_CONTRACT } from './contract';
import type { DEVICE_ENDPOINTS } from './endpoints';

const ask = clientOf<typeof DEVICE_ENDPOINTS, typeof DEVICE_CONTRACT>();
const askAsSomeone = clientOf<typeof DEVICE_ENDPOINTS, typeof DEVICE_CONTRACT>(serializeFirstWrite);

/** The browsers that open my armies, this one first. */
export const devicesQuery = () =>
  queryOptions({ queryKey: ['devices'], queryFn: ({ signal }) => ask('GET /api/devices', { signal }) });

/** A link that opens my armies in one other browser. */
export const deviceLinkChange = () => mutationOptions({ mutationFn: () => askAsSomeone('POST /api/device') });

/** Uses a device link up in this browser. */
export const redeemDeviceLinkChange = (token: string) =>
  mutationOptions({
    mutationFn: async () =>
      unwrap(await askAsSomeone('POST /api/device/redeem', { body: { token } }), {
        gone: 'The link has just been used or has run out. Make a new one on the other device.',
      }),
  });

/** Ends one of my devices, so that its browser opens my armies no more; false where it was ended already. */
export const endDeviceChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      const answer = await ask('DELETE /api/devices/[id]', { params: { id } });
      if (!answer.ok && answer.code === 'not-found') return false;
      return unwrap(answer).ok;
    },
  });
