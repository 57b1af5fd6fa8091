import { expect, test } from 'vitest';
import type { ImportAnswer } from '@/lib/armies/schema';
import { faultsAsAnswers, importSummary } from './import-report';

const good: ImportAnswer = { file: 'a.json', ok: true, id: 'a', name: 'A', warnings: [] };
const [bad] = faultsAsAnswers([{ file: 'b.json', message: 'Too large.' }]) as [ImportAnswer];

test.each<[answers: ImportAnswer[], text: string]>([
  [[good], '1 army imported.'],
  [[good, good], '2 armies imported.'],
  [[good, bad], '1 army imported, 1 file not.'],
  [[good, good, bad, bad], '2 armies imported, 2 files not.'],
  [[bad], 'The file was not imported.'],
  [[bad, bad, bad], 'None of 3 files was imported.'],
])('%# %s', (answers, text) => {
  expect(importSummary(answers)).toBe(text);
});

test('a file that could not be read is an answer like any other', () => {
  expect(bad).toEqual({
    file: 'b.json',
    ok: false,
    error: { code: 'unreadable', message: 'Too large.', at: [] },
  });
});
