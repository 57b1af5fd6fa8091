import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pointsText } from '@/lib/rules/core/price/points';
import { systemCards } from '../_components/army/system-card';
import { InPage } from '../_components/fixtures/in-page';
import { NewArmy } from './new-army';

const CARDS = await systemCards();
/** Rules in which the same nation and year are fielded. */
const SHARED = CARDS.filter(
  ({ choices }) =>
    choices.nations.some(({ label }) => label === 'Austria') &&
    choices.years.includes(1759) &&
    choices.budget !== null,
);
const [FIRST = '', ...OTHERS] = SHARED.map(({ name }) => name);

const { getByRole, getByLabelText } = page;

beforeEach(async () => {
  expect(CARDS[0]?.name).toBe(FIRST);
  expect(OTHERS.length).toBeGreaterThan(1);
  await render(
    <InPage>
      <NewArmy systems={CARDS} takenNames={['Austria 1759']} />
    </InPage>,
  );
});

test('other rules keep nation, year, name and changed points', async () => {
  await getByRole('radio', { name: 'Austria' }).click();
  await getByRole('radio', { name: '1759' }).click();
  await getByLabelText('Points').fill('800');
  await expect.element(getByLabelText('Name')).toHaveAttribute('placeholder', 'Austria 1759, 2');
  await getByLabelText('Name').fill('Of the Elbe');
  for (const rules of [...OTHERS, FIRST]) {
    await getByLabelText('Rules').selectOptions(rules);
    await expect.element(getByRole('radio', { name: 'Austria' })).toBeChecked();
    await expect.element(getByRole('radio', { name: '1759' })).toBeChecked();
    await expect.element(getByLabelText('Name')).toHaveValue('Of the Elbe');
    await expect.element(getByLabelText('Points')).toHaveValue('800');
  }
});

test('points that nobody changed are those of the rules', async () => {
  for (const { name, choices } of SHARED) {
    await getByLabelText('Rules').selectOptions(name);
    await expect.element(getByLabelText('Points')).toHaveValue(pointsText(choices.budget ?? 0));
  }
});
