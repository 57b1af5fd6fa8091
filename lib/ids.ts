import { nanoid } from 'nanoid';

/** The id of a row: 21 letters, digits, - and _, fit for an address. */
export const newRowId = (): string => nanoid();

/** A new id for a node of an army. Works on plain http. */
export const newId = (): string => nanoid(12);
