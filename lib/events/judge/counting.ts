import { counted } from '../../rules/core/army/words';
import { countFindings } from '../../rules/core/check/finding';
import { type AcceptedVerdict, openCounts } from '../../rules/events/verdict-words';
import type {
  DocumentVersion,
  EntryState,
  KeptFinding,
  Verdict,
  VerdictReport,
  VersionHead,
} from '../schema';

/** What of an entry says which of its lists counts. */
type Lists = {
  readonly state: string;
  readonly currentVersion: number;
  readonly acceptedVersion: number | null;
};

/** The rule, as players and organisers read it. */
export const COUNTING_RULE = 'An accepted list counts until the organisers accept the newer one.';

/**
 * The state of an entry, and whether an accepted list counts while a newer one is undecided.
 * `newer`: the state of that newer list.
 */
export type CountedState =
  | { readonly state: EntryState; readonly newer: null }
  | { readonly state: 'accepted'; readonly newer: 'sent' | 'asked' | 'returned' };

/** The number of the list that counts: the accepted one, however many came after it; before any is, the last. */
export const countingVersion = ({ currentVersion, acceptedVersion }: Omit<Lists, 'state'>): number =>
  acceptedVersion ?? currentVersion;

/** The number of the newer list that is not accepted yet, beside one that counts; null where the last list counts. */
export const newerVersion = (entry: Omit<Lists, 'state'>): number | null =>
  countingVersion(entry) === entry.currentVersion ? null : entry.currentVersion;

/** The public state of an entry. */
export const standingOfEntry = (entry: Lists): CountedState => {
  const state = entry.state as EntryState;
  if (newerVersion(entry) === null) return { state, newer: null };
  if (state === 'accepted' || state === 'withdrawn') return { state, newer: null };
  return { state: 'accepted', newer: state };
};

const NEWER: Readonly<Record<NonNullable<CountedState['newer']>, string>> = {
  sent: 'a newer list waits',
  asked: 'a newer list waits for an answer',
  returned: 'the newer list was returned',
};

/** "accepted, a newer list waits, locked": the state of an entry in words, the same on every page, sheet and file. */
export const standingText = (entry: Lists & { readonly locked: boolean }): string => {
  const { state, newer } = standingOfEntry(entry);
  return [state, ...(newer === null ? [] : [NEWER[newer]]), ...(entry.locked ? ['locked'] : [])].join(', ');
};

/** A verdict with how many of its errors are let pass, as words are made of it. */
export const openVerdict = ({ verdict, overruled }: Pick<VersionHead, 'verdict' | 'overruled'>) => ({
  ...verdict,
  overruled,
});

/**
 * What is left of the verdict on a list once its overruled errors are let pass: on desk, paper, files and pages alike.
 */
export const countsOf = (version: Pick<VersionHead, 'verdict' | 'overruled'>) =>
  openCounts(openVerdict(version));

/** An accepted list, ready to be shown; `under`: the terms it was accepted under, where others judged it since. */
export const acceptedVerdict = (
  version: Pick<DocumentVersion, 'verdict' | 'overruled' | 'overrulings'>,
  under: number | null,
): AcceptedVerdict => ({
  verdict: openVerdict(version),
  reasons: version.overrulings.map(({ reason }) => reason),
  under,
});

/** The words for a verdict that later rules do not change. */
export const FROZEN = 'frozen at closing';

type ListReport = {
  readonly report: Pick<VerdictReport, 'findings'>;
  readonly overrulings: readonly { readonly finding: string }[];
};

/** How many errors of a list are let pass; errors that only need more units do not count. */
export const overruledIn = (
  findings: readonly Pick<KeptFinding, 'key' | 'severity' | 'wanting'>[],
  passed: readonly string[],
): number => {
  const keys = new Set(passed);
  return countFindings(findings.filter(({ key }) => keys.has(key))).error;
};

/** Errors that are not let pass, and what is still needed: they prevent accepting a list. */
export const openFindings = ({ report, overrulings }: ListReport) => {
  const passed = new Set(overrulings.map(({ finding }) => finding));
  const findings = report.findings.filter(({ severity, key }) => severity === 'error' && !passed.has(key));
  const wanting = findings.filter((finding) => finding.wanting).length;
  return { errors: findings.length - wanting, wanting, findings };
};

/** "2 errors and 1 thing that is still needed" */
export const openWords = ({ errors, wanting }: Omit<ReturnType<typeof openFindings>, 'findings'>): string =>
  [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(wanting > 0 ? [`${wanting} still needed`] : []),
  ].join(' and ');

/** Which terms judged how many of the lists that count. */
export type TermsUse = { readonly terms: number; readonly lists: number };

/** Counts lists by the version of the terms that judged them, lowest first. */
export const termsUses = (versions: readonly number[]): TermsUse[] =>
  [...new Set(versions)]
    .toSorted((a, b) => a - b)
    .map((terms) => ({ terms, lists: versions.filter((version) => version === terms).length }));

/** `inForce`: the newest terms; `listTerms`: those that judge lists sent now. */
type TermsOfEvent = {
  readonly inForce: number;
  readonly listTerms: number;
  readonly uses: readonly TermsUse[];
};

/**
 * "48 lists are judged by terms 1, 2 by terms 2. Later lists are judged by terms 2." Null where the terms in force
 * judge every list.
 */
export const mixedTermsWords = ({ inForce, listTerms, uses }: TermsOfEvent): string | null => {
  if (listTerms === inForce && uses.every(({ terms }) => terms === inForce)) return null;
  const counts = uses.map(({ terms, lists }, index) =>
    index === 0
      ? `${counted(lists, 'list is', 'lists are')} judged by terms ${terms}`
      : `${lists} by terms ${terms}`,
  );
  const held = listTerms === inForce ? '' : ` Terms ${inForce} hold once the event is opened again.`;
  return `${counts.length === 0 ? '' : `${counts.join(', ')}. `}Later lists are judged by terms ${listTerms}.${held}`;
};

/**
 * True where a list was judged by other terms than those in force: it was frozen at closing, and the organisers had new
 * terms judge only later lists, or none.
 */
export const isByEarlierTerms = ({ termsVersion }: Pick<Verdict, 'termsVersion'>, inForce: number): boolean =>
  termsVersion !== inForce;
