import { describe, expect, test } from 'vitest';
import { chosenValue, compareQuestion, partsPath, swappedPath } from './compare-question';

const TOKEN = 'abcdefghijklmnopqrstuv';

describe('what an address asks to compare', () => {
  test.each([
    [{}, { a: { kind: 'none' }, b: { kind: 'none' } }],
    [
      { a: 'x1', b: 'ready:kutzdorf-red' },
      { a: { kind: 'mine', id: 'x1' }, b: { kind: 'ready', id: 'kutzdorf-red' } },
    ],
    [
      { a: ['x1', 'x2'], b: ' ' },
      { a: { kind: 'none' }, b: { kind: 'none' } },
    ],
    [{ a: 'x1', alink: `http://10.0.0.2:3000/s/${TOKEN}` }, { a: { kind: 'link', token: TOKEN } }],
    [{ blink: `https://x.example/d/${TOKEN}` }, { b: { kind: 'no-link' } }],
    [{ blink: 'MU-1234-AB' }, { b: { kind: 'no-link', message: expect.stringContaining('sheet') } }],
  ])('%j', (search, question) => {
    expect(compareQuestion(search)).toMatchObject(question);
  });

  test('the other way round', () => {
    const question = compareQuestion({ a: 'x1', blink: `/s/${TOKEN}` });
    expect(swappedPath(question)).toBe(`/compare?alink=%2Fs%2F${TOKEN}&b=x1`);
    const back = new URL(swappedPath(question), 'http://localhost').searchParams;
    expect(compareQuestion(Object.fromEntries(back))).toEqual({ a: question.b, b: question.a, find: '' });
  });

  test('another part of one order of battle keeps the other', () => {
    const question = compareQuestion({ a: 'x1', b: 'ready:kutzdorf-red' });
    expect(partsPath(question, { a: 3, b: 2 })).toBe('/compare?a=x1&b=ready%3Akutzdorf-red&arows=3&brows=2');
  });

  test('what the lists show as chosen', () => {
    const { a, b } = compareQuestion({ a: 'x1', b: 'ready:kutzdorf-red' });
    expect([chosenValue(a), chosenValue(b), chosenValue({ kind: 'none' })]).toEqual([
      'x1',
      'ready:kutzdorf-red',
      '',
    ]);
  });
});
