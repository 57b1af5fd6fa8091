import { describe, expect, test } from 'vitest';
import { historyQuestion, questionPath } from './history-question';

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
