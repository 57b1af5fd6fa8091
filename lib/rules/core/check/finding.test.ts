import { expect, test } from 'vitest';
import { concerns, countFindings, type Finding, standingOf, storedStanding } from './finding';
import { type Rule, runRules } from './rule';

const found = (severity: Finding['severity'], wanting?: true) => ({ severity, ...(wanting && { wanting }) });

test('an army is unfinished only if every error merely wants more', () => {
  expect(standingOf([found('warning'), found('info', true)])).toBe('legal');
  expect(standingOf([found('error', true), found('warning')])).toBe('unfinished');
  expect(standingOf([found('error', true), found('error')])).toBe('illegal');
});

test('an error that asks for more counts as wanting, and so a stored verdict tells the three apart', () => {
  const counts = countFindings([found('error', true), found('warning', true), found('warning')]);
  expect(counts).toEqual({ error: 0, warning: 2, wanting: 1, info: 0 });
  expect(storedStanding(true, 0)).toBe('legal');
  expect(storedStanding(false, counts.error)).toBe('unfinished');
  expect(storedStanding(false, 1)).toBe('illegal');
});

test('a breach with several places is one finding that concerns each of them', () => {
  const rule: Rule<object, { mode: string }> = {
    code: 'a-1',
    title: 'Several',
    scope: 'army',
    severity: 'error',
    cite: { source: 'book', page: '1' },
    check: () => ({ params: {}, at: [['units', 0], ['units', 2], []], wanting: true }),
    message: () => 'Several.',
  };
  const findings: Finding[] = [];
  runRules([rule], {}, ['brigades', 1], { mode: 'points' }, findings);
  const [finding] = findings;
  if (finding === undefined) throw new Error('Nothing was found');
  expect(findings).toHaveLength(1);
  expect(finding).toMatchObject({ at: ['brigades', 1, 'units', 0], wanting: true });
  expect(concerns(finding, ['brigades', 1, 'units', 2])).toBe(true);
  expect(concerns(finding, ['brigades', 1, 'units', 1])).toBe(false);
  expect(concerns({ ...finding, also: [] }, ['brigades', 1, 'units', 2])).toBe(false);
});
