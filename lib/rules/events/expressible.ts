import type { Malformation } from '../core/army/document';
import { nearest } from '../core/text/folded';
import type { Pack, PackBound, RuleOf, SaidRule } from './schema';
import type { TermsSystem, TermsWords } from './words';

const boundGroup = (bound: PackBound | undefined): string[] =>
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

/** A key of a rule that its system does not know: of what kind it is, and the words it could have been. */
type UnknownKey = {
  readonly why: string;
  readonly key: string;
  /** keys and labels that there are */
  readonly validKeys: readonly string[];
};

const wordsOf = (choices: readonly { readonly value: unknown; readonly label: string }[]): string[] =>
  choices.flatMap(({ value, label }) => [String(value), label]);

const labelled = (entries: Iterable<{ readonly key: string; readonly label: string }>): string[] =>
  [...entries].flatMap(({ key, label }) => [key, label]);

const unknownGroup = (rule: SaidRule, { system, groups }: TermsWords): UnknownKey | undefined => {
  const key = groupsIn(rule).find((each) => !groups.has(each));
  if (key === undefined) return undefined;
  return { key, why: `${system.name} has no “${key}”.`, validKeys: labelled(groups.values()) };
};

const unknownNation = (rule: SaidRule, { system }: TermsWords): UnknownKey | undefined => {
  const named = [...(rule.when?.nations ?? []), ...(rule.kind === 'nations' ? (rule.only ?? []) : [])];
  const { nations } = system.choices;
  const key = named.find((nation) => !nations.some(({ value }) => value === nation));
  if (key === undefined) return undefined;
  return { key, why: `${system.name} has no nation “${key}”.`, validKeys: wordsOf(nations) };
};

const unknownSetting = (
  { setting: key, value }: RuleOf<'setting'>,
  { system }: TermsWords,
): UnknownKey | undefined => {
  const setting = system.settings.find((each) => each.key === key);
  if (setting === undefined) {
    return { key, why: `${system.name} has no setting “${key}”.`, validKeys: labelled(system.settings) };
  }
  if (setting.options.some((option) => option.value === value)) return undefined;
  const why = `“${setting.label}” cannot be ${String(value)}.`;
  return { key: String(value), why, validKeys: wordsOf(setting.options) };
};

const unknownScale = ({ only }: RuleOf<'scale'>, { system }: TermsWords): UnknownKey | undefined => {
  const { scales } = system.choices;
  const key = only.find((each) => !scales.some(({ value }) => value === each));
  return key === undefined
    ? undefined
    : { key, why: `${system.name} has no scale “${key}”.`, validKeys: wordsOf(scales) };
};

const unknownCoefficient = (
  { coefficient: key }: RuleOf<'house'>,
  { system }: TermsWords,
): UnknownKey | undefined => {
  const { coefficients, name } = system;
  if (coefficients.some((each) => each.key === key)) return undefined;
  const why =
    coefficients.length === 0
      ? `${name} has no house points “${key}”: ${whyNoHouseCosts(system)}`
      : `${name} has no house points “${key}”.`;
  return { key, why, validKeys: labelled(coefficients) };
};

const ownKey = (rule: SaidRule, words: TermsWords): UnknownKey | undefined => {
  const { system, stats } = words;
  switch (rule.kind) {
    case 'setting':
      return unknownSetting(rule, words);
    case 'scale':
      return unknownScale(rule, words);
    case 'stat':
      return stats.has(rule.stat)
        ? undefined
        : {
            key: rule.stat,
            why: `${system.name} does not count “${rule.stat}”.`,
            validKeys: labelled(stats.values()),
          };
    case 'severity':
      return system.checks.some(({ code }) => code === rule.code)
        ? undefined
        : {
            key: rule.code,
            why: `${system.name} has no check “${rule.code}”.`,
            validKeys: system.checks.flatMap(({ code, title }) => [code, title]),
          };
    case 'house':
      return unknownCoefficient(rule, words);
    default:
      return undefined;
  }
};

const unknownKey = (rule: SaidRule, words: TermsWords): UnknownKey | undefined =>
  unknownGroup(rule, words) ?? unknownNation(rule, words) ?? ownKey(rule, words);

/**
 * Why a system cannot express a rule, in a sentence; undefined if it can. Such a rule is never passed over: the
 * organiser ticks it by hand.
 */
export const whyNotChecked = (rule: SaidRule, words: TermsWords): string | undefined =>
  rule.kind === 'note' ? 'No check can see it.' : unknownKey(rule, words)?.why;

/** What is wrong with a key that no rule of the system has, with the nearest ones; undefined where all are known. */
export const keyFault = (rule: SaidRule, words: TermsWords): string | undefined => {
  const unknown = unknownKey(rule, words);
  if (unknown === undefined) return undefined;
  const near = nearest(unknown.key, unknown.validKeys).map((each) => `“${each}”`);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `${unknown.why}${hint} For what no check can see, use a note to tick by hand.`;
};

/** Why the terms cannot change prices of a system without house costs, in a sentence. */
export const whyNoHouseCosts = ({ houseTables, source }: TermsSystem): string =>
  houseTables.length > 0
    ? 'its prices are printed in the book, and the tables that a house may fill in belong to each army, not to a pack.'
    : `its prices are printed in ${source}, and Muster uses them as they are.`;

/** The faults of keys in a pack itself, without the packs it builds on. */
export const packKeyFaults = ({ rules }: Pack, words: TermsWords): Malformation[] =>
  rules.flatMap((rule, index) => {
    const message = rule.kind === 'free' ? undefined : keyFault(rule, words);
    return message === undefined ? [] : [{ at: ['rules', index], message: `Rule ${index + 1}: ${message}` }];
  });
