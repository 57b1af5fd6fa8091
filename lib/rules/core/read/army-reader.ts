import { z } from 'zod';
import { type ArmyFile, MAX_PLAYER, MAX_WORKING } from '../army/document';
import { MAX_NAME } from '../army/name';
import type { ArmyReader, Setting, SystemDefinition } from '../contract/system';
import { type Coefficient, type HouseTable, MAX_CELL, WRITTEN_FRACTION } from '../price/house';
import { malformations } from './malformation';
import { armyNameSchema, listOf, textSchema } from './schema-parts';

/** What the file of one system may hold. */
type ReaderDefinition<A> = Pick<SystemDefinition<A>, 'id' | 'edition' | 'dataVersion'> & {
  readonly settings: readonly Pick<Setting, 'key' | 'options'>[];
  readonly coefficients: readonly Pick<Coefficient, 'key'>[];
  readonly houseTables: readonly Pick<HouseTable, 'key' | 'rows' | 'columns'>[];
  readonly army: z.ZodType<A>;
};

const record = <T, S extends z.ZodType>(
  list: readonly T[],
  keyOf: (of: T) => string,
  schemaOf: (of: T) => S,
) => z.strictObject(Object.fromEntries(list.map((each) => [keyOf(each), schemaOf(each).optional()])));

const literals = (options: Setting['options']) =>
  z.union(options.map(({ value }) => z.literal(value)) as [z.ZodLiteral, z.ZodLiteral]);

const houseTable = ({ rows, columns }: Pick<HouseTable, 'rows' | 'columns'>) =>
  record(
    rows,
    ({ key }) => key,
    () => listOf(textSchema(MAX_CELL, false)).max(columns.length),
  );

/** Longest id of a battle or of one of its sides. */
const MAX_ORIGIN_ID = 80;

const origin = z
  .strictObject({
    kind: z.string().max(40),
    name: textSchema(MAX_NAME, false),
    note: textSchema(500, true).optional(),
    battle: z.string().max(MAX_ORIGIN_ID).optional(),
    side: z.string().max(MAX_ORIGIN_ID).optional(),
    reconstructed: z.literal(true).optional(),
    working: z.string().max(MAX_WORKING).optional(),
  })
  .nullable();

const fileSchema = <A>({ army, ...system }: ReaderDefinition<A>) =>
  z.strictObject({
    muster: z.literal(1),
    system: z.literal(system.id),
    edition: z.literal(system.edition).default(system.edition),
    dataVersion: z
      .string()
      .regex(/^\d{4}\.\d{1,2}\.\d{1,3}$/, 'a data version such as 2026.11.1')
      .default(system.dataVersion),
    name: armyNameSchema,
    player: textSchema(MAX_PLAYER, false).optional(),
    settings: record(
      system.settings,
      ({ key }) => key,
      ({ options }) => literals(options),
    ).default({}),
    packs: listOf(z.string().max(80)).max(20).default([]),
    house: record(
      system.coefficients,
      ({ key }) => key,
      // beyond the bounds it still reads, and the army has a finding and no total
      () => z.union([z.number(), z.string().regex(WRITTEN_FRACTION, 'a fraction such as "2/3"')]),
    ).default({}),
    // not a default: that would be of what is read, which an input may not look like
    tables: record(system.houseTables, ({ key }) => key, houseTable).prefault({}),
    origin: origin.default(null),
    army,
  });

/** True if the data version `left` is later than `right`. */
const newer = (left: string, right: string): boolean => {
  const parts = (version: string) => version.split('.').map(Number);
  const other = parts(right);
  for (const [index, part] of parts(left).entries()) {
    if (part !== other[index]) return part > (other[index] ?? 0);
  }
  return false;
};

/**
 * The reader of army files of one system. It reads the shape only, so an illegal army still reads; it is strict, so an
 * unknown key is an error. Missing optional parts are filled in; newer data are a warning.
 */
export const armyReader = <A>(definition: ReaderDefinition<A>): ArmyReader<A> => {
  const schema = fileSchema(definition);
  const { dataVersion } = definition;
  return {
    parse: (input) => {
      const result = schema.safeParse(input);
      if (!result.success) return { ok: false, errors: malformations(result.error.issues, input, schema) };
      const value = result.data as ArmyFile<A>;
      const warnings = newer(value.dataVersion, dataVersion)
        ? [
            {
              at: ['dataVersion'],
              message: `Written with newer data (${value.dataVersion}) than this Muster has (${dataVersion})`,
            },
          ]
        : [];
      return { ok: true, value, warnings };
    },
    jsonSchema: () => z.toJSONSchema(schema, { io: 'input' }),
  };
};
