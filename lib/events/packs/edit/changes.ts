import type { Op } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import type { Pack, SaidRule, TermRule } from '@/lib/rules/events/schema';
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

/** Says that something is free on purpose, where no pack below limits it. */
export const leaveFree = (pack: Pack, slot: string, label: string): Change => ({
  ...leaveOut(pack, slot, label),
  label: `Leave ${label} free`,
});

/** One place up or down among the rules of its part; null at its end. */
export const moveRule = (
  rules: readonly TermRule[],
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

/** The parts of a pack as its editor shows them, in their order. */
export const GROUPS = [
  { key: 'points', title: 'Points' },
  { key: 'who', title: 'Who may come' },
  { key: 'options', title: 'Options of the book' },
  { key: 'limits', title: 'Limits' },
  { key: 'named', title: 'Named units' },
  { key: 'severities', title: 'Severities' },
  { key: 'house', title: 'House points' },
  { key: 'hand', title: 'To tick by hand' },
] as const;

export type GroupKey = (typeof GROUPS)[number]['key'];

const GROUP_OF: Readonly<Record<SaidRule['kind'], GroupKey>> = {
  points: 'points',
  years: 'who',
  nations: 'who',
  scale: 'who',
  setting: 'options',
  group: 'options',
  limit: 'limits',
  stat: 'limits',
  named: 'named',
  severity: 'severities',
  house: 'house',
  note: 'hand',
};

/** The place of a rule. */
export const groupOf = ({ kind }: SaidRule): GroupKey => GROUP_OF[kind];

/** True for a rule that says something of its own. */
export const isSaid = (rule: TermRule): rule is SaidRule => rule.kind !== 'free';

/**
 * A rule before or after another one of its part, where it is let go.
 * @returns where it lands, counted after it was taken out; null where it would not move, or is of another part
 */
export const landingOf = (
  rules: readonly TermRule[],
  slot: string,
  over: string,
  after: boolean,
): number | null => {
  const [from, target] = [slot, over].map((each) => rules.findIndex((rule) => slotOf(rule) === each));
  const [rule, other] = [rules[from ?? -1], rules[target ?? -1]];
  if (from === undefined || target === undefined || rule === undefined || other === undefined) return null;
  if (!isSaid(rule) || !isSaid(other) || groupOf(rule) !== groupOf(other)) return null;
  const spot = target + (after ? 1 : 0);
  const to = from < spot ? spot - 1 : spot;
  return to === from ? null : to;
};

/** Puts a rule where it was let go. */
export const placeRule = (
  rules: readonly TermRule[],
  slot: string,
  to: number,
  label: string,
): Change | null => {
  const from = rules.findIndex((rule) => slotOf(rule) === slot);
  const rule = rules[from];
  if (rule === undefined) return null;
  return {
    label: `Move ${label}`,
    ops: [
      { op: 'remove', path: ['rules', from] },
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
