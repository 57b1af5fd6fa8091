import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvText } from '@/lib/csv-table';
import { factsOf } from '../../fixtures/golden-game';
import { hits, hold, smallGame, undo } from '../../fixtures/small-game';
import { courseOf } from './course';
import type { Fact, GameAct } from './fact';
import { courseText, recordRows } from './record';

const ACTS: GameAct[] = [
  ...[hits('0:0'), { act: 'go on' }, hits('1:1'), { act: 'go on' }],
  ...[hold('1:v', 'enemy'), { act: 'note', text: 'Mist' }, { act: 'go on' }, { act: 'go on' }],
  { act: 'end', how: 'broken', winner: 0 },
] as GameAct[];
const FACTS: Fact[] = [...factsOf(ACTS), { id: 'x', what: hits('0:1') }, undo('y', 'x')];

test('the log as a table has a row for each fact, with what was taken back', () => {
  expect(recordRows(courseOf(smallGame([1, 2]), FACTS), 2)).toEqual([
    ['Entry', 'Turn', 'Phase', 'Side', 'What happened', 'Taken back', 'Lost: Prussia', 'Lost: Austria'],
    [1, 1, 'Fire', 'Prussia', 'Line 1: 2 hits, now 2. Gone.', '', 0.5, 0],
    [2, 1, 'Fire', '', 'Phase ends: Melee next.', '', 0.5, 0],
    [3, 1, 'Melee', 'Austria', 'Line 2: 2 hits, now 2. Gone.', '', 0.5, 1],
    [4, 1, 'Melee', '', 'Turn 1 ends: Fire next.', '', 0.5, 1],
    [5, 2, 'Fire', 'Austria', 'Village: Held by the enemy.', '', 0.5, 2],
    [6, 2, 'Fire', '', 'Note: Mist', '', 0.5, 2],
    [7, 2, 'Fire', '', 'Phase ends: Melee next.', '', 0.5, 2],
    [
      ...[8, 2, 'Melee', ''],
      ...['Turn 2 ends: Fire next. Austria is broken: 2 lost, breaking point 2.', '', 0.5, 2],
    ],
    [9, 3, 'Fire', '', 'Austria is broken: Prussia wins.', '', 0.5, 2],
    [10, 3, 'Fire', 'Prussia', 'Line 2: 2 hits, now 2. Gone.', 'yes', 0.5, 2],
    [11, 3, 'Fire', 'Prussia', 'Taken back: Line 2: 2 hits, now 2. Gone.', '', 0.5, 2],
  ]);
});

/** What a spreadsheet takes for a sum. */
const SUM = /^[=+\-@|＝＋－＠\t\r]/;

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '|cmd', '＝1', '\t=1', 'a,b;"c"\r\n=d'])(
  'a table of names like %j holds no sum, and as many cells in every row',
  (name) => {
    const text = csvText(recordRows(courseOf(smallGame([1, 2], [name, name], name), FACTS), 2));
    const rows = Papa.parse<string[]>(text.slice(1).trimEnd()).data;
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: FACTS.length + 1 }, () => 8));
    expect(rows[1]?.slice(3, 5)).toEqual([
      ...[`${SUM.test(name) ? "'" : ''}${name}`, expect.stringContaining('2 hits, now 2. Gone.')],
    ]);
    for (const cell of rows.flat()) expect(cell).not.toMatch(SUM);
  },
);

const PLAIN = `Prussia against Austria

- Austria is broken: Prussia wins.
- Austria is broken: 2 lost, breaking point 2. (p. 36)
- Prussia ½ of 2 lost, Austria 2 of 2 lost.

What decided it
- Turn 1: Austria, Line 2: 2 hits, now 2. Gone. (Prussia leads by ½, +1 for good)
- Turn 2: Austria, Village: Held by the enemy. That breaks Austria. (Prussia leads by 1½, +1 for good)

Turn 1

Fire

- Prussia, Line 1: 2 hits, now 2. Gone.

Melee

- Austria, Line 2: 2 hits, now 2. Gone.

Turn 2

Fire

- Austria, Village: Held by the enemy.
- Note: Mist

Melee

- Austria is broken: 2 lost, breaking point 2.
`;

describe('the text of a game', () => {
  const course = courseOf(smallGame([1, 2]), FACTS);

  test('tells how it ended, what decided it, and its course by turns', () => {
    expect(courseText(course, 2, 'plain')).toBe(PLAIN);
  });

  test('calls sides in short and pieces by their numbers, and sides of one name by their whole one', () => {
    const setup = smallGame([1, 2], ['The King', 'The Marshal']);
    const called = (shorts: readonly [string, string]) => ({
      ...setup,
      pieces: setup.pieces.map((piece) => (piece.id === '0:0' ? { ...piece, number: '1.3' } : piece)),
      sides: [
        { ...setup.sides[0], short: shorts[0] },
        { ...setup.sides[1], short: shorts[1] },
      ] as const,
    });
    const text = courseText(courseOf(called(['Prussia', 'Austria']), FACTS), 2, 'plain');
    expect(text).toContain('- Prussia, 1.3 Line 1: 2 hits, now 2. Gone.');
    expect(text).toContain('The King against The Marshal\n\n- Austria is broken: Prussia wins.');
    const alike = recordRows(courseOf(called(['Prussia', 'Prussia']), FACTS), 2);
    expect(alike[0]?.slice(-2)).toEqual(['Lost: The King', 'Lost: The Marshal']);
    expect(alike.map((row) => row[3])).not.toContain('Prussia');
  });

  test('has headings and lists in a forum', () => {
    const text = courseText(course, 2, 'bbcode');
    expect(text).toContain('[size=150][b]Prussia against Austria[/b][/size]');
    expect(text).toContain('[b]Turn 2[/b]\n\nFire\n\n[list]\n[*]Austria, Village: Held by the enemy.\n');
    expect(courseText(course, 2, 'markdown')).toContain('**Turn 2**');
  });

  test('takes no marks and no lines from names', () => {
    const name = '[/list]\n[img]x[/img]';
    const text = courseText(courseOf(smallGame([1, 2], [name, name], name), FACTS), 2, 'bbcode');
    expect(text).toContain('(/list) (img)x(/img) 2: 2 hits, now 2. Gone.');
    expect(text.match(/\[[^\]]*\]/g)?.filter((tag) => /img/.test(tag))).toEqual([]);
    expect(text.split('\n', 1)).toEqual([
      '[size=150][b](/list) (img)x(/img) against (/list) (img)x(/img)[/b][/size]',
    ]);
    expect(text.match(/\[list\]/g)).toHaveLength(text.match(/\[\/list\]/g)?.length ?? 0);
  });

  test('says nothing of a game that has not begun but who is in it', () => {
    expect(courseText(courseOf(smallGame([1]), []), 2, 'plain')).toBe(
      'Prussia against Austria\n\n- Prussia 0 of 2 lost, Austria 0 of 2 lost.\n',
    );
  });
});
