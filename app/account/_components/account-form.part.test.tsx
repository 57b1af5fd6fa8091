import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SignIn } from '@/lib/accounts/schema';
import { type AccountField, AccountForm } from './account-form';

const PARTS: readonly AccountField<SignIn>[] = [
  { name: 'email', as: 'email' },
  { name: 'password', as: 'password', hint: 'The one of this place.' },
];

const email = page.getByRole('textbox', { name: 'E-mail' });
const password = page.getByLabelText('Password');
const submit = page.getByRole('button', { name: 'Sign in' });

const renderForm = async (asking: { readonly pending?: boolean; readonly fault?: string } = {}) => {
  const change = vi.fn<(body: SignIn) => void>();
  const request = { change, pending: false, fault: undefined, ...asking };
  await render(
    <AccountForm<SignIn> label="Sign in" parts={PARTS} read="signIn" request={request} submit="Sign in" />,
  );
  return change;
};

test('fields are empty and named as browsers know them; a password is seen on request', async () => {
  await renderForm();
  await expect.element(email).toHaveValue('');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveValue('');
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveAccessibleDescription('The one of this place.');
  await page.getByRole('checkbox', { name: 'Show what I type' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('what is typed is asked of the server, once it can be read', async () => {
  const change = await renderForm();
  await submit.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  expect(change).not.toHaveBeenCalled();
  await email.fill('anna@example.org');
  await password.fill('a sentence works well');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => change).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledWith({ email: 'anna@example.org', password: 'a sentence works well' });
});

test('a refusal is said, and nothing is asked twice', async () => {
  const change = await renderForm({ pending: true, fault: 'The password is another one.' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The password is another one.');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await email.fill('anna@example.org');
  await password.fill('a sentence works well');
  await submit.click({ force: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(change).not.toHaveBeenCalled();
});
