import { type FocusEventHandler, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { readLine, shownIn, type TypedLine } from './lines';

type Texts = Record<string, string>;

/** What is being typed into the lines of a node, beside what is stored of it. */
export type Typing = {
  readonly control: Control<Texts>;
  /** by key of a line: what it shows of the node */
  readonly shownTexts: Readonly<Texts>;
};

/** What a node has in a field; undefined where it has none. */
export const fieldOf = (node: object, key: string): unknown => Reflect.get(node, key);

/**
 * The form of the lines of a node that are typed. The army is the one copy of what is stored; the form holds what is
 * being typed, and follows the army where that changed elsewhere. `checked`: what is stored may already need a reason.
 */
export const useTyping = (lines: readonly TypedLine[], node: object, checked = false): Typing => {
  const texts: Texts = Object.fromEntries(
    lines.map((line) => [line.key, shownIn(line, fieldOf(node, line.key))]),
  );
  const { control, getValues, setValue, trigger } = useForm<Texts>({
    defaultValues: texts,
    mode: 'onChange',
  });
  const last = useRef(texts);
  useEffect(() => {
    for (const line of lines) {
      const text = texts[line.key] ?? '';
      if (last.current[line.key] === text) continue;
      const typed = readLine(line, getValues(line.key) ?? '');
      const same = typed.ok && typed.store && typed.value === fieldOf(node, line.key);
      // changed elsewhere: undone, say
      if (!same) setValue(line.key, text, { shouldValidate: true });
    }
    last.current = texts;
  });
  useEffect(() => {
    if (checked) void trigger();
  }, [checked, trigger]);
  return { control, shownTexts: texts };
};

/** Stepping by the arrows, where a number is asked for. */
const stepped = (line: TypedLine, typed: string, { key }: KeyboardEvent): string | undefined => {
  if ((line.kind !== 'number' && line.kind !== 'points') || (key !== 'ArrowUp' && key !== 'ArrowDown')) {
    return undefined;
  }
  const { step = 1 } = line;
  const [min, max] = line.kind === 'number' ? [line.min, line.max] : [step, Number.POSITIVE_INFINITY];
  const read = readLine(line, typed);
  if (!read.ok) return undefined;
  const now = read.store && typeof read.value === 'number' ? read.value : 0;
  const next = now + (key === 'ArrowUp' ? step : -step);
  return shownIn(line, Math.min(max, Math.max(min, next)));
};

/** The attributes of an input for the kind of its line. */
const inputOf = (line: TypedLine, value: string) => {
  switch (line.kind) {
    case 'text':
    case 'coefficient':
      return { maxLength: line.longest };
    case 'points':
      return { inputMode: line.step >= 1 ? 'numeric' : 'decimal' } as const;
    case 'number':
      return {
        inputMode: (line.step ?? 1) >= 1 ? 'numeric' : 'decimal',
        role: 'spinbutton',
        'aria-valuemin': line.min,
        'aria-valuemax': line.max,
        'aria-valuetext': value === '' ? (line.placeholder ?? 'nothing') : value,
      } as const;
  }
};

/** Sets a field of the node of a form, or takes it away; `typed` for what follows letter by letter. */
export type Put = (field: string, value: unknown, typed?: boolean) => void;

type TypedProps = {
  line: TypedLine;
  typing: Typing;
  put: Put;
  /** the player has left the field */
  onLeave: () => void;
};

/**
 * A typed field: the props of its input, and its error. A valid text goes to the army with each letter; an invalid one
 * stays in its field with the reason, and the army keeps the last valid value.
 */
export const useTyped = ({ line, typing: { control, shownTexts }, put, onLeave }: TypedProps) => {
  const id = useId();
  const { key, placeholder } = line;
  const validate = (typed: string) => {
    const read = readLine(line, typed);
    return read.ok || read.message;
  };
  const { field, fieldState } = useController({ name: key, control, rules: { validate } });
  const value = field.value ?? '';
  const fault = fieldState.error?.message;
  const type = (typed: string) => {
    field.onChange(typed);
    const read = readLine(line, typed);
    if (read.ok && read.store) put(key, read.value, true);
  };
  const onBlur: FocusEventHandler = () => {
    field.onBlur();
    if (readLine(line, value).ok) field.onChange(shownTexts[key] ?? '');
    onLeave();
  };
  const input = {
    id,
    ref: field.ref,
    autoComplete: 'off',
    placeholder,
    value,
    ...inputOf(line, value),
    'aria-invalid': fault !== undefined,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      const next = stepped(line, value, event);
      if (next === undefined) return;
      event.preventDefault();
      type(next);
    },
    onBlur,
  };
  return { id, input, fault };
};
