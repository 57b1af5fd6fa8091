import { z } from 'zod';
import { textSchema } from '../rules/core/read/schema-parts';
import { requestTextFields } from './entry-text-fields';
import { LATE, MAX_ENTRIES, MAX_EXPECTED_LINE, MAX_GRACE, ROLES, TEXTS } from './limits';

const line = (max: number) => textSchema(max, false);
const filled = (max: number, what: string) => line(max).pipe(z.string().min(1, what));
const words = (max: number, what: string) => textSchema(max, true).pipe(z.string().min(1, what));

/** Made by the browser for what is sent once: asked again with the same key, the first is answered again. */
const key = z.string().regex(/^[\w-]{20,60}$/, 'A key has 20 to 60 letters, digits, - or _.');
const revision = z.int().positive();
const number = z.int().min(1).max(1_000_000);
const time = z.iso.datetime();

/** True for an IANA name that this machine knows. */
const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const event = z.strictObject({
  name: filled(TEXTS.name, 'Give the event a name.'),
  date: z.iso.date('The day must be a date such as 2026-11-28.'),
  hours: line(TEXTS.hours),
  place: line(TEXTS.place),
  rounds: z.int().min(0).max(20),
  text: textSchema(TEXTS.text, true),
  opensAt: time,
  closesAt: time,
  timeZone: z.string().max(60).refine(isTimeZone, 'There is no such time zone: one is called Europe/Berlin.'),
  graceSeconds: z.int().min(0).max(MAX_GRACE),
  late: z.enum(LATE),
  capacity: z.int().min(1).max(MAX_ENTRIES).nullable(),
  publicAt: time.nullable(),
  listed: z.boolean(),
  /** anyone who reads the page may enter; else only who has the link for players */
  openEntry: z.boolean(),
});

type Times = { readonly opensAt: string; readonly closesAt: string; readonly publicAt: string | null };

const closesAfterOpening = ({ opensAt, closesAt }: Times): boolean => opensAt < closesAt;
const CLOSES = { path: ['closesAt'], message: 'Lists close after they open: give a later time.' };
const hiddenUntilClosing = ({ publicAt, closesAt }: Times): boolean =>
  publicAt === null || publicAt >= closesAt;
const PUBLIC = { path: ['publicAt'], message: 'Lists become public when they close, or later.' };

/** The fields of an event, as its form edits them. Times are ISO 8601 in UTC; the page shows them in `timeZone`. */
export const eventFieldsSchema = event.refine(closesAfterOpening, CLOSES).refine(hiddenUntilClosing, PUBLIC);
export type EventFields = z.infer<typeof eventFieldsSchema>;

/** Packs in their order, each on top of those before it; read strictly by the rules. */
const packs = z.array(z.unknown()).max(8);

export const createEventSchema = z.strictObject({
  key,
  /** id of a rule system */
  system: z.string().max(40),
  /** what the other organisers call the person who makes it */
  organiser: filled(TEXTS.person, 'Give the name the other organisers know you by.'),
  event: eventFieldsSchema,
  packs,
});
export type CreateEventRequest = z.infer<typeof createEventSchema>;

export const saveEventSchema = z.strictObject({ revision, event: eventFieldsSchema });
export type SaveEventRequest = z.infer<typeof saveEventSchema>;

/**
 * Which lists new terms judge at an event that has closed: frozen ones too, only those sent from now on, or none, so
 * that late lists are judged by the terms of closing.
 */
const lists = z.enum(['all', 'new', 'none']).exactOptional();
export type JudgedLists = 'all' | 'new' | 'none';

/** Whole terms; or a pack with the packs it builds on, to be added to the terms in force. */
export const tryTermsSchema = z.union(
  [z.strictObject({ packs, lists }), z.strictObject({ draft: packs, lists })],
  'Send the packs of the terms, or a draft.',
);
export type TryTermsRequest = z.infer<typeof tryTermsSchema>;

/**
 * What becomes of accepted lists that have errors by new terms: all of them are let pass for one reason, they go back
 * to be checked, or they stay as they are until someone decides.
 */
const accepted = z
  .discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('pass'),
      reason: words(TEXTS.reason, 'Give the reason: it is empty.'),
    }),
    z.strictObject({ do: z.literal('back') }),
    z.strictObject({ do: z.literal('stay') }),
  ])
  .exactOptional();
export type AcceptedLists = 'pass' | 'back' | 'stay';

/** `version` is that of the terms the change was made on. */
export const saveTermsSchema = z.strictObject({ version: z.int().positive(), packs, lists, accepted });
export type SaveTermsRequest = z.infer<typeof saveTermsSchema>;

/** A list: one of the viewer's armies, an army file, or a text as it was pasted (a file or the text form). */
export const listSchema = z.union(
  [
    z.strictObject({ army: z.string().max(40) }),
    z.strictObject({ file: z.unknown() }),
    z.strictObject({ text: z.string().max(1_000_000, 'A text has 1,000,000 characters or fewer.') }),
  ],
  'Send one list: the id of an army, a file or a text.',
);
export type SentList = z.infer<typeof listSchema>;

export const checkListSchema = z.strictObject({ list: listSchema });
export type CheckListRequest = z.infer<typeof checkListSchema>;

export const enterSchema = z.strictObject({
  key,
  name: filled(TEXTS.person, 'Give the name you play under.'),
  ...requestTextFields,
  list: listSchema,
});
export type EnterRequest = z.infer<typeof enterSchema>;

export const replaceSchema = z.strictObject({ key, list: listSchema });
export type ReplaceRequest = z.infer<typeof replaceSchema>;

/** What a player says to the organisers: the answer to a question, or a message. */
export const answerSchema = z.strictObject({
  revision,
  text: words(TEXTS.message, 'Write an answer: it is empty.'),
});
export type AnswerRequest = z.infer<typeof answerSchema>;

export const withdrawSchema = z.strictObject({ revision });
export type WithdrawRequest = z.infer<typeof withdrawSchema>;

/** A finding by `key` of the report; the version that it was found in. */
const finding = z.string().min(1).max(600);
const text = words(TEXTS.message, 'Write a note for the player: it is empty.');
const note = textSchema(TEXTS.message, true);

/**
 * What an organiser does with one entry. `revision` is the one the act was decided on. `withErrors`: accept it although
 * findings of error level are neither fixed nor let pass. `withNotes`: although notes of the terms are not ticked.
 */
export const actSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('accept'),
    revision,
    text: note,
    withErrors: z.boolean().exactOptional(),
    withNotes: z.boolean().exactOptional(),
  }),
  z.strictObject({ act: z.literal('return'), revision, text }),
  z.strictObject({ act: z.literal('ask'), revision, text }),
  z.strictObject({ act: z.literal('note'), revision, text }),
  z.strictObject({ act: z.literal('reopen'), revision }),
  z.strictObject({ act: z.literal('withdraw'), revision }),
  z.strictObject({ act: z.literal('lock'), revision }),
  z.strictObject({ act: z.literal('unlock'), revision }),
  z.strictObject({
    act: z.literal('overrule'),
    revision,
    version: number,
    finding,
    reason: words(TEXTS.reason, 'Give the reason: it is empty.'),
  }),
  z.strictObject({ act: z.literal('uphold'), revision, version: number, finding }),
  z.strictObject({
    act: z.literal('tick'),
    revision,
    version: number,
    /** slot of the term */
    note: finding,
    /** null takes the tick back */
    kept: z.boolean().nullable(),
  }),
]);
export type Act = z.infer<typeof actSchema>;

const several = { entries: z.array(z.strictObject({ number, revision })).min(1).max(MAX_ENTRIES) };

/** One act on many entries, each on the revision that it was decided on. */
export const actOnSeveralSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('accept'), ...several, withNotes: z.boolean().exactOptional() }),
  z.strictObject({ act: z.literal('return'), ...several, text }),
  z.strictObject({ act: z.literal('lock'), ...several }),
]);
export type ActOnSeveralRequest = z.infer<typeof actOnSeveralSchema>;

const who = z.string().max(MAX_EXPECTED_LINE);

/** Players that are expected: lines that come and names that go, or whose entry one is. */
export const changeExpectedSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('list'),
    add: z.array(who).max(MAX_ENTRIES),
    remove: z.array(who).max(MAX_ENTRIES),
  }),
  z.strictObject({ act: z.literal('tie'), name: who, entry: number.nullable() }),
]);
export type ChangeExpectedRequest = z.infer<typeof changeExpectedSchema>;

/** Files, or texts of a pasted batch, as entries; `player` where it is known, else the file's own, else its name. */
export const bulkSchema = z.strictObject({
  key,
  files: z
    .array(
      z.strictObject({
        name: z.string().max(300),
        player: line(TEXTS.person).exactOptional(),
        text: z.string().max(1_000_000),
      }),
    )
    .min(1)
    .max(MAX_ENTRIES),
});
export type BulkRequest = z.infer<typeof bulkSchema>;

/** `enter`: a new link for players, which ends the one before; `invite`: makes one person a checker. */
export const linkSchema = z.strictObject({ kind: z.enum(['enter', 'invite']) });
export type LinkRequest = z.infer<typeof linkSchema>;

export const invitationSchema = z.strictObject({
  token: z.string().max(100),
  name: filled(TEXTS.person, 'Give the name the other organisers know you by.'),
});
export type InvitationRequest = z.infer<typeof invitationSchema>;

export const roleSchema = z.strictObject({ role: z.enum(ROLES) });
export type RoleRequest = z.infer<typeof roleSchema>;

/** Your own pack; only the reader of packs says what becomes of it. */
export const createPackSchema = z.strictObject({ key, pack: z.unknown() });
export const savePackSchema = z.strictObject({ revision, pack: z.unknown() });

export type * from './answers';
export type * from './desk/desk-answers';
export type * from './enter/entry-answers';
export type * from './enter/verify-answers';
export type * from './judge/verdict-answers';
export type * from './packs/pack-answers';
export type * from './people/people-answers';
