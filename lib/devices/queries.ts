import { ask } from '../armies/request';
import type { EndAnswer } from './schema';

/** Ends one of my devices; its browser opens my armies no more. */
export const endDevice = (id: string): Promise<EndAnswer> =>
  ask(`/api/devices/${encodeURIComponent(id)}`, { method: 'DELETE' });
