import type { TextForm } from '../core/text';
import { readText } from './read-text';
import type { Army } from './schema';
import { writeText } from './write-text';

/** The human text form, loaded when an army is written or read as text. */
export const text: TextForm<Army> = { writeText, readText };
