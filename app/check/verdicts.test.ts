import { expect, test } from 'vitest';
import type { CheckAnswer, CheckedFinding } from '@/lib/rules/check';
import { countsOf, countVerdicts, jsonLines, verdictOf } from './verdicts';

const finding = (severity: CheckedFinding['severity']): CheckedFinding => ({
  code: 'org-2',
  severity,
  at: ['brigades', 0],
  message: 'One\nline',
  cite: { source: 'how', page: '12' },
});

const good: CheckAnswer = {
  file: 'a.json',
  ok: true,
  name: 'A',
  system: 'how',
  profile: 'how #0',
  points: 10.5,
  legal: true,
  unfinished: false,
  stats: {},
  findings: [finding('warning'), finding('info'), finding('info')],
};
const bad: CheckAnswer = { ...good, file: 'b.json', legal: false, findings: [finding('error')] };
const growing: CheckAnswer = {
  ...good,
  file: 'd.json',
  legal: false,
  unfinished: true,
  findings: [{ ...finding('error'), wanting: true }],
};
const broken: CheckAnswer = {
  file: 'c.json',
  ok: false,
  error: { code: 'broken-json', message: 'Line 3, column 7: no comma.', at: { line: 3, column: 7 } },
};

test('each answer has one verdict', () => {
  expect([good, bad, broken, growing].map(verdictOf)).toEqual([
    'legal',
    'illegal',
    'unreadable',
    'unfinished',
  ]);
  const counts = { legal: 2, unfinished: 0, illegal: 1, unreadable: 1 };
  expect(countVerdicts([good, bad, broken, good])).toEqual(counts);
});

test('findings are counted by severity; an unreadable file has none', () => {
  const none = { error: 0, warning: 0, wanting: 0, info: 0 };
  expect(countsOf(good)).toEqual({ ...none, warning: 1, info: 2 });
  expect(countsOf(growing)).toEqual({ ...none, wanting: 1 });
  expect(countsOf(broken)).toEqual(none);
});

test('the download has one line for each answer, in order', () => {
  const lines = jsonLines([bad, broken, good]).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual([bad, broken, good]);
});
