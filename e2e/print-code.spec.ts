import { expect, type Page } from '@playwright/test';
import { openArmy, openStored, row, saved, VANGUARD } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

type Noted = { readonly code: string; readonly revision: number };

/** Opens the print dialog and answers what the server noted, once that stands on the sheet. */
const printed = async (page: Page): Promise<Noted> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/print')),
    page.getByRole('button', { name: 'Print', exact: true }).first().click(),
  ]);
  const noted: Noted = await answer.json();
  const sheet = page.getByRole('dialog', { name: 'Print', exact: true }).getByRole('article').first();
  await expect(sheet).toContainText(noted.code);
  await expect(sheet).toContainText(`List version ${noted.revision}.`);
  return noted;
};

test('the code on paper is that of the version on the screen, whoever saves meanwhile', async ({ page }) => {
  await page.goto('/');
  const [id] = await storeReadyMade(page, 'lobositz-1756-prussia');
  await openStored(page, id);
  // another device saves: this page still shows the first version
  const { file } = await (await page.request.get(`/api/armies/${id}`)).json();
  const answer = await page.request.put(`/api/armies/${id}`, {
    data: { revision: 1, file: { ...file, name: 'Lobositz, changed elsewhere' } },
  });
  expect(answer.ok()).toBe(true);
  const noted = await printed(page);
  expect(noted.revision).toBe(1);
  const again = await page.request.post(`/api/armies/${id}/print`, { data: { revision: 2 } });
  expect(((await again.json()) as Noted).code).not.toBe(noted.code);
});

test('an edit gets another code than the version before it', async ({ page }) => {
  await openArmy(page, VANGUARD);
  const first = await printed(page);
  await page.keyboard.press('Escape');
  await row(page, 'Billerbeck').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Billerbeck')).toBeHidden();
  await expect(saved(page)).toBeAttached();
  const second = await printed(page);
  expect(second.revision).toBe(first.revision + 1);
  expect(second.code).not.toBe(first.code);
});
