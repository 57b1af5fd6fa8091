import { expect } from '@playwright/test';
import { expectClean } from './clean-page';
import { makeEvent } from './event-fixture';
import { armyOf, sendList } from './event-lists';
import { test } from './quiet-page';

test('a list is checked on a phone: lines, the list over them, the acts under the thumb', async ({
  page,
  browser,
}) => {
  await page.goto('/events/new');
  await expect(page.getByRole('form', { name: 'New event' })).toBeVisible();
  await expectClean(page, 'new event');
  const { id, token } = await makeEvent(page.request);
  await sendList(browser, token, { name: 'Rhys Bowen', file: armyOf('lobositz-1756-austria') });
  await page.goto(`/events/${id}/desk`);
  const line = page.getByRole('button', { name: /^Rhys Bowen/ });
  await expect(line).toBeVisible();
  await expectClean(page, 'desk');
  await page.getByRole('button', { name: 'Select' }).tap();
  await line.tap();
  const ticked = page.getByRole('region', { name: 'Ticked lists' });
  await expect(ticked).toContainText('1 of 1 ticked');
  await expectClean(page, 'ticked');
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(ticked).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);

  await line.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: 'Order of battle' })).toBeVisible();
  await expectClean(page, 'list');
  const ask = sheet.getByRole('button', { name: 'Ask' });
  const box = await ask.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await sheet.getByLabel('Note to Rhys Bowen').fill('Which brigade has the battery?');
  await ask.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Asked, waiting for the player 1' })).toBeVisible();
  await expect(line).toBeFocused();
});
