import { describe, expect, test } from 'vitest';
import type { DeskRow } from '../schema';
import {
  alikesOf,
  flagOptions,
  type GroupName,
  groupsOf,
  identicalNames,
  identicalTo,
  isClean,
  limitColumns,
  openErrorsOf,
  WHOLE_DESK,
} from './desk-view';

type Wish = {
  readonly name: string;
  readonly list: string;
  readonly state?: DeskRow['state'];
  readonly errors?: number;
  readonly warnings?: number;
  readonly overruled?: number;
  readonly sentAt?: string;
  readonly late?: boolean;
  readonly alike?: string;
  readonly points?: number;
  readonly notes?: number;
  readonly ticked?: number;
};

const row = (wish: Wish, index: number): DeskRow => {
  const { name, list, state = 'sent', errors = 0, warnings = 0, overruled = 0, points = 1_400 } = wish;
  const sentAt = wish.sentAt ?? `2026-11-${10 + index}T12:00:00.000Z`;
  return {
    number: index + 1,
    name,
    contact: '',
    state,
    locked: false,
    revision: 1,
    currentVersion: 1,
    acceptedVersion: null,
    acceptedUnder: null,
    newer: null,
    lastWord: null,
    counts: {
      lead: null,
      budget: { min: null, max: null, over: 0 },
      alike: wish.alike ?? `own ${index}`,
      notes: wish.notes ?? 0,
      ticked: wish.ticked ?? 0,
      version: {
        number: 1,
        code: `AM-${index}HF2-QN`,
        hash: 'a'.repeat(64),
        sentAt,
        late: wish.late ?? false,
        list: {
          name: list,
          nation: 'austria',
          nationLabel: 'Austria',
          year: 1757,
          scale: '28 mm',
          units: 12,
          breakingPoint: 6,
          budget: 1_500,
          shares: [],
          limits: [
            { key: 'breakingPoint', label: 'Breaking point', used: 6, allowed: 12, guide: true },
            { key: 'batteries', label: 'Batteries', used: 2, allowed: 2, guide: true },
            { key: 'commanders', label: 'Commanders', used: 3, allowed: 4, guide: false },
            { key: 'independents', label: 'Independents', used: 4, allowed: 3, guide: false },
          ],
        },
        verdict: {
          standing: errors > 0 ? 'illegal' : 'legal',
          errors,
          warnings,
          infos: 0,
          wanting: 0,
          points,
          profile: { text: 'Honours of War', hash: 'b' },
          dataVersion: '1',
          termsVersion: 1,
          judgedAt: sentAt,
        },
        overruled,
        frozen: false,
      },
    },
  };
};

const ROWS = (
  [
    { name: 'Rhys Bowen', list: 'Loudon on the heights', errors: 2, warnings: 1, points: 1_605 },
    { name: 'Anneke Vos', list: 'Granby’s reserve', alike: 'same' },
    { name: 'Tomasz Wilk', list: 'Cossacks and guns', warnings: 1 },
    { name: 'Marc Lefèvre', list: 'Soubise, second line', state: 'asked', late: true, alike: 'same' },
    { name: 'Hanna Lindqvist', list: 'Pomeranian field army', state: 'accepted', errors: 1, overruled: 1 },
    { name: 'Karl Voss', list: 'Granby’s reserve', state: 'withdrawn', alike: 'same' },
  ] satisfies Wish[]
).map(row);

const shown = (view: Partial<typeof WHOLE_DESK>) =>
  groupsOf(ROWS, { ...WHOLE_DESK, ...view }).map(({ name: group, rows }) => [
    group,
    ...rows.map(({ name }) => name),
  ]);

describe('a desk', () => {
  test('groups its entries by what is to be done, newest first', () => {
    expect(shown({})).toEqual([
      ['sent', 'Tomasz Wilk', 'Anneke Vos', 'Rhys Bowen'],
      ['asked', 'Marc Lefèvre'],
      ['accepted', 'Hanna Lindqvist'],
      ['withdrawn', 'Karl Voss'],
    ]);
  });

  test.each<[view: Partial<typeof WHOLE_DESK>, rows: unknown]>([
    [{ search: 'lefevre' }, [['asked', 'Marc Lefèvre']]],
    [{ search: '0hf2' }, [['sent', 'Rhys Bowen']]],
    [{ group: 'accepted' }, [['accepted', 'Hanna Lindqvist']]],
    [{ flag: 'errors' }, [['sent', 'Rhys Bowen']]],
    [{ flag: 'late' }, [['asked', 'Marc Lefèvre']]],
    [
      { flag: 'identical' },
      [
        ['sent', 'Anneke Vos'],
        ['asked', 'Marc Lefèvre'],
        ['withdrawn', 'Karl Voss'],
      ],
    ],
    [{ group: 'sent', sort: 'findings' }, [['sent', 'Rhys Bowen', 'Tomasz Wilk', 'Anneke Vos']]],
    [{ search: 'nobody' }, []],
  ])('%o', (view, rows) => {
    expect(shown(view)).toEqual(rows);
  });

  test('an accepted entry with a newer list has a group of its own, and counts as accepted', () => {
    const newerOf = (state: DeskRow['state'], index: number): DeskRow => {
      const first = row({ name: `P${index}`, list: 'L', state }, index);
      return { ...first, currentVersion: 2, acceptedVersion: 1, newer: first.counts };
    };
    const rows = [newerOf('sent', 0), newerOf('asked', 1), newerOf('returned', 2), newerOf('withdrawn', 3)];
    const numbers = (group: GroupName | 'all') =>
      groupsOf(rows, { ...WHOLE_DESK, group, sort: 'player' }).map(({ name, rows: own }) => [
        name,
        ...own.map(({ number }) => number),
      ]);
    expect(numbers('all')).toEqual([
      ['newer', 1, 2],
      ['accepted', 3],
      ['withdrawn', 4],
    ]);
    expect(numbers('accepted')).toEqual([
      ['newer', 1, 2],
      ['accepted', 3],
    ]);
    expect(numbers('newer')).toEqual([['newer', 1, 2]]);
    expect(numbers('sent')).toEqual([]);
  });

  test('an overruled error is no open one; a note that is not ticked is still to be done', () => {
    const [rhys, anneke, , , hanna] = ROWS;
    expect([rhys, anneke, hanna].map((each) => each && openErrorsOf(each))).toEqual([2, 0, 0]);
    expect(ROWS.filter(isClean).map(({ name }) => name)).toEqual([
      'Anneke Vos',
      'Marc Lefèvre',
      'Hanna Lindqvist',
      'Karl Voss',
    ]);
    expect(isClean(row({ name: 'Lena Brandl', list: 'Franken', notes: 1 }, 7))).toBe(false);
  });

  test('accepted lists whose notes are not ticked are found by a flag', () => {
    const notes = { list: 'Franken', notes: 2 };
    const rows = [
      row({ ...notes, name: 'Lena Brandl', state: 'accepted' }, 0),
      row({ ...notes, name: 'Olga Petrova' }, 1),
      row({ ...notes, name: 'Jörg Amsel', state: 'accepted', ticked: 2 }, 2),
    ];
    const found = groupsOf(rows, { ...WHOLE_DESK, flag: 'unticked' });
    expect(found.flatMap((group) => group.rows.map(({ name }) => name))).toEqual(['Lena Brandl']);
    expect(flagOptions(rows, 'any').map(({ label }) => label)).toContain('Accepted, not ticked 1');
  });

  test('who plays the same list is named, but for those who went', () => {
    const anneke = ROWS[1];
    expect(anneke && identicalNames(identicalTo(alikesOf(ROWS), anneke))).toBe('Marc Lefèvre');
    const same = Array.from({ length: 6 }, (_, at) => row({ name: `P${at}`, list: 'L', alike: 'one' }, at));
    expect(same[1] && identicalTo(alikesOf(same), same[1])).toEqual({
      named: [same[0], same[2], same[3]],
      more: 2,
    });
    const gone = ROWS.find(({ state }) => state === 'withdrawn');
    expect(gone && identicalTo(alikesOf(ROWS), gone)).toMatchObject({ named: { length: 2 }, more: 0 });
  });

  test('limits that bind come before those that guide', () => {
    expect(limitColumns(ROWS).map(({ key }) => key)).toEqual(['commanders', 'independents']);
  });

  test('flags say how many have them', () => {
    expect(flagOptions(ROWS, 'locked').map(({ label }) => label)).toEqual([
      'All findings',
      'With errors 1',
      'With warnings 2',
      'Clean 4',
      'Late 1',
      'Same as another 3',
      'Locked 0',
    ]);
  });
});
