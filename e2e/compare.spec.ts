import { expect, type Page } from '@playwright/test';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const choose = (page: Page, legend: string) => page.getByRole('group', { name: legend, exact: true });
const army = (page: Page, legend: string) => choose(page, legend).getByRole('combobox', { name: 'Army' });

test('two of my armies side by side, the forces of a scenario beside what the book prints, and an army that somebody shared', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-prussia', 'lobositz-1756-austria');
  await page.reload();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two armies');
  await expect(page.getByText('Choose two armies to see')).toBeVisible();

  await army(page, 'First army').fill('Lobositz Prussia');
  await page.keyboard.press('Enter');
  await army(page, 'Second army').fill('Lobositz Austria');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Compare' }).click();

  const equal = page.getByRole('region', { name: 'Equal points' });
  await expect(equal).toContainText('Not of equal points: 235 apart, at most 113 allowed.');
  await expect(equal).toContainText('p. 51');
  const ratios = page.getByRole('table', { name: 'Ratios of the two forces' });
  await expect(ratios.getByRole('row', { name: /^Units as printed/ })).toContainText('2020.50.98 : 1');
  await expect(ratios.getByRole('row', { name: /^Points/ })).toContainText('2,2752,0401.12 : 1');

  const arms = page.getByRole('region', { name: 'Share by arm' });
  await expect(arms.getByRole('row', { name: /Cavalry/ })).toContainText('630');
  const limits = page.getByRole('region', { name: 'Strength, limits and findings' });
  await expect(limits.getByRole('row', { name: /Commanders/ })).toContainText('6 of 6');
  await expect(limits.getByRole('row', { name: /Batteries/ })).toContainText('over the guide');

  const orders = page
    .getByRole('region', { name: /^(First|Second): Lobositz 1756: / })
    .filter({ has: page.getByRole('table') });
  await expect(orders).toHaveCount(2);
  const [left, right] = await Promise.all([orders.first().boundingBox(), orders.last().boundingBox()]);
  expect(left?.y).toBe(right?.y);

  await page.getByRole('link', { name: 'Swap' }).click();
  await expect(ratios.getByRole('row', { name: /^Points/ })).toContainText('2,0402,2750.90 : 1');
  await expect(army(page, 'First army')).toHaveValue(/./);

  await page.goto('/');
  await page.getByRole('button', { name: 'St Ulrich: Blue' }).click();
  await page.getByRole('link', { name: 'Compare with Red' }).click();
  await expect(equal).toContainText('St Ulrich prints 5 units to 4 (1.25 to 1)');
  await expect(equal).toContainText('368 for the second army');
  await expect(equal).toContainText('p. 58');

  const [mine = ''] = await storeReadyMade(page, 'kutzdorf-red');
  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  const [theirs = ''] = await storeReadyMade(other, 'kutzdorf-blue');
  const { token } = await (await other.request.post(`/api/armies/${theirs}/share`)).json();

  await page.goto(`/compare?a=${mine}`);
  const second = choose(page, 'Second army');
  await second.getByLabel('or a share link').fill(`http://elsewhere.example/s/${token}`);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('region', { name: 'Equal points' })).toContainText(
    'Of equal points: 40 apart, at most 46',
  );

  // nobody compares with an army that is not theirs and not shared
  await page.goto(`/compare?a=${mine}&b=${theirs}`);
  await expect(page.getByText('This army is not among yours')).toBeVisible();
  await other.request.delete(`/api/armies/${theirs}/share`);
  await page.goto(`/compare?a=${mine}&blink=${token}`);
  await expect(page.getByText('This link does not open an army')).toBeVisible();
  await page.goto('/compare?alink=MU-1234-AB');
  await expect(page.getByText('does not open the army')).toBeVisible();
  await other.context().close();
});
