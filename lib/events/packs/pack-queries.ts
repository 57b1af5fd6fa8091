import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { clientOf, fetchFrom, retryOnce } from '../../api/client';
import { invalidating, serializeFirstWrite } from '../../api/mutations';
import { unwrap } from '../../api/unwrap';
import type { EVENT_CONTRACT } from '../contract';
import type { EVENT_ENDPOINTS } from '../endpoints';
import type { Pack } from '../schema';

const ask = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>();
const askAsSomeone = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>(serializeFirstWrite);
const fetchAnswer = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>(fetchFrom);

const PACKS = ['packs'] as const;
const PACK = { gone: 'This pack no longer exists.', otherwise: 'The server refused this pack.' };

/** My packs, last edited first. */
export const packsQuery = () =>
  queryOptions({ queryKey: PACKS, queryFn: ({ signal }) => fetchAnswer('GET /api/packs', { signal }) });

export const packQuery = (id: string) =>
  queryOptions({
    queryKey: [...PACKS, id],
    queryFn: async ({ signal }) => unwrap(await ask('GET /api/packs/[id]', { params: { id }, signal }), PACK),
  });

/** Answers the id of a new pack. */
export const createPackChange = () =>
  mutationOptions({
    ...invalidating(PACKS),
    retry: retryOnce,
    mutationFn: async (body: { readonly key: string; readonly pack: Pack }) =>
      unwrap(await askAsSomeone('POST /api/packs', { body }), PACK),
  });

/** Takes one away; for 30 days it can be brought back. */
export const deletePackChange = () =>
  mutationOptions({
    ...invalidating(PACKS),
    retry: retryOnce,
    mutationFn: async (id: string) => unwrap(await ask('DELETE /api/packs/[id]', { params: { id } }), PACK),
  });

export const restorePackChange = () =>
  mutationOptions({
    ...invalidating(PACKS),
    mutationFn: async (id: string) =>
      unwrap(await ask('POST /api/packs/[id]/restore', { params: { id } }), {
        gone: 'This pack no longer exists: it was deleted more than 30 days ago.',
      }),
  });
