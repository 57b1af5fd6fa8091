import { createHash } from 'node:crypto';
import { canonical } from '../../rules/events/combine';

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
