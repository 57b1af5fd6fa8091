'use client';

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { CheckField } from '@/app/_components/ui/check-field';
import { Fault, Input, Select } from '@/app/_components/ui/field';
import type { Put } from '../node';
import { FieldSegments, PairField } from './field-parts';
import { type CheckLine, type ChoiceLine, type Line, readLine, shownIn, type TypedLine } from './lines';

type LineFieldsProps = {
  readonly lines: readonly Line[];
  /** the node that the lines are of */
  readonly node: object;
  readonly put: Put;
  /** the player has left a field he typed in */
  readonly onLeave: () => void;
};

type Texts = Record<string, string>;

const fieldOf = (node: object, key: string): unknown => (node as Readonly<Record<string, unknown>>)[key];

const isTyped = (line: Line): line is TypedLine =>
  line.kind === 'number' || line.kind === 'points' || line.kind === 'text';

/**
 * The lines of a form. The army is the one copy of what is stored; the form holds what is being typed. What reads goes
 * to the army with each letter; what does not stays in its field with the reason, and the army keeps what it has.
 */
export const LineFields = ({ lines, node, put, onLeave }: LineFieldsProps) => {
  const shown: Texts = Object.fromEntries(
    lines.filter(isTyped).map((line) => [line.key, shownIn(line, fieldOf(node, line.key))]),
  );
  const { control, getValues, setValue } = useForm<Texts>({ defaultValues: shown, mode: 'onChange' });
  const last = useRef(shown);
  useEffect(() => {
    for (const line of lines.filter(isTyped)) {
      const text = shown[line.key] ?? '';
      if (last.current[line.key] === text) continue;
      const typed = readLine(line, getValues(line.key) ?? '');
      const same = typed.ok && typed.store && typed.value === fieldOf(node, line.key);
      // changed elsewhere: undone, say
      if (!same) setValue(line.key, text, { shouldValidate: true });
    }
    last.current = shown;
  });
  return lines.map((line) => {
    switch (line.kind) {
      case 'own':
        return line.own;
      case 'check':
        return <Check key={line.key} line={line} node={node} put={put} />;
      case 'segments':
      case 'choice':
        return <Choice key={line.key} line={line} node={node} put={put} />;
      default:
        return (
          <Typed
            key={line.key}
            line={line}
            control={control}
            shown={shown[line.key] ?? ''}
            put={put}
            onLeave={onLeave}
          />
        );
    }
  });
};

type TypedProps = {
  line: TypedLine;
  control: Control<Texts>;
  shown: string;
  put: Put;
  onLeave: () => void;
};

/** Stepping by the arrows, where a number is asked for. */
const stepped = (line: TypedLine, typed: string, { key }: KeyboardEvent): string | undefined => {
  if (line.kind === 'text' || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const { step = 1 } = line;
  const [min, max] = line.kind === 'number' ? [line.min, line.max] : [step, Number.POSITIVE_INFINITY];
  const read = readLine(line, typed);
  if (!read.ok) return undefined;
  const now = read.store && typeof read.value === 'number' ? read.value : 0;
  const next = now + (key === 'ArrowUp' ? step : -step);
  return shownIn(line, Math.min(max, Math.max(min, next)));
};

const Typed = ({ line, control, shown, put, onLeave }: TypedProps) => {
  const id = useId();
  const { key, label, placeholder } = line;
  const validate = (typed: string) => {
    const read = readLine(line, typed);
    return read.ok || read.message;
  };
  const { field, fieldState } = useController({ name: key, control, rules: { validate } });
  const type = (typed: string) => {
    field.onChange(typed);
    const read = readLine(line, typed);
    if (read.ok && read.store) put(key, read.value, true);
  };
  const leave = () => {
    field.onBlur();
    if (readLine(line, field.value ?? '').ok) field.onChange(shown);
    onLeave();
  };
  const number = line.kind !== 'text';
  const whole = number && (line.step ?? 1) >= 1;
  const fault = fieldState.error?.message;
  const value = field.value ?? '';
  return (
    <>
      <PairField id={id} label={label}>
        <Input
          id={id}
          ref={field.ref}
          autoComplete="off"
          placeholder={placeholder}
          {...(line.kind === 'text' && { maxLength: line.longest })}
          {...(number && { inputMode: whole ? 'numeric' : 'decimal' })}
          {...(line.kind === 'number' && {
            role: 'spinbutton',
            'aria-valuemin': line.min,
            'aria-valuemax': line.max,
            'aria-valuetext': value === '' ? (placeholder ?? 'nothing') : value,
          })}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            const next = stepped(line, value, event);
            if (next === undefined) return;
            event.preventDefault();
            type(next);
          }}
          onBlur={leave}
        />
      </PairField>
      {fault !== undefined && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </>
  );
};

type ChosenProps<Of> = { line: Of; node: object; put: Put };

const Choice = ({ line, node, put }: ChosenProps<ChoiceLine>) => {
  const id = useId();
  const { key, label, kind, options, usual, numeric = false, className = '', choose } = line;
  const value = line.value ?? String(fieldOf(node, key) ?? usual ?? '');
  const store = (chosen: string) => put(key, numeric ? Number(chosen) : chosen);
  const onChoose = choose ?? ((chosen: string) => (chosen === usual ? put(key, undefined) : store(chosen)));
  if (kind === 'segments') {
    return (
      <FieldSegments
        legend={label}
        className={className}
        options={options}
        value={value}
        onChange={onChoose}
      />
    );
  }
  return (
    <PairField id={id} label={label}>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </PairField>
  );
};

/** Something that is so or not so of the node. */
export const Check = ({ line, node, put }: ChosenProps<CheckLine>) => {
  const { key, label, checked = fieldOf(node, key) === true, on = true, off, asked = false, remark } = line;
  return (
    <CheckField
      checked={checked}
      onChange={({ target }) => put(key, target.checked ? on : off)}
      {...(asked && { 'data-asked': '' })}
    >
      {label}
      {remark}
    </CheckField>
  );
};
