import { expect } from '@playwright/test';
import { expectClean } from './clean-page';
import { armyFile, FRANCE, makeEvent } from './event-fixture';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

test('a list is entered step by step with one thumb; one without an answer is offered above the steps, and says one thing about the connection', async ({
  page,
  browser,
  context,
}) => {
  const organiser = (await browser.newContext()).request;
  const event = await makeEvent(organiser, { openEntry: true });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-austria');
  await page.goto(`/events/${event.id}`);
  await fits();
  // the page lets enter: the button is under the thumb
  await page.getByRole('link', { name: 'Enter a list' }).tap();
  await expect(page).toHaveURL(new RegExp(`/enter/${event.id}$`));
  await expect(page.getByRole('heading', { name: '3. Send it' })).toBeHidden();
  await fits();
  await page.getByRole('link', { name: /Lobositz 1756: Austria/ }).tap();
  await expect(page.getByRole('heading', { name: 'Term by term' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1. Your list' })).toBeHidden();
  await fits();
  await page.getByRole('button', { name: 'Send with 1 error' }).tap();
  await page.getByLabel('Name on the list of entries').fill('Kateřina');
  await expectClean(page, 'send');
  await page.getByRole('form', { name: 'Send it' }).getByRole('button', { name: 'Send with 1 error' }).tap();
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list is in');
  await fits();
  await page.getByRole('link', { name: 'See what it opens' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not accepted yet');
  await fits();

  const enter = `**/api/enter/${event.token}`;
  await page.goto(`/enter/${event.token}`);
  await page.locator('input[type=file]').setInputFiles(armyFile(FRANCE));
  await page.getByRole('button', { name: /^Send/ }).tap();
  const form = page.getByRole('form', { name: 'Send it' });
  await form.getByLabel('Name on the list of entries').fill('Luc');
  await context.setOffline(true);
  await form.getByRole('button', { name: /^Send/ }).tap();
  await expect(page.getByText(/Luc was not sent: there was no connection/)).toBeInViewport();
  await expect(page.getByText(/may have arrived|There is no connection/)).toHaveCount(0);
  await context.setOffline(false);

  // it leaves, and its answer is lost: after a reload it stands before any list is chosen
  await page.route(enter, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send it now' }).tap();
  await expect(page.getByText(/Luc was sent, but no answer came/)).toBeVisible();
  await page.unroute(enter);
  await page.reload();
  await expect(page.getByText(/Luc was sent, but no answer came/)).toBeInViewport();
  await expect(page.getByText(/no connection/)).toHaveCount(0);
  await expectClean(page, 'unanswered');
  await page.getByRole('button', { name: 'Ask again' }).tap();
  await page.waitForURL(/\/receipt\//);
  const { entries } = await (await organiser.get(`/api/events/${event.id}/desk`)).json();
  expect(entries).toHaveLength(2);
});
