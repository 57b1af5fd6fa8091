import { describe, expect, test } from 'vitest';
import type { ArchivedEntry } from '@/lib/events/archive/archive-format';
import {
  type ArchivedList,
  archiveGroups,
  archiveRows,
  armyIn,
  firstOf,
  passedIn,
  reportIn,
  rowFlags,
  type ToldEntry,
} from './archive-view';

const REPORT = {
  more: 0,
  stats: {},
  findings: [
    { key: 'k1', title: 'Too many guns', place: 'Brigade 1', message: '4 of 3' },
    { key: 'k2', title: 'Year' },
  ],
  standings: [
    { slot: 'note:painted', state: 'tick' },
    { slot: 'note:based', state: 'tick' },
    { slot: 'points', state: 'kept' },
  ],
};
const at = '2026-11-20T12:00:00.000Z';

const list = (number: number, more: object = {}): ArchivedList =>
  ({
    number,
    code: `AM-${number}`,
    late: false,
    sentAt: at,
    document: '{}',
    earlier: [],
    report: JSON.stringify(REPORT),
    ticks: [],
    overrulings: [],
    ...more,
  }) as unknown as ArchivedList;

const entry = (number: number, versions: readonly ArchivedList[], more: object = {}): ArchivedEntry =>
  ({
    number,
    name: `P${number}`,
    state: 'accepted',
    currentVersion: versions.length,
    acceptedVersion: versions.length,
    locked: false,
    versions,
    ...more,
  }) as unknown as ArchivedEntry;

const told = (number: number, code: string, more: object = {}): ToldEntry =>
  ({ number, name: `P${number}`, state: 'accepted', code, list: 'Bevern', ...more }) as unknown as ToldEntry;

describe('the desk of an archive', () => {
  test('shows of each entry the list that counts, with what was let pass and ticked', () => {
    const overrulings = [
      { finding: 'k1', reason: 'A scenario.', who: 'Marie', at, withdrawnAt: null },
      { finding: 'k2', reason: 'Taken back.', who: 'Marie', at, withdrawnAt: at },
    ];
    const ticks = [{ note: 'note:painted', kept: true, who: 'Marie', at }];
    const versions = [list(1, { overrulings, ticks, late: true }), list(2)];
    const held = entry(1, versions, { locked: true, state: 'sent', acceptedVersion: 1 });
    const [row] = archiveRows({ entries: [held] }, [told(1, 'AM-1')]);
    expect(row?.list.number).toBe(1);
    expect(row && rowFlags(row)).toEqual([
      ...['late', 'locked', 'version 1 of 2', 'version 2 never resolved', '1 let pass', '1 not ticked'],
    ]);
    expect(row && archiveGroups([row], '').map(({ title }) => title)).toEqual(['Accepted']);
    expect(row?.passed).toEqual([{ title: 'Too many guns, Brigade 1', reason: 'A scenario.', who: 'Marie' }]);
  });

  test('leaves out what the file does not hold, and finds by player, army and code', () => {
    const open = { state: 'sent', acceptedVersion: null };
    const entries = [entry(1, [list(1)]), entry(2, [list(1, { code: 'AM-9' })], open)];
    const rows = archiveRows({ entries }, [
      told(1, 'AM-1'),
      told(2, 'AM-9', { state: 'sent', name: 'Lefèvre' }),
      told(3, 'AM-3'),
    ]);
    const shown = (search: string) =>
      archiveGroups(rows, search).map(({ title, rows: own }) => [
        title,
        own.map(({ replayedEntry: { number } }) => number),
      ]);
    expect(shown('')).toEqual([
      ['Never resolved', [2]],
      ['Accepted', [1]],
    ]);
    expect(shown('lefevre')).toEqual([['Never resolved', [2]]]);
    expect(shown('am-1')).toEqual([['Accepted', [1]]]);
    expect(shown('nobody')).toEqual([]);
    const first = firstOf(archiveGroups([...rows, ...rows], ''), 3);
    expect(first.map(({ count, rows: own }) => [count, own.length])).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(firstOf(archiveGroups([...rows, ...rows], ''), 2)).toHaveLength(1);
  });

  test('tells a report or a file that was changed from one that reads', () => {
    expect(reportIn(list(1))?.findings).toHaveLength(2);
    for (const report of ['', '{', 'null', '{"findings":1}']) expect(reportIn({ report })).toBeNull();
    expect(
      passedIn({
        ...list(1, { overrulings: [{ finding: 'k9', reason: 'r', who: 'w', withdrawnAt: null }] }),
        report: '{',
      }),
    ).toEqual([{ title: 'A finding', reason: 'r', who: 'w' }]);
    expect(armyIn({ document: '{"muster":1,"system":"how"}' })).toMatchObject({ system: 'how' });
    for (const document of ['', '{}', '{"muster":2,"system":"how"}']) expect(armyIn({ document })).toBeNull();
  });
});
