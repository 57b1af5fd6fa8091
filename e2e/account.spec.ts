import { expect } from '@playwright/test';
import { freshPage, newEmail, PASSWORD, PRUSSIA, signIn, signUp } from './account-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

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
