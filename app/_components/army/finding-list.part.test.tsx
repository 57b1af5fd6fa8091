import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Path } from '@/lib/rules/core/army/path';
import type { Fix } from '@/lib/rules/core/check/finding';
import type { FindingView } from './finding-groups';
import { FindingList } from './finding-list';
import { FindingStack } from './finding-stack';

const NAMES = ['Bayreuth', 'Normann', 'Székely'];
const placeName = (at: Path) => NAMES[Number(at[1])];

const found = (unit: number, extra: Partial<FindingView> = {}): FindingView => ({
  code: 'large-units',
  severity: 'error',
  at: ['units', unit],
  title: 'Large units',
  message: 'The rule is off.',
  cite: { source: 'book', page: '38' },
  ...extra,
});

const FIX: Fix = { label: 'Switch the rule on', ops: [] };

test('findings that say the same stand once, with the places they are about, which are jumped to', async () => {
  const onJump = vi.fn<(at: Path) => void>();
  await render(<FindingList findings={[found(0), found(1)]} placeName={placeName} onJump={onJump} />);
  await expect.element(page.getByText('The rule is off.')).toHaveLength(1);
  await expect.element(page.getByText('p. 38')).toHaveLength(1);
  await page.getByRole('button', { name: 'Normann' }).click();
  expect(onJump.mock.calls).toEqual([[['units', 1]]]);
});

test('each fix says which place it puts right, and is handed over with its finding', async () => {
  const onFix = vi.fn<(fix: Fix, finding: FindingView) => void>();
  const both = [found(0, { fix: FIX }), found(2, { fix: FIX })];
  await render(<FindingList findings={both} placeName={placeName} onFix={onFix} />);
  await page.getByRole('button', { name: /^Switch the rule on.*Székely$/ }).click();
  expect(onFix.mock.calls).toEqual([[FIX, both[1]]]);
});

test('where nothing can be changed no fix is offered, and places are text', async () => {
  await render(<FindingList findings={[found(0, { fix: FIX })]} placeName={placeName} />);
  await expect.element(page.getByText('Bayreuth')).toBeVisible();
  await expect.element(page.getByRole('button')).toHaveLength(0);
});

test('errors stand first; what is only wanted stands apart and is no error', async () => {
  const wanted = found(1, { code: 'empty', title: 'No units', message: 'It wants units.', wanting: true });
  const hint = found(2, { code: 'hint', title: 'Hint', message: 'It is so.', severity: 'info' });
  await render(<FindingList findings={[hint, wanted, found(0)]} placeName={placeName} />);
  const codes = [...document.querySelectorAll('[data-code]')].map((line) => line.getAttribute('data-code'));
  expect(codes).toEqual(['large-units', 'empty', 'hint']);
  const apart = page.getByRole('region', { name: 'Still needed' });
  await expect.element(apart).toHaveTextContent('It wants units.');
  await expect.element(apart.getByRole('img', { name: 'error' })).toHaveLength(0);
  await expect.element(page.getByRole('img', { name: 'error' })).toHaveLength(1);
});

test('of many findings the first are shown, and the others are a click away', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    found(0, { code: `c-${at}`, message: `Finding ${at}.` }),
  );
  await render(<FindingStack findings={many} placeName={placeName} />);
  await expect.element(page.getByText('Finding 49.')).toBeInTheDocument();
  await expect.element(page.getByText('Finding 50.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show 10 more of 10' }).click();
  await expect.element(page.getByText('Finding 59.')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});
