import { z } from 'zod';
import type { Exchange } from '@/lib/api/endpoint';
import { answerFaults } from '@/lib/api/request-refusal';
import { armyFileSchema } from '@/lib/armies/answers';
import { EXCHANGES } from '@/lib/wire/exchanges';
import * as words from '../words';

/** An order of battle: read strictly before it was stored. */
const battleFile = z.looseObject({
  format: z.literal('muster.battle'),
  version: z.literal(1),
  sides: z.array(z.unknown()),
});

/** What each route of the API answers, and the files beside pages. */
const ANSWERED: Readonly<Record<string, Exchange>> = {
  ...EXCHANGES,
  'GET /history/battles/[id]/battle.json': { answer: battleFile },
  'GET /history/shared/[token]/battle.json': { answer: battleFile },
  'GET /s/[token]/army.json': { answer: armyFileSchema },
};

/** Where the answer of a route is not as its schema says; none where it is. */
export const contractFaults = (route: string, body: string): string[] => {
  const answered = ANSWERED[route]?.answer;
  return answered === undefined ? [words.noSchema] : answerFaults(answered, body);
};
