import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { freshPage, newEmail, PASSWORD, PRUSSIA, signIn } from './account-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

/** What a recovery code sets in place of the first password. */
const NEXT = 'Hochkirch, 14 October 1758';

test('an army built anonymously is there after signing up, signing out and signing in elsewhere; a recovery code signs all others out; a passkey signs in without a password and is removed; password and codes are changed, and the account deleted with all that is in it', async ({
  page,
  browser,
}) => {
  const email = newEmail('zieten');
  const [code = '', unused = ''] =
    await test.step('an army built anonymously goes along into the account', async () => {
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
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expect(page).toHaveURL('/rules');
      await page.getByRole('link', { name: 'Account: Zieten' }).click();
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByText('1 army')).toBeVisible();
      await expect(page.getByText('10 left')).toBeVisible();

      return codes;
    });

  const other = await freshPage(browser);
  await test.step('it is there after signing in elsewhere', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/account/sign-in?left=1');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: PRUSSIA })).toHaveCount(0);

    await other.goto('/');
    await storeReadyMade(other, 'kutzdorf-red');
    await signIn(other, email, 'not the password');
    await expect(other.getByText('e-mail address or password is wrong')).toBeVisible();
    await signIn(other, email);
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('heading', { name: PRUSSIA })).toBeVisible();
    // made here before, it came along
    await expect(other.getByRole('listitem').filter({ hasText: 'Kutzdorf' }).first()).toBeVisible();
  });

  await test.step('a recovery code signs all others out', async () => {
    // a code sets a new password, once, and signs the other devices out
    await page.goto('/account/sign-in');
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    const recover = async (password: string) => {
      await page.goto('/account/recover?next=/account');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Recovery code').fill(code.toLowerCase());
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'Set the password' }).click();
    };
    await recover(NEXT);
    await expect(page).toHaveURL('/account');
    await expect(page.getByText('9 left')).toBeVisible();
    await recover('Maxen, 20 November 1759');
    await expect(page.getByText('already been used')).toBeVisible();
    await other.goto('/account');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('No account');
    await signIn(other, email, NEXT);
    await expect(other.getByRole('link', { name: /^Account: / })).toBeVisible();
    await other.context().close();
  });

  await test.step('a passkey signs in without a password and is removed', async () => {
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
    await expect(dialog.getByText('That is not your password')).toBeVisible();
    await page.keyboard.press('Escape');
    await add(NEXT);
    const keys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(keys).toHaveText(/Key of the desk/);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Account: Zieten' })).toBeVisible();
    await page.goto('/account');
    await keys.getByRole('button', { name: 'Remove Key of the desk' }).click();
    await expect(keys).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('is not known here')).toBeVisible();
  });

  await test.step('password and codes are changed, and the account deleted with all that is in it', async () => {
    await signIn(page, email, NEXT);
    await expect(page.getByRole('link', { name: 'Account: Zieten' })).toBeVisible();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByLabel('Current password').fill(NEXT);
    await page.getByLabel('New password').fill('Kunersdorf, 12 August 1759');
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();

    await page.getByRole('button', { name: 'Make new codes' }).click();
    const codes = page.getByRole('dialog', { name: 'New recovery codes' });
    await codes.getByLabel('Password', { exact: true }).fill('Kunersdorf, 12 August 1759');
    await codes.getByRole('button', { name: 'Make new codes' }).click();
    await expect(codes.getByRole('textbox', { name: 'Recovery codes' })).not.toHaveValue(new RegExp(unused));
    await codes.getByRole('button', { name: 'I have saved them' }).click();

    await page.getByRole('button', { name: 'Delete the account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the account?' });
    await expect(question).toContainText('your armies (2)');
    await expect(question).toContainText('Kept:');
    await question.getByLabel('Password', { exact: true }).fill('Kunersdorf, 12 August 1759');
    await question.getByRole('button', { name: 'Delete it' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: PRUSSIA })).toHaveCount(0);
    await signIn(page, email, 'Kunersdorf, 12 August 1759');
    await expect(page.getByText('e-mail address or password is wrong')).toBeVisible();
  });
});
