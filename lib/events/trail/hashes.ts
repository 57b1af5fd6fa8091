import { createHash } from 'node:crypto';
import { canonical } from '../../rules/events/combine';

/**
 * The columns of a verdict; those of an earlier one are the same. All hashes in trails are of exactly these: a column
 * that comes later needs a second form, and the first is tried as well.
 */
export const VERDICT = {
  legal: true,
  errors: true,
  warnings: true,
  infos: true,
  wanting: true,
  points: true,
  report: true,
  profileText: true,
  profileHash: true,
  dataVersion: true,
  termsVersion: true,
  judgedAt: true,
} as const;

/** The other columns of a version that desks, sheets and codes show; `late` and `sentAt` decide what is frozen. */
export const SHOWN = {
  code: true,
  sameHash: true,
  bytes: true,
  name: true,
  nation: true,
  nationLabel: true,
  year: true,
  units: true,
  breakingPoint: true,
  notes: true,
  summary: true,
  late: true,
  sentAt: true,
} as const;

type Cell = string | number | boolean | Date | null;
type Row<T> = { readonly [K in keyof T]: Cell };

/** What the trail holds of a stored version: the hashes of its verdict and of what is shown of it. */
export type Seal = { readonly verdict: string; readonly shown: string };

const hashOf = <T extends object>(columns: T, row: Row<T>): string => {
  const cells = (Object.keys(columns) as (keyof T)[]).map((key) => {
    const cell = row[key];
    return [key, cell instanceof Date ? cell.toISOString() : cell];
  });
  return createHash('sha256')
    .update(canonical(Object.fromEntries(cells)))
    .digest('hex');
};

/** What the trail holds of the name of a player: not the name, which may be asked to be forgotten. */
export const playerHash = (entry: number, name: string): string =>
  createHash('sha256')
    .update(canonical([entry, name]))
    .digest('hex');

/** The hash of a verdict, the present one of a version or an earlier one. */
export const verdictHash = (row: Row<typeof VERDICT>): string => hashOf(VERDICT, row);

/** Both hashes of a version as it is stored, or is about to be. */
export const sealOf = (row: Row<typeof VERDICT> & Row<typeof SHOWN>): Seal => ({
  verdict: verdictHash(row),
  shown: hashOf(SHOWN, row),
});

/** Hashes of several lists as a row of the trail has them: by entry and version, "12.3". */
export type Seals = Readonly<Record<string, readonly [verdict: string, shown: string]>>;

/** By what a list is called in a trail: "12.3" is version 3 of entry 12. */
export const listKey = (entry: number, version: number): string => `${entry}.${version}`;

export const sealsOf = (lists: readonly (Seal & { readonly key: string })[]): Seals =>
  Object.fromEntries(lists.map(({ key, verdict, shown }) => [key, [verdict, shown]]));

export type AuditRow = {
  readonly eventId: string;
  readonly number: number;
  readonly at: Date;
  readonly personId: string | null;
  readonly who: string;
  readonly action: string;
  readonly entry: number | null;
  readonly detail: string;
  readonly previous: string;
  readonly hash: string;
};

/** The hash of a row: of all it says, and of the row before. */
export const auditHash = ({
  hash: _,
  at,
  ...row
}: Omit<AuditRow, 'hash'> & { readonly hash?: string }): string =>
  createHash('sha256')
    .update(canonical({ ...row, at: at.toISOString() }))
    .digest('hex');

/**
 * The number of the first row of a trail that is not as it was written, or that follows on none; null where the chain
 * holds. What was cut off its end is found by anyone who has kept the last hash.
 */
export const brokenRow = (rows: readonly AuditRow[], before = { number: 0, hash: '' }): number | null => {
  let last: { readonly number: number; readonly hash: string } = before;
  for (const row of rows) {
    const follows = row.number === last.number + 1 && row.previous === last.hash;
    if (!follows || auditHash(row) !== row.hash) return last.number + 1;
    last = row;
  }
  return null;
};
