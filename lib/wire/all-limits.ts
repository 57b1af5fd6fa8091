import shipped from '../../data/limits.json' with { type: 'json' };
import { ACCOUNT_CARDS } from '../accounts/endpoints';
import type { Card, Cards } from '../api/endpoint';
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

/** What one method of one path may cost, and who may call it. */
export type LimitRow = Pick<Card, 'body'> & {
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  readonly who: string;
  /** a page that is made once for many: for everybody, or for strangers, where a person's own things stand on it */
  readonly once?: string;
  /** names a page of which only little is a person's: the rest is drawn once (docs/decisions/0053-frames.md) */
  readonly frame?: string;
  /** what such a page is made of: `event` of its address, or `events` that are listed; else the history */
  readonly of?: string;
  /** what of a person's own stands on it: who has none is shown what strangers are; without it nobody who is known */
  readonly own?: string;
};

const ofEndpoint = ([key, { kind, who, body }]: [string, Card]): LimitRow => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path, kind, who, body };
};

const { pages, ...held } = shipped;

const routes: readonly LimitRow[] = [...pages, ...Object.entries(CARDS).map(ofEndpoint)];

/** Every limit: what data/limits.json says, with a row for each page of it and for the card of each endpoint. */
export const ALL_LIMITS = { ...held, routes };
