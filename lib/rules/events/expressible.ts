import type { Bound, SaidRule } from './schema';
import type { TermsWords } from './words';

const knowsNation = ({ system }: TermsWords, nation: string): boolean =>
  system.choices.nations.some(({ value }) => value === nation);

const boundGroup = (bound: Bound | undefined): string[] =>
  bound !== undefined && 'per' in bound && bound.of !== 'points' ? [bound.of] : [];

/** Keys of the groups that a rule speaks of. */
export const groupsIn = (rule: SaidRule): string[] => {
  if (rule.kind === 'group') return [rule.group, ...(rule.among === undefined ? [] : [rule.among])];
  if (rule.kind !== 'limit') return [];
  return [
    ...rule.of,
    ...(rule.and === undefined ? [] : [rule.and]),
    ...boundGroup(rule.min),
    ...boundGroup(rule.max),
  ];
};

const unknownNation = (rule: SaidRule, words: TermsWords): string | undefined =>
  [...(rule.when?.nations ?? []), ...(rule.kind === 'nations' ? (rule.only ?? []) : [])].find(
    (nation) => !knowsNation(words, nation),
  );

/**
 * Why a system cannot express a rule, in a sentence; undefined if it can. Such a rule is never passed over: the
 * organiser ticks it by hand.
 */
export const whyNotChecked = (rule: SaidRule, words: TermsWords): string | undefined => {
  const { system, groups, stats } = words;
  const group = groupsIn(rule).find((key) => !groups.has(key));
  if (group !== undefined) return `${system.name} knows no “${group}”.`;
  const nation = unknownNation(rule, words);
  if (nation !== undefined) return `${system.name} has no nation “${nation}”.`;
  switch (rule.kind) {
    case 'setting': {
      const setting = system.settings.find(({ key }) => key === rule.setting);
      if (setting === undefined) return `${system.name} has no setting “${rule.setting}”.`;
      return setting.options.some(({ value }) => value === rule.value)
        ? undefined
        : `“${setting.label}” cannot be ${String(rule.value)}.`;
    }
    case 'scale': {
      const scale = rule.only.find((each) => !system.choices.scales.some(({ value }) => value === each));
      return scale === undefined ? undefined : `${system.name} has no scale “${scale}”.`;
    }
    case 'stat':
      return stats.has(rule.stat) ? undefined : `${system.name} counts no “${rule.stat}”.`;
    case 'severity':
      return system.checks.some(({ code }) => code === rule.code)
        ? undefined
        : `${system.name} has no check “${rule.code}”.`;
    case 'house':
      return system.coefficients.some(({ key }) => key === rule.coefficient)
        ? undefined
        : `${system.name} has no house cost “${rule.coefficient}”.`;
    case 'note':
      return 'No check can see it.';
    default:
      return undefined;
  }
};
