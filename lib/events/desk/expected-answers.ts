import { z } from 'zod';
import { invalid, notFound, object } from '../../api/parts';
import { number } from '../judge/verdict-answers';

/** A player an organiser waits for. */
export const expectedPlayer = object({
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
