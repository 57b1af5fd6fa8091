import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getQueryClient } from '@/app/_components/server-state';
import { regimentsQuery } from '@/lib/history/queries';
import type { RegimentName as Named } from '@/lib/history/schema';
import { RegimentName } from './regiment-name';
import type { RegimentSuggestion } from './regiment-offers';

const foot = (number: number, from: number): Named => ({
  id: `britain-${number}-foot`,
  name: `${number}th Foot`,
  number: null,
  nation: 'Britain',
  nationId: 'britain',
  army: 'hbma',
  arm: 'infantry',
  type: 'line',
  battalions: 1,
  squadrons: 0,
  from,
  to: 1763,
  coat: 'red',
  facings: 'yellow',
  provenance: 'sourced',
  sources: ['a list'],
  notes: null,
});

const name = page.getByRole('combobox', { name: 'Name' });
const offers = page.getByRole('listbox', { name: 'Regiments' });

const renderName = async (nation = 'hbma') => {
  const onChoose = vi.fn<(offer: RegimentSuggestion) => void>();
  await render(
    <RegimentName
      id="name"
      aria-label="Name"
      of={{ nation, symbol: 'line', year: 1757 }}
      onChoose={onChoose}
    />,
  );
  return onChoose;
};

beforeEach(() => {
  getQueryClient().setQueryData(regimentsQuery('hbma').queryKey, [
    foot(12, 1758),
    foot(37, 1756),
    foot(51, 1756),
  ]);
});

test('typing finds a regiment, and an arrow and Enter choose it', async () => {
  const onChoose = await renderName();
  await name.click();
  await expect.element(offers).not.toBeInTheDocument();
  await name.fill('37');
  await expect.element(offers.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls.map(([{ called }]) => called)).toEqual(['37th Foot']);
  await expect.element(offers).not.toBeInTheDocument();
});

test('arrows offer all, those of other years last and marked, and go round', async () => {
  await renderName();
  name.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(offers.getByRole('option')).toHaveLength(3);
  await expect
    .element(offers.getByRole('option').last())
    .toHaveTextContent(/^12th Foot.*not in service in 1757/);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(offers.getByRole('option', { selected: true })).toHaveTextContent(/^12th Foot/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(name).toHaveAttribute('aria-activedescendant', 'name-offer-0');
});

test('Escape closes the offers and leaves what was typed; Enter alone chooses nothing', async () => {
  const onChoose = await renderName();
  await name.fill('51');
  await expect.element(offers).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.element(offers).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('51');
  expect(onChoose).not.toHaveBeenCalled();
});

test('an offer is taken with the pointer', async () => {
  const onChoose = await renderName();
  await name.fill('51');
  await offers.getByRole('option').first().click();
  expect(onChoose.mock.calls.map(([{ regiment }]) => regiment.id)).toEqual(['britain-51-foot']);
});

test('without a connection a name is typed, nothing is offered, and nothing is said of it', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no connection')));
  vi.stubGlobal('fetch', asked);
  await renderName('prussia');
  await name.fill('Normann II');
  await expect.poll(() => asked).toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(offers).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Normann II');
});
