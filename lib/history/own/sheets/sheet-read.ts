import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { BROKEN, SheetFault } from './sheet-fault';
import { unpackSheet } from './sheet-unpack';
import { checkXml } from './sheet-xml';

type Value = string | number | boolean | Date | null;

/** Digits behind the point that people see of a number: a sum of halves is none with sixteen. */
const PLACES = 6;

const textOf = (value: Value): string => {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(Number(value.toFixed(PLACES)));
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
};

/**
 * The cells of the first sheet of a spreadsheet (.xlsx) as people see them. It is unpacked and looked over within bounds
 * first; what is read then is packed again without being made smaller, so that nothing can grow any more.
 * @throws SheetFault
 */
export const readSheetRows = async (file: Uint8Array): Promise<readonly (readonly string[])[]> => {
  const parts = unpackSheet(file);
  for (const part of Object.values(parts)) checkXml(part);
  const plain = zipSync(parts, { level: 0 });
  try {
    const rows = await readSheet(plain.slice().buffer);
    return rows.map((row) => row.map((value) => textOf(value as Value)));
  } catch (error) {
    throw new SheetFault(BROKEN, { cause: error });
  }
};
