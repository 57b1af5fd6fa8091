import { capital } from '@/lib/rules/core/army/words';
import { SEVERITY_WORDS } from '@/lib/rules/core/check/finding';
import type { Cite } from '@/lib/rules/core/contract/citation';
import type { RuleOf, SaidRule, TermRule } from '@/lib/rules/events/schema';
import { slotOf } from '@/lib/rules/events/slot';
import { groupLabel, type TermsWords } from '@/lib/rules/events/words';
import type { GroupKey } from './changes';

/** A rule that can be added, with its first values. */
export type PackAddition = {
  readonly label: string;
  /** what part of a long list it belongs to */
  readonly part: string;
  readonly rule: SaidRule;
};

const cited = (cite: Cite | undefined): { cite?: NonNullable<SaidRule['cite']> } => {
  if (cite === undefined || cite.regiment !== undefined) return {};
  const { regiment: _, ...rest } = cite;
  return { cite: rest };
};

/** The groups to choose from: a troop type that is called as what all systems share is offered once. */
const choosable = ({ groups }: TermsWords) => {
  const all = [...groups.values()];
  const shared = new Set(
    all.flatMap(({ key, label }) => (key.startsWith('type:') ? [] : [label.toLowerCase()])),
  );
  return all.filter(({ key, label }) => !key.startsWith('type:') || !shared.has(label.toLowerCase()));
};

const points = ({ system }: TermsWords): PackAddition[] => {
  const max = system.choices.budget ?? 1000;
  return [
    { label: 'Total', part: '', rule: { kind: 'points', max, severity: 'error' } },
    {
      label: 'Attacker’s total',
      part: '',
      rule: { kind: 'points', role: 'attacker', max, severity: 'error' },
    },
    {
      label: 'Defender’s total',
      part: '',
      rule: { kind: 'points', role: 'defender', max, severity: 'error' },
    },
  ];
};

const who = ({ system }: TermsWords): PackAddition[] => [
  {
    label: 'Years',
    part: '',
    rule: { kind: 'years', from: system.years[0], to: system.years[1], severity: 'error' },
  },
  {
    label: 'Nations',
    part: '',
    rule: { kind: 'nations', contingents: true, imagi: false, severity: 'error' },
  },
  {
    label: 'Scale',
    part: '',
    rule: {
      kind: 'scale',
      only: system.choices.scales.slice(0, 1).map(({ value }) => value),
      severity: 'error',
    },
  },
];

const options = (words: TermsWords): PackAddition[] => [
  ...choosable(words)
    .filter(({ key }) => key !== 'units' && key !== 'formations')
    .map(
      ({ key, label, cite }): PackAddition => ({
        label: capital(label),
        part: 'Troops, leaders and works',
        rule: { kind: 'group', must: 'forbidden', group: key, severity: 'error', ...cited(cite) },
      }),
    ),
  ...words.system.settings.map(
    ({ key, label, default: value, cite }): PackAddition => ({
      label,
      part: 'Optional rules and rulings',
      rule: { kind: 'setting', setting: key, value, severity: 'error', ...cited(cite) },
    }),
  ),
];

/** An id for a limit or a note that none of the pack has: "cavalry", "cavalry-2". */
const freeId = (stem: string, takenIds: ReadonlySet<string>): string => {
  const plain =
    stem
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'rule';
  for (let number = 1; ; number++) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (!takenIds.has(`limit:${id}`) && !takenIds.has(`note:${id}`)) return id;
  }
};

/** A limit of a group with its first value: a share of the points. */
export const limitOf = (group: string, words: TermsWords, rules: readonly TermRule[]): RuleOf<'limit'> => ({
  kind: 'limit',
  id: freeId(group, new Set(rules.map(slotOf))),
  name: capital(groupLabel(words, group)),
  of: [group],
  measure: 'points',
  max: { percent: 10, of: 'points' },
  severity: 'error',
});

const limits = (words: TermsWords, takenIds: ReadonlySet<string>): PackAddition[] => [
  ...choosable(words).map(
    ({ key, label }): PackAddition => ({
      label: capital(label),
      part: 'How many, or what share of the army',
      rule: {
        kind: 'limit',
        id: freeId(key, takenIds),
        name: capital(label),
        of: [key],
        measure: 'count',
        max: { count: 3 },
        severity: 'error',
      },
    }),
  ),
  ...[...words.stats.values()].map(
    ({ key, label, cite }): PackAddition => ({
      label,
      part: 'Sums of the army',
      rule: { kind: 'stat', stat: key, severity: 'error', ...cited(cite) },
    }),
  ),
];

const severities = ({ system }: TermsWords): PackAddition[] =>
  system.checks.map(({ code, title, cite }) => ({
    label: title,
    part: `As ${SEVERITY_WORDS.error.one}, ${SEVERITY_WORDS.warning.one} or ${SEVERITY_WORDS.info.one}`,
    rule: { kind: 'severity', code, severity: 'error', ...cited(cite) },
  }));

const house = ({ system }: TermsWords): PackAddition[] =>
  system.coefficients.map(({ key, label, default: value }) => ({
    label,
    part: '',
    rule: { kind: 'house', coefficient: key, value, severity: 'error' },
  }));

const OFFERS: Readonly<
  Record<GroupKey, (words: TermsWords, takenIds: ReadonlySet<string>) => PackAddition[]>
> = {
  points,
  who,
  options,
  limits,
  named: () => [
    {
      label: 'Banned',
      part: '',
      rule: { kind: 'named', must: 'banned', names: ['A regiment'], severity: 'error' },
    },
    {
      label: 'Required',
      part: '',
      rule: { kind: 'named', must: 'required', names: ['A regiment'], severity: 'error' },
    },
  ],
  severities,
  house,
  hand: (_, takenIds) => [
    {
      label: 'A note',
      part: '',
      rule: { kind: 'note', id: freeId('note', takenIds), text: 'Figures are painted', severity: 'error' },
    },
  ],
};

/** What can be added to a part of a pack: whatever no rule of it says yet. */
export const additionsTo = (
  group: GroupKey,
  words: TermsWords,
  rules: readonly TermRule[],
): PackAddition[] => {
  const slots = new Set(rules.map(slotOf));
  return OFFERS[group](words, slots).filter(({ rule }) => !slots.has(slotOf(rule)));
};
