import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accepted } from '../../api/accepted';
import { asSomeone, refreshing } from '../../api/changes';
import { clientOf, fetchFrom, onceMore } from '../../api/client';
import type { HISTORY_CARDS } from '../endpoints';
import type { HISTORY_WIRE } from '../wire';
import type { OwnRow, Visibility } from './answers';
import type { CreateBattleRequest } from './requests';

const ask = clientOf<typeof HISTORY_CARDS, typeof HISTORY_WIRE>();
const askAsSomeone = clientOf<typeof HISTORY_CARDS, typeof HISTORY_WIRE>(asSomeone);
const fetchAnswer = clientOf<typeof HISTORY_CARDS, typeof HISTORY_WIRE>(fetchFrom);

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
      accepted(await ask('GET /api/history/battles/[id]', { params: { id }, signal }), OWN_REFUSALS),
  });

const REFRESHING = refreshing(ALL);

/** Answers the id of a new one. */
export const createBattleChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async (request: CreateBattleRequest) =>
      accepted(await askAsSomeone('POST /api/history/battles', { body: request }), {
        ...OWN_REFUSALS,
        gone: 'This order of battle is no longer available.',
      }).id,
  });

/** Takes one away; for 30 days it can be brought back. */
export const deleteBattleChange = () =>
  mutationOptions({
    ...REFRESHING,
    retry: onceMore,
    mutationFn: ({ id }: Pick<OwnRow, 'id'>) => ask('DELETE /api/history/battles/[id]', { params: { id } }),
  });

export const restoreBattleChange = () =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async ({ id }: Pick<OwnRow, 'id'>) =>
      accepted(await ask('POST /api/history/battles/[id]/restore', { params: { id } }), {
        gone: 'This order of battle no longer exists: it was deleted more than 30 days ago.',
      }),
  });

/** Who can read it; answers the secret of a new link, told this once, or null. */
export const shareBattleChange = (id: string) =>
  mutationOptions({
    ...REFRESHING,
    mutationFn: async (visibility: Visibility) => {
      const request = { params: { id }, body: { visibility } };
      return accepted(await ask('PUT /api/history/battles/[id]/sharing', request), OWN_REFUSALS).token;
    },
  });
