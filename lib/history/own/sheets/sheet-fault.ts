/** A spreadsheet that is not read, and why, in words for the person who chose it. */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';
}

/** A file that is no spreadsheet, or is broken. */
export const BROKEN = 'This spreadsheet (.xlsx) cannot be read. Save it again, or as CSV.';

/** True for the beginning of what is packed, as every .xlsx is. */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
