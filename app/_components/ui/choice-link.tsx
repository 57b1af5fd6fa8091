'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { isPlainClick } from './app-link';
import { Select } from './field';

/** A link to the same page with something chosen otherwise: what is in view stays where it is. */
export const ChoiceLink = ({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) => {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        router.push(href, { scroll: false });
      }}
    />
  );
};

type ChoiceFormProps = Omit<ComponentProps<'form'>, 'action'> & { action: string; children: ReactNode };

/** What is chosen with one press; text and numbers are read once they are typed: with Enter, or the button. */
const isChosen = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type));

/** An ordinary form for an address, which submits on each choice if scripts run. */
export const ChoiceForm = ({ action, children, ...rest }: ChoiceFormProps) => {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const go = () => {
    if (form.current === null) return;
    const entries = [...new FormData(form.current)].map(([key, value]) => [key, String(value)]);
    const [path, anchor] = action.split('#');
    const place = anchor === undefined ? '' : `#${anchor}`;
    router.push(`${path}?${new URLSearchParams(entries)}${place}`, { scroll: false });
  };
  return (
    <form
      {...rest}
      ref={form}
      action={action}
      method="get"
      onChange={(event) => {
        if (isChosen(event.target)) go();
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        go();
      }}
    >
      {children}
    </form>
  );
};

/**
 * A choice of such a form. It follows the address, and stays the same field while the page is drawn again: it keeps the
 * focus, and a list that is open stays open.
 */
export const ChoiceSelect = ({ value, ...rest }: ComponentProps<typeof Select> & { value: string }) => {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return <Select {...rest} ref={field} defaultValue={value} />;
};
