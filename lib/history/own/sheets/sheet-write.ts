import writeXlsx from 'write-excel-file/universal';
import { QUOTED } from '../../../csv-table';
import { TEMPLATE_TABLE, tableOfBattle, type WrittenTable } from '../csv/csv-write';
import type { OwnBattle } from '../document';

/** A text that begins like one that was kept from being a sum gets another apostrophe, so that it reads back. */
const guardText = (text: string): string => (QUOTED.test(text) ? `'${text}` : text);

const cellOf = (value: string | number | null | undefined) => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: guardText(value), type: String, ...(value.includes('\n') && { wrap: true }) };
};

const WIDE: readonly string[] = ['formation', 'unit', 'regiment', 'commander', 'notes'];

const write = async ({ keys, rows }: WrittenTable): Promise<ArrayBuffer> => {
  const heads = keys.map((key) => ({ value: key, type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => keys.map((key) => cellOf(row[key])));
  const file = await writeXlsx([heads, ...cells], {
    sheet: 'Order of battle',
    stickyRowsCount: 1,
    columns: keys.map((key) => ({ width: WIDE.includes(key) ? 32 : 13 })),
  }).toBlob();
  return file.arrayBuffer();
};

/** Both sides of an order of battle as a spreadsheet, with the columns of the table in text. */
export const writeSheet = (battle: OwnBattle): Promise<ArrayBuffer> => write(tableOfBattle(battle));

/** A spreadsheet to begin with: all columns, and three rows of a battle that ships. */
export const sheetTemplate = (): Promise<ArrayBuffer> => write(TEMPLATE_TABLE);
