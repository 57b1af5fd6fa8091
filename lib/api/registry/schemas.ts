import { ACCOUNT_CONTRACT } from '../../accounts/contract';
import { ARMY_CONTRACT } from '../../armies/contract';
import { DEVICE_CONTRACT } from '../../devices/contract';
import { EVENT_CONTRACT } from '../../events/contract';
import { GAME_CONTRACT } from '../../games/contract';
import { HISTORY_CONTRACT } from '../../history/contract';
import { STREAM_CONTRACT } from '../../streams/contract';
import type { EndpointSchemas } from '../endpoint';

/** What every endpoint of the API is asked, is sent and answers: for tests and documents, as it loads all schemas. */
export const SCHEMAS: Readonly<Record<string, EndpointSchemas>> = {
  ...ACCOUNT_CONTRACT,
  ...ARMY_CONTRACT,
  ...DEVICE_CONTRACT,
  ...EVENT_CONTRACT,
  ...GAME_CONTRACT,
  ...HISTORY_CONTRACT,
  ...STREAM_CONTRACT,
};
