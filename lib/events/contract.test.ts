import { expect, test } from 'vitest';
import { requestRefusal } from '../api/request-refusal';
import { EVENT_CONTRACT } from './contract';
import { EVENT_ENDPOINTS } from './endpoints';

const ASKED = Object.entries(EVENT_CONTRACT).flatMap(([endpoint, exchange]) =>
  'request' in exchange ? [endpoint] : [],
);

test('every endpoint that takes a body says what it is sent', () => {
  const taking = Object.entries(EVENT_ENDPOINTS).flatMap(([endpoint, { body }]) =>
    body > 0 ? [endpoint] : [],
  );
  expect(ASKED.toSorted()).toEqual(taking.toSorted());
});

const KEY = 'key-of-a-test-000000000001';
const list = { file: {} };
const entries = [{ number: 1, revision: 1 }];

test.each([
  ['POST /api/enter/[token]', { key: KEY }, 'name'],
  ['POST /api/enter/[token]', { key: KEY, name: ' ', contact: '', list }, 'name'],
  ['POST /api/enter/[token]', { key: 'short', name: 'Rhys', contact: '', list }, 'key'],
  ['POST /api/enter/[token]/check', { list: { file: {}, text: '' } }, 'list'],
  ['POST /api/events', { key: 'x' }, 'key'],
  ['PUT /api/events/[id]', { revision: 2, event: { name: '' } }, 'event'],
  ['PUT /api/events/[id]', { revision: 0 }, 'revision'],
  ['POST /api/events/[id]/acts', { act: 'return', text: ' ', entries }, 'text'],
  ['POST /api/events/[id]/acts', { act: 'lock', entries: [] }, 'entries'],
  ['POST /api/events/[id]/entries/[number]', { act: 'dance', revision: 2 }, 'act'],
  ['POST /api/events/[id]/entries/[number]', { act: 'note', revision: 1, text: '' }, 'text'],
  ['PUT /api/events/[id]/expected', { act: 'tie' }, 'name'],
  ['PUT /api/events/[id]/expected', { act: 'list', add: ['x'.repeat(301)], remove: [] }, 'add'],
  ['POST /api/events/[id]/import', { key: KEY, files: [] }, 'files'],
  ['POST /api/events/[id]/links', { kind: 'leave' }, 'kind'],
  ['PUT /api/events/[id]/people/[person]', { role: 'guest' }, 'role'],
  ['PUT /api/events/[id]/terms', { version: 0, packs: [] }, 'version'],
  ['POST /api/events/[id]/terms/try', {}, undefined],
  ['POST /api/events/archive', { 'muster-archive': 2 }, 'muster-archive'],
  ['POST /api/events/invitation', { token: 'x', name: '' }, 'name'],
  ['PUT /api/receipts/[receipt]', { key: KEY, list: {} }, 'list'],
  ['POST /api/receipts/[receipt]/answer', { revision: 1, text: '\n' }, 'text'],
  ['POST /api/receipts/[receipt]/check', {}, 'list'],
  ['POST /api/receipts/[receipt]/withdraw', { revision: '1' }, 'revision'],
  ['POST /api/packs', { pack: {} }, 'key'],
  ['PUT /api/packs/[id]', { revision: 1.5, pack: {} }, 'revision'],
] as const)('%s refuses %j at its place, in an answer of its own', (endpoint, request, at) => {
  const exchange = EVENT_CONTRACT[endpoint];
  const { error } = exchange.request.safeParse(request);
  if (error === undefined) throw new Error('That was let in');
  const refusal = requestRefusal(error);
  expect(refusal.errors.map((each) => each.at[0])).toContain(at);
  expect(exchange.response.safeParse(refusal).error).toBeUndefined();
});
