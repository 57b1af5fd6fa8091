'use client';

import type { ReactNode } from 'react';
import { CheckField } from '@/app/_components/ui/check-field';
import { Select } from '@/app/_components/ui/field';
import { Segments } from '@/app/_components/ui/segments';
import { AreaField } from '@/app/_editor/fields/area-field';
import type { TypedLine } from '@/app/_editor/fields/lines';
import { useTyping } from '@/app/_editor/fields/use-typed';
import { visibleText } from '@/lib/rules/core/army/name';
import type { RuleOf, SaidRule } from '@/lib/rules/events/schema';
import { usePack, usePackActions } from '../pack-context';
import { NationChoice } from './nation-choice';
import { BoundFields, fieldsOf, NumberField, numberLine, useRuleEdits } from './rule-fields';

type ValueProps<K extends SaidRule['kind']> = { rule: RuleOf<K>; index: number; name: string };

const Line = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-[7px] gap-y-1">{children}</span>
);
const Word = ({ children }: { children: ReactNode }) => <span className="text-ink-2">{children}</span>;

const Points = ({ rule, index, name }: ValueProps<'points'>) => {
  const { points } = usePack().kit.words.system.terms;
  const { put } = useRuleEdits(index, name);
  const lines = {
    min: numberLine('min', `${name}, at least`, [0, 100_000], { step: 0.5, placeholder: 'any' }),
    max: numberLine('max', `${name}, at most`, [0, 100_000], { step: 0.5, placeholder: 'any' }),
    tolerance: numberLine('tolerance', `${name}, tolerance`, [0, 100_000], {
      step: 0.5,
      placeholder: '0',
    }),
  };
  const typing = useTyping(Object.values(lines), fieldsOf(rule));
  return (
    <Line>
      <NumberField line={lines.min} typing={typing} put={put} />
      <Word>to</Word>
      <NumberField line={lines.max} typing={typing} put={put} />
      <Word>{points},</Word>
      <NumberField line={lines.tolerance} typing={typing} put={put} />
      <Word>over</Word>
    </Line>
  );
};

type TwoProps = { rule: SaidRule; index: number; name: string; lines: readonly [TypedLine, TypedLine] };

/** Two numbers in a line: from the one to the other. */
const Two = ({ rule, index, name, lines }: TwoProps) => {
  const { put } = useRuleEdits(index, name);
  const typing = useTyping(lines, fieldsOf(rule));
  return (
    <Line>
      <NumberField line={lines[0]} typing={typing} put={put} />
      <Word>to</Word>
      <NumberField line={lines[1]} typing={typing} put={put} />
    </Line>
  );
};

const Years = ({ name, ...rest }: ValueProps<'years'>) => (
  <Two
    {...rest}
    name={name}
    lines={[
      numberLine('from', `${name}, from`, [1700, 1815], { required: true, plain: true }),
      numberLine('to', `${name}, to`, [1700, 1815], { required: true, plain: true }),
    ]}
  />
);

const Scale = ({ rule: { only }, index, name }: ValueProps<'scale'>) => {
  const { scales } = usePack().kit.words.system.choices;
  const { set } = useRuleEdits(index, name);
  const turned = (value: string, on: boolean) =>
    scales.map((each) => each.value).filter((each) => (each === value ? on : only.includes(each)));
  return (
    <Line>
      {scales.map(({ value, label }) => (
        <CheckField
          key={value}
          checked={only.includes(value)}
          // a scale there must be
          disabled={only.length === 1 && only.includes(value)}
          onChange={({ target }) => set({ only: turned(value, target.checked) })}
        >
          {label}
        </CheckField>
      ))}
    </Line>
  );
};

/** Choices of a few as a bar, of many as a list. */
const FEW = 3;

const Setting = ({ rule, index, name }: ValueProps<'setting'>) => {
  const { settings } = usePack().kit.words.system;
  const { set } = useRuleEdits(index, name);
  const options = settings.find(({ key }) => key === rule.setting)?.options ?? [];
  const choices = options.map(({ label }, place) => ({ value: String(place), label }));
  const value = String(options.findIndex((each) => each.value === rule.value));
  const choose = (optionIndex: string) => set({ value: options[Number(optionIndex)]?.value ?? rule.value });
  if (choices.length === 0) return <Word>{String(rule.value)}</Word>;
  if (choices.length <= FEW) {
    return <Segments legend={name} hideLegend options={choices} value={value} onChange={choose} />;
  }
  return (
    <Select aria-label={name} value={value} onChange={({ target }) => choose(target.value)}>
      {choices.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </Select>
  );
};

const MUSTS = [
  { value: 'forbidden', label: 'Forbidden' },
  { value: 'required', label: 'Required' },
];

const Group = ({ rule: { must, group, among }, index, name }: ValueProps<'group'>) => {
  const { groups } = usePack().kit.words;
  const { set } = useRuleEdits(index, name);
  const kind = groups.get(group)?.kind;
  const others = [...groups.values()].filter((each) => each.kind === kind && each.key !== group);
  return (
    <Line>
      <Segments legend={name} hideLegend options={MUSTS} value={must} onChange={(must) => set({ must })} />
      <span className="w-44">
        <Select
          aria-label={`${name}, among`}
          value={among ?? ''}
          onChange={({ target }) => set({ among: target.value || undefined })}
        >
          <option value="">anywhere</option>
          {others.map(({ key, label }) => (
            <option key={key} value={key}>
              {`among ${label}`}
            </option>
          ))}
        </Select>
      </span>
    </Line>
  );
};

const Stat = ({ name, ...rest }: ValueProps<'stat'>) => (
  <Two
    {...rest}
    name={name}
    lines={[
      numberLine('min', `${name}, at least`, [0, 1_000_000], { step: 0.5, placeholder: 'any' }),
      numberLine('max', `${name}, at most`, [0, 1_000_000], { step: 0.5, placeholder: 'any' }),
    ]}
  />
);

const linesIn = (typed: string): readonly string[] =>
  visibleText(typed)
    .split('\n')
    .map((line) => line.trim().slice(0, 80))
    .filter((line) => line !== '')
    .slice(0, 100);

const Named = ({ rule: { names }, index, name }: ValueProps<'named'>) => {
  const { put } = useRuleEdits(index, name);
  const { endTyping } = usePackActions();
  return (
    <AreaField
      label="One per line"
      value={names as readonly string[]}
      textOf={(value) => value.join('\n')}
      read={linesIn}
      longest={8000}
      onChange={(value) => value.length > 0 && put('names', value, true)}
      onLeave={endTyping}
    />
  );
};

const House = ({ rule, index, name }: ValueProps<'house'>) => {
  const { put } = useRuleEdits(index, name);
  const line = numberLine('value', name, [-200, 200], { step: 0.25, required: true });
  const typing = useTyping([line], fieldsOf(rule));
  return <NumberField line={line} typing={typing} put={put} />;
};

const Note = ({ rule: { text }, index, name }: ValueProps<'note'>) => {
  const { put } = useRuleEdits(index, name);
  const { endTyping } = usePackActions();
  return (
    <AreaField
      label="Text"
      value={text}
      textOf={(value) => value}
      read={(typed) => visibleText(typed).trim().slice(0, 500)}
      longest={500}
      onChange={(value) => value !== '' && put('text', value, true)}
      onLeave={endTyping}
    />
  );
};

const None = () => <Word>severity as on the right</Word>;

type Values = { readonly [K in SaidRule['kind']]: (props: ValueProps<K>) => ReactNode };

const VALUES: Values = {
  points: Points,
  years: Years,
  nations: NationChoice,
  scale: Scale,
  setting: Setting,
  group: Group,
  limit: BoundFields,
  stat: Stat,
  named: Named,
  severity: None,
  house: House,
  note: Note,
};

type RuleValuesProps = { rule: SaidRule; index: number; name: string };

/** The values of a rule in its line, to be changed in place. */
export const RuleValues = ({ rule, index, name }: RuleValuesProps) => {
  const Value = VALUES[rule.kind] as (props: RuleValuesProps) => ReactNode;
  return <Value rule={rule} index={index} name={name} />;
};
