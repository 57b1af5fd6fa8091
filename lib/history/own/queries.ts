import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { clientOf, fetchFrom, retryOnce } from '../../api/client';
import { invalidating, serializeFirstWrite } from '../../api/mutations';
import { unwrap } from '../../api/unwrap';
import type { HISTORY_CONTRACT } from '../contract';
import type { HISTORY_ENDPOINTS } from '../endpoints';
import type { OwnRow, Visibility } from './answers';
import type { CreateBattleRequest } from './requests';

const ask = clientOf<typeof HISTORY_ENDPOINTS, typeof HISTORY_CONTRACT>();
const askAsSomeone = clientOf<typeof HISTORY_ENDPOINTS, typeof HISTORY_CONTRACT>(serializeFirstWrite);
const fetchAnswer = clientOf<typeof HISTORY_ENDPOINTS, typeof HISTORY_CONTRACT>(fetchFrom);

const ALL = ['own-battles'] as const;

/** What is said where an order of battle is gone, or refused. */
export const OWN_REFUSALS = {
  gone: 'This order of battle no longer exists: it was deleted in another window.',
  otherwise: 'The server refused this order of battle.',
};

/** My orders of battle. */
export const ownBattlesQuery = () =>
  queryOptions({
    queryKey: ALL,
    queryFn: ({ signal }) => fetchAnswer('GET /api/history/battles', { signal }),
  });

/** The names that the rows of a table are checked against; `knownNames` makes them ready. */
export const referenceQuery = () =>
  queryOptions({
    queryKey: ['own-battle-names'],
    queryFn: ({ signal }) => fetchAnswer('GET /api/history/battles/reference', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One of them as the server has it now. */
export const ownBattleQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-battle', id],
    queryFn: async ({ signal }) =>
      unwrap(await ask('GET /api/history/battles/[id]', { params: { id }, signal }), OWN_REFUSALS),
  });

const REFRESHING = invalidating(ALL);

/** Answers the id of a new one. */
export const createBattleChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async (request: CreateBattleRequest) =>
      unwrap(await askAsSomeone('POST /api/history/battles', { body: request }), {
        ...OWN_REFUSALS,
        gone: 'This order of battle is no longer available.',
      }).id,
  });

/** Takes one away; for 30 days it can be brought back. */
export const deleteBattleChange = () =>
  mutationOptions({
    ...REFRESHING,
    retry: retryOnce,
    mutationFn: ({ id }: Pick<OwnRow, 'id'>) => ask('DELETE /api/history/battles/[id]', { params: { id } }),
  });

export const restoreBattleChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async ({ id }: Pick<OwnRow, 'id'>) =>
      unwrap(await ask('POST /api/history/battles/[id]/restore', { params: { id } }), {
        gone: 'This order of battle no longer exists: it was deleted more than 30 days ago.',
      }),
  });

/** Who can read it; returns the secret of a new link, only once, or null. */
export const shareBattleChange = (id: string) =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async (visibility: Visibility) => {
      const request = { params: { id }, body: { visibility } };
      return unwrap(await ask('PUT /api/history/battles/[id]/sharing', request), OWN_REFUSALS).token;
    },
  });
