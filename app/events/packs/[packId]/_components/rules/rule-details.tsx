'use client';

import { useMemo } from 'react';
import { CheckField } from '@/app/_components/ui/check-field';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import { type FormLine, presentLines } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import { setInRule } from '@/lib/events/packs/edit/changes';
import type { SaidRule } from '@/lib/rules/events/schema';
import { usePack, usePackActions } from '../pack-context';
import { fieldsOf } from './rule-fields';

type RuleDetailsProps = { rule: SaidRule; index: number; name: string; onClose: () => void };

/** Bounds, years and pages of a rule that are taken away with their last field. */
const OUTER = ['cite', 'when'] as const;

/** Sets a field of a rule; what is left empty around it goes with it, and what is not there yet comes. */
const usePut = (rule: SaidRule, index: number, name: string): Put => {
  const { change } = usePackActions();
  const { system } = usePack().kit;
  return useMemo(
    () => (field, value, typed) => {
      const outer = OUTER.find((each) => field.startsWith(`${each}.`));
      if (outer === undefined) {
        return change(setInRule(index, { [field]: value }, name), typed ? { key: `${index} ${field}` } : {});
      }
      const inner = field.slice(outer.length + 1);
      const { [inner]: _, ...rest } = { ...rule[outer] } as Record<string, unknown>;
      const next = value === undefined ? rest : { ...rest, [inner]: value };
      const { source: __, ...values } = next;
      const whole = Object.keys(values).length === 0 ? undefined : next;
      const cited = outer === 'cite' && whole !== undefined ? { source: system.id, ...whole } : whole;
      change(setInRule(index, { [outer]: cited }, name), typed ? { key: `${index} ${field}` } : {});
    },
    [change, system, rule, index, name],
  );
};

const text = (key: string, label: string, longest: number, placeholder?: string): FormLine => ({
  kind: 'text',
  key,
  label,
  longest,
  ...(placeholder !== undefined && { placeholder }),
});

/** What of a rule does not stand in its line: where it is from, why, when it speaks, what a limit counts. */
export const RuleDetails = ({ rule, index, name, onClose }: RuleDetailsProps) => {
  const { endTyping } = usePackActions();
  const { words } = usePack().kit;
  const put = usePut(rule, index, name);
  const { units, points } = words.system.terms;
  const [first, last] = words.system.years;
  const year = { kind: 'number', min: 1700, max: 1815, plain: true } as const;
  const lines = presentLines(
    rule.kind === 'limit' && { kind: 'text', key: 'name', label: 'Name', longest: 80, required: true },
    rule.kind === 'limit' && {
      kind: 'choice',
      key: 'measure',
      label: 'Counts',
      options: [
        { value: 'count', label: 'each as one' },
        { value: 'units', label: `${units} by their size` },
        { value: 'points', label: points },
      ],
    },
    text('why', 'Why', 200, 'Shown to players beside it'),
    text('cite.page', 'Page', 20, 'none'),
    text('cite.section', 'Section', 40, 'none'),
    { ...year, key: 'when.from', label: 'From year', placeholder: String(first) },
    { ...year, key: 'when.to', label: 'To year', placeholder: String(last) },
  );
  return (
    <BottomSheet open onClose={onClose} title={name}>
      <Fields className="[--label:84px]">
        <LineFields lines={lines} node={fieldsOf(rule)} put={put} onLeave={endTyping} />
        {rule.kind === 'limit' && <Counted of={rule.of} put={put} />}
      </Fields>
    </BottomSheet>
  );
};

/** What a limit counts: one group, or several together. */
const Counted = ({ of, put }: { of: readonly string[]; put: Put }) => {
  const { groups } = usePack().kit.words;
  const turned = (key: string, on: boolean) =>
    [...groups.keys()].filter((each) => (each === key ? on : of.includes(each)));
  return (
    <fieldset className="border-rule mt-2 border-t pt-2">
      <legend className="text-ink-2">Of these together</legend>
      <div className="max-handset:grid-cols-1 grid max-h-60 grid-cols-2 gap-x-3 overflow-auto">
        {[...groups.values()].map(({ key, label }) => (
          <CheckField
            key={key}
            checked={of.includes(key)}
            disabled={of.length === 1 && of.includes(key)}
            onChange={({ target }) => put('of', turned(key, target.checked))}
          >
            {label}
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
};
