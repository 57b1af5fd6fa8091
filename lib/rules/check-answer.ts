import { z } from 'zod';
import { MAX_FINDINGS } from './core/check/finding';

/** What the check answers, by the names that the document of the API has for it. */
export const ANSWERS = z.registry<{ readonly id: string }>();

const object = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();
const list = <S extends z.ZodType>(of: S) => z.array(of).readonly();
const named = <S extends z.ZodType>(id: string, schema: S): S => {
  ANSWERS.add(schema, { id });
  return schema;
};

const text = z.string();

const path = named(
  'Path',
  list(z.union([text, z.int()])).describe('A place in the army or file: keys and indexes from its root.'),
);

const place = named(
  'Place',
  object({ line: z.int().min(1), column: z.int().min(1) }).describe(
    'A place in the text of broken JSON, from 1.',
  ),
);

const cite = named(
  'Cite',
  z
    .strictObject({
      source: text,
      page: text.exactOptional(),
      section: text.exactOptional(),
      ruling: text.exactOptional(),
      regiment: text.exactOptional(),
    })
    .describe(
      'Where in the source, or by which of our rulings; of a regiment its id, whose page in the history names every source.',
    ),
);

const origin = named(
  'Origin',
  object({ kind: z.enum(['core', 'event', 'house']), name: text }).describe(
    'Who says so, where it is not the book: an event pack by its name, or a house rule.',
  ),
);

const tick = named(
  'Tick',
  object({
    pack: text,
    text,
    why: text.describe('Why the rules cannot express it.').exactOptional(),
    cite,
  }).describe('A rule of a pack that no check can see: an organiser ticks it by hand.'),
);

const finding = named(
  'Finding',
  object({
    code: text,
    severity: z.enum(['error', 'warning', 'info']),
    at: path,
    also: list(path).describe('The other places that it is about.').exactOptional(),
    message: text,
    cite,
    origin: origin.exactOptional(),
    wanting: z
      .literal(true)
      .describe('More is still to come: it leaves an army unfinished, not illegal.')
      .exactOptional(),
    title: text.exactOptional(),
    place: text.exactOptional(),
    places: list(text).describe('What the other places are called.').exactOptional(),
  }).describe(
    'One result of a check. Codes are permanent. Where words are asked for, also what it is called and its place as the builder names it.',
  ),
);
export type CheckedFinding = z.infer<typeof finding>;

const warning = named('Warning', object({ at: path, message: text }));

const inWords = object({
  player: text,
  system: text,
  nation: text,
  year: z.int(),
  units: z.number(),
  budget: z.number().nullable().describe('In printed points.'),
  options: list(text).describe('Settings that differ, event packs, house points and tables.'),
}).describe('What the list is in words, where they are asked for.');
/** What a list is, in words; points in printed points. */
export type ArmyInWords = z.infer<typeof inWords>;

const statistic = z.union([z.number().nullable(), z.record(text, z.number()).readonly()]);

const verdict = named(
  'Verdict',
  object({
    file: text,
    ok: z.literal(true),
    name: text,
    system: text,
    profile: text.describe(
      'The rules profile: system, edition, changed settings, event packs with their hashes, and its short hash.',
    ),
    points: z.number().nullable().describe('In printed points: 10.5, not 21 halves.'),
    legal: z.boolean().describe('True if no finding is an error.'),
    unfinished: z.boolean().describe('True if only more to come keeps it from being legal.'),
    stats: z.record(text, statistic).readonly(),
    findings: z
      .array(finding)
      .max(MAX_FINDINGS)
      .readonly()
      .describe('Errors first, then warnings, then notes.'),
    more: z
      .int()
      .min(1)
      .describe(`How many more findings there are, where there are more than ${MAX_FINDINGS}.`)
      .exactOptional(),
    ticks: list(tick).exactOptional(),
    about: inWords.exactOptional(),
    // only where there is something to warn of, such as a file of a newer data version
    warnings: list(warning).exactOptional(),
  }).describe('The verdict on a file that reads.'),
);

const readError = object({
  code: z.enum([
    'unreadable',
    'too-large',
    'broken-json',
    'malformed',
    'unknown-system',
    'unknown-version',
    'open-lines',
  ]),
  message: text,
  at: z.union([path, place]),
});
/** Why a file is not an army; `at` is a path, or line and column of broken JSON. */
export type ReadError = z.infer<typeof readError>;

const openLine = named(
  'OpenLine',
  object({
    line: z.int().min(1),
    text: text.describe('The line as it was typed; empty for something that is missing before it.'),
    message: text,
    choices: list(text).describe('Lines of the plain, full form that may be meant.'),
  }).describe('A line of a typed army that is not clear.'),
);

const lineRead = named(
  'TakenLine',
  object({ line: z.int().min(1), text, as: text }).describe(
    'A line of a typed army, and the lines of the plain, full form that it was read as.',
  ),
);

const unreadable = named(
  'Unreadable',
  object({
    file: text,
    ok: z.literal(false),
    error: readError,
    army: z
      .record(text, z.unknown())
      .nullable()
      .describe('With open lines: the army as far as it is read, without them.')
      .exactOptional(),
    open: list(openLine).describe('The lines that are not clear, with the code open-lines.').exactOptional(),
    taken: list(lineRead).describe('All other lines, with how each was read.').exactOptional(),
  }).describe('Why a file is no army.'),
);

/** The verdict on one file: a line of `npm run check`, an entry of POST /api/v1/check. */
export const checkAnswerSchema = named('CheckAnswer', z.union([verdict, unreadable]));
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** Why the request as a whole was not answered. */
export const refusalSchema = named(
  'Refusal',
  object({ ok: z.literal(false), code: text, message: text, at: place.exactOptional() }).describe(
    'Why the request as a whole was not answered.',
  ),
);

/** A file as stored on a disk, beside files that are sent as text. */
export const textFileSchema = named(
  'TextFile',
  z
    .object({ file: text, text })
    .describe('A file as it lies on a disk: errors in its JSON come with line and column.'),
);
