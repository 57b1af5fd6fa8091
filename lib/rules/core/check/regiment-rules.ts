import { grouped } from '../army/number';
import { type Cite, HOUSE_RULING } from '../contract/citation';
import type { AttachedUnit, RegimentUnits } from './attached';
import type { Finding, Fix, Params } from './finding';
import { isOf, type RegimentFact, type RegimentFacts, regimentCalled, stoodIn } from './regiment-facts';
import { maySymbolBe, troopsWords } from './regiment-troops';
import { type Rule, runRules } from './rule';

/** Where the history has it from: its page names every source. */
const historyCite = (id: string, { sources }: RegimentFact): Cite => ({
  source: sources.join('; ') || 'general knowledge of the period',
  regiment: id,
});

/** That these are checked at all is our rule, no book's. */
const OURS: Cite = { source: 'muster', ruling: HOUSE_RULING };

/** A unit beside what is known of its regiment. */
type RegimentUnit = { readonly unit: AttachedUnit; readonly fact: RegimentFact };
/** Units that were one regiment. */
type RegimentGroup = {
  readonly id: string;
  readonly units: readonly AttachedUnit[];
  readonly fact: RegimentFact;
};

/** Takes it away again; the name stays. */
const detached = ({ unit: { at } }: RegimentUnit): Fix => ({
  label: 'Detach the regiment',
  ops: [{ op: 'remove', path: ['army', ...at, 'regiment'] }],
});

type RuleContext = {
  readonly mode: string;
  readonly year: number;
  readonly nationLabel: (nation: string) => string;
};

const warning = <Node, P extends Params>(
  definition: Omit<Rule<Node, RuleContext, P>, 'severity' | 'cite'>,
): Rule<Node, RuleContext> =>
  ({ severity: 'warning', cite: OURS, ...definition }) as unknown as Rule<Node, RuleContext>;

/** Params of every message: the unit as the player named it, and its regiment unless the name is the same. */
const called = ({ unit: { name }, fact }: RegimentUnit) => ({
  name: name.includes(fact.name) || fact.name.includes(name) ? name : `${name} (${regimentCalled(fact)})`,
});

const years = ({ from, to }: RegimentFact): string =>
  from === null ? `until ${to}` : to === null ? `from ${from}` : `from ${from} to ${to}`;

const UNIT_RULES = [
  warning({
    code: 'regiment-years',
    title: 'Regiment of other years',
    scope: 'unit',
    check: (regimentUnit: RegimentUnit, { year }) =>
      stoodIn(regimentUnit.fact, year)
        ? undefined
        : {
            params: { ...called(regimentUnit), years: years(regimentUnit.fact), year: String(year) },
            cite: historyCite(regimentUnit.unit.regiment, regimentUnit.fact),
            fix: detached(regimentUnit),
          },
    message: ({ name, years: yearsText, year }) =>
      `${name} was in the field ${yearsText}; this army is of ${year}.`,
  }),
  warning({
    code: 'regiment-troops',
    title: 'Regiment of other troops',
    scope: 'unit',
    check: (regimentUnit: RegimentUnit) =>
      maySymbolBe(regimentUnit.unit.symbol, regimentUnit.fact)
        ? undefined
        : {
            params: {
              ...called(regimentUnit),
              was: troopsWords(regimentUnit.fact),
              troop: regimentUnit.unit.troop,
            },
            fix: detached(regimentUnit),
          },
    message: ({ name, was, troop }) => `${name}: the regiment was ${was}; the unit is “${troop}”.`,
  }),
  warning({
    code: 'regiment-nation',
    title: 'Regiment of another nation',
    scope: 'unit',
    check: (regimentUnit: RegimentUnit, { nationLabel }) => {
      const { nation, alliesUnderArmy } = regimentUnit.unit;
      if (nation === null || isOf(regimentUnit.fact, nation)) return undefined;
      return {
        params: { ...called(regimentUnit), of: regimentUnit.fact.nation, nation: nationLabel(nation) },
        fix: detached(regimentUnit),
        ...(alliesUnderArmy && { severity: 'info' as const }),
      };
    },
    message: ({ name, of, nation }) => `${name}: the regiment was of ${of}; the unit fights for ${nation}.`,
  }),
] as const;

/** What several units stand for together, in what the strength of the regiment is known by. */
const strengthOf = ({
  units,
  fact,
}: RegimentGroup): { had: number; have: number; what: string } | undefined => {
  const [had, what] = fact.arm === 'cavalry' ? [fact.squadrons, 'squadron'] : [fact.battalions, 'battalion'];
  // One unit alone may hold others beside its regiment.
  if (had === null || units.length === 1) return undefined;
  const have = units.reduce(
    (sum, unit) => sum + ((what === 'squadron' ? unit.squadrons : unit.battalions) ?? 1),
    0,
  );
  // units may stand for less than one: four halves are two, and so are three of two thirds
  return { had, have: Math.floor(have), what };
};

const ARMY_RULES = [
  warning({
    code: 'regiment-strength',
    title: 'Regiment too often',
    scope: 'army',
    check: (shared: RegimentGroup) => {
      const { id, units, fact } = shared;
      const strength = strengthOf(shared);
      if (strength === undefined || strength.have <= strength.had) return undefined;
      const { had, have, what } = strength;
      return {
        params: { name: regimentCalled(fact), units: units.length, have, had, what },
        at: units.map(({ at }) => at),
        cite: historyCite(id, fact),
      };
    },
    message: ({ name, units, have, had, what }) =>
      `${name}: ${grouped(Number(units))} units stand for at least ${grouped(Number(have))} ${what}s; the regiment had ${had}.`,
  }),
] as const;

/** The checks of attached regiments, which every system has. */
export const REGIMENT_CHECKS = [...UNIT_RULES, ...ARMY_RULES];

const sharedBy = (units: readonly AttachedUnit[], regiments: RegimentFacts): RegimentGroup[] => {
  const by = new Map<string, AttachedUnit[]>();
  for (const unit of units) by.set(unit.regiment, [...(by.get(unit.regiment) ?? []), unit]);
  return [...by].flatMap(([id, all]) => {
    const fact = regiments[id];
    return fact ? [{ id, units: all, fact }] : [];
  });
};

/**
 * What the history has to say against the regiments of an army; of one that it does not know, nothing.
 * @param nationLabel what the system calls a nation
 */
export const regimentFindings = (
  { year, units }: RegimentUnits,
  regiments: RegimentFacts,
  nationLabel: (nation: string) => string,
): Finding[] => {
  const findings: Finding[] = [];
  const context: RuleContext = { mode: '', year, nationLabel };
  for (const unit of units) {
    const fact = regiments[unit.regiment];
    if (fact) runRules(UNIT_RULES, { unit, fact }, unit.at, context, findings);
  }
  for (const shared of sharedBy(units, regiments)) runRules(ARMY_RULES, shared, [], context, findings);
  return findings;
};
