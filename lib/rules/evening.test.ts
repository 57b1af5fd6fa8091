import { describe, expect, test } from 'vitest';
import { type DayTold, type EveningLine, eveningLines, sunOf } from './evening';

const BY = ['carlyle'];

const DAY: DayTold = {
  date: '1757-06-18',
  latitude: 51,
  hours: { value: [14 * 60, 21 * 60], by: ['cdb90'], compiled: true },
  front: { value: [5.2, 6.4], by: ['cdb90'], compiled: true },
  weather: [{ value: 'dry, sunny', by: BY }],
  ground: [],
  attacker: { value: 0, by: BY },
  sides: [
    { name: 'Prussians', men: 35_000, lost: { value: 13_700, by: BY } },
    { name: 'Austrians', men: 54_000, lost: { value: 8100, by: BY } },
  ],
};

const GROUND = {
  minutes: [10, 10] as const,
  metresPerCm: 7.5,
  text: 'a turn is 10 minutes',
  cite: { source: 'honours-of-war', page: '8-9' },
};
const TERMS = { units: 'units', breakingPoint: 'army breaking point' };
const LIKE = { minutes: 390, kmPerThousand: 0.1 };
const ARMIES = [
  { units: 14, breakingPoint: 7 },
  { units: 19, breakingPoint: 9 },
] as const;

const linesOf = (day: Partial<DayTold> = {}, ground: typeof GROUND | null = GROUND): readonly EveningLine[] =>
  eveningLines({ ...DAY, ...day }, ARMIES, { ground: ground ?? undefined, factor: 5, terms: TERMS }, LIKE);

const line = (lines: readonly EveningLine[], term: string): EveningLine | undefined =>
  lines.find((each) => each.term === term);

describe('an evening', () => {
  test('has as many turns as the hours come to at its scale, each number with its source', () => {
    const { text, from } = line(linesOf(), 'Length') as EveningLine;
    expect(text).toBe(
      '9 turns. Fought from 14:00 to 21:00, 7 hours; a turn of 50 minutes at 5 real units to one makes 9.',
    );
    expect(from).toEqual([
      { kind: 'told', by: ['cdb90'], compiled: true },
      { kind: 'book', cite: GROUND.cite },
      { kind: 'ours' },
    ]);
  });

  test('is ours by like battles where nobody tells hours or front', () => {
    const lines = linesOf({ hours: null, front: null });
    expect(line(lines, 'Length')).toMatchObject({
      text: '8 turns. No source gives the hours; similar battles took 6 hours 30 minutes; a turn of 50 minutes at 5 real units to one makes 8.',
      from: [{ kind: 'ours' }, { kind: 'book' }, { kind: 'ours' }],
    });
    expect(line(linesOf({ front: null }), 'Table')?.text).toContain(
      'No source gives the front; similar armies stood on 5.4 km',
    );
  });

  test('keeps to what an evening holds', () => {
    expect(line(linesOf({ hours: { value: [0, 60], by: BY } }), 'Length')?.text).toMatch(
      /^6 turns\..*the least we would play/,
    );
    expect(line(linesOf({ hours: { value: [0, 1400], by: BY } }), 'Length')?.text).toMatch(
      /^20 turns\..*the most we would play/,
    );
  });

  test('takes a table as wide as the wider front and both flanks, in steps that tables come in', () => {
    // 6.4 km at 37.5 m to a centimetre are 171 cm
    expect(line(linesOf(), 'Table')?.text).toBe(
      '240 cm wide. The wider front was 6.4 km, 171 cm on the table; 30 cm are free on each flank. With smaller armies, at 7.5 real units to one, it fits on 180 cm.',
    );
  });

  test('asks for no smaller army where the table is a usual one', () => {
    const { text } = line(linesOf({ front: { value: [3, 4], by: BY } }), 'Table') as EveningLine;
    expect(text).toBe(
      '170 cm wide. The wider front was 4 km, 107 cm on the table; 30 cm are free on each flank.',
    );
  });

  test('invents no time and no ground where the book gives none', () => {
    const lines = linesOf({}, null);
    expect(line(lines, 'Length')?.text).toContain('The book does not say how long a turn is');
    expect(line(lines, 'Table')?.text).toContain('The book gives no scale of ground');
    expect(lines.flatMap(({ from }) => from).some(({ kind }) => kind === 'book')).toBe(false);
  });

  test('measures victory by the losses of the day', () => {
    expect(line(linesOf(), 'Prussians')?.text).toBe(
      'lost 13,700 of 35,000 men on the day, 39 %: 5½ of its 14 units.',
    );
    expect(line(linesOf({ sides: [DAY.sides[0], { ...DAY.sides[1], lost: null }] }), 'Austrians')).toEqual({
      term: 'Austrians',
      text: 'Its losses in men are not known.',
      from: [{ kind: 'ours' }],
    });
  });

  test('has its light by the sun, and none where the latitude is not known', () => {
    expect(sunOf('1757-06-21', 51)[1] - sunOf('1757-06-21', 51)[0]).toBeGreaterThan(16 * 60);
    expect(sunOf('1757-12-21', 51)[1] - sunOf('1757-12-21', 51)[0]).toBeLessThan(8 * 60);
    expect(sunOf('1757-03-21', 51)[0]).toBe(6 * 60);
    expect(line(linesOf(), 'Light')?.text).toContain('The last turns are in the dark.');
    expect(line(linesOf({ latitude: null }), 'Light')).toBeUndefined();
  });

  test('names no attacker of whom nobody tells', () => {
    expect(line(linesOf({ attacker: null }), 'Attacker')).toEqual({
      term: 'Attacker',
      text: 'No source says: roll for it.',
      from: [{ kind: 'ours' }],
    });
  });
});
