import { MutationObserver, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { RequestError } from '@/lib/api/client';
import { getQueryClient } from './server-state';

/** Changes once, outside of any part of a page; what failed is thrown. */
export const changeOnce = <A, V>(options: UseMutationOptions<A, Error, V>, variables: V): Promise<A> =>
  new MutationObserver(getQueryClient(), options).mutate(variables);

/** What is wrong in words, for a request that failed; undefined where nothing is. */
export const errorText = (error: Error | null): string | undefined =>
  error instanceof RequestError ? error.message : undefined;

/**
 * A write to the server: `change` asks for it, `pending` while there is no answer, `fault` why there was none.
 * It needs no provider, so that parts that are loaded later bring it with them.
 */
export const useChange = <A, V = void, B = unknown>(options: UseMutationOptions<A, Error, V, B>) => {
  const { mutate, isPending, isSuccess, submittedAt, data, error } = useMutation(options, getQueryClient());
  return {
    change: mutate,
    pending: isPending,
    done: isSuccess,
    at: submittedAt,
    answer: data,
    fault: errorText(error),
  };
};
