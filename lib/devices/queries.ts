import { mutationOptions } from '@tanstack/react-query';
import { accepted } from '../api/accepted';
import { ask } from '../api/client';
import type { EndAnswer } from './schema';

/** Ends one of my devices, so that its browser opens my armies no more; false where it was ended already. */
export const endDeviceChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      const answer = await ask<EndAnswer>(`/api/devices/${encodeURIComponent(id)}`, { method: 'DELETE' });
      if (!answer.ok && answer.code === 'not-found') return false;
      return accepted(answer).ok;
    },
  });
