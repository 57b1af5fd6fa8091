import { malformations } from '../../rules/core/read/malformation';
import {
  beyondBounds,
  type DocumentBounds,
  malformed,
  type ReadFailure,
  readBoundedText,
  refused,
} from '../../rules/read-bounded';
import { BATTLE_FORMAT, BATTLE_VERSION, OWN_BOUNDS } from './bounds';
import { type OwnBattle, ownBattleSchema } from './document';

export type BattleRead = { readonly ok: true; readonly battle: OwnBattle } | ReadFailure;

const BATTLE: DocumentBounds = {
  bytes: OWN_BOUNDS.bytes,
  values: OWN_BOUNDS.values,
  what: 'order of battle',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Format, version, then the strict schema; what a text may hold was seen to when it was read. */
const readValue = (value: unknown): BattleRead => {
  if (!isRecord(value)) {
    return malformed([{ at: [], message: 'An order of battle is a JSON object.' }], BATTLE);
  }
  const { format, version } = value;
  if (format !== BATTLE_FORMAT) {
    const message = `Format: expected “${BATTLE_FORMAT}” as “format”; this is not a Muster order of battle`;
    return malformed([{ at: ['format'], message }], BATTLE);
  }
  if (typeof version === 'number' && version > BATTLE_VERSION) {
    return refused(
      'unknown-version',
      `The file is of version ${version}; this Muster reads version ${BATTLE_VERSION}. Update Muster to read it.`,
      ['version'],
    );
  }
  const parsed = ownBattleSchema.safeParse(value);
  if (parsed.success) return { ok: true, battle: parsed.data };
  return malformed(malformations(parsed.error.issues, value, ownBattleSchema), BATTLE);
};

/**
 * Reads an order of battle that is JSON already: size, format, version, then its form. Never throws on a JSON value.
 */
export const readBattleValue = (value: unknown): BattleRead =>
  beyondBounds(value, BATTLE) ?? readValue(value);

/** Reads the text of an order of battle strictly: size, JSON (with line and column), then as `readBattleValue`. */
export const readBattleText = (text: string): BattleRead => {
  const json = readBoundedText(text, BATTLE);
  return json.ok ? readValue(json.value) : json;
};
