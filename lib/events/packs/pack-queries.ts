import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accepted } from '../../api/accepted';
import { asSomeone, refreshing } from '../../api/changes';
import { clientOf, fetchFrom, onceMore } from '../../api/client';
import type { EVENT_CARDS } from '../endpoints';
import type { Pack } from '../schema';
import type { EVENT_WIRE } from '../wire';

const ask = clientOf<typeof EVENT_CARDS, typeof EVENT_WIRE>();
const askAsSomeone = clientOf<typeof EVENT_CARDS, typeof EVENT_WIRE>(asSomeone);
const fetchAnswer = clientOf<typeof EVENT_CARDS, typeof EVENT_WIRE>(fetchFrom);

const PACKS = ['packs'] as const;
const PACK = { gone: 'This pack no longer exists.', otherwise: 'The server refused this pack.' };

/** My packs, last edited first. */
export const packsQuery = () =>
  queryOptions({ queryKey: PACKS, queryFn: ({ signal }) => fetchAnswer('GET /api/packs', { signal }) });

export const packQuery = (id: string) =>
  queryOptions({
    queryKey: [...PACKS, id],
    queryFn: async ({ signal }) =>
      accepted(await ask('GET /api/packs/[id]', { params: { id }, signal }), PACK),
  });

/** Answers the id of a new pack. */
export const createPackChange = () =>
  mutationOptions({
    ...refreshing(PACKS),
    retry: onceMore,
    mutationFn: async (body: { readonly key: string; readonly pack: Pack }) =>
      accepted(await askAsSomeone('POST /api/packs', { body }), PACK),
  });

/** Takes one away; for 30 days it can be brought back. */
export const deletePackChange = () =>
  mutationOptions({
    ...refreshing(PACKS),
    retry: onceMore,
    mutationFn: async (id: string) => accepted(await ask('DELETE /api/packs/[id]', { params: { id } }), PACK),
  });

export const restorePackChange = () =>
  mutationOptions({
    ...refreshing(PACKS),
    mutationFn: async (id: string) =>
      accepted(await ask('POST /api/packs/[id]/restore', { params: { id } }), {
        gone: 'This pack no longer exists: it was deleted more than 30 days ago.',
      }),
  });
