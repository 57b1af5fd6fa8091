import { amountOf } from '../rules/core/number';
import { openCounts } from '../rules/events/verdict-words';
import type { EntryState, Report, VersionHead } from './schema';

/** What of an entry says which of its lists counts. */
type Lists = {
  readonly state: string;
  readonly currentVersion: number;
  readonly acceptedVersion: number | null;
};

/** The rule, as players and organisers read it. */
export const COUNTING_RULE = 'An accepted list counts until the organisers accept the newer one.';

/**
 * How an entry stands: its state, and whether a list that was accepted counts while a newer one is decided on.
 * `newer`: what became of that newer list.
 */
export type Standing =
  | { readonly state: EntryState; readonly newer: null }
  | { readonly state: 'accepted'; readonly newer: 'sent' | 'asked' | 'returned' };

/** The number of the list that counts: the accepted one, however many came after it; before any is, the last. */
export const countingVersion = ({ currentVersion, acceptedVersion }: Omit<Lists, 'state'>): number =>
  acceptedVersion ?? currentVersion;

/** The number of the newer list that is not accepted yet, beside one that counts; null where the last list counts. */
export const newerVersion = (entry: Omit<Lists, 'state'>): number | null =>
  countingVersion(entry) === entry.currentVersion ? null : entry.currentVersion;

/** How an entry stands before everybody. */
export const standingOfEntry = (entry: Lists): Standing => {
  const state = entry.state as EntryState;
  if (newerVersion(entry) === null) return { state, newer: null };
  if (state === 'accepted' || state === 'withdrawn') return { state, newer: null };
  return { state: 'accepted', newer: state };
};

const NEWER: Readonly<Record<NonNullable<Standing['newer']>, string>> = {
  sent: 'a newer list waits',
  asked: 'a newer list waits for an answer',
  returned: 'the newer list was returned',
};

/** "accepted, a newer list waits, locked": how an entry stands in words, the same on every page, sheet and file. */
export const standingText = (entry: Lists & { readonly locked: boolean }): string => {
  const { state, newer } = standingOfEntry(entry);
  return [state, ...(newer === null ? [] : [NEWER[newer]]), ...(entry.locked ? ['locked'] : [])].join(', ');
};

/** What is left of the verdict on a list once its overruled errors are let pass: on desk, paper, files and pages alike. */
export const countsOf = ({ verdict, overruled }: Pick<VersionHead, 'verdict' | 'overruled'>) =>
  openCounts({ ...verdict, overruled });

type Judged = {
  readonly report: Pick<Report, 'findings'>;
  readonly overrulings: readonly { readonly finding: string }[];
};

/** Errors that nobody lets pass, and what is still wanted: what stands in the way of accepting a list. */
export const openFindings = ({ report, overrulings }: Judged) => {
  const passed = new Set(overrulings.map(({ finding }) => finding));
  const open = report.findings.filter(({ severity, key }) => severity === 'error' && !passed.has(key));
  const wanting = open.filter((finding) => finding.wanting).length;
  return { errors: open.length - wanting, wanting };
};

/** "2 errors and 1 thing that is still wanted" */
export const openWords = ({ errors, wanting }: ReturnType<typeof openFindings>): string =>
  [
    ...(errors > 0 ? [amountOf(errors, 'error')] : []),
    ...(wanting > 0 ? [`${wanting} still wanted`] : []),
  ].join(' and ');
