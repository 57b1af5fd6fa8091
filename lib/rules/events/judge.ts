import type { ArmyFile } from '../core/army/document';
import { onceMade } from '../core/army/memo';
import { capital } from '../core/army/words';
import type { Census, CensusParts } from '../core/check/census';
import type { Finding, Severity } from '../core/check/finding';
import type { RegimentFacts } from '../core/check/regiment-facts';
import type { Assessment } from '../core/contract/assessment';
import { type Cite, HOUSE_RULING } from '../core/contract/citation';
import type { System } from '../core/contract/system';
import { type CheckContext, factsOf, type TermBreach } from './check';
import { checkRule, TITLES } from './checks';
import type { CombinedTerm, Terms } from './combine';
import { whyNotChecked } from './expressible';
import type { RuleOf, SaidRule, When } from './schema';
import { pointsAllowed, ruleSentence } from './sentence';
import { type TermsWords, termsWords } from './words';

/** The result of an army for one rule: kept, broken, not applicable, or for an organiser to tick. */
export type TermStanding = {
  readonly slot: string;
  readonly pack: string;
  /** the rule in a sentence */
  readonly text: string;
  /** what the army has: "1,385", "2 of 3"; empty where nothing is counted */
  readonly value: string;
  readonly state: 'kept' | 'broken' | 'apart' | 'tick';
  readonly severity: Severity;
  readonly cite: Cite;
  /** broken, but more of the same army would mend it */
  readonly wanting?: true;
  /** of a limit of points: what it allows, as it reads after "of": "1,200 to 1,420 points, up to 10 over allowed" */
  readonly allowed?: string;
  /** the largest sum, in printed points, where it is a sum that is limited */
  readonly most?: number;
  /** how much more is allowed */
  readonly tolerance?: number;
  /** why no check can say */
  readonly why?: string;
};

/**
 * What the rules and the terms say of an army. The findings are of both; what the terms say has their pack as origin.
 */
export type Judgement = Assessment & { readonly standings: readonly TermStanding[] };

/** An army with what the book says of it. */
export type Sight = { readonly file: ArmyFile; readonly assessment: Assessment };

/** An army ready to be judged under any terms; each of its sights is assessed once, when it is first asked for. */
export type ArmySights = {
  readonly file: ArmyFile;
  readonly census: Census;
  readonly withLimits: () => Sight;
  readonly withoutLimits: () => Sight;
};

/** Looks at an army for the terms. */
export const seeArmy = (
  system: System,
  parts: Pick<CensusParts<unknown>, 'census'>,
  file: ArmyFile,
  regiments?: RegimentFacts,
): ArmySights => {
  const sight = (seen: ArmyFile) =>
    onceMade(() => ({ file: seen, assessment: system.assess(seen, regiments) }));
  return {
    file,
    census: parts.census(file),
    withLimits: sight(file),
    withoutLimits: sight(system.withoutLimits(file)),
  };
};

/** The citation of a rule without one: the terms themselves. */
const OF_THE_TERMS: Cite = { source: 'terms', ruling: HOUSE_RULING };

const citeOf = ({ cite }: SaidRule): Cite => cite ?? OF_THE_TERMS;

const isMeant = ({ from, to, nations }: When, { year, nation }: Census): boolean =>
  (from === undefined || year >= from) &&
  (to === undefined || year <= to) &&
  (nations === undefined || nations.includes(nation));

const findingOf = ({ slot, rule, pack }: CombinedTerm, text: string, breach: TermBreach): Finding => {
  const [at = [], ...also] = breach.at ?? [];
  return {
    code: `terms-${rule.kind}`,
    severity: rule.severity,
    at,
    ...(also.length > 0 && { also }),
    params: { slot, found: breach.found, brief: breach.brief ?? capital(breach.found) },
    title: TITLES[rule.kind],
    message: `${text}; ${breach.found}.`,
    cite: citeOf(rule),
    origin: { kind: 'event', name: pack.name },
    ...(breach.wanting && { wanting: true }),
    ...(breach.fix && { fix: breach.fix }),
    ...(breach.advice !== undefined && { advice: breach.advice }),
  };
};

type TermResult = {
  readonly term: CombinedTerm;
  readonly standing: TermStanding;
  readonly finding?: Finding;
};

/** A term with what is the same for every army: its sentence, and why no check can say. */
type Ready = { readonly term: CombinedTerm; readonly text: string; readonly why: string | undefined };

const readyByTerms = new WeakMap<Terms, { readonly words: TermsWords; readonly ready: readonly Ready[] }>();

/** The terms made ready in the words of a system, once for five hundred lists or every keystroke. */
const readyTerms = (terms: Terms, words: TermsWords): readonly Ready[] => {
  const cached = readyByTerms.get(terms);
  if (cached?.words === words) return cached.ready;
  const ready = terms.terms.map((term) => ({
    term,
    text: ruleSentence(term.rule, words),
    why: whyNotChecked(term.rule, words),
  }));
  readyByTerms.set(terms, { words, ready });
  return ready;
};

/** What a rule of points allows, in words and as a number. */
const allowedBy = (
  rule: RuleOf<'points'>,
  words: TermsWords,
): Pick<TermStanding, 'allowed' | 'most' | 'tolerance'> => {
  const { max, tolerance = 0 } = rule;
  const allowed = pointsAllowed(rule, words);
  return {
    ...(allowed !== undefined && { allowed }),
    ...(max !== undefined && { most: max }),
    ...(tolerance > 0 && { tolerance }),
  };
};

const weighed = ({ term, text, why }: Ready, context: CheckContext): TermResult => {
  const { slot, rule, pack } = term;
  const base = {
    slot,
    pack: pack.name,
    text,
    value: '',
    severity: rule.severity,
    cite: citeOf(rule),
    ...(rule.kind === 'points' && allowedBy(rule, context.words)),
  };
  if (rule.when !== undefined && !isMeant(rule.when, context.facts.census)) {
    return { term, standing: { ...base, state: 'apart' } };
  }
  if (why !== undefined || rule.kind === 'note') {
    return { term, standing: { ...base, state: 'tick', why: why ?? '' } };
  }
  const { value, breach } = checkRule(rule, context);
  if (breach === undefined) return { term, standing: { ...base, value, state: 'kept' } };
  const standing: TermStanding = {
    ...base,
    value,
    state: 'broken',
    ...(breach.wanting && { wanting: true }),
  };
  return { term, standing, finding: findingOf(term, text, breach) };
};

const roleOf = ({ term: { rule } }: TermResult): string | undefined =>
  rule.kind === 'points' ? rule.role : undefined;

const apart = ({ term, standing }: TermResult): TermResult => ({
  term,
  standing: { ...standing, state: 'apart' },
});

/**
 * Sums for attacker and defender: an army that says what it is is held to its own; one that does not may be either, so
 * it is enough that it keeps one of them.
 */
const byRole = (all: readonly TermResult[], { role }: Census): TermResult[] => {
  const isOther = (each: TermResult): boolean => {
    const own = roleOf(each);
    if (own === undefined) return false;
    if (role !== null) return own !== role;
    const anyKept = all.some((other) => roleOf(other) !== undefined && other.standing.state === 'kept');
    return anyKept && each.standing.state === 'broken';
  };
  return all.map((each) => (isOther(each) ? apart(each) : each));
};

/** The book's findings, weighed as the terms say. */
const reweighed = (
  findings: readonly Finding[],
  terms: readonly CombinedTerm[],
  census: Census,
): Finding[] => {
  const changed = new Map(
    terms.flatMap((term) => {
      const { rule } = term;
      if (rule.kind !== 'severity' || (rule.when !== undefined && !isMeant(rule.when, census))) return [];
      return [[rule.code, term] as const];
    }),
  );
  if (changed.size === 0) return [...findings];
  return findings.map((finding) => {
    const term = changed.get(finding.code);
    if (term === undefined || term.rule.severity === finding.severity) return finding;
    return { ...finding, severity: term.rule.severity, origin: { kind: 'event', name: term.pack.name } };
  });
};

const otherSystem = ({ system, packs }: Terms, words: TermsWords): Finding[] => {
  if (system === null || system === words.system.id) return [];
  return [
    {
      code: 'terms-system',
      severity: 'error',
      at: [],
      params: { system },
      title: TITLES.system,
      message: `The terms are for other rules (${system}); this army uses ${words.system.name}.`,
      cite: OF_THE_TERMS,
      origin: { kind: 'event', name: packs.at(-1)?.name ?? '' },
    },
  ];
};

/** True where the terms say what an army may cost: its own limit is no matter of the event then. */
const limitPoints = ({ terms }: Terms): boolean => terms.some(({ rule }) => rule.kind === 'points');

/**
 * An army under the terms of an event: pure, for every keystroke. The terms see a census and a costing, never
 * the system's own army.
 */
export const judgeSeen = (words: TermsWords, terms: Terms, seen: ArmySights): Judgement => {
  const { census } = seen;
  // The event has not agreed on a player’s private limit.
  const { file, assessment } = limitPoints(terms) ? seen.withoutLimits() : seen.withLimits();
  const { costing, findings, stats } = assessment;
  const facts = factsOf(census, costing, words.system.pointScale);
  const others = otherSystem(terms, words);
  const context: CheckContext = { words, facts, file, stats };
  const all =
    others.length > 0
      ? []
      : byRole(
          readyTerms(terms, words).map((term) => weighed(term, context)),
          census,
        );
  return {
    ...assessment,
    findings: [
      ...reweighed(findings, terms.terms, census),
      ...others,
      ...all.flatMap(({ finding }) => finding ?? []),
    ],
    standings: all.map(({ standing }) => standing),
  };
};

/** A system ready to judge armies under one set of terms. */
export type Judge = (file: ArmyFile, regiments?: RegimentFacts) => Judgement;

/** Loads what a system tells the terms, once for many armies. */
export const judgeOf = async (system: System, terms: Terms): Promise<Judge> => {
  const parts: CensusParts<unknown> = await system.census();
  const words = termsWords(system, parts);
  return (file, regiments) => judgeSeen(words, terms, seeArmy(system, parts, file, regiments));
};

/** An army under the terms of an event. */
export const judge = async (
  system: System,
  file: ArmyFile,
  terms: Terms,
  regiments?: RegimentFacts,
): Promise<Judgement> => (await judgeOf(system, terms))(file, regiments);
