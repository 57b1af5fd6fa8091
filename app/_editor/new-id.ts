import { nanoid } from 'nanoid';

/** A new id for a node of an army. Works on plain http. */
export const newId = (): string => nanoid(12);
