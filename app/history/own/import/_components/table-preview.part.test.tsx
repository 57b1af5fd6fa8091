import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CsvRow } from '@/lib/history/own/csv/csv-columns';
import { knownNames } from '@/lib/history/own/csv/csv-known';
import { readTable } from '@/lib/history/own/csv/csv-read';
import { checkTable } from '@/lib/history/own/csv/csv-table';
import { emptyBattle } from '@/lib/history/own/document';
import { withCell, withDropped, withEvery } from '../import-table';
import type { TableWork } from '../use-import';
import { TablePreview } from './table-preview';

const KNOWN = knownNames({ nations: [{ id: 'prussia', name: 'Prussia' }], regiments: [] });
const TABLE = readTable(`side,formation,unit,nation,arm,type,men
A,B,Itzenplitz,Prussia,infantry,infantry,700
A,B,Nobody,Prussia,,,
A,B,Odd,Prussia,infantry,odd ones,500
A,B,Other,Prussia,infantry,odd ones,500
C,D,Somebody,Utopia,cavalry,hussars,300`);

const stored = vi.fn();

const workOf = (rows: readonly CsvRow[]): TableWork => ({
  kind: 'table',
  file: 'leuthen-1757.csv',
  encoding: 'utf-8',
  table: TABLE,
  rows,
  checked: checkTable(rows, KNOWN, emptyBattle('', 1757)),
  knownNames: KNOWN,
  stored: null,
});

const Preview = () => {
  const [rows, setRows] = useState(TABLE.rows);
  const work = workOf(rows);
  return (
    <TablePreview
      work={work}
      head={{ name: 'Leuthen', year: 1757 }}
      storing={{ pending: false, fault: undefined }}
      onCorrect={(index, column, text, every) =>
        setRows((every ? withEvery : withCell)(rows, index, column, text))
      }
      onDrop={(index, dropped) => setRows(withDropped(rows, index, dropped))}
      onStore={() => stored(work.checked.left)}
      onStop={() => {}}
      onLeave={() => {}}
    />
  );
};

test('what cannot be read is chosen of what there is, left out or dropped; the rest is imported meanwhile', async () => {
  await render(<Preview />);
  await expect.element(page.getByText('Left out: line 3.')).toBeVisible();
  const take = page.getByRole('button', { name: 'Import the rest' });
  await take.click();
  await expect.poll(() => stored).toHaveBeenLastCalledWith([3]);

  // an unknown kind is a choice among those of its arm, the same in all rows that say it
  await expect.element(page.getByText('read as line infantry, and noted').first()).toBeVisible();
  const kind = page.getByRole('combobox', { name: 'type, line 4' });
  await kind.selectOptions('Grenadier');
  await expect.element(kind.getByRole('option', { name: 'Hussar' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'in all 2 rows' }).click();
  await expect.element(page.getByText('odd ones')).not.toBeInTheDocument();

  const arm = page.getByRole('combobox', { name: 'arm, line 3' });
  await arm.selectOptions('Cavalry');
  await page.getByRole('button', { name: 'Leave out line 3' }).click();
  await expect.element(page.getByText('Left out: line 3.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Include line 3' }).click();
  await arm.selectOptions('Cavalry');
  await page.getByRole('button', { name: 'Use “Cavalry”' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => stored).toHaveBeenLastCalledWith([]);
});
