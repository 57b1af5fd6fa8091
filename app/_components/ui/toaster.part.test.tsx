import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog';
import { Toaster } from './toaster';
import { currentToasts, dismissToast, showToast } from './toasts';

const messages = page.getByRole('region', { name: 'Messages' });

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of currentToasts()) dismissToast(id);
});

test('a message is read out as it is: told, or raised as an alarm', async () => {
  await render(<Toaster />);
  showToast('Saved.');
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
  showToast('Not saved.', { tone: 'error' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved.');
  await expect.element(messages.getByRole('listitem')).toHaveLength(2);
  await messages.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.element(messages).not.toHaveTextContent('Saved.Not');
  await expect.element(messages.getByRole('listitem')).toHaveLength(1);
});

test('what was done is undone from its message, over a dialog too, and once', async () => {
  const undo = vi.fn();
  await render(
    <>
      <Toaster />
      <Dialog open title="Share" onClose={() => undefined}>
        A link
      </Dialog>
    </>,
  );
  showToast('Deleted.', { action: { label: 'Undo', run: undo } });
  // what lies over the dialog is no part of it, and can be pressed all the same
  await expect.element(page.getByText('Undo')).toBeVisible();
  expect(undo).not.toHaveBeenCalled();
  (page.getByText('Undo').element() as HTMLElement).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Deleted.')).not.toBeInTheDocument();
});

test('a message goes by itself, but not under the pointer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Toaster />);
  showToast('Copied.');
  await expect.element(messages).toHaveTextContent('Copied.');
  await userEvent.hover(messages.getByRole('listitem'));
  vi.advanceTimersByTime(60_000);
  expect(currentToasts()).toHaveLength(1);
  await userEvent.unhover(messages.getByRole('listitem'));
  vi.advanceTimersByTime(5_000);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(currentToasts()).toHaveLength(0);
});
