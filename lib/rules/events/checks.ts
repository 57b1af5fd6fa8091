import type { Op } from '../core/army/edit';
import { visibleLine } from '../core/army/name';
import { grouped } from '../core/army/number';
import { listed } from '../core/army/words';
import type { CensusNode } from '../core/check/census';
import type { Fix } from '../core/check/finding';
import { statOf } from '../core/contract/summary';
import {
  boundedBy,
  type Check,
  type CheckContext,
  isAbove,
  measured,
  namesOf,
  nodesIn,
  type TermOutcome,
} from './check';
import { house, nations, points, scale, setting, years } from './check-army';
import type { RuleOf, SaidRule } from './schema';
import { groupLabel, type TermsWords } from './words';

/** Checks nothing itself: it changes the findings of the book's rules. */
const severity: Check<RuleOf<'severity'>> = ({ severity: to }) => ({
  value: { error: 'error', warning: 'warning', info: 'note' }[to],
});

const cureOf = (nodes: readonly CensusNode[], group: string, words: TermsWords): { fix?: Fix } => {
  const cure = words.groups.get(group)?.cure;
  if (cure === undefined) return {};
  const ops: Op[] = nodes.flatMap(({ at }) => cure(at));
  return { fix: { label: `Make ${nodes.length === 1 ? 'it' : 'them'} ordinary`, ops } };
};

/** What may not, or must be there. */
const group: Check<RuleOf<'group'>> = ({ must, group: key, among }, { facts, words }) => {
  if (must === 'forbidden') {
    const nodes = nodesIn(facts, [key], among);
    if (nodes.length === 0) return { value: 'none' };
    return {
      value: String(nodes.length),
      breach: {
        found: `here ${namesOf(nodes)}`,
        at: nodes.map(({ at }) => at),
        ...cureOf(nodes, key, words),
      },
    };
  }
  const kind = words.groups.get(key)?.kind;
  const all = facts.census.nodes.filter(({ groups, kind: own }) =>
    among === undefined ? own === kind : groups.has(among),
  );
  const without = all.filter(({ groups }) => !groups.has(key));
  if (without.length === 0) return { value: `all ${all.length}` };
  const label = groupLabel(words, key);
  return {
    value: `${all.length - without.length} of ${all.length}`,
    breach: {
      found: `these are not: ${namesOf(without)}`,
      brief: `Not ${label}: ${namesOf(without)}`,
      at: without.map(({ at }) => at),
    },
  };
};

/** How many there are of something, or what share of the army. */
const limit: Check<RuleOf<'limit'>> = ({ name, of, and, measure, min, max }, { facts, words }) => {
  const nodes = nodesIn(facts, of, and);
  const used = measured(facts, nodes, measure);
  const unit = measure === 'points' ? ` ${words.system.terms.points}` : '';
  const over = max && boundedBy(facts, max, used, measure);
  const under = min && boundedBy(facts, min, used, measure);
  const beside = over ?? under;
  const value =
    beside === undefined
      ? grouped(used)
      : `${grouped(used)} of ${grouped(Math.floor(beside.allowed * 100) / 100)}${unit}`;
  if (over !== undefined && over.against > 0) {
    const excess = `${grouped(used)}, at most ${grouped(Math.floor(over.allowed * 100) / 100)}${unit}`;
    const brief = `${name}: ${excess}`;
    return { value: excess, breach: { found: `here ${excess}`, brief, at: nodes.map(({ at }) => at) } };
  }
  if (under !== undefined && under.against < 0) {
    const here = `here ${grouped(used)}${unit}`;
    return { value, breach: { found: here, brief: `${name}: ${value}`, wanting: true } };
  }
  return { value };
};

/** A sum of the army. */
const stat: Check<RuleOf<'stat'>> = ({ stat: key, min, max }, { stats }) => {
  const used = statOf(stats, key);
  const value = max === undefined ? grouped(used) : `${grouped(used)} of ${grouped(max)}`;
  if (max !== undefined && isAbove(used, max)) return { value, breach: { found: `here ${grouped(used)}` } };
  if (min !== undefined && isAbove(min, used)) {
    return { value, breach: { found: `here ${grouped(used)}`, wanting: true } };
  }
  return { value };
};

const plain = (name: string): string => visibleLine(name).trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Units by name. */
const named: Check<RuleOf<'named'>> = ({ must, names }, { facts }) => {
  const listedNames = new Map(names.map((name) => [plain(name), name]));
  const nodes = facts.census.nodes.filter(
    ({ kind, name, regiment }) =>
      kind === 'unit' &&
      (listedNames.has(plain(name)) || (regiment !== undefined && listedNames.has(regiment))),
  );
  if (must === 'banned') {
    if (nodes.length === 0) return { value: 'none' };
    return {
      value: String(nodes.length),
      breach: { found: `here ${namesOf(nodes)}`, at: nodes.map(({ at }) => at) },
    };
  }
  const met = new Set(nodes.flatMap(({ name, regiment }) => [plain(name), regiment ?? '']));
  const missing = [...listedNames].filter(([key]) => !met.has(key)).map(([, name]) => name);
  const value = `${listedNames.size - missing.length} of ${listedNames.size}`;
  return missing.length === 0
    ? { value }
    : { value, breach: { found: `${listed(missing)} missing`, wanting: true } };
};

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
export const checkRule = (rule: Exclude<SaidRule, { kind: 'note' }>, context: CheckContext): TermOutcome =>
  (CHECKS[rule.kind] as Check<SaidRule>)(rule, context);

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
