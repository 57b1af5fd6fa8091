import shipped from '../../../data/limits.json' with { type: 'json' };
import { ACCOUNT_ENDPOINTS } from '../../accounts/endpoints';
import { ARMY_ENDPOINTS } from '../../armies/endpoints';
import { DEVICE_ENDPOINTS } from '../../devices/endpoints';
import { EVENT_ENDPOINTS } from '../../events/endpoints';
import { GAME_ENDPOINTS } from '../../games/endpoints';
import { HISTORY_ENDPOINTS } from '../../history/endpoints';
import { STREAM_ENDPOINTS } from '../../streams/endpoints';
import type { EndpointPolicies, EndpointPolicy } from '../endpoint';

/** Every endpoint of the API, as the server has to know it. */
export const ENDPOINTS: EndpointPolicies = {
  ...ACCOUNT_ENDPOINTS,
  ...ARMY_ENDPOINTS,
  ...DEVICE_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...GAME_ENDPOINTS,
  ...HISTORY_ENDPOINTS,
  ...STREAM_ENDPOINTS,
};

/** What one method of one path may cost, and who may call it. */
export type RoutePolicy = Pick<EndpointPolicy, 'body'> & {
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  readonly who: string;
  /** a page that is made once for many: for everybody, or for strangers, where a person's own things stand on it */
  readonly once?: string;
  /** names a page of which only little is a person's: the rest is rendered once (docs/decisions/0053-page-shells.md) */
  readonly shell?: string;
  /** what such a page is made of: `event` of its address, or `events` that are listed; else the history */
  readonly of?: string;
  /**
   * the user's own data on the page: a user without any gets the page of strangers; absent = only strangers share it
   */
  readonly own?: string;
};

const toRoutePolicy = ([key, { kind, who, body }]: [string, EndpointPolicy]): RoutePolicy => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path, kind, who, body };
};

const { pages, ...held } = shipped;

const routes: readonly RoutePolicy[] = [...pages, ...Object.entries(ENDPOINTS).map(toRoutePolicy)];

/** Every limit: what data/limits.json says, with a row for each page of it and for the card of each endpoint. */
export const ALL_LIMITS = { ...held, routes };
