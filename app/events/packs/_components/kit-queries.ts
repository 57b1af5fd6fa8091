import { queryOptions } from '@tanstack/react-query';
import { loadBelow, loadKit } from '@/lib/events/packs/edit/kit';

/** The system that a pack is for, as the editor needs it. */
export const kitQuery = (system: string) =>
  queryOptions({
    queryKey: ['terms-kit', system],
    queryFn: () => loadKit(system),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The packs below a pack. */
export const belowQuery = (on: readonly string[]) =>
  queryOptions({
    queryKey: ['packs-below', ...on],
    queryFn: () => loadBelow(on),
  });
