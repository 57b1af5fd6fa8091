'use client';

import { useId } from 'react';
import { CheckField } from '@/app/_components/ui/check-field';
import { Fault, Input, Select } from '@/app/_components/ui/field';
import { FieldSegments, PairField } from './field-parts';
import { type CheckLine, type ChoiceLine, type FormLine, isTyped, type TypedLine } from './lines';
import { fieldOf, type Put, type Typing, useTyped, useTyping } from './use-typed';

type LineFieldsProps = {
  readonly lines: readonly FormLine[];
  /** the node that the lines are of */
  readonly node: object;
  readonly put: Put;
  /** the player has left a field he typed in */
  readonly onLeave: () => void;
};

/** The lines of a form. */
export const LineFields = ({ lines, node, put, onLeave }: LineFieldsProps) => {
  const typing = useTyping(lines.filter(isTyped), node);
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
        return <Typed key={line.key} line={line} typing={typing} put={put} onLeave={onLeave} />;
    }
  });
};

type TypedProps = { line: TypedLine; typing: Typing; put: Put; onLeave: () => void };

const Typed = (props: TypedProps) => {
  const { id, input, fault } = useTyped(props);
  return (
    <>
      <PairField id={id} label={props.line.label}>
        <Input {...input} aria-describedby={fault === undefined ? undefined : `${id}-fault`} />
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
  const store = (option: string) => put(key, numeric ? Number(option) : option);
  const onChoose = choose ?? ((option: string) => (option === usual ? put(key, undefined) : store(option)));
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
  const {
    key,
    label,
    checked = fieldOf(node, key) === true,
    on = true,
    off,
    isFocused = false,
    remark,
  } = line;
  return (
    <CheckField
      checked={checked}
      onChange={({ target }) => put(key, target.checked ? on : off)}
      {...(isFocused && { 'data-asked': '' })}
    >
      {label}
      {remark}
    </CheckField>
  );
};
