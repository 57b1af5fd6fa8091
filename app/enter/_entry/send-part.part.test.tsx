import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EventHead } from '@/lib/events/schema';
import { SendPart } from './list-desk';
import type { ChosenList } from './my-list';

const event = { closesAt: '2026-11-28T18:00:00Z', timeZone: 'Europe/Berlin' } as EventHead;

const chosenWith = (errors: number) =>
  ({ checked: { verdict: { errors, standing: errors > 0 ? 'illegal' : 'legal' } } }) as unknown as ChosenList;

const button = page.getByRole('button');

test('the button of a list says what is sent, and is off while nothing can be', async () => {
  const rest = { event, busy: false, off: false, fault: undefined };
  const { rerender } = await render(<SendPart {...rest} chosenList={null} off />);
  await expect.element(button).toHaveTextContent(/^Send$/);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/^Choose a list first\./)).toBeVisible();
  await rerender(<SendPart {...rest} chosenList={chosenWith(2)} />);
  await expect.element(button).toHaveTextContent('Send with 2 errors');
  await expect.element(page.getByText(/^Nothing is sent until then\./)).toBeVisible();
  await rerender(<SendPart {...rest} chosenList={chosenWith(0)} busy off fault="The lists are closed." />);
  await expect.element(button).toHaveTextContent('Sending');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The lists are closed.');
});
