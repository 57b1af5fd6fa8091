import 'server-only';
import { storedFile } from '../../armies/army-row';
import { db } from '../../db';
import { regimentFacts } from '../../history/regiments';
import { storedStanding } from '../../rules/core/check/finding';
import type { Terms } from '../../rules/events/combine';
import { nextTurn } from '../../turn';
import { isFrozen } from '../event-clock';
import { listIds, parseVerdictReport } from '../rows/entry-row';
import { type EventRow, type TermsInUse, termsInUse } from '../rows/event-row';
import type { JudgedLists, KeptFinding, TryTermsAnswer } from '../schema';
import type { EntryCourse } from '../trail/deed-effects';
import { listKey, type Seal, SHOWN, sealOf } from '../trail/hashes';
import { openFindings, overruledIn } from './counting';
import { keysOfToday } from './finding-keys';
import { type Bench, type VerdictColumns, verdictColumns } from './judge-list';
import { factsOfMany } from './judge-many';

/** Lists that are in memory at once. */
const CHUNK = 40;

const STORED = {
  ...SHOWN,
  id: true,
  entryId: true,
  number: true,
  document: true,
  report: true,
  legal: true,
  errors: true,
  warnings: true,
  wanting: true,
  termsVersion: true,
  judgedAt: true,
  overrulings: { where: { withdrawnAt: null }, select: { finding: true } },
  entry: {
    select: {
      number: true,
      name: true,
      state: true,
      lockedAt: true,
      currentVersion: true,
      acceptedVersion: true,
      acceptedAt: true,
    },
  },
} as const;

type TurnedList = Extract<TryTermsAnswer, { ok: true }>['turned'][number];

type OpenFinding = Pick<KeptFinding, 'key' | 'wanting'>;

type KeyChange = { readonly from: string; readonly to: string };

/** A list that is judged by other terms beside what is stored. */
export type JudgedAgain = {
  readonly id: string;
  readonly entryId: string;
  /** of its entry */
  readonly number: number;
  readonly name: string;
  readonly version: number;
  /** "12.3": version 3 of entry 12 */
  readonly key: string;
  readonly seal: Seal;
  readonly withdrawn: boolean;
  /** it is the list of its entry that counts, not a newer one that waits */
  readonly counts: boolean;
  readonly columns: VerdictColumns;
  /** the state of its entry */
  readonly course: EntryCourse;
  /** it is accepted, and other terms than it was accepted under find an error that is not let pass */
  readonly asks: boolean;
  /** overruled findings that are errors still */
  readonly overruled: number;
  /** keys of its errors that are not let pass; `wanting`: the list only needs more units */
  readonly open: readonly OpenFinding[];
  /** overrulings whose finding was stored under another key than it has today */
  readonly rekeyed: readonly KeyChange[];
  /** null where the verdict stays as it is */
  readonly turned: TurnedList | null;
};

type Short = {
  readonly legal: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly wanting: number;
};

const short = ({ legal, errors, warnings, wanting }: Short): TurnedList['was'] => ({
  standing: storedStanding(legal, errors),
  errors,
  warnings,
  wanting,
});

type Findings = readonly Pick<KeptFinding, 'key' | 'title' | 'severity' | 'wanting'>[];

const titles = (some: Findings, others: Findings): string[] => {
  const otherKeys = new Set(others.map(({ key }) => key));
  return [...new Set(some.flatMap(({ key, title }) => (otherKeys.has(key) ? [] : [title])))];
};

/** Which list of which entry. */
type Entry = Pick<TurnedList, 'number' | 'name' | 'version' | 'accepted'>;
type ShownReport = { readonly verdict: TurnedList['was']; readonly findings: Findings };

const turnedBy = (entry: Entry, before: ShownReport, after: ShownReport): TurnedList | null => {
  const { verdict: was } = before;
  const { verdict: is } = after;
  const [comes, goes] = [titles(after.findings, before.findings), titles(before.findings, after.findings)];
  const same =
    was.standing === is.standing &&
    was.errors === is.errors &&
    was.warnings === is.warnings &&
    was.wanting === is.wanting;
  return same && comes.length + goes.length === 0 ? null : { ...entry, was, is, comes, goes };
};

type StoredVersion = Short & {
  readonly report: string;
  readonly termsVersion: number;
  readonly overrulings: readonly { readonly finding: string }[];
};

/** The earlier verdict of a list beside its verdict now; findings are compared by the keys of today. */
const compared = (entry: Entry, stored: StoredVersion, before: Terms, columns: VerdictColumns) => {
  const reportBefore = parseVerdictReport(stored.report);
  const keys = keysOfToday(reportBefore, before);
  const toToday = (key: string): string => keys.get(key) ?? key;
  const { findings } = parseVerdictReport(columns.report);
  const passed = stored.overrulings.map(({ finding }) => finding);
  const overrulings = passed.map((finding) => ({ finding: toToday(finding) }));
  const open = openFindings({ report: { findings }, overrulings }).findings;
  return {
    overruled: overruledIn(findings, passed.map(toToday)),
    open,
    rekeyed: passed.flatMap((from) => (toToday(from) === from ? [] : [{ from, to: toToday(from) }])),
    turned: turnedBy(
      entry,
      {
        verdict: short(stored),
        findings: reportBefore.findings.map((each) => ({ ...each, key: toToday(each.key) })),
      },
      { verdict: short(columns), findings },
    ),
  };
};

/** Accepted lists whose verdict turns now, or has turned since they were accepted and was left so. */
const asksAgain = (
  { open, turned }: ReturnType<typeof compared>,
  accepted: boolean,
  judgedAt: Date,
  { acceptedAt }: EntryCourse,
): boolean =>
  accepted && open.length > 0 && (turned !== null || (acceptedAt !== null && judgedAt > acceptedAt));

/** The terms of an event by their version, each read once. */
const termsByVersion = (eventId: string) => {
  const cache = new Map<number, Promise<TermsInUse>>();
  return (version: number): Promise<TermsInUse> => {
    const terms = cache.get(version) ?? termsInUse(eventId, version);
    cache.set(version, terms);
    return terms;
  };
};

/** A list whose verdict these terms do not change. */
type Frozen = { readonly withdrawn: boolean; readonly counts: boolean; readonly legal: boolean };

const isWithdrawn = ({ state }: { readonly state: string }): boolean => state === 'withdrawn';

/** What other terms do to the last lists of an event. */
type JudgedEvent = {
  readonly judgedLists: readonly JudgedAgain[];
  readonly frozen: readonly Frozen[];
  /** how many lists were frozen when it closed */
  readonly reopened: number;
};

/**
 * The lists of an event that count, and the newer ones beside them, by other terms. Lists that were frozen at closing
 * keep their verdict unless `lists` is "all". A list in `cache` is not judged twice.
 */
export const judgeAgain = async (
  event: EventRow,
  bench: Bench,
  now: Date,
  { lists = 'new', cache = new Map() }: { lists?: JudgedLists; cache?: Map<string, JudgedAgain> } = {},
): Promise<JudgedEvent> => {
  const { counting, newer } = await listIds(event.id);
  const countingIds = new Set(counting);
  const ids = [...counting, ...newer];
  const termsOf = termsByVersion(event.id);
  const verdicts: JudgedAgain[] = [];
  const frozen: Frozen[] = [];
  let reopened = 0;
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db.entryVersion.findMany({
      where: { id: { in: ids.slice(from, from + CHUNK) } },
      orderBy: { entry: { number: 'asc' } },
      select: STORED,
    });
    const open = rows.filter(({ id, sentAt, legal, entry }) => {
      const withdrawn = isWithdrawn(entry);
      const wasFrozen = isFrozen(event, sentAt, now);
      if (wasFrozen && !withdrawn) reopened++;
      const stays = wasFrozen && lists !== 'all';
      if (stays) frozen.push({ legal, withdrawn, counts: countingIds.has(id) });
      return !stays;
    });
    const files = open.map((row) => ({ ...row, file: storedFile(row.document) }));
    const regiments = await factsOfMany(
      bench.system,
      files.map(({ file }) => file),
      regimentFacts,
    );
    for (const { id, entryId, entry: sent, file, ...stored } of files) {
      const { number, name, ...course } = sent;
      const accepted = course.acceptedVersion === stored.number;
      const entry = { number, name, version: stored.number, accepted };
      const columns = cache.get(id)?.columns ?? verdictColumns(bench, file, regiments, now);
      const { terms } = await termsOf(stored.termsVersion);
      const comparison = compared(entry, stored, terms, columns);
      const again = {
        id,
        entryId,
        number,
        name,
        version: stored.number,
        key: listKey(number, stored.number),
        withdrawn: isWithdrawn(sent),
        counts: countingIds.has(id),
        course,
        columns,
        seal: sealOf({ ...stored, ...columns }),
        ...comparison,
        asks: asksAgain(comparison, accepted, stored.judgedAt, course),
      };
      cache.set(id, again);
      verdicts.push(again);
    }
    await nextTurn();
  }
  return { judgedLists: verdicts, frozen, reopened };
};

type Again = Awaited<ReturnType<typeof judgeAgain>>;

const standing = <T extends { readonly withdrawn: boolean }>(all: readonly T[]): T[] =>
  all.filter(({ withdrawn }) => !withdrawn);

/** The accepted lists of which it is asked what becomes of them. */
export const listsToAsk = (judgedLists: readonly JudgedAgain[]): JudgedAgain[] =>
  standing(judgedLists).filter(({ asks }) => asks);

/** What other terms do to the lists of an event, as its organisers see it: all but those that were withdrawn. */
export const effectOf = (again: Again) => {
  const lists = standing(again.judgedLists);
  const turned = lists
    .flatMap((each) => each.turned ?? [])
    .toSorted((a, b) => a.number - b.number || a.version - b.version);
  return {
    turned,
    same: lists.length - turned.length,
    accepted: listsToAsk(again.judgedLists).map(({ number, name, version, open }) => ({
      number,
      name,
      version,
      open: open.length,
    })),
    frozen: standing(again.frozen).length,
    reopened: again.reopened,
  };
};

/** How many lists count, and how many of them are legal by other terms. */
export const legalUnder = (again: Again) => {
  const counting = [
    ...again.judgedLists.map(({ columns, ...each }) => ({ ...each, legal: columns.legal })),
    ...again.frozen,
  ].filter(({ counts }) => counts);
  const lists = standing(counting);
  return { lists: lists.length, legal: lists.filter(({ legal }) => legal).length };
};
