import { describe, expect, test } from 'vitest';
import { requestRefusal } from '../api/request-refusal';
import { ARMY_CONTRACT } from './contract';

const SAVE = 'PUT /api/armies/[id]';
const PRINT = 'POST /api/armies/[id]/print';
const KEEP = 'PUT /api/armies/[id]/versions/[revision]';
type Endpoint = typeof SAVE | typeof PRINT | typeof KEEP;

const file = { muster: 1 };

/** The places of what is wrong with a request; none for one that is taken. */
const placesIn = (endpoint: Endpoint, body: unknown) => {
  const { error } = ARMY_CONTRACT[endpoint].request.safeParse(body);
  return error === undefined ? [] : requestRefusal(error).errors.map(({ at }) => at.join(' '));
};

describe('a request that is none is refused with its places', () => {
  test.each<[Endpoint, unknown, string[]]>([
    [SAVE, undefined, ['']],
    [SAVE, null, ['']],
    [SAVE, [], ['']],
    [SAVE, { file }, ['revision']],
    [SAVE, { revision: '1', file }, ['revision']],
    [SAVE, { revision: 0, file }, ['revision']],
    [SAVE, { revision: 1, file, explicit: 'yes' }, ['explicit']],
    [SAVE, { revision: 1, file, extra: 1 }, ['']],
    [PRINT, undefined, ['']],
    [PRINT, {}, ['revision']],
    [PRINT, { revision: 0 }, ['revision']],
    [PRINT, { revision: '1' }, ['revision']],
    [PRINT, { revision: 1, file: {} }, ['']],
    [PRINT, { revision: 1, dataVersion: 'x'.repeat(41) }, ['dataVersion']],
    [KEEP, null, ['']],
    [KEEP, {}, ['label']],
    [KEEP, { label: 1 }, ['label']],
    [KEEP, { label: 'x'.repeat(81) }, ['label']],
    [KEEP, { label: 'a', more: 1 }, ['']],
  ])('%s: %j', (endpoint, body, places) => {
    expect(placesIn(endpoint, body)).toEqual(places);
  });
});

test.each<[Endpoint, unknown]>([
  [SAVE, { revision: 1, file }],
  [SAVE, { revision: 1, file: 'left to the reader of its system', explicit: true }],
  [PRINT, { revision: 3, dataVersion: '2026.11.1' }],
  [KEEP, { label: '' }],
])('%s takes %j', (endpoint, body) => {
  expect(placesIn(endpoint, body)).toEqual([]);
});

test('the name of a version is cleaned', () => {
  expect(ARMY_CONTRACT[KEEP].request.parse({ label: ' For\nSaturday ' })).toEqual({ label: 'For Saturday' });
});

test('the list of armies is asked for as usual where its address says nothing of use', () => {
  const { query: question } = ARMY_CONTRACT['GET /api/armies'];
  const usual = { search: '', nation: '', system: '', sort: 'edited', after: '' };
  for (const asked of [{}, { sort: 'luck' }, { search: 'x'.repeat(201), more: '1' }]) {
    expect(question.parse(asked)).toEqual(usual);
  }
  expect(question.parse({ search: 'Bevern', sort: 'year' })).toEqual({
    ...usual,
    search: 'Bevern',
    sort: 'year',
  });
});
