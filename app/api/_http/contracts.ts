import { z } from 'zod';
import type { EndpointSchemas } from '@/lib/api/endpoint';
import { SCHEMAS } from '@/lib/api/registry/schemas';
import { responseProblems } from '@/lib/api/request-refusal';
import { armyFileSchema } from '@/lib/armies/answers';

/** An order of battle: read strictly before it was stored. */
const battleFile = z.looseObject({
  format: z.literal('muster.battle'),
  version: z.literal(1),
  sides: z.array(z.unknown()),
});

/** What each route of the API answers, and the files beside pages. */
const ANSWERED: Readonly<Record<string, EndpointSchemas>> = {
  ...SCHEMAS,
  'GET /history/battles/[id]/battle.json': { response: battleFile },
  'GET /history/shared/[token]/battle.json': { response: battleFile },
  'GET /s/[token]/army.json': { response: armyFileSchema },
};

/** Where the answer of a route is not as its schema says; none where it is. */
export const contractProblems = (route: string, body: string): string[] => {
  const answered = ANSWERED[route]?.response;
  return answered === undefined ? ['no schema says what it answers'] : responseProblems(answered, body);
};
