import { capital } from '@/lib/rules/core/army/words';
import type { SaidRule, When } from '@/lib/rules/events/schema';
import { groupsLabel, nationLabel, settingWords, type TermsWords } from '@/lib/rules/events/words';

const ROLES = { attacker: 'Attacker', defender: 'Defender' } as const;

/** What a rule is called where its values stand beside it. */
export const ruleName = (rule: SaidRule, words: TermsWords): string => {
  const { system, stats } = words;
  switch (rule.kind) {
    case 'points':
      return rule.role === undefined ? 'Total' : ROLES[rule.role];
    case 'years':
      return 'Years';
    case 'nations':
      return 'Nations';
    case 'scale':
      return 'Scale';
    case 'setting':
      return settingWords(words, rule.setting, rule.value)?.label ?? rule.setting;
    case 'group':
      return capital(groupsLabel(words, [rule.group]));
    case 'limit':
      return rule.name;
    case 'stat':
      return stats.get(rule.stat)?.label ?? rule.stat;
    case 'named':
      return rule.must === 'banned' ? 'Banned units' : 'Required units';
    case 'severity':
      return system.checks.find(({ code }) => code === rule.code)?.title ?? rule.code;
    case 'house':
      return system.coefficients.find(({ key }) => key === rule.coefficient)?.label ?? rule.coefficient;
    case 'note':
      return 'Note';
  }
};

/** When a rule speaks, in a few words; undefined where it always does. */
export const whenWords = ({ from, to, nations = [] }: When, words: TermsWords): string =>
  [
    ...(from === undefined && to === undefined ? [] : [`${from ?? ''}–${to ?? ''}`]),
    ...nations.map((each) => nationLabel(words, each)),
  ].join(', ');
