import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const PRUSSIA = 'Lobositz 1756: Prussia';

const withArmy = async (page: Page) => {
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-prussia');
  await page.reload();
};

const makeLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: `More for ${PRUSSIA}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${PRUSSIA}` });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Share link' }).inputValue();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  return link;
};

const stranger = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a share link opens the army read only in a fresh browser, until sharing stops', async ({
  page,
  browser,
}) => {
  await withArmy(page);
  const link = await makeLink(page);

  const other = await stranger(browser);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(PRUSSIA);
  await expect(other.getByRole('table').getByRole('row').last()).toContainText('2,275');
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await other
    .getByRole('button', { name: /130 points for Grenadier battalion/ })
    .first()
    .click();
  const cost = other.getByRole('table', { name: 'How 130 points are made up' });
  await expect(cost).toContainText('p. 52');
  await other.keyboard.press('Escape');

  const pdf = await other.request.get(`${link}/roster.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const file = await other.request.get(`${link}/army.json`);
  expect(await file.json()).toMatchObject({ muster: 1, name: PRUSSIA });

  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  const gone = await other.reload();
  expect(gone?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link opens no army');
  expect((await other.request.get(`${link}/army.json`)).status()).toBe(404);
  await other.context().close();
});

test('whoever has a link makes a copy of their own', async ({ page, browser }) => {
  await withArmy(page);
  const link = await makeLink(page);

  const other = await stranger(browser);
  await other.goto('/');
  await other.getByRole('textbox', { name: 'Share link' }).fill('hello');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByText('This is no share link')).toBeVisible();
  await other.getByRole('textbox', { name: 'Share link' }).fill(link);
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await other.getByRole('button', { name: 'Make my own copy' }).click();
  await other.waitForURL(/\/armies\/[\w-]+$/);
  const copy = other.url();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: PRUSSIA })).toBeVisible();

  // mine stays mine, and theirs theirs
  expect((await page.request.get(copy)).status()).toBe(404);
  await other.context().close();
});

test('a shared army prints as the roster, on paper of its own', async ({ page, browser }) => {
  await withArmy(page);
  const link = await makeLink(page);
  const other = await stranger(browser);
  await other.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await other.goto(link);
  // no page carries the sheet; paper of the page itself says where it is
  await expect(other.locator('.sheet-view')).toHaveCount(0);
  const labels = await other.request.get(
    (await other.getByRole('link', { name: 'Labels' }).getAttribute('href')) ?? '',
  );
  expect(labels.headers()['content-disposition']).toContain('labels.pdf');
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByText(`open its PDF: ${link}/roster.pdf`)).toBeVisible();
  await other.emulateMedia({ media: 'screen' });
  await other.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(other.locator('body[data-printed]')).toBeAttached();
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByRole('region', { name: PRUSSIA })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Make my own copy' })).toBeHidden();
  await other.context().close();
});

test('a device link opens my armies in one more browser, once', async ({ page, browser }) => {
  await withArmy(page);
  await page.getByRole('button', { name: 'Other device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open my armies on another device' });
  await dialog.getByRole('button', { name: 'Make a private link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue();

  const phone = await stranger(browser);
  await phone.goto('/');
  await storeReadyMade(phone, 'kutzdorf-blue');
  await phone.goto(link);
  await expect(phone.getByText('opens one army in this browser')).toBeVisible();
  // a visit alone, as a preview makes it, does not use it up
  await phone.reload();
  await phone.getByRole('button', { name: 'Open them here' }).click();
  await phone.waitForURL((url) => url.pathname === '/');
  await expect(phone.getByRole('listitem').getByRole('heading')).toHaveText(['Kutzdorf: Blue', PRUSSIA]);

  const third = await stranger(browser);
  await third.goto(link);
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing');
  await phone.context().close();
  await third.context().close();
});
