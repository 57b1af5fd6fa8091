import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accepted } from '../../api/accepted';
import { onceMore } from '../../api/client';
import { createPack, deletePack, loadPack, loadPacks, restorePack } from '../calls';
import { refreshing } from '../query-parts';
import type { Pack } from '../schema';

const PACKS = ['packs'] as const;
const PACK = { gone: 'This pack is not here any more.', otherwise: 'The server does not take this pack.' };

/** My packs, last edited first. */
export const packsQuery = () => queryOptions({ queryKey: PACKS, queryFn: ({ signal }) => loadPacks(signal) });

export const packQuery = (id: string) =>
  queryOptions({
    queryKey: [...PACKS, id],
    queryFn: async ({ signal }) => accepted(await loadPack(id, signal), PACK),
  });

/** Answers the id of a new pack. */
export const createPackChange = () =>
  mutationOptions({
    ...refreshing(PACKS),
    retry: onceMore,
    mutationFn: async ({ key, pack }: { readonly key: string; readonly pack: Pack }) =>
      accepted(await createPack(key, pack), PACK),
  });

/** Takes one away; for 30 days it can be brought back. */
export const deletePackChange = () =>
  mutationOptions({
    ...refreshing(PACKS),
    retry: onceMore,
    mutationFn: async (id: string) => accepted(await deletePack(id), PACK),
  });

export const restorePackChange = () =>
  mutationOptions({
    ...refreshing(PACKS),
    mutationFn: async (id: string) =>
      accepted(await restorePack(id), {
        gone: 'This pack is no longer there: 30 days after it was deleted it is removed for good.',
      }),
  });
