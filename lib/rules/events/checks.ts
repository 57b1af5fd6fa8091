import type { CensusNode } from '../core/census';
import type { ArmyFile } from '../core/document';
import type { Op } from '../core/edit';
import type { Fix } from '../core/finding';
import { compareFractions, fromDecimal } from '../core/fraction';
import { visibleLine } from '../core/name';
import { grouped } from '../core/number';
import type { Path } from '../core/path';
import { statOf } from '../core/summary';
import type { Stats } from '../core/system';
import { counted, listed } from '../core/words';
import { boundedBy, type Facts, measured, nodesIn } from './measure';
import type { RuleOf, SaidRule } from './schema';
import { groupLabel, nationLabel, settingWords, type TermsWords } from './words';

/** Everything a check of the terms may look at. */
export type Judged = {
  readonly words: TermsWords;
  readonly facts: Facts;
  readonly file: ArmyFile;
  readonly stats: Stats;
};

/** Why an army breaks a rule. */
export type Breach = {
  /** the end of a sentence that begins with the rule: "here 4" */
  readonly found: string;
  readonly at?: readonly Path[];
  /** it only wants more */
  readonly wanting?: true;
  readonly fix?: Fix;
  readonly advice?: string;
};

/** What a rule finds: the army's own value, and the breach if there is one. */
export type Outcome = { readonly value: string; readonly breach?: Breach };

type Check<R extends SaidRule> = (rule: R, judged: Judged) => Outcome;

const MOST_NAMES = 4;

const namesOf = (nodes: readonly CensusNode[]): string => {
  const names = nodes.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = nodes.length - names.length;
  return listed(more > 0 ? [...names, `${more} more`] : names);
};

const isAbove = (used: number, allowed: number): boolean =>
  compareFractions(fromDecimal(used), fromDecimal(allowed)) > 0;

/** The cheapest unit without which an army costs no more than `most`, and no less than `least`; printed points. */
const leftOut = ({ census, total, pointsOf }: Facts, most: number, least: number): string | undefined => {
  if (total === null) return undefined;
  const enough = census.nodes
    .flatMap((node) => (node.kind === 'unit' ? [{ name: node.name, points: pointsOf(node) }] : []))
    .filter(({ points }) => !isAbove(total - points, most) && !isAbove(least, total - points))
    .toSorted((a, b) => a.points - b.points);
  const [first] = enough;
  return first && `Leaving out ${first.name} (${grouped(first.points)}) would do.`;
};

const points: Check<RuleOf<'points'>> = ({ min, max, tolerance = 0 }, { facts, words }) => {
  const { points: unit } = words.system.terms;
  const { total } = facts;
  if (total === null) return { value: 'none', breach: { found: `this army has no ${unit}` } };
  const value = grouped(total);
  if (max !== undefined && isAbove(total, max + tolerance)) {
    const advice = leftOut(facts, max + tolerance, min ?? 0);
    const found = `here ${value}, ${grouped(total - max)} over`;
    return { value, breach: { found, ...(advice !== undefined && { advice }) } };
  }
  if (min !== undefined && isAbove(min, total)) {
    return { value, breach: { found: `here ${value}, ${grouped(min - total)} too few`, wanting: true } };
  }
  return { value };
};

const years: Check<RuleOf<'years'>> = ({ from, to }, { facts }) => {
  const { year } = facts.census;
  const value = String(year);
  if (year >= from && year <= to) return { value };
  return { value, breach: { found: `this army is of ${year}`, at: [['year']] } };
};

const nations: Check<RuleOf<'nations'>> = ({ only, contingents, imagi }, { facts, words }) => {
  const { census } = facts;
  const value = nationLabel(words, census.nation);
  const allies = census.nodes.filter(({ nation }) => nation !== undefined && nation !== census.nation);
  if (census.imagi && !imagi) {
    return { value, breach: { found: 'this army is an imagi-nation', at: [['nation']] } };
  }
  // an invented nation is of no list: whether it may come is said by itself
  if (!census.imagi && only !== undefined && !only.includes(census.nation)) {
    return { value, breach: { found: `this army is ${value}`, at: [['nation']] } };
  }
  const foreign = contingents
    ? allies.filter(({ nation }) => only !== undefined && nation !== undefined && !only.includes(nation))
    : allies;
  if (foreign.length === 0) return { value };
  const found = contingents ? 'of another nation' : 'of a contingent';
  return {
    value: counted(foreign.length, 'ally', 'allies'),
    breach: { found: `${namesOf(foreign)}: ${found}`, at: foreign.map(({ at }) => at) },
  };
};

const scale: Check<RuleOf<'scale'>> = ({ only }, { facts }) => {
  const { scale: own } = facts.census;
  if (only.includes(own)) return { value: own };
  const [first] = only;
  return {
    value: own,
    breach: {
      found: `this army is at ${own}`,
      at: [['scale']],
      ...(only.length === 1 && {
        fix: {
          label: `Set the scale to ${first}`,
          ops: [{ op: 'set', path: ['army', 'scale'], value: first }],
        },
      }),
    },
  };
};

const setting: Check<RuleOf<'setting'>> = ({ setting: key, value: wanted }, { file, words }) => {
  const usual = words.system.settings.find((each) => each.key === key)?.default;
  const own = file.settings[key] ?? usual;
  const value = settingWords(words, key, own)?.value ?? String(own);
  if (own === wanted) return { value };
  const told = settingWords(words, key, wanted);
  return {
    value,
    breach: {
      found: `here ${value}`,
      fix: {
        label: `Set ${told?.label ?? key} to ${told?.value ?? String(wanted)}`,
        ops: [{ op: 'set', path: ['settings', key], value: wanted }],
      },
    },
  };
};

const cureOf = (nodes: readonly CensusNode[], group: string, words: TermsWords): { fix?: Fix } => {
  const cure = words.groups.get(group)?.cure;
  if (cure === undefined) return {};
  const ops: Op[] = nodes.flatMap(({ at }) => cure(at));
  return { fix: { label: `Make ${nodes.length === 1 ? 'it an ordinary one' : 'them ordinary ones'}`, ops } };
};

const group: Check<RuleOf<'group'>> = ({ must, group: key, among }, { facts, words }) => {
  if (must === 'forbidden') {
    const found = nodesIn(facts, [key], among);
    if (found.length === 0) return { value: 'none' };
    return {
      value: String(found.length),
      breach: {
        found: `here ${namesOf(found)}`,
        at: found.map(({ at }) => at),
        ...cureOf(found, key, words),
      },
    };
  }
  const kind = words.groups.get(key)?.kind;
  const asked = facts.census.nodes.filter(({ groups, kind: own }) =>
    among === undefined ? own === kind : groups.has(among),
  );
  const without = asked.filter(({ groups }) => !groups.has(key));
  if (without.length === 0) return { value: `all ${asked.length}` };
  const label = groupLabel(words, key);
  return {
    value: `${asked.length - without.length} of ${asked.length}`,
    breach: { found: `not ${label}: ${namesOf(without)}`, at: without.map(({ at }) => at) },
  };
};

const limit: Check<RuleOf<'limit'>> = ({ of, and, measure, min, max }, { facts, words }) => {
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
    return { value, breach: { found: `here ${value}`, at: nodes.map(({ at }) => at) } };
  }
  if (under !== undefined && under.against < 0) {
    return { value, breach: { found: `here ${grouped(used)}${unit}`, wanting: true } };
  }
  return { value };
};

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

const named: Check<RuleOf<'named'>> = ({ must, names }, { facts }) => {
  const wanted = new Map(names.map((name) => [plain(name), name]));
  const found = facts.census.nodes.filter(
    ({ kind, name, regiment }) =>
      kind === 'unit' && (wanted.has(plain(name)) || (regiment !== undefined && wanted.has(regiment))),
  );
  if (must === 'banned') {
    if (found.length === 0) return { value: 'none' };
    return {
      value: String(found.length),
      breach: { found: `here ${namesOf(found)}`, at: found.map(({ at }) => at) },
    };
  }
  const met = new Set(found.flatMap(({ name, regiment }) => [plain(name), regiment ?? '']));
  const missing = [...wanted].filter(([key]) => !met.has(key)).map(([, name]) => name);
  const value = `${wanted.size - missing.length} of ${wanted.size}`;
  return missing.length === 0
    ? { value }
    : { value, breach: { found: `${listed(missing)} missing`, wanting: true } };
};

const house: Check<RuleOf<'house'>> = ({ coefficient, value: wanted }, { file, words }) => {
  const known = words.system.coefficients.find(({ key }) => key === coefficient);
  const own = file.house[coefficient] ?? known?.default;
  const value = String(own);
  if (value === String(wanted)) return { value };
  return {
    value,
    breach: {
      found: `here ${value}`,
      fix: {
        label: `Set ${known?.label ?? coefficient} to ${wanted}`,
        ops: [{ op: 'set', path: ['house', coefficient], value: wanted }],
      },
    },
  };
};

/** Nothing to check by itself: it changes what the rules of the book find. */
const severity: Check<RuleOf<'severity'>> = ({ severity: to }) => ({
  value: { error: 'error', warning: 'warning', info: 'note' }[to],
});

/** Each kind of rule and its check; a note has none, somebody ticks it. */
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
  house: 'House costs of the terms',
  note: 'To be ticked by hand',
};
