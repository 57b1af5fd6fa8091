import { z } from 'zod';
import { ACCOUNT_WIRE } from '@/lib/accounts/wire';
import type { Exchange } from '@/lib/api/endpoint';
import { ARMY_WIRE } from '@/lib/armies/wire';
import { DEVICE_WIRE } from '@/lib/devices/wire';
import { EVENT_WIRE } from '@/lib/events/wire';
import { HISTORY_WIRE } from '@/lib/history/wire';
import { refusalSchema } from '@/lib/rules/check-answer';

/** An army file: read strictly by the reader of its system before it was stored. */
const armyFile = z.looseObject({ muster: z.literal(1), system: z.string(), army: z.unknown() });
/** An order of battle: read strictly before it was stored. */
const battleFile = z.looseObject({
  format: z.literal('muster.battle'),
  version: z.literal(1),
  sides: z.array(z.unknown()),
});

/** What each route of the API answers, and the files beside pages. */
const EXCHANGES: Readonly<Record<string, Exchange>> = {
  ...ACCOUNT_WIRE,
  ...ARMY_WIRE,
  ...DEVICE_WIRE,
  ...EVENT_WIRE,
  ...HISTORY_WIRE,
  'GET /history/battles/[id]/battle.json': { answer: battleFile },
  'GET /history/shared/[token]/battle.json': { answer: battleFile },
  'GET /s/[token]/army.json': { answer: armyFile },
};

/**
 * Where an answer of a route is not as its schema says; none where it is. A request that is refused as a whole is
 * answered by every route in the same way.
 */
export const contractFaults = (route: string, body: string): string[] => {
  const answered = EXCHANGES[route]?.answer;
  if (answered === undefined) return ['no schema says what it answers'];
  if (answered === null) return body === '' ? [] : ['more than nothing'];
  const value: unknown = JSON.parse(body);
  if (refusalSchema.safeParse(value).success) return [];
  const { error } = answered.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};
