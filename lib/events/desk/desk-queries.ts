import { mutationOptions, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { accepted } from '../../api/accepted';
import { refreshing } from '../../api/changes';
import { clientOf, onceMore } from '../../api/client';
import type { EVENT_CARDS } from '../endpoints';
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
import type { DifferenceQuestion, EVENT_WIRE } from '../wire';

const ask = clientOf<typeof EVENT_CARDS, typeof EVENT_WIRE>();

const deskKey = (id: string) => [...eventKey(id), 'desk'] as const;

/** A desk asks for what is new so often; milliseconds. */
const DESK_EVERY = 4_000;
/** What is said where an entry is gone, or an act on it refused. */
export const ENTRY = { gone: 'This entry no longer exists.', otherwise: 'The server refused this.' };

/** The players that the organisers wait for. */
export const expectedQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'expected'],
    queryFn: async ({ signal }) =>
      accepted(await ask('GET /api/events/[id]/expected', { params: { id }, signal }), EVENT),
  });

export const changeExpectedChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    retry: onceMore,
    mutationFn: async (body: ChangeExpectedRequest) =>
      accepted(await ask('PUT /api/events/[id]/expected', { params: { id }, body }), EVENT),
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
const joinedDesk = (known: Desk | undefined, answer: Desk): Desk => {
  if (known === undefined || answer.since === 0) return answer;
  const rows = new Map(known.entries.map((row) => [row.number, row]));
  for (const row of answer.entries) rows.set(row.number, row);
  const closed = answer.event.phase === 'closed';
  const entries = [...rows.values()].toSorted((a, b) => a.number - b.number);
  const expected = answer.expected ?? known.expected;
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
      const answer = await ask('GET /api/events/[id]/desk', { params: { id }, question, signal });
      return joinedDesk(cachedDesk, accepted(answer, EVENT));
    },
    refetchInterval: DESK_EVERY,
  });
};

/** One entry, showing its last version or the one asked for. */
export const entryQuery = (id: string, number: number, version?: number) =>
  queryOptions({
    queryKey: [...deskKey(id), number, version ?? 'last'],
    queryFn: async ({ signal }) => {
      const params = { id, number: String(number) };
      const request = { params, question: { version }, signal };
      return accepted(await ask('GET /api/events/[id]/entries/[number]', request), ENTRY);
    },
  });

export const differenceQuery = (id: string, number: number, question: DifferenceQuestion) =>
  queryOptions({
    queryKey: [...deskKey(id), number, 'difference', question],
    queryFn: async ({ signal }) => {
      const request = { params: { id, number: String(number) }, question, signal };
      return accepted(await ask('GET /api/events/[id]/entries/[number]/difference', request), ENTRY);
    },
  });

/** What an organiser does with one entry; answers as the server does, refusals included. */
export const actChange = (id: string, number: number) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    mutationFn: (body: Act) =>
      ask('POST /api/events/[id]/entries/[number]', { params: { id, number: String(number) }, body }),
  });

export const actOnSeveralChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    mutationFn: async (body: ActOnSeveralRequest) =>
      accepted(await ask('POST /api/events/[id]/acts', { params: { id }, body }), EVENT),
  });

/** What became of each file, in order. */
export const enterSeveralChange = (id: string) =>
  mutationOptions({
    ...refreshing(eventKey(id)),
    retry: onceMore,
    mutationFn: async (body: BulkRequest) =>
      accepted(await ask('POST /api/events/[id]/import', { params: { id }, body }), EVENT).files,
  });
