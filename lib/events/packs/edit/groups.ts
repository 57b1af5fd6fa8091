import type { Rule, SaidRule } from '@/lib/rules/events/schema';

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

/** Where a rule stands. */
export const groupOf = ({ kind }: SaidRule): GroupKey => GROUP_OF[kind];

/** True for a rule that says something of its own. */
export const isSaid = (rule: Rule): rule is SaidRule => rule.kind !== 'free';
