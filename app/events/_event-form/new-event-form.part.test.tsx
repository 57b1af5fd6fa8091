import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPage } from '@/app/_components/fixtures/in-page';
import { NewEventForm } from './new-event-form';

const { getByLabelText, getByRole, getByText } = page;

beforeEach(async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <InPage>
        <NewEventForm systems={[{ id: 'honours-of-war', name: 'Honours of War' }]} draft={null} />
      </InPage>
    </QueryClientProvider>,
  );
});

test('the closing of lists follows the day until it is typed; a past day is told', async () => {
  await getByLabelText('Date').fill('2037-03-22');
  await expect.element(getByLabelText('Lists close')).toHaveValue('2037-03-16T20:00');
  await expect.element(getByText('Monday 16 March 2037, 20:00, 6 days before the day')).toBeVisible();
  await getByLabelText('Lists close').fill('2036-12-21T20:00');
  await expect.element(getByText('Sunday 21 December 2036, 20:00, 13 weeks before the day')).toBeVisible();
  await getByLabelText('Date').fill('2020-03-22');
  await expect.element(getByLabelText('Lists close')).toHaveValue('2036-12-21T20:00');
  await expect.element(getByText('Sunday 22 March 2020, in the past')).toBeVisible();
});

test('an empty form focuses its first field at fault', async () => {
  await getByRole('button', { name: 'Make the event' }).click();
  await expect.element(getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
});
