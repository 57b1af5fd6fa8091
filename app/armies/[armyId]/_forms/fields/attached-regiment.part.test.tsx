import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegimentFact } from '@/lib/rules/core/check/regiment-facts';
import { AttachedRegiment } from './node-fields';

const GUARD: RegimentFact = {
  name: 'Garde',
  number: 'IR 15',
  nation: 'Prussia',
  nationId: 'prussia',
  army: null,
  arm: 'infantry',
  type: 'musketeers',
  battalions: 2,
  squadrons: null,
  from: null,
  to: null,
  facings: 'red',
  coat: 'dark blue',
  sources: [],
};

test('the regiment of a unit shows its coat, says its facings, and leads to its page', async () => {
  const onDetach = vi.fn();
  await render(<AttachedRegiment id="ir-15" regimentFacts={{ 'ir-15': GUARD }} onDetach={onDetach} />);
  await expect.element(page.getByRole('img', { name: 'Coat dark blue, facings red' })).toBeVisible();
  await expect.element(page.getByText('facings red', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Garde/ })).toHaveAttribute('target', 'history');
  await page.getByRole('button', { name: 'Detach Garde' }).click();
  expect(onDetach).toHaveBeenCalledOnce();
});

test('of colours that nobody tells no coat is drawn', async () => {
  const plain = { ...GUARD, coat: null, facings: null };
  await render(<AttachedRegiment id="ir-15" regimentFacts={{ 'ir-15': plain }} onDetach={() => undefined} />);
  await expect.element(page.getByRole('link', { name: /^Garde/ })).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
