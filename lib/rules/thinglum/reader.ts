import { armyReader } from '../core/army-reader';
import { armySchema } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, HOUSE_TABLES, SYSTEM } from './tables';

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({
  system: SYSTEM,
  settings: SETTINGS,
  coefficients: COEFFICIENTS,
  houseTables: HOUSE_TABLES,
  army: armySchema,
});
