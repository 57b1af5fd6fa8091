import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeskProvider, type DeskValue } from '../desk-context';
import { PrintDialog } from './print-dialog';

const paper = (name: string) => page.getByRole('link', { name });

test('the papers of an event leave out returned lists, and begin on any page, where that is wanted', async () => {
  const entries = ['sent', 'accepted', 'returned', 'withdrawn'].map((state, at) => ({
    number: at + 1,
    state,
  }));
  const desk = { desk: { event: { id: 'e' }, entries } };
  await render(
    <DeskProvider value={desk as unknown as DeskValue}>
      <PrintDialog open={true} onClose={vi.fn()} />
    </DeskProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent(/^3 lists, each as judged/);
  await expect.element(paper('Check-sheets')).toHaveAttribute('href', '/events/e/check-sheets.pdf');
  await page.getByRole('checkbox', { name: 'Leave out the list that was returned' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^2 lists/);
  await page.getByRole('checkbox', { name: /on a right-hand page/ }).click();
  await expect
    .element(paper('All rosters, one booklet'))
    .toHaveAttribute('href', '/events/e/booklet.pdf?returned=0&leaves=0');
});
