import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { freshPage, newEmail, PASSWORD, PRUSSIA, signIn, signUp } from './account-page';
import { expectClean } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

test('an army built anonymously is there after signing up, signing out and signing in elsewhere', async ({
  page,
  browser,
}) => {
  const email = newEmail('zieten');
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-prussia');
  await page.goto('/rules');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account/sign-in?next=%2Frules');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/account/sign-up?next=%2Frules');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('A password has 10 characters or more')).toBeVisible();
  await page.getByLabel('Name').fill('Zieten');
  await page.getByLabel('E-mail').fill(` ${email.toUpperCase()} `);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');

  const field = page.getByRole('textbox', { name: 'Recovery codes' });
  const codes = (await field.inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(codes[9]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL('/rules');
  await page.getByRole('link', { name: 'Account: Zieten' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('one army')).toBeVisible();
  await expect(page.getByText('10 are left')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/account/sign-in');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: PRUSSIA })).toHaveCount(0);

  const other = await freshPage(browser);
  await other.goto('/');
  await storeReadyMade(other, 'kutzdorf-red');
  await signIn(other, email, 'not the password');
  await expect(other.getByText('do not belong together')).toBeVisible();
  await signIn(other, email);
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('heading', { name: PRUSSIA })).toBeVisible();
  // made here before, it came along
  await expect(other.getByRole('listitem').filter({ hasText: 'Kutzdorf' }).first()).toBeVisible();
  await other.context().close();
});

test('no page of an account fails axe, light or dark, and none is wider than the screen', async ({
  page,
}) => {
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, path).toBe(clientWidth);
    await expectClean(page, path);
  };
  for (const path of ['/account', '/account/sign-in', '/account/sign-up', '/account/recover']) {
    await visit(path);
  }
  await signUp(page, newEmail('long'), `${'Friedrich Wilhelm '.repeat(3)}von`);
  await expectClean(page, 'codes');
  await visit('/account');
  await visit('/account/sign-in');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expectClean(page, 'delete');
});
