import { z } from 'zod';
import { count, done, invalid, notFound, object, refusal, time } from '../../api/schema-parts';
import { number } from '../judge/verdict-answers';
import { ROLES } from '../limits';

const role = z.enum(ROLES);

/** Who runs an event, and its links that still work. Owners and checkers read it, owners change it. */
export const peopleSchema = object({
  role,
  people: z
    .array(object({ id: z.string(), name: z.string(), role, you: z.boolean(), since: time }))
    .readonly(),
  links: z
    .array(
      object({
        id: z.string(),
        kind: z.enum(['enter', 'invite']),
        /** null where the secret of this Muster is another than when the link was made: make a new one */
        token: z.string().nullable(),
        createdAt: time,
      }),
    )
    .readonly(),
});
export type People = z.infer<typeof peopleSchema>;

export const linkAnswerSchema = z.union([
  object({ ok: z.literal(true), id: z.string(), token: z.string() }),
  refusal('stale', { message: z.string() }),
  notFound,
  invalid,
]);
export type LinkAnswer = z.infer<typeof linkAnswerSchema>;

/** What changes who runs an event. An event keeps an owner: the last one cannot go. */
export const peopleAnswerSchema = z.union([
  done,
  refusal('stale', { message: z.string() }),
  notFound,
  invalid,
]);
export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;

/** Anyone who accepts an invitation runs the event from then on. */
export const invitationAnswerSchema = z.union([
  object({ ok: z.literal(true), id: z.string() }),
  notFound,
  invalid,
]);
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;

/** Newest first. */
export const auditSchema = object({
  rows: z
    .array(
      object({
        number,
        at: time,
        who: z.string(),
        action: z.string(),
        /** number of the entry it is about */
        entry: number.nullable(),
        detail: z.record(z.string(), z.unknown()).readonly(),
        hash: z.string(),
      }),
    )
    .readonly(),
  /** number before which to ask on; null at the end */
  next: number.nullable(),
  /** whether trail and store are as they were written; null in answers that go on from an earlier one */
  whole: object({
    /** places that are not, in words: "entry 3, list 2: its verdict is not the one in the trail" */
    breaks: z.array(z.string()).readonly(),
    /** places that are not named */
    more: count,
    /** lists that were written before verdicts were in the trail */
    before: count,
  }).nullable(),
});
export type Audit = z.infer<typeof auditSchema>;
