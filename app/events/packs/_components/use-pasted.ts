'use client';

import { useForm } from 'react-hook-form';
import { lazyResolvers } from '@/app/_components/lazy-resolver';
import type { Pack } from '@/lib/rules/events/schema';
import type { PastedText } from './pack-resolvers';

/** Resolvers of the forms of packs, fetched with their parser once a form is read. */
export const { later: laterPackResolver } = lazyResolvers(() => import('./pack-resolvers'));

const RESOLVER = laterPackResolver(({ pastedResolver }) => pastedResolver);

/**
 * The form that a pack is pasted into. `take` gets the pack that was read, and answers why it cannot be taken, if it
 * cannot.
 */
export const usePasted = (take: (pack: Pack) => string | undefined) => {
  const { register, handleSubmit, setError, formState } = useForm<PastedText>({
    resolver: RESOLVER,
    defaultValues: { text: '' },
  });
  const read = async ({ text }: PastedText) => {
    const { readPasted } = await import('@/lib/events/packs/edit/read-pasted');
    const pasted = await readPasted(text);
    const fault = pasted.ok ? take(pasted.pack) : pasted.faults.join('\n');
    if (fault !== undefined) setError('text', { message: fault });
  };
  const { errors, isSubmitting } = formState;
  return {
    field: { ...register('text'), error: errors.text?.message ?? errors.root?.message },
    onSubmit: handleSubmit(read),
    read,
    isSubmitting,
  };
};
