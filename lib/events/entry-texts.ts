import { ENTRY_TEXTS } from './limits';

type EntryTextKey = keyof typeof ENTRY_TEXTS;

/** The texts that a player gives with an entry for its organisers, besides the name. */
export type EntryTexts = Readonly<Record<EntryTextKey, string>>;

export const ENTRY_TEXT_KEYS = Object.keys(ENTRY_TEXTS) as EntryTextKey[];

/** A value for each of the texts. */
export const byEntryText = <V>(valueFor: (key: EntryTextKey) => V): Record<EntryTextKey, V> =>
  Object.fromEntries(ENTRY_TEXT_KEYS.map((key) => [key, valueFor(key)])) as Record<EntryTextKey, V>;

/** The columns of the table Entry. */
export const ENTRY_TEXT_COLUMNS = byEntryText(() => true as const);

export const NO_ENTRY_TEXTS: EntryTexts = byEntryText(() => '');

/** The texts of a row of the table or of the desk. */
export const entryTextsOf = (row: EntryTexts): EntryTexts => byEntryText((key) => row[key]);
