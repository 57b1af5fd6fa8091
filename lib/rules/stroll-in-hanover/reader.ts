import { armyReader } from '../core/army-reader';
import { HOUSE_TABLES } from './house-tables';
import { armySchema } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({
  system: SYSTEM,
  settings: SETTINGS,
  coefficients: [],
  houseTables: HOUSE_TABLES,
  army: armySchema,
});
