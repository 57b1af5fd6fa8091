import { z } from 'zod';
import { count, invalid, notFound, object, refusal, revision, time, tooLarge } from '../api/schema-parts';
import { number, openStanding, type Pack, standing } from './judge/verdict-answers';
import { LATE, ROLES, STATES } from './limits';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const pack = z.custom<Pack>(isObject);
const role = z.enum(ROLES);
export type OrganiserRole = z.infer<typeof role>;

/** `soon`: not open yet; `grace`: closed, but a list sent now still counts as on time. */
const phase = z.enum(['soon', 'open', 'grace', 'closed']);
export type EventPhase = z.infer<typeof phase>;

/** What an event is, for everyone who may read its page. Times in UTC, to be shown in `timeZone`. */
export const eventHead = object({
  id: z.string(),
  name: z.string(),
  /** before its codes */
  initials: z.string(),
  system: z.string(),
  systemName: z.string(),
  date: z.string(),
  hours: z.string(),
  place: z.string(),
  rounds: count,
  text: z.string(),
  opensAt: time,
  closesAt: time,
  timeZone: z.string(),
  graceSeconds: count,
  late: z.enum(LATE),
  capacity: number.nullable(),
  publicAt: time.nullable(),
  listed: z.boolean(),
  /** anyone who reads its page may enter a list, by its id in place of a token */
  openEntry: z.boolean(),
  phase,
  /** the server's clock when it answered */
  now: time,
  /** places that are taken */
  entered: count,
  /** anyone may read the lists now */
  public: z.boolean(),
});
export type EventHead = z.infer<typeof eventHead>;

/** The terms of an event, as they were copied when they were saved. */
export const termsSchema = object({
  version: number,
  hash: z.string(),
  savedAt: time,
  packs: z.array(pack).readonly(),
});
export type EventTerms = z.infer<typeof termsSchema>;

/** One line of the public list of entries. */
const publicEntry = object({
  number,
  name: z.string(),
  accepted: z.boolean(),
  /** it was sent after closing */
  late: z.boolean(),
  /** the version of the terms that judged it */
  terms: number,
  /** the version that is shown: the accepted one, else the last */
  code: z.string(),
  list: z.string(),
  nationLabel: z.string(),
  points: z.number().nullable(),
  standing: openStanding,
});

/** The page of an event. */
export const eventPageSchema = object({
  event: eventHead,
  terms: termsSchema,
  /** the version of the terms that judges a list sent now */
  listTerms: number,
  /** which terms judged how many of the lists that count */
  uses: z.array(object({ terms: number, lists: count })).readonly(),
  /** of the viewer at this event; null for a player or a stranger */
  role: role.nullable(),
  /** what its owner edits it by; null for all others */
  revision: revision.nullable(),
  /** the viewer's own entries here */
  mine: z.array(object({ id: z.string(), number, name: z.string() })).readonly(),
  /** null until lists are public */
  entries: z.array(publicEntry).readonly().nullable(),
});
export type EventPage = z.infer<typeof eventPageSchema>;

/** My events: those I run, those I have entered, and those I deleted and can restore. */
export const myEventsSchema = object({
  run: z
    .array(
      object({
        event: eventHead,
        role,
        /** lists that wait for an organiser, and entries that have an accepted one */
        toCheck: count,
        accepted: count,
      }),
    )
    .readonly(),
  entered: z
    .array(
      object({
        event: eventHead,
        /** id of the entry: opens its receipt for its owner */
        id: z.string(),
        number,
        state: z.enum(STATES),
        /** the state of the entry, in words */
        stands: z.string(),
        list: z.string(),
        code: z.string(),
        standing: openStanding,
      }),
    )
    .readonly(),
  deleted: z.array(object({ id: z.string(), name: z.string(), deletedAt: time })).readonly(),
});
export type MyEvents = z.infer<typeof myEventsSchema>;

/** `token`: of the link for players. */
export const createEventAnswerSchema = z.union([
  object({ ok: z.literal(true), id: z.string(), revision, token: z.string() }),
  invalid,
  tooLarge,
]);
export type CreateEventAnswer = z.infer<typeof createEventAnswerSchema>;

export const saveEventAnswerSchema = z.union([
  object({ ok: z.literal(true), revision }),
  refusal('stale', { current: eventPageSchema }),
  notFound,
  invalid,
]);
export type SaveEventAnswer = z.infer<typeof saveEventAnswerSchema>;

/** What deleting an event took away, and what stays. */
export const deleteEventAnswerSchema = z.union([
  object({ ok: z.literal(true), /** receipts that go on showing their own list */ receipts: count }),
  notFound,
]);
export type DeleteEventAnswer = z.infer<typeof deleteEventAnswerSchema>;

const shortVerdict = object({ standing, errors: count, warnings: count, wanting: count });

/** A stored verdict that other terms would turn. */
const turned = object({
  number,
  name: z.string(),
  /** which of the lists of its entry; `accepted`: it is the accepted one */
  version: number,
  accepted: z.boolean(),
  was: shortVerdict,
  is: shortVerdict,
  /** titles of findings that come and that go */
  comes: z.array(z.string()).readonly(),
  goes: z.array(z.string()).readonly(),
});

/**
 * An accepted list that has errors under other terms than it was accepted under; `open`: how many of them are not let
 * pass.
 */
const accepted = object({ number, name: z.string(), version: number, open: count });

/** What a change of terms does to the lists already sent. */
const effect = {
  turned: z.array(turned).readonly(),
  /** accepted lists of which the organisers are asked what becomes of them */
  accepted: z.array(accepted).readonly(),
  /** lists whose verdict stays as it is, and those that are frozen */
  same: count,
  frozen: count,
  /** lists that were frozen when the event closed, which new terms judge only if the request says so */
  reopened: count,
};

/** Nothing is stored. `faults`: what the packs themselves have against them, as far as the rules can tell. */
export const tryTermsAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    hash: z.string(),
    ...effect,
    /** lists at the event, and how many of them are legal then; none that was withdrawn */
    lists: count,
    legal: count,
  }),
  notFound,
  invalid,
]);
export type TryTermsAnswer = z.infer<typeof tryTermsAnswerSchema>;

export const saveTermsAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    terms: termsSchema,
    ...effect,
    /** accepted lists whose errors were let pass with the change, and those that went back to be checked */
    passed: count,
    putBack: count,
  }),
  refusal('stale', { current: termsSchema }),
  notFound,
  invalid,
]);
export type SaveTermsAnswer = z.infer<typeof saveTermsAnswerSchema>;
