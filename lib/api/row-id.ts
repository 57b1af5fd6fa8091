import 'server-only';
import { nanoid } from 'nanoid';

/** The id of a row: 21 letters, digits, - and _, fit for an address. */
export const newRowId = (): string => nanoid();
