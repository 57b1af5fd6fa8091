import { MAX_FINDINGS } from '@/lib/rules/check';
import type { JsonSchema } from './army-schema';

const text: JsonSchema = { type: 'string' };
const key: JsonSchema = { type: ['string', 'integer'] };
const severity: JsonSchema = { enum: ['error', 'warning', 'info'] };

const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
  more: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
  ...more,
});

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What the public API answers with: the types of lib/rules/check.ts and of a refusal, as JSON Schema. */
export const ANSWER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Path: {
    ...list(key),
    description: 'A place in the army or file: keys and indexes from its root.',
  },
  Place: object({ line: { type: 'integer', minimum: 1 }, column: { type: 'integer', minimum: 1 } }, [], {
    description: 'A place in the text of broken JSON, from 1.',
  }),
  Cite: object({ source: text, page: text, section: text, ruling: text }, ['page', 'section', 'ruling'], {
    description: 'Where in the source, or by which of our rulings.',
  }),
  Finding: object(
    {
      code: text,
      severity,
      at: ref('Path'),
      also: { ...list(ref('Path')), description: 'The other places that it is about.' },
      message: text,
      cite: ref('Cite'),
      wanting: {
        const: true,
        description: 'More is still to come: it leaves an army unfinished, not illegal.',
      },
      title: text,
      place: text,
      places: { ...list(text), description: 'What the other places are called.' },
    },
    ['also', 'wanting', 'title', 'place', 'places'],
    {
      description:
        'One result of a check. Codes are permanent. Where words are asked for, also what it is called and its place as the builder names it.',
    },
  ),
  Warning: object({ at: ref('Path'), message: text }),
  Verdict: object(
    {
      file: text,
      ok: { const: true },
      name: text,
      system: text,
      profile: {
        ...text,
        description: 'The rules profile: system, edition, changed settings, and its short hash.',
      },
      points: { type: ['number', 'null'], description: 'In printed points: 10.5, not 21 halves.' },
      legal: { type: 'boolean', description: 'True if no finding is an error.' },
      unfinished: {
        type: 'boolean',
        description: 'True if it is not legal only because more is still to come.',
      },
      stats: {
        type: 'object',
        additionalProperties: {
          anyOf: [{ type: ['number', 'null'] }, { type: 'object', additionalProperties: { type: 'number' } }],
        },
      },
      findings: {
        ...list(ref('Finding')),
        maxItems: MAX_FINDINGS,
        description: 'Errors first, then warnings, then notes.',
      },
      more: {
        type: 'integer',
        minimum: 1,
        description: `How many more findings there are, where there are more than ${MAX_FINDINGS}.`,
      },
      about: object(
        {
          player: text,
          system: text,
          nation: text,
          year: { type: 'integer' },
          units: { type: 'number' },
          budget: { type: ['number', 'null'] },
          options: {
            ...list(text),
            description: 'Settings that differ, event packs, house costs and tables.',
          },
        },
        [],
        { description: 'What the list is in words, where they are asked for.' },
      ),
      warnings: list(ref('Warning')),
    },
    ['more', 'about', 'warnings'],
    { description: 'The verdict on a file that reads.' },
  ),
  Unreadable: object(
    {
      file: text,
      ok: { const: false },
      error: object({
        code: {
          enum: ['unreadable', 'too-large', 'broken-json', 'malformed', 'unknown-system', 'unknown-version'],
        },
        message: text,
        at: { anyOf: [ref('Path'), ref('Place')] },
      }),
    },
    [],
    { description: 'Why a file is no army.' },
  ),
  CheckAnswer: { oneOf: [ref('Verdict'), ref('Unreadable')] },
  Refusal: object({ ok: { const: false }, code: text, message: text, at: ref('Place') }, ['at'], {
    description: 'Why the request as a whole was not answered.',
  }),
  TextFile: object({ file: text, text }, [], {
    description: 'A file as it lies on a disk: errors in its JSON are told with line and column.',
  }),
};
