import { ACCOUNT_WIRE } from '../accounts/wire';
import type { Exchange } from '../api/endpoint';
import { ARMY_WIRE } from '../armies/wire';
import { DEVICE_WIRE } from '../devices/wire';
import { EVENT_WIRE } from '../events/wire';
import { GAME_WIRE } from '../games/wire';
import { HISTORY_WIRE } from '../history/wire';

/** What every endpoint of the API is asked, is sent and answers: for tests and documents, as it loads all schemas. */
export const EXCHANGES: Readonly<Record<string, Exchange>> = {
  ...ACCOUNT_WIRE,
  ...ARMY_WIRE,
  ...DEVICE_WIRE,
  ...EVENT_WIRE,
  ...GAME_WIRE,
  ...HISTORY_WIRE,
};
