import { ACCOUNT_CARDS } from '@/lib/accounts/endpoints';
import type { Cards } from '@/lib/api/endpoint';
import { ARMY_CARDS } from '@/lib/armies/endpoints';
import { DEVICE_CARDS } from '@/lib/devices/endpoints';
import { EVENT_CARDS } from '@/lib/events/endpoints';
import { HISTORY_CARDS } from '@/lib/history/endpoints';

/** Every endpoint of the API, as the door has to know it. */
export const CARDS: Cards = {
  ...ACCOUNT_CARDS,
  ...ARMY_CARDS,
  ...DEVICE_CARDS,
  ...EVENT_CARDS,
  ...HISTORY_CARDS,
};
