import type { Check, Judged, Outcome } from './check';
import { house, nations, points, scale, setting, years } from './check-army';
import { group, limit, named, stat } from './check-troops';
import type { RuleOf, SaidRule } from './schema';

/** Nothing to check by itself: it changes what the rules of the book find. */
const severity: Check<RuleOf<'severity'>> = ({ severity: to }) => ({
  value: { error: 'error', warning: 'warning', info: 'note' }[to],
});

/** Each kind of rule and its check; a note has none, someone ticks it. */
const CHECKS: { readonly [K in Exclude<SaidRule['kind'], 'note'>]: Check<RuleOf<K>> } = {
  points,
  years,
  nations,
  scale,
  setting,
  group,
  limit,
  stat,
  named,
  house,
  severity,
};

/** What a rule finds in an army. */
export const checkRule = (rule: Exclude<SaidRule, { kind: 'note' }>, judged: Judged): Outcome =>
  (CHECKS[rule.kind] as Check<SaidRule>)(rule, judged);

/** What a finding of each kind of rule is called; `terms-` and the kind is its permanent code. */
export const TITLES: Readonly<Record<SaidRule['kind'] | 'system', string>> = {
  system: 'Other rules',
  points: 'Points of the terms',
  years: 'Years of the terms',
  nations: 'Nations of the terms',
  scale: 'Scale of the terms',
  setting: 'Setting of the terms',
  group: 'Troops of the terms',
  limit: 'Limit of the terms',
  stat: 'Limit of the terms',
  named: 'Named units of the terms',
  severity: 'Severity by the terms',
  house: 'House points of the terms',
  note: 'To be ticked by hand',
};
