import type { SaidRule, TermRule, When } from './schema';

const whenSlot = ({ from, to, nations }: When): string =>
  [from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`, ...(nations ?? []).toSorted()]
    .filter(Boolean)
    .join(',');

const baseOf = (rule: SaidRule): string => {
  switch (rule.kind) {
    case 'points':
      return rule.role === undefined ? 'points' : `points:${rule.role}`;
    case 'setting':
      return `setting:${rule.setting}`;
    case 'group':
      return `group:${rule.group}${rule.among === undefined ? '' : `/${rule.among}`}`;
    case 'limit':
      return `limit:${rule.id}`;
    case 'stat':
      return `stat:${rule.stat}`;
    case 'named':
      return `named:${rule.must}`;
    case 'severity':
      return `severity:${rule.code}`;
    case 'house':
      return `house:${rule.coefficient}`;
    case 'note':
      return `note:${rule.id}`;
    default:
      return rule.kind;
  }
};

/**
 * What a rule is about, by which a later pack's rule takes the place of an earlier one's: 'points',
 * 'limit:cavalry@1756-1758'.
 */
export const slotOf = (rule: TermRule): string => {
  if (rule.kind === 'free') return rule.slot;
  const when = rule.when === undefined ? '' : whenSlot(rule.when);
  return when === '' ? baseOf(rule) : `${baseOf(rule)}@${when}`;
};
