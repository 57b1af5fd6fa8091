import { grouped } from '../army/number';
import { shortened } from '../read/malformation';
import type { TextFault } from './text';

/** Why a line cannot be read; its number is added by `readLines`. */
export class LineFault extends Error {}

/** The result of a line, or its fault. */
export const readOr = <T>(read: () => T, onFault: (message: string) => T): T => {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof LineFault)) throw fault;
    return onFault(fault.message);
  }
};

/** What `read` reads; a fault of it gets more words. @throws LineFault */
export const toldWith = <T>(more: string, read: () => T): T =>
  readOr(read, (message) => {
    throw new LineFault(`${message}${/[.?]$/.test(message) ? '' : '.'} ${more}`);
  });

/** The most faults that are reported. */
const MAX_FAULTS = 100;
/** Lines of a text: an army of 1,000 units with a note to each has fewer. */
const MAX_LINES = 20_000;
/** Characters of a line: a house table is on one line. */
const MAX_LINE = 50_000;
/** Characters of a message, which may quote the line. */
const MAX_MESSAGE = 200;

/**
 * Hands each line that is not empty to `read`, trimmed, with its number from 1.
 * @param read throws LineFault for a line it cannot read
 * @returns the faults with their lines, at most MAX_FAULTS: what follows is not read
 */
export const readLines = (text: string, read: (line: string, number: number) => void): TextFault[] => {
  const faults: TextFault[] = [];
  const lines = text.split(/\r?\n/, MAX_LINES + 1);
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (faults.length === MAX_FAULTS) break;
    if (number > MAX_LINES) {
      faults.push({ line: number, message: `The text has more than ${grouped(MAX_LINES)} lines` });
    } else if (line.length > MAX_LINE) {
      faults.push({ line: number, message: `The line has more than ${grouped(MAX_LINE)} characters` });
    } else if (line.trim() !== '') {
      try {
        read(line.trim(), number);
      } catch (fault) {
        if (!(fault instanceof LineFault)) throw fault;
        faults.push({ line: number, message: shortened(fault.message, MAX_MESSAGE) });
      }
    }
  }
  return faults;
};
