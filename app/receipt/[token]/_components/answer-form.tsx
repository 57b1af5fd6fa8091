'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { laterResolvers } from '@/app/_components/later-resolver';
import { useChange } from '@/app/_components/server-changes';
import { takeAnswer } from '@/app/_components/take-answer';
import { Button } from '@/app/_components/ui/button';
import { TextField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import * as factsWords from '@/app/events/_facts/words';
import { answerChange } from '@/lib/events/enter/player-queries';
import { TEXTS } from '@/lib/events/limits';
import type { AnswerRequest } from '@/lib/events/schema';
import * as words from '../../words';
import { refusalText } from './refusal-text';

type Typed = Pick<AnswerRequest, 'text'>;

const { preload, later } = laterResolvers(() => import('@/app/enter/_entry/entry-resolvers'));
const resolver = later<Typed, Typed>(({ RESOLVERS }) => RESOLVERS.answer);

type AnswerFormProps = {
  token: string;
  revision: number;
  /** a question waits for it */
  isAsked: boolean;
};

/** An answer to the organisers, or a word of the player's own. */
export const AnswerForm = ({ token, revision, isAsked }: AnswerFormProps) => {
  const router = useRouter();
  const { register, handleSubmit, formState, getValues, reset, setValue } = useForm<Typed>({
    defaultValues: { text: '' },
    resolver,
  });
  useEffect(preload, []);
  const { change, pending, answer, fault } = useChange(answerChange(token));
  const refused = answer === undefined ? undefined : refusalText(answer);
  const message = fault ?? refused ?? formState.errors.root?.message;
  return (
    <form
      className="grid gap-2 pt-3 print:hidden"
      method="post"
      noValidate
      aria-label={words.answer}
      onSubmit={handleSubmit(({ text }) => {
        if (pending) return;
        const sent = structuredClone(getValues());
        change(
          { revision, text },
          {
            onSuccess: (said) => {
              if (said.ok) takeAnswer({ getValues, reset, setValue }, sent, { text: '' });
              router.refresh();
            },
          },
        );
      })}
    >
      <TextField
        label={isAsked ? words.yourAnswer : words.writeToOrganisers}
        rows={3}
        maxLength={TEXTS.message}
        error={formState.errors.text && words.writeSomething}
        {...register('text')}
      />
      {message !== undefined && (
        <Notice severity="error" live>
          {message}
        </Notice>
      )}
      <p>
        <Button type="submit" variant={isAsked ? 'main' : 'plain'} aria-disabled={pending}>
          {pending ? factsWords.sending : factsWords.send}
        </Button>
      </p>
    </form>
  );
};
