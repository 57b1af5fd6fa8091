'use client';

import { useMemo } from 'react';
import { Input, Select } from '@/app/_components/ui/field';
import type { TypedLine } from '@/app/_editor/fields/lines';
import { type Put, type Typing, useTyped, useTyping } from '@/app/_editor/fields/use-typed';
import { setInRule } from '@/lib/events/packs/edit/changes';
import type { PackBound, RuleOf, SaidRule } from '@/lib/rules/events/schema';
import { usePack, usePackActions } from '../pack-context';

/** Sets fields of one rule, by dotted names ("max.count"). */
type SetFields = (fields: Readonly<Record<string, unknown>>) => void;

/** How a rule is changed from its line: several fields at once, or one as it is typed. */
export const useRuleEdits = (index: number, label: string): { set: SetFields; put: Put } => {
  const { change } = usePackActions();
  return useMemo(
    () => ({
      set: (fields) => change(setInRule(index, fields, label)),
      put: (field, value, typed) =>
        change(setInRule(index, { [field]: value }, label), typed ? { key: `${index} ${field}` } : {}),
    }),
    [change, index, label],
  );
};

/** The fields of a rule, also those within its bounds, by their dotted names. */
export const fieldsOf = (rule: SaidRule): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(rule).flatMap(([key, value]): [string, unknown][] =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([inner, each]) => [`${key}.${inner}`, each])
        : [[key, value]],
    ),
  );

/** A number of a rule as the forms know it. */
export const numberLine = (
  key: string,
  label: string,
  [min, max]: readonly [number, number],
  more: {
    readonly step?: number;
    readonly required?: true;
    readonly placeholder?: string;
    readonly plain?: true;
  } = {},
): TypedLine => ({ kind: 'number', key, label, min, max, ...more });

type NumberFieldProps = { line: TypedLine; typing: Typing; put: Put };

/** A number in the line of a rule; what does not read stays in it with the reason below. */
export const NumberField = ({ line, typing, put }: NumberFieldProps) => {
  const { endTyping } = usePackActions();
  const { id, input, fault } = useTyped({ line, typing, put, onLeave: endTyping });
  return (
    <span className="grid w-[72px]">
      <Input
        {...input}
        aria-label={line.label}
        className="text-end"
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      />
      {fault !== undefined && (
        <span id={`${id}-fault`} className="text-error text-12">
          {fault}
        </span>
      )}
    </span>
  );
};

type Side = 'min' | 'max';

const SIDE_WORDS = { min: 'at least', max: 'at most' } as const;

/** What a bound counts in, as one word of a list. */
const unitOf = (bound: PackBound): string => {
  if ('percent' in bound) return `percent ${bound.of}`;
  return 'per' in bound ? `per ${bound.of}` : 'count';
};

/** The same bound counted in something else; its number stays where it can. */
const inUnit = (bound: PackBound | undefined, unit: string): PackBound | undefined => {
  if (unit === '') return undefined;
  const number = bound === undefined ? 1 : 'percent' in bound ? bound.percent : bound.count;
  const [kind, of = ''] = unit.split(' ');
  if (kind === 'percent') return { percent: Math.min(100, number), of: of === 'points' ? 'points' : 'units' };
  if (kind === 'per') return { count: number, per: of === 'points' ? 500 : 1, of };
  return { count: number };
};

type BoundFieldsProps = { rule: RuleOf<'limit'>; index: number; name: string };

/** The least and the most that a limit allows, in place: a number, a share, so many for every …. */
export const BoundFields = ({ rule, index, name }: BoundFieldsProps) => (
  <span className="grid gap-1">
    <BoundField side="max" rule={rule} index={index} name={name} />
    {rule.min !== undefined && <BoundField side="min" rule={rule} index={index} name={name} />}
  </span>
);

const BoundField = ({ side, rule, index, name }: BoundFieldsProps & { side: Side }) => {
  const { words } = usePack().kit;
  const { set, put } = useRuleEdits(index, name);
  const bound = rule[side];
  const label = `${name}, ${SIDE_WORDS[side]}`;
  const lines = {
    count: numberLine(`${side}.count`, label, [0, 100_000], { step: 0.5, required: true }),
    percent: numberLine(`${side}.percent`, label, [0, 100], { step: 0.5, required: true }),
    per: numberLine(`${side}.per`, `${label}: for every`, [1, 100_000], { required: true }),
  };
  const typing = useTyping(Object.values(lines), fieldsOf(rule));
  const unit = bound === undefined ? '' : unitOf(bound);
  // what is measured in points has no share of units
  const { points, units } = words.system.terms;
  const of = [...words.groups.values()].filter(({ kind }) => kind !== 'works');
  return (
    <span className="flex flex-wrap items-center gap-x-[7px] gap-y-1">
      <span className="text-ink-2">{SIDE_WORDS[side]}</span>
      {bound !== undefined && (
        <NumberField line={'percent' in bound ? lines.percent : lines.count} typing={typing} put={put} />
      )}
      {bound !== undefined && 'per' in bound && (
        <>
          <span className="text-ink-2">for every</span>
          <NumberField line={lines.per} typing={typing} put={put} />
        </>
      )}
      <span className="w-44">
        <Select
          aria-label={`${label}: counted in`}
          value={unit}
          onChange={({ target }) => set({ [side]: inUnit(bound, target.value) })}
        >
          <option value="">any number</option>
          <option value="count">{rule.measure === 'points' ? points : 'of them'}</option>
          <option value="percent points">{`% of the ${points}`}</option>
          <option value="percent units">{`% of the ${units}`}</option>
          <optgroup label="for every …">
            <option value="per points">{points}</option>
            {of.map(({ key, label }) => (
              <option key={key} value={`per ${key}`}>
                {label}
              </option>
            ))}
          </optgroup>
        </Select>
      </span>
    </span>
  );
};
