import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ArmyFile } from '../army/document';
import { valueAt } from '../army/path';
import type { HouseTable } from '../price/house';
import type { System } from './system';

/** What an army was judged by: canonical text and the first 12 hex digits of its SHA-256. */
export type RulesProfile = { readonly text: string; readonly hash: string };

const listed = (label: string, entries: Readonly<Record<string, unknown>>): string[] => {
  const keys = Object.keys(entries).toSorted();
  return keys.length === 0
    ? []
    : [`${label}: ${keys.map((key) => `${key}=${JSON.stringify(entries[key])}`).join(', ')}`];
};

/** What a profile is made of besides the file. */
export type ProfileSystem = Pick<System, 'id' | 'edition' | 'settings' | 'houseTables'>;

/** The filled-in rows of a table in its own order, not in that of the filling in. */
const rowsInOrder = ({ rows }: HouseTable, values: unknown): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap(({ key }) => {
      const cells = valueAt(values, [key]);
      return cells === undefined ? [] : [[key, cells]];
    }),
  );

/** House tables by their titles: a sheet does not show keys of a file. */
export const titledTables = (
  { houseTables }: Pick<System, 'houseTables'>,
  { tables }: Pick<ArmyFile, 'tables'>,
): Record<string, unknown> => {
  const byKey = new Map(houseTables.map((table) => [table.key, table]));
  return Object.fromEntries(
    Object.entries(tables).map(([key, value]) => {
      const table = byKey.get(key);
      return table === undefined ? [key, value] : [table.title, rowsInOrder(table, value)];
    }),
  );
};

/** The settings of a file that differ from the system's defaults. */
export const changedSettings = (system: ProfileSystem, file: ArmyFile): Record<string, unknown> =>
  Object.fromEntries(
    system.settings
      .filter(({ key, default: normal }) => (file.settings[key] ?? normal) !== normal)
      .map(({ key }) => [key, file.settings[key]]),
  );

/** The first 12 hex digits of the SHA-256 of a text. */
export const shortHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 12);

/** A pack as a profile names it: "Autumn Manoeuvres 2 #7be140c9a1b2". */
type PackTold = { readonly name: string; readonly version: number; readonly hash: string };

/**
 * System, edition, changed settings, event packs, house coefficients and house tables, as text and hash
 * (design: rules profile). Equal profiles judge equally, whatever the order of keys.
 * @param packs what it was judged under, in order; without them the names that the file itself gives
 */
export const rulesProfile = (
  system: ProfileSystem,
  file: ArmyFile,
  packs: readonly PackTold[] = [],
): RulesProfile => {
  const names =
    packs.length > 0
      ? packs.map(({ name, version, hash }) => `${name} ${version} #${hash}`)
      : file.packs.toSorted();
  const text = [
    `${system.id} ${system.edition}`,
    ...listed('settings', changedSettings(system, file)),
    ...(names.length === 0 ? [] : [`packs: ${names.join(', ')}`]),
    ...listed('house', file.house),
    ...listed('house tables', titledTables(system, file)),
  ].join('; ');
  return { text, hash: shortHash(text) };
};
