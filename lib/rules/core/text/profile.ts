import type { ArmyFile } from '../army/document';
import type { Setting } from '../contract/system';
import { type Coefficient, type HouseTable, type HouseTableValues, WRITTEN_FRACTION } from '../price/house';
import { coefficientTyped } from '../price/points';
import type { TextDraft, TextWriter } from './details';
import { LineFault } from './lines';
import { excerpt, nameIn, splitOutside } from './quotes';
import { type Term, type Vocabulary, vocabulary } from './vocabulary';

/** What an army is judged by besides its book, as its system declares it. */
export type ProfileWords = {
  readonly settings: readonly Setting[];
  readonly coefficients: readonly Coefficient[];
  readonly houseTables: readonly HouseTable[];
};

type Profile = Pick<ArmyFile, 'settings' | 'house' | 'tables' | 'packs'>;

const settingsLine = (settings: readonly Setting[], { settings: own }: Profile): string[] => {
  const changed = settings.flatMap(({ key, label, options, default: normal }) => {
    const choice = options.find(({ value }) => value === own[key]);
    return choice === undefined || choice.value === normal ? [] : [`${label} = ${choice.label}`];
  });
  return changed.length === 0 ? [] : [`Settings: ${changed.join('; ')}`];
};

const houseLine = (coefficients: readonly Coefficient[], { house }: Profile): string[] => {
  const changed = coefficients.flatMap(({ key }) =>
    house[key] === undefined ? [] : [`${key} = ${house[key]}`],
  );
  return changed.length === 0 ? [] : [`House costs: ${changed.join('; ')}`];
};

const tableLines = (
  houseTables: readonly HouseTable[],
  { tables }: Profile,
  { asRow }: TextWriter,
): string[] =>
  houseTables.flatMap(({ key, rows }) => {
    const values = tables[key] as HouseTableValues | undefined;
    if (values === undefined) return [];
    const filled = rows.flatMap((row) => {
      const cells = values[row.key];
      return cells === undefined ? [] : [`${row.key} = ${asRow(cells)}`];
    });
    return [`House table: ${[key, ...filled].join('; ')}`];
  });

/** Changed settings; in full also house costs, filled-in tables and event packs. */
export const writeProfile = (
  words: ProfileWords,
  profile: Profile,
  full: boolean,
  say: TextWriter,
): string[] => {
  const settings = settingsLine(words.settings, profile);
  if (!full) return settings;
  const { packs } = profile;
  return [
    ...settings,
    ...houseLine(words.coefficients, profile),
    ...tableLines(words.houseTables, profile, say),
    ...(packs.length > 0 ? [`Event packs: ${packs.map(say.safe).join('; ')}`] : []),
  ];
};

const assigned = (part: string, example: string): [string, string] => {
  const at = part.indexOf('=');
  if (at < 0) throw new LineFault(`${excerpt(part)} has no value. ${example}`);
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
};

const houseValueIn = (text: string): number | string => {
  if (WRITTEN_FRACTION.test(text)) return text;
  const value = /^-?\d+(?:\.\d+)?e[+-]?\d+$/.test(text) ? Number(text) : coefficientTyped(text);
  if (value === undefined) throw new LineFault(`${excerpt(text)} is not a number`);
  return value;
};

const jsonIn = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new LineFault(`${what} ${excerpt(text)} cannot be read`);
  }
};

const tableIn = (text: string): [key: string, rows: unknown] => {
  // how older texts have it: all rows in one pair of braces
  const [, older, json] = /^([\w-]{1,80}): (\{.*)$/.exec(text) ?? [];
  if (older !== undefined) return [older, jsonIn(json ?? '', 'The cells')];
  const [key = '', ...parts] = splitOutside(text, ';');
  const rows = parts.map((part) => {
    const [row, cells] = assigned(part, 'Write a row of a house table as row = ["cell", "cell"]');
    return [row, jsonIn(cells, 'The cells')] as const;
  });
  return [key, Object.fromEntries(rows)];
};

type Assignments<T> = { readonly keys: Vocabulary<T>; readonly what: string; readonly example: string };

/** "Key = value; key = value", each once. */
const assignments = <T>(
  text: string,
  { keys, what, example }: Assignments<T>,
  read: (key: T, value: string, label: string) => readonly [string, unknown],
): TextDraft => {
  const values: TextDraft = {};
  for (const part of splitOutside(text, ';').filter(Boolean)) {
    const [label, value] = assigned(part, example);
    const [key, is] = read(keys.get(label, what), value, label);
    if (key in values) throw new LineFault(`"${label}" is given twice: remove one`);
    values[key] = is;
  }
  return values;
};

/** Reads the lines that `writeProfile` writes, each by the word before its colon. */
export const profileReaders = ({ settings, coefficients }: ProfileWords) => {
  const labels = vocabulary(settings.map((setting): Term<Setting> => [setting, setting.label]));
  const costs = vocabulary(coefficients.map(({ key, label }): Term<string> => [key, key, label]));
  const choices = new Map(
    settings.map(({ key, options }) => [
      key,
      vocabulary(options.map(({ value, label }): Term<unknown> => [value, label])),
    ]),
  );
  return {
    settings: (text: string): TextDraft =>
      assignments(
        text,
        { keys: labels, what: 'setting', example: 'Write a setting as "Setting = choice"' },
        ({ key }, word, label) => {
          const options = choices.get(key);
          const value = options?.find(word);
          if (options === undefined || value === undefined) {
            throw new LineFault(
              `${excerpt(word)} is not a choice for "${label}": choose ${options?.labels.join(' or ')}`,
            );
          }
          return [key, value];
        },
      ),
    house: (text: string): TextDraft =>
      assignments(
        text,
        { keys: costs, what: 'house points', example: 'Write house points as "name = 2.5"' },
        (key, value) => [key, houseValueIn(value)],
      ),
    table: tableIn,
    packs: (text: string): string[] => splitOutside(text, ';').filter(Boolean).map(nameIn),
  };
};
