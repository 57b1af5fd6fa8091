import { z } from 'zod';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import { perMinute } from '@/lib/platform/limits';
import { isSystemId, loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { ANSWERS } from '@/lib/rules/check-answer';
import { MAX_PACK_BYTES, MAX_PACKS } from '@/lib/rules/events/bounds';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import { packSchema } from '@/lib/rules/events/schema';
import { MAX_ARMY_BYTES, MAX_ARMY_VALUES } from '@/lib/rules/read-army';

const { $schema: _, ...schema } = z.toJSONSchema(packSchema, { io: 'input', unrepresentable: 'any' });

/** A JSON Schema as plain data. */
type JsonSchema = Readonly<Record<string, unknown>>;

/** Where the schema of a system's army file is served. */
export const schemaPath = (system: string): string => `/api/v1/schema/${system}.json`;

/** The JSON Schema of a system's army file under its own address, or null for an unknown system. */
export const armySchema = async (id: string): Promise<JsonSchema | null> => {
  if (!isSystemId(id)) return null;
  const system = await loadSystem(id);
  const { jsonSchema } = await system.reader();
  return {
    $id: schemaPath(id),
    title: `Army file of ${system.name}`,
    description:
      'Format 1. A schema says what can be written down, not what is legal: an illegal army fits it and is judged by POST /api/v1/check.',
    ...jsonSchema(),
  };
};

/** The JSON Schema of an event pack. */
const PACK_SCHEMA: JsonSchema = {
  title: 'Event pack',
  description: 'Named rules with values and citations of their own, on top of a rule system and other packs.',
  ...schema,
};

const { schemas } = z.toJSONSchema(ANSWERS, {
  uri: (id) => `#/components/schemas/${id}`,
  // how a program types them is nothing of the answers
  override: ({ jsonSchema }) => {
    delete jsonSchema.readOnly;
    delete jsonSchema.propertyNames;
  },
});

/** What the public API is sent and answers, as JSON Schema made of the schemas that its types are of. */
const ANSWER_SCHEMAS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, schema]),
);

const json = (schema: JsonSchema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const refusal = (description: string) => json({ $ref: '#/components/schemas/Refusal' }, description);

/** "ArmyFile_honours-of-war": the name of a system's army file among the schemas. */
const armyName = (id: string): string => `ArmyFile_${id}`;

/** What the check may be sent: files, or files and the packs that they are judged under. */
const checkBody = (armies: readonly string[]): JsonSchema => {
  const files = {
    type: 'array',
    maxItems: MAX_FILES,
    items: {
      anyOf: [
        { $ref: '#/components/schemas/TextFile' },
        ...armies.map((id) => ({ $ref: `#/components/schemas/${armyName(id)}` })),
      ],
    },
  };
  const packs = {
    type: 'array',
    maxItems: MAX_PACKS,
    description: 'Each on top of those before it: a pack, or the id of a ready-made one.',
    items: { anyOf: [{ enum: READY_PACKS.map(({ id }) => id) }, { $ref: '#/components/schemas/Pack' }] },
  };
  return {
    anyOf: [
      files,
      {
        type: 'object',
        required: ['packs', 'files'],
        additionalProperties: false,
        properties: { packs, files },
      },
    ],
  };
};

/** What the check may be sent and answers. */
const check = (armies: readonly string[]) => ({
  operationId: 'check',
  summary: 'The verdict on each of several army files',
  description: `At most ${MAX_FILES} files, ${MAX_FILES_BODY / 1_000_000} MB together, ${MAX_ARMY_BYTES / 1_000_000} MB and ${MAX_ARMY_VALUES} values each, under at most ${MAX_PACKS} event packs of ${MAX_PACK_BYTES / 1000} KB. Nothing is stored. ${perMinute('check')} requests a minute from one address.`,
  parameters: [
    {
      name: 'words',
      in: 'query',
      description: '1 for the title of each finding and the name of its place as well.',
      schema: { enum: ['1'] },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: checkBody(armies),
      },
    },
  },
  responses: {
    200: json(
      { type: 'array', items: { $ref: '#/components/schemas/CheckAnswer' } },
      'An answer for each file, in order. An army file without a name of its own is called by its number.',
    ),
    400: refusal('The request is not JSON.'),
    413: refusal('The request is too large.'),
    415: refusal('The content type is not application/json.'),
    422: refusal('The request is not an array, has too many files, or a pack in it cannot be read.'),
    429: refusal('Too many requests; Retry-After says when to try again.'),
  },
});

/** The public API as an OpenAPI 3.1 document, made from the same schemas that read files. */
export const openApiDocument = async () => {
  const armies = await Promise.all(
    SYSTEM_IDS.map(async (id) => {
      const { $schema: _, $id: __, ...schema } = (await armySchema(id)) ?? {};
      return [armyName(id), schema] as const;
    }),
  );
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Muster',
      version: '1',
      description:
        'Checks army files for tabletop wargames of the Seven Years War. Needs no account; stores nothing.',
    },
    servers: [{ url: '/' }],
    paths: {
      '/api/v1/check': { post: check(SYSTEM_IDS) },
      '/api/v1/schema/{system}.json': {
        get: {
          operationId: 'schema',
          summary: 'The JSON Schema of a system’s army file',
          parameters: [{ name: 'system', in: 'path', required: true, schema: { enum: SYSTEM_IDS } }],
          responses: {
            200: {
              description: 'A JSON Schema, 2020-12.',
              content: { 'application/schema+json': { schema: { type: 'object' } } },
            },
            404: refusal('There is no such system.'),
          },
        },
      },
      '/api/v1/openapi.json': {
        get: {
          operationId: 'openapi',
          summary: 'This document',
          responses: { 200: json({ type: 'object' }, 'OpenAPI 3.1.') },
        },
      },
    },
    components: { schemas: { ...ANSWER_SCHEMAS, Pack: PACK_SCHEMA, ...Object.fromEntries(armies) } },
  };
};
