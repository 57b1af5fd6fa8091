import { mutationOptions, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { clientOf, retryOnce } from '../../api/client';
import { invalidating } from '../../api/mutations';
import { unwrap } from '../../api/unwrap';
import type { DifferenceQuestion, EVENT_CONTRACT } from '../contract';
import type { EVENT_ENDPOINTS } from '../endpoints';
import { EVENT, eventKey } from '../query-parts';
import type {
  Act,
  ActOnSeveralRequest,
  BulkRequest,
  ChangeExpectedRequest,
  Desk,
  DeskList,
  DeskRow,
} from '../schema';

const ask = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>();

const deskKey = (id: string) => [...eventKey(id), 'desk'] as const;

/** A desk asks for what is new so often while no stream tells it; milliseconds. */
export const DESK_EVERY = 4_000;
/** And so often beside a stream, for what only the clock changes, such as the closing of an event; milliseconds. */
export const DESK_SELDOM = 60_000;
/** What is said where an entry is gone, or an act on it refused. */
export const ENTRY = { gone: 'This entry no longer exists.', otherwise: 'The server refused this.' };

/** The players that the organisers wait for. */
export const expectedQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'expected'],
    queryFn: async ({ signal }) =>
      unwrap(await ask('GET /api/events/[id]/expected', { params: { id }, signal }), EVENT),
  });

export const changeExpectedChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    retry: retryOnce,
    mutationFn: async (body: ChangeExpectedRequest) =>
      unwrap(await ask('PUT /api/events/[id]/expected', { params: { id }, body }), EVENT),
  });

/** Rows that were read before closing do not know of it. */
const frozenList = (list: DeskList): DeskList =>
  list.version.frozen ? list : { ...list, version: { ...list.version, frozen: true } };

const frozen = ({ counts, newer, ...row }: DeskRow): DeskRow => ({
  ...row,
  counts: frozenList(counts),
  newer: newer && frozenList(newer),
});

/** A desk as it was known with the rows that were written since; in the order of entries. */
const joinedDesk = (knownDesk: Desk | undefined, answer: Desk): Desk => {
  if (knownDesk === undefined || answer.since === 0) return answer;
  const rows = new Map(knownDesk.entries.map((row) => [row.number, row]));
  for (const row of answer.entries) rows.set(row.number, row);
  const closed = answer.event.phase === 'closed';
  const entries = [...rows.values()].toSorted((a, b) => a.number - b.number);
  const expected = answer.expected ?? knownDesk.expected;
  return { ...answer, expected, since: 0, entries: closed ? entries.map(frozen) : entries };
};

/** A desk that follows what comes in: after the first answer only what is newer is asked for. */
export const deskQuery = (id: string) => {
  const queryKey = deskKey(id);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }: QueryFunctionContext) => {
      const cachedDesk = client.getQueryData<Desk>(queryKey);
      const question = { since: cachedDesk?.moves };
      const answer = await ask('GET /api/events/[id]/desk', { params: { id }, query: question, signal });
      return joinedDesk(cachedDesk, unwrap(answer, EVENT));
    },
  });
};

/** One entry, showing its last version or the one asked for. */
export const entryQuery = (id: string, number: number, version?: number) =>
  queryOptions({
    queryKey: [...deskKey(id), number, version ?? 'last'],
    queryFn: async ({ signal }) => {
      const params = { id, number: String(number) };
      const request = { params, question: { version }, signal };
      return unwrap(await ask('GET /api/events/[id]/entries/[number]', request), ENTRY);
    },
  });

export const differenceQuery = (id: string, number: number, question: DifferenceQuestion) =>
  queryOptions({
    queryKey: [...deskKey(id), number, 'difference', question],
    queryFn: async ({ signal }) => {
      const request = { params: { id, number: String(number) }, question, signal };
      return unwrap(await ask('GET /api/events/[id]/entries/[number]/difference', request), ENTRY);
    },
  });

/** What an organiser does with one entry; answers as the server does, refusals included. */
export const actChange = (id: string, number: number) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    mutationFn: (body: Act) =>
      ask('POST /api/events/[id]/entries/[number]', { params: { id, number: String(number) }, body }),
  });

export const actOnSeveralChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    mutationFn: async (body: ActOnSeveralRequest) =>
      unwrap(await ask('POST /api/events/[id]/acts', { params: { id }, body }), EVENT),
  });

/** What became of each file, in order. */
export const enterSeveralChange = (id: string) =>
  mutationOptions({
    ...invalidating(eventKey(id)),
    retry: retryOnce,
    mutationFn: async (body: BulkRequest) =>
      unwrap(await ask('POST /api/events/[id]/import', { params: { id }, body }), EVENT).files,
  });
