import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadSystem } from '@/lib/rules';
import { systemCard } from '../_components/army/system-card';
import { NewArmy } from './new-army';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock('next/link', () => ({ default: (props: object) => <a {...props}>Have a typical army suggested</a> }));

const CARDS = await Promise.all(
  (['honours-of-war', 'mcnally', 'stroll-in-hanover'] as const).map(async (id) =>
    systemCard(await loadSystem(id)),
  ),
);

beforeEach(async () => {
  await render(<NewArmy systems={CARDS} />);
});

const page = async () => (await import('vitest/browser')).page;

test('other rules keep nation, year, name and changed points', async () => {
  const { getByRole, getByLabelText } = await page();
  await getByRole('radio', { name: 'Austria' }).click();
  await getByRole('radio', { name: '1759' }).click();
  await getByLabelText('Name').fill('Of the Elbe');
  await getByLabelText('Points').fill('800');
  for (const rules of ['McNally', 'A Stroll in Hanover', 'Honours of War']) {
    await getByLabelText('Rules').selectOptions(rules);
    await expect.element(getByRole('radio', { name: 'Austria' })).toBeChecked();
    await expect.element(getByRole('radio', { name: '1759' })).toBeChecked();
    await expect.element(getByLabelText('Name')).toHaveValue('Of the Elbe');
    await expect.element(getByLabelText('Points')).toHaveValue('800');
  }
});

test('points that nobody changed are those of the rules', async () => {
  const { getByLabelText } = await page();
  await expect.element(getByLabelText('Points')).toHaveValue('1,500');
  await getByLabelText('Rules').selectOptions('A Stroll in Hanover');
  await expect.element(getByLabelText('Points')).not.toHaveValue('1,500');
  await getByLabelText('Rules').selectOptions('Honours of War');
  await expect.element(getByLabelText('Points')).toHaveValue('1,500');
});
