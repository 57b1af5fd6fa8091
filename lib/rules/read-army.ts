import { isSystemId, loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { ReadError } from './check-answer';
import type { ArmyFile, Malformation } from './core/document';
import { MAX_KEY, shortened } from './core/malformation';
import { grouped } from './core/number';
import type { ArmyReader, System } from './core/system';
import { measureJson, readJson } from './read-json';

/** Army files larger than this are refused. */
export const MAX_ARMY_BYTES = 1_000_000;
/** So are files of more values: an army of 1,000 units that uses every field has fewer than half as many. */
export const MAX_ARMY_VALUES = 100_000;

export type ArmyRead =
  | {
      readonly ok: true;
      readonly file: ArmyFile;
      readonly system: System;
      readonly warnings: readonly Malformation[];
    }
  /** `errors` are all faults of form, of which `error` tells the first */
  | { readonly ok: false; readonly error: ReadError; readonly errors: readonly Malformation[] };

const refused = (code: ReadError['code'], message: string, at: ReadError['at']): ArmyRead => ({
  ok: false,
  error: { code, message, at },
  errors: Array.isArray(at) ? [{ at, message }] : [],
});

const tooLarge = (): ArmyRead =>
  refused('too-large', 'The file is larger than 1 MB, which no army needs.', []);

const tooFull = (): ArmyRead =>
  refused(
    'too-large',
    `The file holds more than ${grouped(MAX_ARMY_VALUES)} values, which no army needs.`,
    [],
  );

const isTooLarge = (text: string): boolean => {
  if (text.length > MAX_ARMY_BYTES) return true;
  // UTF-8 takes at most three bytes for one unit of a string
  return text.length * 3 > MAX_ARMY_BYTES && new TextEncoder().encode(text).length > MAX_ARMY_BYTES;
};

const malformed = (errors: readonly Malformation[]): ArmyRead => {
  const [first = { at: [], message: 'This is not an army file.' }, ...rest] = errors;
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more)`;
  return {
    ok: false,
    error: { code: 'malformed', message: `${first.message}${more}`, at: first.at },
    errors,
  };
};

const shortKey = (key: string | number): string | number =>
  typeof key === 'number' ? key : shortened(key, MAX_KEY);

type Loaded = { readonly system: System; readonly reader: ArmyReader<unknown> };

const loaded = new Map<SystemId, Loaded>();

/** A system and its reader, found once: thousands of files in a row need not look for them again. */
const load = async (id: SystemId): Promise<Loaded> => {
  const known = loaded.get(id);
  if (known) return known;
  const system = await loadSystem(id);
  const found = { system, reader: await system.reader() };
  loaded.set(id, found);
  return found;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Why a value is more than any army, if it is. */
const beyondBounds = (value: unknown): ArmyRead | undefined => {
  const most = { length: MAX_ARMY_BYTES, values: MAX_ARMY_VALUES };
  const { length, values, tooDeepAt } = measureJson(value, most);
  if (length > MAX_ARMY_BYTES) return tooLarge();
  if (values > MAX_ARMY_VALUES) return tooFull();
  if (tooDeepAt === null) return undefined;
  return malformed([{ at: tooDeepAt.map(shortKey), message: 'The file is nested deeper than any army' }]);
};

/** Format version, system, then the system's own strict reader; what a text may hold was seen to when it was read. */
const readValue = async (value: unknown, isBounded: boolean): Promise<ArmyRead> => {
  if (!isRecord(value)) return malformed([{ at: [], message: 'An army file is a JSON object.' }]);
  const { muster, system: id } = value;
  if (typeof muster === 'number' && muster > 1) {
    return refused(
      'unknown-version',
      `The file is of format ${muster}; this Muster reads format 1. Update Muster to read it.`,
      ['muster'],
    );
  }
  if (muster !== 1)
    return malformed([
      {
        at: ['muster'],
        message: 'Format: expected the number 1 as “muster”; this is no army file of Muster',
      },
    ]);
  if (typeof id !== 'string') {
    return malformed([{ at: ['system'], message: `Rule system: expected one of ${SYSTEM_IDS.join(', ')}` }]);
  }
  if (!isSystemId(id)) {
    return refused(
      'unknown-system',
      `There is no rule system “${id.slice(0, 60)}” here; known: ${SYSTEM_IDS.join(', ')}.`,
      ['system'],
    );
  }
  const beyond = isBounded ? undefined : beyondBounds(value);
  if (beyond !== undefined) return beyond;
  const { system, reader } = await load(id);
  const parsed = reader.parse(value);
  if (!parsed.ok) return malformed(parsed.errors);
  return { ok: true, file: parsed.value, system, warnings: parsed.warnings };
};

/**
 * Reads one army file that is JSON already: size, format version, system, then the system's own strict reader.
 * Never throws on a JSON value; an illegal army reads well.
 */
export const readArmyValue = (value: unknown): Promise<ArmyRead> => readValue(value, false);

/** Reads the text of one army file strictly: size, JSON (with line and column), then as `readArmyValue`. */
export const readArmyText = async (text: string): Promise<ArmyRead> => {
  if (isTooLarge(text)) return tooLarge();
  const json = readJson(text, { values: MAX_ARMY_VALUES });
  if (json.ok) return readValue(json.value, true);
  const { why, at, message } = json;
  if (why === 'too-large') {
    return refused('too-large', `Line ${at.line}, column ${at.column}: ${message}, which no army needs.`, at);
  }
  return refused('broken-json', `Line ${at.line}, column ${at.column}: ${message}.`, at);
};
