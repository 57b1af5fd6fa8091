import { describe, expect, test } from 'vitest';
import { battlesAsked, historyQuestion, questionPath, unknownCommander } from './history-question';

const NONE = { men: null, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null };

describe('the question of an address', () => {
  test('takes what is known and leaves the rest', () => {
    expect(
      historyQuestion({ q: ' Sackvile ', depth: 'totals', arm: 'navy', page: '2', year: ['1757', '1758'] }),
    ).toMatchObject({ q: 'Sackvile', depth: 'totals', arm: '', page: 2, year: '' });
    for (const page of ['0', '-1', '1.5', 'x', '9999']) expect(historyQuestion({ page }).page).toBe(1);
    expect(historyQuestion({ q: 'x'.repeat(500) }).q).toHaveLength(200);
  });

  test('goes into an address and comes back', () => {
    const question = historyQuestion({ nation: 'hbma', commander: "Marshal d'Estrées", page: '3' });
    const path = questionPath(question, { year: '1757' }, '#battles');
    expect(path).toMatch(/^\/history\?.*#battles$/);
    const asked = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
    expect(historyQuestion(asked)).toEqual({ ...question, year: '1757' });
    expect(questionPath(historyQuestion({}), {})).toBe('/history');
  });
});

describe('the commander of an address', () => {
  test('is one person, by his id or by any way of writing that was ever offered', () => {
    for (const commander of ['frederick-ii', 'Frederick II', 'King Frederick II'])
      expect(historyQuestion({ commander }).commander).toBe('frederick-ii');
    expect(historyQuestion({ commander: 'Field-Marshal Browne' }).commander).toBe('browne');
    expect(historyQuestion({ commander: 'von Browne' }).commander).toBe('browne');
    expect(historyQuestion({ commander: 'Marshals Broglie and Soubise' }).commander).toBe('broglie');
  });

  test('is told where nobody is called so, and then all battles are shown', () => {
    expect(unknownCommander({ commander: 'Wellington' })).toBe('Wellington');
    expect(historyQuestion({ commander: 'Wellington' }).commander).toBe('');
    expect(unknownCommander({ commander: 'King Frederick II' })).toBe('');
    expect(unknownCommander({})).toBe('');
  });

  test('led a side, a formation, or, by name, a side of a printed scenario', () => {
    const battle = (id: string, kind: 'battle' | 'scenario', commander: string | null) => ({
      id,
      kind,
      name: id,
      date: null,
      dateEnd: null,
      year: 1756,
      place: null,
      theatre: null,
      otherNames: [],
      confidence: null,
      shipped: true,
      sides: [{ commander, position: 0, name: '', nations: [], depth: 'totals' as const, ...NONE }],
    });
    const battles = [
      battle('1756-10-01-lobositz', 'battle', 'King Frederick II'),
      battle('1757-05-06-prague', 'battle', null),
      battle('honours-of-war-lobositz', 'scenario', 'Frederick II'),
      battle('1757-09-07-moys', 'battle', 'Lt-Gen Winterfeldt'),
    ];
    const asked = (commander: string) =>
      battlesAsked(battles, historyQuestion({ commander })).map(({ id }) => id);
    expect(asked('frederick-ii')).toEqual([
      '1756-10-01-lobositz',
      '1757-05-06-prague',
      'honours-of-war-lobositz',
    ]);
    // he led a wing there
    expect(asked('bevern')).toEqual(['1756-10-01-lobositz', '1757-05-06-prague']);
  });
});
