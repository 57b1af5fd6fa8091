import type { Change } from '@/app/_editor/editing';
import type { Op } from '@/lib/rules/core/edit';
import type { Pack, Rule, SaidRule } from '@/lib/rules/events/schema';
import { slotOf } from '@/lib/rules/events/slot';

/** A rule more, at the end; one that was left out before is put back by it. */
export const addRule = ({ rules }: Pack, rule: SaidRule, label: string): Change => {
  const slot = slotOf(rule);
  const freed = rules.findIndex((each) => each.kind === 'free' && each.slot === slot);
  return {
    label: `Add ${label}`,
    select: slot,
    ops:
      freed < 0
        ? [{ op: 'insert', path: ['rules', rules.length], value: rule }]
        : [{ op: 'set', path: ['rules', freed], value: rule }],
  };
};

/** Takes a rule of the pack itself away. */
export const removeRule = (index: number, label: string): Change => ({
  label: `Remove ${label}`,
  select: null,
  ops: [{ op: 'remove', path: ['rules', index] }],
});

/** Takes a rule of a pack below away. */
export const leaveOut = ({ rules }: Pack, slot: string, label: string): Change => ({
  label: `Leave out ${label}`,
  select: null,
  ops: [{ op: 'insert', path: ['rules', rules.length], value: { kind: 'free', slot } }],
});

/** One place up or down among the rules of its part; null at its end. */
export const moveRule = (
  rules: readonly Rule[],
  index: number,
  among: readonly number[],
  step: -1 | 1,
  label: string,
): Change | null => {
  const to = among[among.indexOf(index) + step];
  const rule = rules[index];
  if (to === undefined || rule === undefined) return null;
  return {
    label: `Move ${label}`,
    ops: [
      { op: 'remove', path: ['rules', index] },
      { op: 'insert', path: ['rules', to], value: rule },
    ],
  };
};

/** Sets fields of a rule by their dotted names ("max.count"); undefined takes one away. */
export const setInRule = (
  index: number,
  fields: Readonly<Record<string, unknown>>,
  label: string,
): Change => ({
  label: `Change ${label}`,
  ops: Object.entries(fields).map(([name, value]): Op => {
    const path = ['rules', index, ...name.split('.')];
    return value === undefined ? { op: 'remove', path } : { op: 'set', path, value };
  }),
});
