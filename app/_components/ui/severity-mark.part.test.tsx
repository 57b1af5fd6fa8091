import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countFindings, standingOf } from '@/lib/rules/core/check/finding';
import { ArmyVerdict } from './severity-mark';

const found = (severity: 'error' | 'warning' | 'info', wanting?: true) => ({
  severity,
  ...(wanting && { wanting }),
});

const textOf = (findings: readonly ReturnType<typeof found>[], passed = 0): string => {
  const markup = renderToStaticMarkup(
    <ArmyVerdict standing={standingOf(findings)} counts={countFindings(findings)} passed={passed} />,
  );
  // in a document of its own: the page of all tests stays as it is
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent ?? '';
};

test('the verdict on an army is one word, then what was found', () => {
  expect(textOf([])).toBe('Ready');
  expect(textOf([], 1)).toBe('Ready1 error let pass');
  expect(textOf([found('warning', true), found('info')])).toBe('Ready1 warning1 note');
  expect(textOf([found('error', true), found('error', true)])).toBe('Unfinished2 still needed');
  expect(textOf([found('error'), found('error', true)])).toBe('Illegal1 error1 still needed');
});
