import { ACCOUNT_CARDS } from '../accounts/endpoints';
import type { Cards } from '../api/endpoint';
import { ARMY_CARDS } from '../armies/endpoints';
import { DEVICE_CARDS } from '../devices/endpoints';
import { EVENT_CARDS } from '../events/endpoints';
import { GAME_CARDS } from '../games/endpoints';
import { HISTORY_CARDS } from '../history/endpoints';

/** Every endpoint of the API, as the door has to know it. */
export const CARDS: Cards = {
  ...ACCOUNT_CARDS,
  ...ARMY_CARDS,
  ...DEVICE_CARDS,
  ...EVENT_CARDS,
  ...GAME_CARDS,
  ...HISTORY_CARDS,
};
