import { describe, expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { hits, hold, smallGame } from '../../fixtures/small-game';
import { courseOf } from './course';
import type { GameAct } from './fact';
import type { Setup } from './machine';
import { reportOf } from './report';
import { reportSheet } from './report-sheet';

const cite = { source: 'book', page: '18' };
const SYSTEM = {
  name: 'Small Wars',
  source: 'The book',
  choices: [
    {
      key: 'attacker',
      label: 'Attacker',
      none: 'Nobody',
      cite,
      values: [{ value: 'first-attacks', side: 0 as const }],
    },
  ],
};
const go: GameAct = { act: 'go on' };
const turn = [go, go];

const sheetOf = (acts: readonly GameAct[], setup: Setup = smallGame([1, 2])) => {
  const course = courseOf({ ...setup, options: ['first-attacks'] }, factsOf(acts));
  return reportSheet(
    {
      course,
      report: reportOf(course, 2),
      system: SYSTEM,
      playedOn: '20 November 2026',
      thrown: [{ side: 0, throws: 3, sum: 12, mean: 10.5 }],
      link: 'https://muster.example/games/a/report',
    },
    2,
    { paper: 'letter', ink: 'bw', date: '28 November 2026' },
  );
};

const section = (sheet: ReturnType<typeof sheetOf>, title: string) =>
  sheet.rows.flatMap(({ sections }) => sections).find((each) => each.title === title);
const textsIn = (sheet: ReturnType<typeof sheetOf>, title: string): string =>
  JSON.stringify(section(sheet, title)?.parts).replace(/[^\p{L}\p{N}½+.,: ]+/gu, ' ');

describe('the report of a game on paper', () => {
  const sheet = sheetOf([
    ...turn,
    hold('1:v', 'enemy'),
    ...turn,
    hits('1:1'),
    ...turn,
    { act: 'end', how: 'broken', winner: 0 },
  ]);

  test('says who holds the field, of which game, by what, and when it was played', () => {
    expect(sheet).toMatchObject({
      title: 'Prussia holds the field',
      subtitle: expect.stringMatching(/^.+ against .+, Small Wars, turn 3, last played 20 November 2026$/),
      paper: 'letter',
      ink: 'bw',
      lines: [
        { term: 'As the players say', value: 'Austria is broken: Prussia wins.' },
        { term: 'By the book', value: expect.stringMatching(/^Austria is broken: .+ \(p\.\s36\)$/) },
      ],
      footer: { link: { url: 'https://muster.example/games/a/report' } },
    });
  });

  test('gives the losses of both sides, and those of each by formation', () => {
    expect(sheet.sides).toMatchObject([
      { name: 'Prussia', lost: '0', of: 'of 2 lost', by: 'Nothing lost yet' },
      { name: 'Austria', lost: '2', of: 'of 2 lost', by: '1 unit and 1 objective' },
    ]);
    const losses = textsIn(sheet, 'Losses of Austria by formation');
    expect(losses).toMatch(/Brigade.+Line 2.+Objectives.+Village.+Lost, of 2/);
  });

  test('numbers what decided it, as on its curve', () => {
    const decided = textsIn(sheet, 'What decided it');
    expect(decided).toMatch(
      /Village: Held by the enemy.+p.\s+36.+Line 2: 2 hits, now 2.+That breaks Austria/,
    );
    const [curve] = section(sheet, 'Losses by turns')?.parts ?? [];
    if (curve?.kind !== 'curve') throw new Error('There is no curve');
    expect(curve.marks.flatMap(({ texts }) => texts)).toEqual(['1', '2']);
    expect(curve.lines.map(({ name }) => name.text)).toEqual(['Prussia', 'Austria']);
    expect(curve.lines[1]?.steps.map(({ x }) => x)).toEqual([0, 33.33, 66.67, 100]);
    expect(curve.bands.map(({ text }) => text)).toEqual(['Village: Held by the enemy']);
  });

  test('tells its course, what was agreed and what was thrown', () => {
    expect(sheet.course.turns.map(({ title }) => title)).toEqual(['Turn 2', 'Turn 3']);
    expect(sheet.course.isCut).toBe(false);
    expect(sheet.tail.items).toEqual([
      { term: 'Agreed:', text: 'Attacker: Prussia (p.\u00A018).' },
      { term: 'Dice:', text: 'Prussia 3 throws, 12 in all, 10½ expected.' },
      { term: '', text: '9 entries, every throw as it was entered at the table.' },
    ]);
  });
});

test('a game before its first act goes on, and neither side leads', () => {
  const sheet = sheetOf([]);
  expect(sheet.title).toBe('The game goes on');
  expect(textsIn(sheet, 'What made the difference so far')).toContain('neither leads');
  expect(sheet.course).toMatchObject({ note: 'Nothing has been done yet.', turns: [] });
});

test('throws may be left out of the course, and no more of it is kept than a page could hold', () => {
  const thrown: GameAct = { act: 'throw', test: 'fire', piece: '0:0', dice: [4], outcome: 'a hit' };
  const acts = sheetOf([thrown, hits('1:1')]).course.turns.flatMap(({ phases }) =>
    phases.flatMap((phase) => phase.acts),
  );
  expect(acts.map(({ spare }) => spare)).toEqual([true, false]);
  const notes = Array.from({ length: 1000 }, (): GameAct => ({ act: 'note', text: 'Rain' }));
  const { course } = sheetOf(notes);
  expect(course.isCut).toBe(true);
  expect(course.turns.flatMap(({ phases }) => phases.flatMap((phase) => phase.acts))).toHaveLength(400);
});

test('of many formations those that lost most have their rows, and the others one', () => {
  const small = smallGame([1, 2]);
  const [brigade, unit] = [
    small.pieces.find(({ of, side }) => of === 'formation' && side === 1),
    small.pieces.find(({ of, side }) => of === 'unit' && side === 1),
  ];
  if (brigade === undefined || unit === undefined) throw new Error('no brigade');
  const more = Array.from({ length: 20 }, (_, index) => [
    { ...brigade, id: `b${index}`, name: `Brigade ${index}` },
    { ...unit, id: `u${index}`, in: `b${index}` },
  ]).flat();
  const setup = { ...small, pieces: [...small.pieces, ...more] };
  const sheet = sheetOf([hits('u19')], setup);
  const losses = textsIn(sheet, 'Losses of Austria by formation');
  expect(losses).toContain('Brigade 19');
  expect(losses).toMatch(/\d other formations/);
});
