import { z } from 'zod';
import { textSchema } from '../rules/core/read/schema-parts';
import { ENTRY_TEXTS } from './limits';

type EntryTextKey = keyof typeof ENTRY_TEXTS;

/** The texts that a player gives with an entry for its organisers, besides the name. */
export type EntryTexts = Readonly<Record<EntryTextKey, string>>;

export const ENTRY_TEXT_KEYS = Object.keys(ENTRY_TEXTS) as EntryTextKey[];

const byKey = <V>(valueFor: (key: EntryTextKey) => V): Record<EntryTextKey, V> =>
  Object.fromEntries(ENTRY_TEXT_KEYS.map((key) => [key, valueFor(key)])) as Record<EntryTextKey, V>;

/** The fields of a request, an answer and an archive, which leaves them out where everyone may read it. */
export const sentEntryTexts = byKey((key) => textSchema(ENTRY_TEXTS[key], false));
export const entryTextFields = byKey(() => z.string());
export const archivedEntryTexts = byKey(() => z.string().exactOptional());

/** The columns of the table Entry. */
export const ENTRY_TEXT_COLUMNS = byKey(() => true as const);

export const NO_ENTRY_TEXTS: EntryTexts = byKey(() => '');

/** The texts of a row of the table or of the desk. */
export const entryTextsOf = (row: EntryTexts): EntryTexts => byKey((key) => row[key]);
