'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { lazyResolvers } from '@/app/_components/lazy-resolver';
import { Button } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import type { Confirm } from '@/lib/accounts/schema';

const { preload, later } = lazyResolvers(() => import('../account-resolvers'));

type Resolvers = typeof import('../account-resolvers').RESOLVERS;

/** Fields as browsers and keepers of passwords know them. */
const PARTS = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'E-mail', type: 'email', autoComplete: 'username', inputMode: 'email' },
  password: { label: 'Password', autoComplete: 'current-password' },
  newPassword: { label: 'New password', autoComplete: 'new-password' },
  code: { label: 'Recovery code', autoComplete: 'one-time-code' },
} as const;

export type AccountField<T> = {
  readonly name: Path<T> & string;
  readonly as: keyof typeof PARTS;
  readonly label?: string;
  readonly hint?: ReactNode;
};

export type AccountFormProps<T extends FieldValues> = {
  /** the name of the form, for readers of the page */
  label: string;
  parts: readonly AccountField<T>[];
  read: keyof Resolvers;
  submit: string;
  /** what it wants of the server, and what came of that */
  request: {
    readonly change: (body: T) => void;
    readonly pending: boolean;
    readonly fault: string | undefined;
  };
};

/** Nothing is filled in: what browsers know they offer. */
const emptyOf = <T,>(parts: readonly AccountField<T>[]) =>
  Object.fromEntries(parts.map(({ name }) => [name, '']));

/** A form of an account, its fields as data. */
export const AccountForm = <T extends FieldValues>({
  label,
  parts,
  read,
  submit,
  request: { change, pending, fault },
}: AccountFormProps<T>) => {
  const [readable, setReadable] = useState(false);
  const { register, handleSubmit, formState } = useForm<T>({
    defaultValues: emptyOf(parts) as DefaultValues<T>,
    // each schema reads the fields of its own form
    resolver: later((resolvers) => resolvers.RESOLVERS[read] as unknown as Resolver<T, unknown, T>),
  });
  useEffect(preload, []);
  const { errors } = formState;
  const message = fault ?? errors.root?.message;
  const messageOf = (name: string) => {
    const { message } = (errors as Record<string, { message?: unknown } | undefined>)[name] ?? {};
    return typeof message === 'string' ? message : undefined;
  };
  return (
    <form
      // What is typed here never gets into an address, even if the script fails.
      method="post"
      className="grid gap-3.5"
      noValidate
      aria-label={label}
      onSubmit={handleSubmit((body) => {
        if (!pending) change(body);
      })}
    >
      {parts.map(({ name, as, label: own, hint }) => {
        const { label: usual, ...rest } = PARTS[as];
        const hidden = as === 'password' || as === 'newPassword';
        return (
          <Field
            key={name}
            label={own ?? usual}
            required
            autoCapitalize="none"
            spellCheck={false}
            hint={hint}
            error={messageOf(name)}
            {...(hidden && { type: readable ? 'text' : 'password' })}
            {...rest}
            {...register(name)}
          />
        );
      })}
      {parts.some(({ as }) => as === 'password' || as === 'newPassword') && (
        <CheckField checked={readable} onChange={(event) => setReadable(event.target.checked)}>
          Show what I type
        </CheckField>
      )}
      {message !== undefined && (
        <Notice severity="error" live>
          {message}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="main" size="big" aria-disabled={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
};

const PASSWORD: readonly AccountField<Confirm>[] = [{ name: 'password', as: 'password' }];

/** Asks for the password before something that it protects. */
export const ConfirmForm = (props: Pick<AccountFormProps<Confirm>, 'label' | 'submit' | 'request'>) => (
  <AccountForm<Confirm> {...props} parts={PASSWORD} read="confirm" />
);
