import { z } from 'zod';
import {
  count,
  invalid,
  notFound,
  object,
  openLines,
  readLines,
  refusal,
  revision,
  time,
} from '../../api/schema-parts';
import type { ArmyDiff } from '../../rules/core/diff/diff';
import { eventHead } from '../answers';
import { entrySchema, state } from '../enter/entry-answers';
import { responseTextFields } from '../entry-text-fields';
import { number, standing, versionHead } from '../judge/verdict-answers';
import { ROLES } from '../limits';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What terms let an army cost, in printed points; `over`: how much more is allowed. */
const budget = object({ min: z.number().nullable(), max: z.number().nullable(), over: z.number() });
export type Budget = z.infer<typeof budget>;

/** A list as a line of a desk tells it. */
const deskList = object({
  version: versionHead,
  /** of the terms that judged it */
  budget,
  /** the sentence of its weightiest finding */
  lead: z.string().nullable(),
  /** lists with one `alike` are played the same */
  alike: z.string(),
  /** notes of the terms to tick by hand, and how many are ticked */
  notes: count,
  ticked: count,
});
export type DeskList = z.infer<typeof deskList>;

/** One line of a desk. */
const deskRow = object({
  /** id of the entry: with it an organiser opens nothing; the number within the event does */
  number,
  name: z.string(),
  ...responseTextFields,
  state,
  locked: z.boolean(),
  revision,
  /** how many lists were sent */
  currentVersion: number,
  acceptedVersion: number.nullable(),
  /** the terms it was accepted under, where it was judged by others since; else null */
  acceptedUnder: number.nullable(),
  /** the list that counts */
  counts: deskList,
  /** a newer one beside an accepted list that counts; null where the last one counts */
  newer: deskList.nullable(),
  /** who has said the last word; null where nothing was said */
  lastWord: z.enum(['organiser', 'player']).nullable(),
});
export type DeskRow = z.infer<typeof deskRow>;

/** A player an organiser waits for. */
const expectedPlayer = object({
  name: z.string(),
  /** of mail */
  address: z.string().nullable(),
  /** number of the entry that is this player's under another name */
  entry: number.nullable(),
});

/** For the organisers of an event alone. */
export const expectedPlayersSchema = object({ players: z.array(expectedPlayer).readonly() });
export type ExpectedPlayers = z.infer<typeof expectedPlayersSchema>;

export const changeExpectedAnswerSchema = z.union([
  object({ ok: z.literal(true), players: z.array(expectedPlayer).readonly() }),
  notFound,
  invalid,
]);
export type ChangeExpectedAnswer = z.infer<typeof changeExpectedAnswerSchema>;

/**
 * A desk in one answer. Asked with `since`, the `moves` of an earlier answer, `entries` holds only the rows that were
 * written since then; the others are as they were.
 */
export const deskSchema = object({
  event: eventHead,
  role: z.enum(ROLES),
  revision,
  moves: count,
  since: count,
  entries: z.array(deskRow).readonly(),
  termsVersion: number,
  /** the version of the terms that judges a list sent now */
  listTerms: number,
  /** the players who are expected; null where nothing was written since */
  expected: z.array(expectedPlayer).readonly().nullable(),
});
export type Desk = z.infer<typeof deskSchema>;

/**
 * `findings`: the list has errors that are not let pass; `withErrors` accepts it anyway. `notes`: notes of the terms
 * are not ticked; `withNotes` accepts it anyway.
 */
export const actAnswerSchema = z.union([
  object({ ok: z.literal(true), entry: entrySchema }),
  refusal('stale', {
    current: entrySchema,
    /** who was quicker, and what they did */
    last: object({ who: z.string(), action: z.string(), at: time }).nullable(),
  }),
  refusal('findings', { message: z.string(), errors: count }),
  refusal('notes', { message: z.string(), notes: count }),
  notFound,
  invalid,
]);
export type ActAnswer = z.infer<typeof actAnswerSchema>;

/** Every requested entry is in one of the two lists. */
export const actOnSeveralAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    done: z.array(number).readonly(),
    left: z
      .array(
        object({
          number,
          why: z.enum(['stale', 'errors', 'notes', 'state', 'gone', 'done', 'messages']),
          message: z.string(),
        }),
      )
      .readonly(),
  }),
  notFound,
  invalid,
]);
export type ActOnSeveralAnswer = z.infer<typeof actOnSeveralAnswerSchema>;

/** What became of each file, in order. */
export const bulkAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    files: z
      .array(
        z.union([
          object({
            file: z.string(),
            ok: z.literal(true),
            number,
            name: z.string(),
            list: z.string(),
            code: z.string(),
            standing,
            errors: count,
            warnings: count,
          }),
          object({
            file: z.string(),
            ok: z.literal(false),
            message: z.string(),
            /** of a typed list: the lines that are not clear, of this text */
            open: openLines.exactOptional(),
            typed: z.string().exactOptional(),
            taken: readLines.exactOptional(),
          }),
        ]),
      )
      .readonly(),
  }),
  notFound,
  invalid,
]);
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

const side = object({ number, name: z.string(), version: number, code: z.string(), list: z.string() });

/** What differs between two lists of an event, line by line. */
export const differenceSchema = object({
  before: side,
  after: side,
  system: z.string(),
  diff: z.custom<ArmyDiff>(isObject),
});
export type Difference = z.infer<typeof differenceSchema>;
