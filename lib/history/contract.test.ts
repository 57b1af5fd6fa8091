import { describe, expect, test } from 'vitest';
import { requestRefusal } from '../api/request-refusal';
import { HISTORY_CONTRACT } from './contract';

const SHARING = 'PUT /api/history/battles/[id]/sharing';
const REPORT = 'POST /api/history/battles/[id]/report';

describe('a request that is none is refused with its places', () => {
  test.each<[typeof SHARING | typeof REPORT, unknown, string[]]>([
    [SHARING, undefined, ['']],
    [SHARING, {}, ['visibility']],
    [SHARING, { visibility: 'hidden' }, ['visibility']],
    [SHARING, { visibility: 'private', more: 1 }, ['']],
    [REPORT, null, ['']],
    [REPORT, {}, ['reason']],
    [REPORT, { reason: '  ' }, ['reason']],
    [REPORT, { reason: 'x'.repeat(1001) }, ['reason']],
    [REPORT, { reason: 'Slander', more: 1 }, ['']],
  ])('%s: %j', (endpoint, body, places) => {
    const { error } = HISTORY_CONTRACT[endpoint].request.safeParse(body);
    expect(error && requestRefusal(error).errors.map(({ at }) => at.join(' '))).toEqual(places);
  });
});

test('what is said of a battle is taken, cleaned', () => {
  expect(HISTORY_CONTRACT[SHARING].request.parse({ visibility: 'link' })).toEqual({ visibility: 'link' });
  expect(HISTORY_CONTRACT[REPORT].request.parse({ reason: ' Slander ' })).toEqual({ reason: 'Slander' });
});
