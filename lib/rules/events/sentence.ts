import { grouped } from '../core/army/number';
import { capital, listed } from '../core/army/words';
import type { PackBound, RuleOf, SaidRule, When } from './schema';
import { groupLabel, groupsLabel, nationLabel, scaleLabel, settingWords, type TermsWords } from './words';

/** "1,350 to 1,500", "at most 3", "at least 2", "any number" */
const between = (min: string | undefined, max: string | undefined): string => {
  if (min !== undefined && max !== undefined) return min === max ? `exactly ${min}` : `${min} to ${max}`;
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? 'any number' : `at least ${min}`;
};

const amountText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : grouped(value);

/** "3", "40 % of the points", "1 for every 2 infantry brigades" */
export const boundText = (words: TermsWords, bound: PackBound): string => {
  const { points, units } = words.system.terms;
  if ('percent' in bound) {
    return `${grouped(bound.percent)} % of the ${bound.of === 'points' ? points : units}`;
  }
  if (!('per' in bound)) return grouped(bound.count);
  const of = bound.of === 'points' ? points : groupLabel(words, bound.of);
  if (bound.per === 1) return `${grouped(bound.count)} for each of the ${of}`;
  return `${grouped(bound.count)} for every ${grouped(bound.per)} ${of}`;
};

const whenText = (words: TermsWords, { from, to, nations }: When): string => {
  const years =
    from !== undefined && to !== undefined
      ? from === to
        ? `in ${from}`
        : `from ${from} to ${to}`
      : from !== undefined
        ? `from ${from}`
        : to === undefined
          ? ''
          : `until ${to}`;
  const of = nations === undefined ? '' : `for ${listed(nations.map((each) => nationLabel(words, each)))}`;
  return [years, of].filter(Boolean).join(', ');
};

const toleranceText = ({ tolerance }: RuleOf<'points'>): string =>
  tolerance === undefined || tolerance === 0 ? '' : `, up to ${grouped(tolerance)} over allowed`;

const pointsSentence = (rule: RuleOf<'points'>, { system }: TermsWords): string => {
  const { role, min, max } = rule;
  const sum = `${between(amountText(min), amountText(max))} ${system.terms.points}${toleranceText(rule)}`;
  return role === undefined ? sum : `${role}: ${sum}`;
};

/** The same as it reads after "of": "1,500 points", "1,350 to 1,500 points, up to 10 over allowed". */
export const pointsAllowed = (rule: RuleOf<'points'>, { system }: TermsWords): string | undefined => {
  const [min, max] = [amountText(rule.min), amountText(rule.max)];
  if (min === undefined && max === undefined) return undefined;
  const sum = min === undefined ? max : between(min, max);
  return `${sum} ${system.terms.points}${toleranceText(rule)}`;
};

const nationsSentence = ({ only, contingents, imagi }: RuleOf<'nations'>, words: TermsWords): string =>
  [
    only === undefined ? 'any nation' : listed(only.map((each) => nationLabel(words, each))),
    ...(contingents ? [] : ['no allied contingents']),
    ...(imagi ? [] : ['no imagi-nations']),
  ].join('; ');

const limitSentence = (rule: RuleOf<'limit'>, words: TermsWords): string => {
  const [min, max] = [rule.min, rule.max].map((bound) => bound && boundText(words, bound));
  return `${rule.name}: ${between(min, max)}`;
};

const wording = (rule: SaidRule, words: TermsWords): string => {
  const { system } = words;
  switch (rule.kind) {
    case 'points':
      return pointsSentence(rule, words);
    case 'years':
      return rule.from === rule.to ? `the year ${rule.from}` : `${rule.from} to ${rule.to}`;
    case 'nations':
      return nationsSentence(rule, words);
    case 'scale':
      return `scale ${rule.only.map((each) => scaleLabel(words, each)).join(' or ')}`;
    case 'setting': {
      const setting = settingWords(words, rule.setting, rule.value);
      return setting === undefined ? `${rule.setting}: ${rule.value}` : `${setting.label}: ${setting.value}`;
    }
    case 'group':
      return rule.must === 'forbidden'
        ? `no ${groupsLabel(words, [rule.among ?? rule.group], rule.among && rule.group)}`
        : `${rule.among === undefined ? 'all' : `all ${groupLabel(words, rule.among)} are`} ${groupLabel(words, rule.group)}`;
    case 'limit':
      return limitSentence(rule, words);
    case 'stat':
      return `${words.stats.get(rule.stat)?.label ?? rule.stat}: ${between(amountText(rule.min), amountText(rule.max))}`;
    case 'named':
      return `${rule.must}: ${listed(rule.names)}`;
    case 'severity': {
      const title = system.checks.find(({ code }) => code === rule.code)?.title ?? rule.code;
      return `“${title}” is ${{ error: 'an error', warning: 'a warning', info: 'a note' }[rule.severity]}`;
    }
    case 'house': {
      const label = system.coefficients.find(({ key }) => key === rule.coefficient)?.label;
      return `house points, ${label ?? rule.coefficient}: ${rule.value}`;
    }
    case 'note':
      return rule.text;
  }
};

/** What a rule demands, in one sentence without its end: what players read, organisers tick and findings begin with. */
export const ruleSentence = (rule: SaidRule, words: TermsWords): string => {
  const when = rule.when === undefined ? '' : whenText(words, rule.when);
  const text = capital(wording(rule, words));
  return when === '' ? text : `${text} (${when})`;
};
