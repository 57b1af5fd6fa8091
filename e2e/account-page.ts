import type { Browser, Page } from '@playwright/test';

export const PRUSSIA = 'Lobositz 1756: Prussia';
export const PASSWORD = 'Leuthen, 5 December 1757';

/** An address that no other test, on no other device, has. */
export const newEmail = (name: string) =>
  `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

/** Makes an account in the browser of the page; gives its recovery codes, which are on the page. */
export const signUp = async (page: Page, email: string, name = 'Hans Joachim von Zieten') => {
  await page.goto('/account/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  const codes = (await page.getByRole('textbox', { name: 'Recovery codes' }).inputValue()).split('\n');
  return codes;
};

export const signIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.goto('/account/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

export const freshPage = async (browser: Browser) => (await browser.newContext()).newPage();
