import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RulesGrid } from './rules-grid';

const TABLE = {
  title: 'Fire',
  columns: [{ title: '' }, { title: 'Muskets' }, { title: 'Rifles' }],
  rows: [{ cells: ['Short', '6', '5'] }, { cells: ['', 'up to 20 cm', 'up to 30 cm'] }],
};

test('a head that says nothing is none: the corner of a table, a row that goes on', async () => {
  await render(<RulesGrid table={TABLE} source="The book" wide={false} labelledBy="fire" />);
  await expect.element(page.getByRole('columnheader')).toHaveLength(2);
  await expect.element(page.getByRole('rowheader')).toHaveLength(1);
  await expect.element(page.getByRole('cell', { name: 'up to 30 cm' })).toBeVisible();
  expect(document.querySelectorAll('th:empty')).toHaveLength(0);
});
