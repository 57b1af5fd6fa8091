import 'server-only';
import { storedFile } from '../armies/army-record';
import { db } from '../db';
import { storedStanding } from '../rules/core/finding';
import { nextTurn } from '../turn';
import { keptReport } from './entry-row';
import type { EventRow } from './event-row';
import { type Bench, type VerdictColumns, verdictColumns } from './judge-list';
import { factsOfMany } from './judge-many';
import { isFrozen } from './phase';
import type { KeptFinding, TryTermsAnswer } from './schema';
import { lastVersionIds } from './shown-versions';

/** Lists that are in memory at once. */
const CHUNK = 40;

const STORED = {
  id: true,
  entryId: true,
  document: true,
  report: true,
  legal: true,
  errors: true,
  warnings: true,
  sentAt: true,
  overrulings: { where: { withdrawnAt: null }, select: { finding: true } },
  entry: { select: { number: true, name: true } },
} as const;

type Turned = Extract<TryTermsAnswer, { ok: true }>['turned'][number];

/** A list that is not frozen, judged by other terms beside what is stored. */
type JudgedAgain = {
  readonly id: string;
  readonly entryId: string;
  readonly columns: VerdictColumns;
  /** overruled findings that are errors still */
  readonly overruled: number;
  /** null where the verdict stays as it is */
  readonly turned: Turned | null;
};

type Short = { readonly legal: boolean; readonly errors: number; readonly warnings: number };

const short = ({ legal, errors, warnings }: Short): Turned['was'] => ({
  standing: storedStanding(legal, errors),
  errors,
  warnings,
});

const titles = (some: readonly KeptFinding[], others: readonly KeptFinding[]): string[] => {
  const known = new Set(others.map(({ key }) => key));
  return [...new Set(some.flatMap(({ key, title }) => (known.has(key) ? [] : [title])))];
};

const turnedBy = (
  entry: { readonly number: number; readonly name: string },
  stored: Short & { readonly report: string },
  columns: VerdictColumns,
): Turned | null => {
  const [was, is] = [short(stored), short(columns)];
  const before = keptReport(stored.report).findings;
  const after = keptReport(columns.report).findings;
  const [comes, goes] = [titles(after, before), titles(before, after)];
  const same = was.standing === is.standing && was.errors === is.errors && was.warnings === is.warnings;
  return same && comes.length + goes.length === 0 ? null : { ...entry, was, is, comes, goes };
};

const overruledIn = (columns: VerdictColumns, passed: readonly { readonly finding: string }[]): number => {
  const errors = new Set(
    keptReport(columns.report).findings.flatMap(({ key, severity }) => (severity === 'error' ? [key] : [])),
  );
  return passed.filter(({ finding }) => errors.has(finding)).length;
};

/**
 * The last lists of an event by other terms: those that are frozen are only counted. What `known` has is not judged twice.
 */
export const judgeAgain = async (
  event: EventRow,
  bench: Bench,
  now: Date,
  known: Map<string, JudgedAgain> = new Map(),
): Promise<{ readonly judged: readonly JudgedAgain[]; readonly frozen: number }> => {
  const ids = await lastVersionIds(event.id);
  const judged: JudgedAgain[] = [];
  let frozen = 0;
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db.entryVersion.findMany({
      where: { id: { in: ids.slice(from, from + CHUNK) } },
      orderBy: { entry: { number: 'asc' } },
      select: STORED,
    });
    const open = rows.filter(({ sentAt }) => !isFrozen(event, sentAt, now));
    frozen += rows.length - open.length;
    const files = open.map((row) => ({ ...row, file: storedFile(row.document) }));
    const regiments = await factsOfMany(
      bench.system,
      files.map(({ file }) => file),
    );
    for (const { id, entryId, entry, file, overrulings, ...stored } of files) {
      const before = known.get(id);
      const columns = before?.columns ?? verdictColumns(bench, file, regiments, now);
      const overruled = overruledIn(columns, overrulings);
      const again = { id, entryId, columns, overruled, turned: turnedBy(entry, stored, columns) };
      known.set(id, again);
      judged.push(again);
    }
    await nextTurn();
  }
  return { judged, frozen };
};

/** What other terms do to the lists of an event, as its organiser is told. */
export const effectOf = ({ judged, frozen }: Awaited<ReturnType<typeof judgeAgain>>) => {
  const turned = judged.flatMap((each) => each.turned ?? []).toSorted((a, b) => a.number - b.number);
  return { turned, same: judged.length - turned.length, frozen };
};
