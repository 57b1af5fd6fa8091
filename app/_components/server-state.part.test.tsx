import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getQueryClient } from './server-state';

type CountProps = { name: string; ask: () => Promise<number> };

const Count = ({ name, ask }: CountProps) => {
  const { data } = useQuery({ queryKey: [name], queryFn: ask, staleTime: 0 }, getQueryClient());
  return <output>asked {data} times</output>;
};

const renderCount = async (name: string) => {
  let asked = 0;
  await render(<Count name={name} ask={async () => ++asked} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('asked 1 times');
};

/** The page is looked at, or something else is. */
const show = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('what is stale is asked for when the page is looked at again', async () => {
  await renderCount('looked at');
  show('hidden');
  show('visible');
  await expect.element(page.getByRole('status')).toHaveTextContent('asked 2 times');
});

test('and when the connection is back', async () => {
  await renderCount('connection');
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('status')).toHaveTextContent('asked 2 times');
});
