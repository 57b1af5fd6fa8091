import { expect, test } from 'vitest';
import { LIMITS, withoutSecrets } from './platform/limits';

const PATHS = [...new Set(LIMITS.routes.map(({ path }) => path))].filter((path) => path.includes('['));

/** Steps that stand for a row of the store or a name: whoever has it has nothing. */
const PLAIN = [
  '[armyId]',
  '[eventId]',
  '[gameId]',
  '[packId]',
  '[id]',
  '[number]',
  '[person]',
  '[revision]',
  '[seat]',
  '[side]',
  '[system]',
];
const FILES = ['[file]', '[...file]'];

test.each(PATHS)('%s names what opens something', (path) => {
  const filled = path.replaceAll(/\[[^\]]+\]/g, (step) =>
    PLAIN.includes(step) || FILES.includes(step) ? 'x' : 'secret',
  );
  const told = withoutSecrets(filled);
  expect(told).not.toContain('secret');
  expect(told.split('/')).toHaveLength(path.split('/').length);
  // as some proxies write it
  expect(withoutSecrets(filled.replace('e', '%65'))).not.toContain('/secret');
});

test('the sheet of a receipt is one of them, and what is no route stays', () => {
  expect(withoutSecrets('/receipt/abc/roster.pdf')).toBe('/receipt/[token]/roster.pdf');
  expect(withoutSecrets('/api/armies/abc')).toBe('/api/armies/abc');
  expect(withoutSecrets('/%/abc')).toBe('/%/abc');
});
