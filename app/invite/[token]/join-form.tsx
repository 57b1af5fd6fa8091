'use client';

import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { laterEventResolver, preloadEventResolvers } from '@/app/events/_event-form/lazy-resolvers';
import { TEXTS } from '@/lib/events/limits';
import { acceptInvitationChange } from '@/lib/events/queries';
import { deskPath } from '@/lib/pages';

const resolver = laterEventResolver(({ join }) => join);

/** Uses an invitation up, under a name of one's own. */
export const JoinForm = ({ token }: { token: string }) => {
  const router = useRouter();
  const {
    change,
    pending,
    done,
    fault: refused,
  } = useChange({
    ...acceptInvitationChange(),
    onSuccess: (id) => router.push(deskPath(id)),
  });
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '' },
    resolver,
  });
  const fault = refused ?? formState.errors.root?.message;
  return (
    <form
      className="grid gap-3"
      noValidate
      aria-label="Invitation"
      onFocus={preloadEventResolvers}
      onSubmit={handleSubmit(({ name }) => !pending && !done && change({ token, name }))}
    >
      <Field
        label="Your name"
        autoComplete="name"
        maxLength={TEXTS.person}
        required
        error={formState.errors.name?.message}
        {...register('name')}
      />
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <p>
        <Button type="submit" variant="main" size="big" aria-disabled={pending || done}>
          Join the organisers
        </Button>
      </p>
    </form>
  );
};
