import { isSystemId, loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { ArmyFile, Malformation } from './core/army/document';
import type { ArmyReader, System } from './core/contract/system';
import {
  beyondBounds,
  type DocumentBounds,
  malformed,
  type ReadFailure,
  readBoundedText,
  refused,
} from './read-bounded';

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
  | ReadFailure;

const ARMY: DocumentBounds = { bytes: MAX_ARMY_BYTES, values: MAX_ARMY_VALUES, what: 'army' };

type LoadedSystem = { readonly system: System; readonly reader: ArmyReader<unknown> };

const loaded = new Map<SystemId, LoadedSystem>();

/** A system and its reader, found once: thousands of files in a row need not look for them again. */
const load = async (id: SystemId): Promise<LoadedSystem> => {
  const cached = loaded.get(id);
  if (cached) return cached;
  const system = await loadSystem(id);
  const entry = { system, reader: await system.reader() };
  loaded.set(id, entry);
  return entry;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Format version, system, then the system's own strict reader; what a text may hold was seen to when it was read. */
const readValue = async (value: unknown, isBounded: boolean): Promise<ArmyRead> => {
  if (!isRecord(value)) return malformed([{ at: [], message: 'An army file is a JSON object.' }], ARMY);
  const { muster, system: id } = value;
  if (typeof muster === 'number' && muster > 1) {
    return refused(
      'unknown-version',
      `The file is of format ${muster}; this Muster reads format 1. Update Muster to read it.`,
      ['muster'],
    );
  }
  if (muster !== 1)
    return malformed(
      [
        {
          at: ['muster'],
          message: 'Format: expected the number 1 as “muster”; this is not a Muster army file',
        },
      ],
      ARMY,
    );
  if (typeof id !== 'string') {
    return malformed(
      [{ at: ['system'], message: `Rule system: expected one of ${SYSTEM_IDS.join(', ')}` }],
      ARMY,
    );
  }
  if (!isSystemId(id)) {
    return refused(
      'unknown-system',
      `There is no rule system “${id.slice(0, 60)}” here; known: ${SYSTEM_IDS.join(', ')}.`,
      ['system'],
    );
  }
  const beyond = isBounded ? undefined : beyondBounds(value, ARMY);
  if (beyond !== undefined) return beyond;
  const { system, reader } = await load(id);
  const parsed = reader.parse(value);
  if (!parsed.ok) return malformed(parsed.errors, ARMY);
  return { ok: true, file: parsed.value, system, warnings: parsed.warnings };
};

/**
 * Reads one army file that is JSON already: size, format version, system, then the system's own strict reader.
 * Never throws on a JSON value; an illegal army reads well.
 */
export const readArmyValue = (value: unknown): Promise<ArmyRead> => readValue(value, false);

/** Reads the text of one army file strictly: size, JSON (with line and column), then as `readArmyValue`. */
export const readArmyText = async (text: string): Promise<ArmyRead> => {
  const json = readBoundedText(text, ARMY);
  return json.ok ? readValue(json.value, true) : json;
};
