'use client';

import { useMemo } from 'react';
import type { TypedLine } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import { setInRule } from '@/lib/events/packs/edit/changes';
import type { SaidRule } from '@/lib/rules/events/schema';
import { usePackActions } from '../pack-context';

/** Sets fields of one rule, by dotted names ("max.count"). */
export type SetFields = (fields: Readonly<Record<string, unknown>>) => void;

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
