'use client';

import { errorText } from './server-changes';
import { showToast } from './ui/toasts';

type Change<V> = (
  what: V,
  options: { readonly onSuccess?: () => void; readonly onError: (error: Error) => void },
) => void;

/** Says what went wrong with something that was asked for in passing. */
export const showError = (error: Error): void => {
  showToast(errorText(error) ?? 'It did not work.', { tone: 'error' });
};

/** Takes something away and says so, with the way to bring it back. */
export const removed = <V>(
  what: V,
  name: string,
  { remove, restore }: Record<'remove' | 'restore', Change<V>>,
) =>
  remove(what, {
    onSuccess: () =>
      showToast(`Deleted ${name}`, {
        action: { label: 'Undo', run: () => restore(what, { onError: showError }) },
      }),
    onError: showError,
  });
