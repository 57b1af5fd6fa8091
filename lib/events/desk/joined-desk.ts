import type { Desk, DeskList, DeskRow } from '../schema';

/** Rows that were read before closing do not know of it. */
const frozenList = (list: DeskList): DeskList =>
  list.version.frozen ? list : { ...list, version: { ...list.version, frozen: true } };

const frozen = ({ counts, newer, ...row }: DeskRow): DeskRow => ({
  ...row,
  counts: frozenList(counts),
  newer: newer && frozenList(newer),
});

/** A desk as it was known with the rows that were written since; in the order of entries. */
export const joinedDesk = (known: Desk | undefined, answer: Desk): Desk => {
  if (known === undefined || answer.since === 0) return answer;
  const rows = new Map(known.entries.map((row) => [row.number, row]));
  for (const row of answer.entries) rows.set(row.number, row);
  const closed = answer.event.phase === 'closed';
  const entries = [...rows.values()].toSorted((a, b) => a.number - b.number);
  const expected = answer.expected ?? known.expected;
  return { ...answer, expected, since: 0, entries: closed ? entries.map(frozen) : entries };
};
