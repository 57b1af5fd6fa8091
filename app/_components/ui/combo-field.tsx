'use client';

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Field } from './field';
import { POP, usePop } from './pop';

type Choice = {
  readonly value: string;
  readonly label: string;
  /** what tells it from others of its name */
  readonly detail?: string;
  /** the heading above it; choices of one heading are adjacent */
  readonly group?: string;
};

/** Choices in their order, those in a row that share a heading together, each with its place among all. */
const inGroups = <C extends Choice>(choices: readonly C[]) => {
  const groups: {
    readonly title: string;
    readonly items: { readonly choice: C; readonly index: number }[];
  }[] = [];
  for (const [index, choice] of choices.entries()) {
    const title = choice.group ?? '';
    const last = groups.at(-1);
    if (last?.title === title) last.items.push({ choice, index });
    else groups.push({ title, items: [{ choice, index }] });
  }
  return groups;
};

type ComboFieldProps<C extends Choice> = {
  label: string;
  hint?: string;
  placeholder?: string;
  error?: string | undefined;
  choices: readonly C[];
  /** the choices that a text finds, the best first */
  match: (choices: readonly C[], text: string) => readonly C[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/**
 * A choice from a long list: typing finds, arrows go through what is found, Enter takes one, Escape leaves it as it
 * was.
 */
export const ComboField = <C extends Choice>(props: ComboFieldProps<C>) => {
  const { label, hint, placeholder, error, choices, match, value, onChange, onBlur } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** what is typed; null while the choice itself is shown */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { place, onToggle } = usePop(field, list, 'start');
  const current = choices.find((choice) => choice.value === value);
  const matches = typed === null ? choices : match(choices, typed);
  const many = matches.length;

  useLayoutEffect(() => {
    if (open) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [open]);
  useLayoutEffect(() => {
    if (open && many >= 0) place();
  }, [open, many, place]);
  useLayoutEffect(() => {
    if (open) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, at, id]);

  const show = () => {
    setOpen(true);
    setAt(Math.max(0, matches.indexOf(current as C)));
  };
  const leave = () => {
    setOpen(false);
    setTyped(null);
  };
  const take = (choice: C | undefined) => {
    if (choice !== undefined) onChange(choice.value);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else if (many > 0) setAt((at + (key === 'ArrowDown' ? 1 : -1) + many) % many);
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      if (many > 0) take(matches[at]);
    } else if (key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
  };
  return (
    <div ref={field}>
      <Field
        id={id}
        label={label}
        {...(hint !== undefined && { hint })}
        error={error}
        {...(placeholder !== undefined && { placeholder })}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && many > 0 ? `${id}-${at}` : undefined}
        value={typed ?? current?.label ?? value}
        onFocus={(event) => event.target.select()}
        onClick={() => !open && show()}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onBlur={() => {
          // what was typed in full is meant
          take(typed === null ? undefined : matches.find((each) => each.label === typed.trim()));
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        popover="manual"
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={`${POP} max-h-[min(300px,40dvh)] w-[min(340px,calc(100vw-16px))] p-1`}
        onToggle={onToggle}
        // The field keeps the focus, so that the user can keep typing.
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          inGroups(matches).map(({ title, items }) => (
            <fieldset
              key={`${title} ${items[0]?.index}`}
              {...(title === '' ? { role: 'presentation' } : { 'aria-label': title })}
            >
              {title !== '' && (
                <p aria-hidden="true" className="text-11 text-ink-3 px-2 pt-1.5 pb-0.5">
                  {title}
                </p>
              )}
              {items.map(({ choice, index }) => (
                <button
                  key={choice.value}
                  type="button"
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={choice.value === value}
                  tabIndex={-1}
                  className={`rounded-1 touch:min-h-11 block w-full px-2 py-1 text-start ${index === at ? 'bg-paper-sunk outline-rule-firm outline' : ''} ${choice.value === value ? 'font-semibold' : ''}`}
                  onClick={() => take(choice)}
                >
                  {choice.label}
                  {choice.detail !== undefined && (
                    <span className="text-12 text-ink-3 block font-normal">{choice.detail}</span>
                  )}
                </button>
              ))}
            </fieldset>
          ))}
        {open && many === 0 && (
          <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1} className="px-2 py-1">
            No match.
          </div>
        )}
      </div>
    </div>
  );
};
