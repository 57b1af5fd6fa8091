import { armyReader } from '../core/read/army-reader';
import { armySchema } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({ ...SYSTEM, settings: SETTINGS, army: armySchema });
