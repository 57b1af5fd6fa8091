import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as accounts from '../accounts/schema';
import * as armies from '../armies/schema';
import * as devices from '../devices/schema';
import { archiveSchema } from '../events/archive/archive-format';
import * as events from '../events/schema';
import * as own from '../history/own/requests';
import * as history from '../history/schema';
import { ruleSchema } from '../rules/events/schema';
import { requestRefusal } from './request-refusal';

type NamedSchema = readonly [name: string, schema: z.ZodType];

const isRequest = (entry: readonly [string, unknown]): entry is NamedSchema =>
  entry[1] instanceof z.ZodType && !/Answer|Record|Page|Name|Result|account/.test(entry[0]);

const SCHEMAS: readonly NamedSchema[] = [accounts, armies, devices, events, own, history]
  .flatMap((file) => Object.entries(file))
  .filter(isRequest)
  .concat([
    ['archiveSchema', archiveSchema],
    ['ruleSchema', ruleSchema],
  ]);

const WRONG = [undefined, null, '', ' ', 'x'.repeat(3_000), 0, -1.5, 1e9, true, [], [0], {}, { what: 1 }];

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly values?: readonly unknown[];
};

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def;

/** Values of the shape of a schema that have `wrong` in every place, also in places within lists and entries. */
const filled = (schema: z.ZodType, wrong: unknown): readonly unknown[] => {
  const { type, shape, element, options, innerType, in: piped, values } = defOf(schema);
  // an act is told by its name, so that one of each is tried
  if (type === 'literal') return [values?.[0], wrong];
  if (options !== undefined) return options.flatMap((option) => filled(option, wrong));
  if (innerType !== undefined) return filled(innerType, wrong);
  if (piped !== undefined) return filled(piped, wrong);
  if (element !== undefined) return [wrong, ...filled(element, wrong).map((value) => [value])];
  if (shape === undefined) return [wrong];
  const parts = Object.entries(shape).map(([key, part]) => [key, filled(part, wrong)] as const);
  const most = Math.max(1, ...parts.map(([, each]) => each.length));
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(parts.map(([key, each]) => [key, each[at % each.length]])),
  );
};

/** What the parser says, and fragments of it. */
const RAW =
  /Invalid|Unrecognized|Too (?:big|small)|expected|received|undefined|\bNaN\b|pattern|\bnull\b|nonoptional|\s\.$/;
const SENTENCE = /^[\p{Lu}“].*\p{L}.*[.!?]$/su;

const messagesOf = (schema: z.ZodType): string[] =>
  WRONG.flatMap((wrong) => [
    wrong,
    ...filled(schema, wrong),
    { ...Object(filled(schema, wrong)[0]), odd: 1 },
  ]).flatMap((value) => {
    const { error } = schema.safeParse(value);
    return error === undefined ? [] : requestRefusal(error).errors.map(({ message }) => message);
  });

describe('what is refused is told in sentences', () => {
  test('of every file of requests there are some', () => {
    expect(SCHEMAS.length).toBeGreaterThan(35);
    expect(new Set(SCHEMAS.map(([name]) => name))).toContain('createEventSchema');
  });

  test.each(SCHEMAS)('%s', (_, schema) => {
    const messages = new Set(messagesOf(schema));
    expect(messages.size).toBeGreaterThan(0);
    for (const message of messages) {
      expect(message).toMatch(SENTENCE);
      expect(message).not.toMatch(RAW);
    }
  });

  test.each([
    [events.saveEventSchema.shape.event.safeParse({ name: '' }), 'Give the event a name.'],
    [
      events.actSchema.safeParse({ act: 'return', revision: 1, text: '' }),
      'Write a note for the player: it is empty.',
    ],
    [events.linkSchema.safeParse({ kind: 'enter', x: 1 }), 'Nothing here is called “x”: leave it out.'],
    [armies.printRequestSchema.safeParse({}), 'Revision is missing: it must be a number.'],
    [archiveSchema.safeParse({ event: {} }), expect.stringMatching(/^This is not a signed archive, /)],
    [archiveSchema.safeParse({}), 'The signature is missing.'],
  ])('in these words (%#)', ({ error }, said) => {
    const told = error === undefined ? [] : requestRefusal(error).errors.map(({ message }) => message);
    expect(told).toContainEqual(said);
  });
});
