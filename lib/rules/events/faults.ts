import type { Severity } from '../core/check/finding';
import { type CombinedTerm, canonical, type Terms } from './combine';
import { keyFault } from './expressible';
import type { PackBound, RuleOf, SaidRule } from './schema';
import { ruleSentence } from './sentence';
import type { TermsWords } from './words';

/** What is wrong with the terms themselves, for any army; shown while they are written. */
export type PackFault = { readonly slot: string; readonly severity: Severity; readonly message: string };

type Rules = readonly CombinedTerm[];

const ofKind = <K extends SaidRule['kind']>(terms: Rules, kind: K) =>
  terms.flatMap(({ slot, rule }) => (rule.kind === kind ? [{ slot, rule: rule as RuleOf<K> }] : []));

const isBackward = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max;

const impossible = (slot: string, message: string): PackFault => ({ slot, severity: 'error', message });

const numbers = (terms: Rules): PackFault[] => [
  ...ofKind(terms, 'points').flatMap(({ slot, rule: { min, max, tolerance = 0 } }) =>
    isBackward(min, max === undefined ? undefined : max + tolerance)
      ? [impossible(slot, `No army can cost at least ${min} and at most ${max}.`)]
      : [],
  ),
  ...ofKind(terms, 'stat').flatMap(({ slot, rule: { min, max } }) =>
    isBackward(min, max) ? [impossible(slot, `No number is at least ${min} and at most ${max}.`)] : [],
  ),
  ...terms.flatMap(({ slot, rule }) => {
    const years = rule.kind === 'years' ? rule : rule.when;
    return isBackward(years?.from, years?.to)
      ? [impossible(slot, `No year is from ${years?.from} to ${years?.to}.`)]
      : [];
  }),
];

const isEmpty = ({ min, max }: { readonly min?: unknown; readonly max?: unknown }): boolean =>
  min === undefined && max === undefined;

const idle = (terms: Rules): PackFault[] =>
  terms.flatMap(({ slot, rule }) =>
    (rule.kind === 'points' || rule.kind === 'limit' || rule.kind === 'stat') && isEmpty(rule)
      ? [{ slot, severity: 'warning', message: 'This rule allows everything: it has no value yet.' } as const]
      : [],
  );

/** How much a bound asks in parts of one whole, where that holds for any army. */
const inOneUnit = (
  bound: PackBound | undefined,
): { readonly unit: string; readonly value: number } | undefined => {
  if (bound === undefined) return undefined;
  if ('percent' in bound) return { unit: `% of ${bound.of}`, value: bound.percent };
  return 'per' in bound
    ? { unit: `per ${bound.per} ${bound.of}`, value: bound.count }
    : { unit: '', value: bound.count };
};

/** Limits of the same troops that no army keeps together. */
const againstEachOther = (terms: Rules): PackFault[] => {
  const limits = ofKind(terms, 'limit');
  return limits.flatMap(({ slot, rule }) => {
    const least = inOneUnit(rule.min);
    if (least === undefined) return [];
    const other = limits.find(({ rule: against }) => {
      const most = inOneUnit(against.max);
      return (
        most !== undefined &&
        most.unit === least.unit &&
        most.value < least.value &&
        against.measure === rule.measure &&
        against.and === rule.and &&
        canonical(against.of.toSorted()) === canonical(rule.of.toSorted()) &&
        canonical(against.when ?? {}) === canonical(rule.when ?? {})
      );
    });
    return other === undefined
      ? []
      : [impossible(slot, `“${rule.name}” asks for more than “${other.rule.name}” allows.`)];
  });
};

/** Arms that no unit has two of: what they ask of one whole adds up. */
const APART = ['infantry', 'cavalry', 'artillery'];

const sharesBeyond = (terms: Rules): PackFault[] =>
  (['units', 'points'] as const).flatMap((whole) => {
    const rules = ofKind(terms, 'limit').filter(({ rule: { min, of, when } }) => {
      const isShare = min !== undefined && 'percent' in min && min.of === whole;
      return isShare && when === undefined && of.length === 1 && APART.includes(of[0] ?? '');
    });
    const least = new Map<string, number>();
    for (const { rule } of rules) {
      const [arm = ''] = rule.of;
      const percent = rule.min !== undefined && 'percent' in rule.min ? rule.min.percent : 0;
      least.set(arm, Math.max(least.get(arm) ?? 0, percent));
    }
    const sum = [...least.values()].reduce((total, percent) => total + percent, 0);
    const last = rules.at(-1);
    return sum > 100 && last !== undefined
      ? [impossible(last.slot, `The least shares add up to ${sum} % of the ${whole}.`)]
      : [];
  });

/** What must be there and may not be there. */
const bannedAndNeeded = (terms: Rules): PackFault[] => {
  const named = ofKind(terms, 'named').filter(({ rule }) => rule.when === undefined);
  const banned = named.find(({ rule }) => rule.must === 'banned')?.rule.names ?? [];
  return named
    .filter(({ rule }) => rule.must === 'required')
    .flatMap(({ slot, rule }) =>
      rule.names
        .filter((name) => banned.some((other) => other.toLowerCase() === name.toLowerCase()))
        .map((name) => impossible(slot, `“${name}” is needed and banned.`)),
    );
};

const forbiddenAndNeeded = (terms: Rules): PackFault[] => {
  const forbidden = new Set(
    ofKind(terms, 'group').flatMap(({ rule }) =>
      rule.must === 'forbidden' && rule.among === undefined && rule.when === undefined ? [rule.group] : [],
    ),
  );
  return terms.flatMap(({ slot, rule }) => {
    const needs =
      rule.kind === 'group' && rule.must === 'required'
        ? [rule.group]
        : rule.kind === 'limit' && (inOneUnit(rule.min)?.value ?? 0) > 0
          ? rule.of
          : [];
    return needs.length > 0 && needs.every((key) => forbidden.has(key))
      ? [impossible(slot, 'What this rule needs is forbidden by another.')]
      : [];
  });
};

const outsideTheRules = (terms: Rules, { system }: TermsWords): PackFault[] => {
  const [first, last] = system.years;
  return ofKind(terms, 'years').flatMap(({ slot, rule }) =>
    rule.to < first || rule.from > last
      ? [impossible(slot, `${system.name} covers ${first} to ${last} only.`)]
      : [],
  );
};

/** Keys that the system does not know: slips of the keyboard, which must not become terms in that spelling. */
const unknownKeys = (terms: Rules, words: TermsWords): PackFault[] =>
  terms.flatMap(({ slot, rule }) => {
    const fault = keyFault(rule, words);
    return fault === undefined ? [] : [impossible(slot, `“${ruleSentence(rule, words)}”: ${fault}`)];
  });

/** Terms for other rules than those they are read with. */
const mixed = ({ packs, system }: Terms, words: TermsWords): PackFault[] =>
  system !== null && system !== words.system.id
    ? [impossible(packs.at(-1)?.id ?? '', `These terms are for ${system}, not for ${words.system.name}.`)]
    : [];

/**
 * What is contradictory, impossible or without effect in terms, in the order of what weighs most.
 * @param words of the system that the terms are for
 */
export const packFaults = (terms: Terms, words: TermsWords): PackFault[] => {
  const all = terms.terms;
  return [
    ...mixed(terms, words),
    ...unknownKeys(all, words),
    ...numbers(all),
    ...againstEachOther(all),
    ...sharesBeyond(all),
    ...bannedAndNeeded(all),
    ...forbiddenAndNeeded(all),
    ...outsideTheRules(all, words),
    ...idle(all),
  ];
};
