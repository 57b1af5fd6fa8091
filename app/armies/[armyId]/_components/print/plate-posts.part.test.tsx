import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PlateBody, PlateLayout } from '@/lib/rules/core/sheet/plate';
import { LinesAndWings } from './plate-posts';

const body = (id: string, head: string, symbol: 'line' | 'heavy-cavalry'): PlateBody => ({
  id,
  names: [head],
  head,
  about: '',
  blocks: [{ symbol, nation: 'prussia', title: 'x', detail: '', cells: 1, breadth: 1 }],
});

const BODIES = [body('b', 'Bevern', 'line'), body('g', 'Gessler', 'heavy-cavalry')];

const Posts = () => {
  const [layout, setLayout] = useState<PlateLayout>({});
  return <LinesAndWings bodies={BODIES} layout={layout} onChange={setLayout} />;
};

test('a formation goes a step by a button, and back by rule', async () => {
  const { getByRole } = await render(<Posts />);
  const list = (name: string) => getByRole('list', { name, exact: true });
  await expect.element(list('First line, Right wing')).toHaveTextContent('Gessler');
  await getByRole('button', { name: 'Gessler', exact: true }).click();
  await getByRole('button', { name: 'Back: Gessler' }).click();
  await expect.element(list('Second line, Right wing')).toHaveTextContent('Gessler');
  await getByRole('button', { name: 'Left: Gessler' }).click();
  await expect.element(list('Second line, Centre')).toHaveTextContent('Gessler');
  await expect.element(list('First line, Centre')).toHaveTextContent('Bevern');
  await getByRole('button', { name: 'Place all by rule again' }).click();
  await expect.element(list('First line, Right wing')).toHaveTextContent('Gessler');
});

test('a formation is dragged to another line and wing', async () => {
  const { getByRole } = await render(<Posts />);
  const list = (name: string) => getByRole('list', { name, exact: true });
  await getByRole('button', { name: 'Bevern', exact: true }).dropTo(list('Reserve, Left wing'), {
    steps: 10,
  });
  await expect.element(list('Reserve, Left wing')).toHaveTextContent('Bevern');
});
