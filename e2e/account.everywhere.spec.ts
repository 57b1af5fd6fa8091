import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectClean } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const PRUSSIA = 'Lobositz 1756: Prussia';
const PASSWORD = 'Leuthen, 5 December 1757';

/** An address that no other test, on no other device, has. */
const newEmail = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

const signUp = async (page: Page, email: string, name = 'Hans Joachim von Zieten') => {
  await page.goto('/account/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  const codes = (await page.getByRole('textbox', { name: 'Recovery codes' }).inputValue()).split('\n');
  return codes;
};

const signIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.goto('/account/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const freshPage = async (browser: Browser) => (await browser.newContext()).newPage();

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

test('a recovery code sets a new password, once, and signs the other devices out', async ({
  page,
  browser,
}) => {
  const email = newEmail('daun');
  const [code = ''] = await signUp(page, email);
  const other = await freshPage(browser);
  await other.goto('/account/sign-in');
  await other.getByRole('link', { name: 'Use a recovery code' }).click();
  const recover = async (password: string) => {
    await other.goto('/account/recover?next=/account');
    await other.getByLabel('E-mail').fill(email);
    await other.getByLabel('Recovery code').fill(code.toLowerCase());
    await other.getByLabel('New password').fill(password);
    await other.getByRole('button', { name: 'Set the password' }).click();
  };
  await recover('Hochkirch, 14 October 1758');
  await expect(other).toHaveURL('/account');
  await expect(other.getByText('9 are left')).toBeVisible();
  await recover('Maxen, 20 November 1759');
  await expect(other.getByText('used already')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No account');
  await signIn(page, email, 'Hochkirch, 14 October 1758');
  await expect(page.getByRole('link', { name: /^Account: / })).toBeVisible();
  await other.context().close();
});

test('a passkey is added, signs in without a password, and is removed', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page, newEmail('seydlitz'), 'Seydlitz');
  await page.goto('/account');
  const add = async (password: string) => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name of the passkey').fill('Key of the desk');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Add it' }).click();
    return dialog;
  };
  const dialog = await add('not the password');
  await expect(dialog.getByText('not the password of your account')).toBeVisible();
  await page.keyboard.press('Escape');
  await add(PASSWORD);
  const keys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(keys).toHaveText(/Key of the desk/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Account: Seydlitz' })).toBeVisible();
  await page.goto('/account');
  await keys.getByRole('button', { name: 'Remove Key of the desk' }).click();
  await expect(keys).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('signs nobody in here')).toBeVisible();
});

test('password and codes are changed, and the account deleted with all that is in it', async ({ page }) => {
  const email = newEmail('keith');
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-prussia');
  const [old = ''] = await signUp(page, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByLabel('Password of today').fill(PASSWORD);
  await page.getByLabel('New password').fill('Kunersdorf, 12 August 1759');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('The password is changed')).toBeVisible();

  await page.getByRole('button', { name: 'Make new codes' }).click();
  const codes = page.getByRole('dialog', { name: 'New recovery codes' });
  await codes.getByLabel('Password', { exact: true }).fill('Kunersdorf, 12 August 1759');
  await codes.getByRole('button', { name: 'Make new codes' }).click();
  await expect(codes.getByRole('textbox', { name: 'Recovery codes' })).not.toHaveValue(new RegExp(old));
  await codes.getByRole('button', { name: 'I have kept them' }).click();

  await page.getByRole('button', { name: 'Delete the account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the account?' });
  await expect(question).toContainText('your armies (1)');
  await expect(question).toContainText('What stays');
  await question.getByLabel('Password', { exact: true }).fill('Kunersdorf, 12 August 1759');
  await question.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: PRUSSIA })).toHaveCount(0);
  await signIn(page, email, 'Kunersdorf, 12 August 1759');
  await expect(page.getByText('do not belong together')).toBeVisible();
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
