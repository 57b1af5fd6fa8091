import { z } from 'zod';
import { count, done, notFound, object, refusal, time, tooLarge } from '../api/schema-parts';
import { cleanName, cleanNotes } from '../rules/core/army/name';
import type { GameAct, GamePlace, ToldAct } from '../rules/core/game/fact';
import type { Setup } from '../rules/core/game/machine';
import { MAX_DICE, MAX_OBJECTIVES, MAX_OPTIONS, MAX_POINTS, MAX_SENT, MAX_TURNS, TEXTS } from './limits';
import { ROLES, type SeatRole } from './permission';

const key = z.string().min(1).max(TEXTS.key);
const side = z.union([z.literal(0), z.literal(1)]);

/**
 * Text as it is kept, with nothing hidden in it: a device that sends more is not refused, as all it sent would wait.
 */
const visible = (max: number, clean: (text: string, max: number) => string) =>
  z
    .string()
    .max(max)
    .overwrite((text) => clean(text, max));

const acts = [
  z.strictObject({ act: z.literal('count'), piece: key, counter: key, by: z.int().min(-99).max(99) }),
  z.strictObject({ act: z.literal('become'), piece: key, condition: key, to: key }),
  z.strictObject({ act: z.literal('mark'), piece: key, mark: key, on: z.boolean() }),
  z.strictObject({ act: z.literal('go on') }),
  z.strictObject({
    act: z.literal('throw'),
    test: key,
    piece: key.nullable(),
    dice: z.array(z.int().min(-12).max(12)).max(MAX_DICE).readonly(),
    outcome: visible(TEXTS.outcome, cleanName),
  }),
  z.strictObject({ act: z.literal('note'), text: visible(TEXTS.note, cleanNotes).min(1) }),
  z.strictObject({
    act: z.literal('end'),
    how: z.enum(['broken', 'time', 'objectives', 'agreement']),
    winner: side.nullable(),
  }),
  z.strictObject({ act: z.literal('undo'), fact: key }),
  z.strictObject({ act: z.literal('wish'), fact: key }),
  z.strictObject({ act: z.literal('refuse'), wish: key }),
] as const;

/** The closed list of acts: what is done at a table, with its outcome. */
export const actSchema = z.discriminatedUnion('act', acts) satisfies z.ZodType<GameAct>;

/** The same as a seat may see it. */
const actToSeatSchema = z.discriminatedUnion('act', [
  ...acts,
  z.strictObject({ act: z.literal('hidden') }),
]) satisfies z.ZodType<ToldAct>;

/** A device of a game: so much of its own making that no two are alike. */
export const deviceSchema = z
  .string()
  .regex(/^[\w-]{8,32}$/, { error: 'A device is named by 8 to 32 letters.' });

/** Where the game was for the device. */
const placeSchema = z.strictObject({
  turn: z.int().positive().max(MAX_TURNS),
  phase: key,
  half: z.union([z.literal(0), z.literal(1), z.literal(2)]),
}) satisfies z.ZodType<GamePlace>;

/** An act as a device sends it: its own number, and when it was done by the device's clock, which only is shown. */
export const sentFactSchema = z.strictObject({
  n: z.int().positive().max(1_000_000),
  at: time,
  what: actSchema,
  from: key.exactOptional(),
  place: placeSchema.exactOptional(),
});
export type SentFact = z.infer<typeof sentFactSchema>;

/** What a device has to say: its new acts, and how many facts of the game it knows. */
export const addRequestSchema = z.strictObject({
  device: deviceSchema,
  since: count,
  facts: z.array(sentFactSchema).min(1).max(MAX_SENT).readonly(),
});
export type AddRequest = z.infer<typeof addRequestSchema>;

/** The number of facts that the client has. */
export const sinceSchema = z.strictObject({ since: z.coerce.number().int().nonnegative().catch(0) });

const fact = object({
  id: z.string(),
  /** its place in the game, from 1 */
  number: z.int().positive(),
  role: z.enum(ROLES),
  at: time,
  what: actToSeatSchema,
  from: z.string().exactOptional(),
  place: placeSchema.exactOptional(),
});
/** One fact of a game, as the server has ordered it. */
export type GameFact = z.infer<typeof fact>;

/** What a device did not know: at most a page of it, where `facts` says how many there are. */
const news = { count, facts: z.array(fact).readonly() };

const factsPageSchema = object(news);
export type FactsPage = z.infer<typeof factsPageSchema>;

/** What is new, and how often somebody has sat down or was removed. */
export const newsSchema = object({ ...news, seatChanges: count });
export type News = z.infer<typeof newsSchema>;

/** Why an act did not become a fact: it is about the other side, takes back what is not there, or ends a far phase. */
const REFUSED = ['other-side', 'nothing-there', 'far-ahead'] as const;

export const addAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    ...news,
    refused: z.array(object({ n: z.int(), code: z.enum(REFUSED) })).readonly(),
  }),
  notFound,
  tooLarge,
]);
export type AddAnswer = z.infer<typeof addAnswerSchema>;

/** An army of a game: the viewer's own, a ready-made one, or one behind a share link. */
const armyRefs = [
  z.strictObject({ kind: z.literal('mine'), id: z.string().max(40) }),
  z.strictObject({ kind: z.literal('ready'), id: z.string().max(100) }),
  z.strictObject({ kind: z.literal('link'), token: z.string().max(100) }),
] as const;
const armyRef = z.discriminatedUnion('kind', armyRefs);
export type ArmyRef = z.infer<typeof armyRef>;

/** The other army; none where somebody marks only their own. */
const otherRef = z.discriminatedUnion('kind', [...armyRefs, z.strictObject({ kind: z.literal('none') })]);
export type OtherRef = z.infer<typeof otherRef>;

/** Opens a game of two armies, or of one side alone; with the key of an earlier request it is that game. */
export const openRequestSchema = z.strictObject({
  key: z.string().min(8).max(40),
  armies: z.tuple([armyRef, otherRef]),
  /** what was agreed, in the words of the system */
  options: z.array(key).max(MAX_OPTIONS).default([]),
  objectives: z
    .array(
      z.strictObject({
        name: visible(TEXTS.objective, cleanName).min(1),
        side,
        points: z.int().positive().max(MAX_POINTS),
      }),
    )
    .max(MAX_OBJECTIVES)
    .default([]),
});
export type OpenRequest = z.input<typeof openRequestSchema>;

export const openAnswerSchema = z.union([
  object({ ok: z.literal(true), id: z.string() }),
  notFound,
  refusal('findings', { message: z.string() }),
]);
export type OpenAnswer = z.infer<typeof openAnswerSchema>;

/** A seat to be opened once by six letters, in the next minutes. */
export const codeRequestSchema = z.strictObject({ role: z.enum(ROLES) });
export const codeAnswerSchema = z.union([
  object({ ok: z.literal(true), code: z.string(), until: time }),
  notFound,
  refusal('taken', { message: z.string() }),
]);
export type CodeAnswer = z.infer<typeof codeAnswerSchema>;

/** Six letters that somebody read to somebody else. */
export const spendCodeSchema = z.strictObject({ code: z.string().max(40) });
export const spentCodeSchema = z.union([
  object({ ok: z.literal(true), id: z.string() }),
  notFound,
  refusal('too-many', { message: z.string() }),
  refusal('taken', { message: z.string() }),
]);
export type SpentCode = z.infer<typeof spentCodeSchema>;

/** What a link to a seat brings. */
export const joinRequestSchema = z.strictObject({ token: z.string().max(100) });
export const joinAnswerSchema = z.union([
  object({ ok: z.literal(true), role: z.enum(ROLES) }),
  notFound,
  refusal('too-many', { message: z.string() }),
  refusal('taken', { message: z.string() }),
]);
export type JoinAnswer = z.infer<typeof joinAnswerSchema>;

export const leaveAnswerSchema = z.union([done, notFound]);
export type LeaveAnswer = z.infer<typeof leaveAnswerSchema>;

/** Who sits at a game, and what opens the seats that the viewer may give away. */
export const seatListSchema = object({
  /** how often this list has changed */
  changes: count,
  seats: z.array(object({ id: z.string(), role: z.enum(ROLES), since: time, isOwn: z.boolean() })).readonly(),
  links: z.array(object({ role: z.enum(ROLES), token: z.string() })).readonly(),
});
export type SeatList = z.infer<typeof seatListSchema>;
export const seatListAnswerSchema = z.union([seatListSchema, notFound]);
export type SeatListAnswer = z.infer<typeof seatListAnswerSchema>;

const head = {
  id: z.string(),
  system: z.string(),
  sides: z.tuple([z.string(), z.string()]).readonly(),
  role: z.enum(ROLES),
  openedAt: time,
  playedAt: time,
  /** how it ended and in which turn, which older games lack; null while it is running */
  ending: object({
    how: z.string(),
    winner: side.nullable(),
    turn: z.int().positive().exactOptional(),
  }).nullable(),
};

const listed = object({ ...head, facts: count });
/** One of my games in the list of them. */
export type ListedGame = z.infer<typeof listed>;
export const gameListSchema = object({ games: z.array(listed).readonly() });
export type GameList = z.infer<typeof gameListSchema>;

/** A game in the file of all that are somebody's: what it began from, and what their seat sees of what was done. */
export const keptGameSchema = object({
  format: z.literal('muster.game'),
  version: z.literal(1),
  ...head,
  setup: z.looseObject({}),
  facts: z.array(fact).readonly(),
});
export type KeptGame = z.infer<typeof keptGameSchema>;

/** A game as its page opens it. */
export type OpenedGame = {
  readonly id: string;
  readonly role: SeatRole;
  readonly setup: Setup;
  readonly count: number;
  readonly facts: readonly GameFact[];
};
