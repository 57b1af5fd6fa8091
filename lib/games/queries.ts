import { mutationOptions } from '@tanstack/react-query';
import { accepted } from '../api/accepted';
import { asSomeone } from '../api/changes';
import { clientOf, onceMore } from '../api/client';
import { goneSentence } from '../api/gone';
import type { GAME_CARDS } from './endpoints';
import type { Role } from './permission';
import type { AddRequest, OpenRequest } from './schema';
import type { GAME_WIRE } from './wire';

const ask = clientOf<typeof GAME_CARDS, typeof GAME_WIRE>();
const askAsSomeone = clientOf<typeof GAME_CARDS, typeof GAME_WIRE>(asSomeone);

/** What is said where a game is gone, or an act refused. */
const GAME = {
  gone: goneSentence('game'),
  otherwise: 'The server refused this.',
};

/** Opens a game; asked twice with one key it is one game. */
export const openGameChange = () =>
  mutationOptions({
    retry: onceMore,
    mutationFn: async (body: OpenRequest) =>
      accepted(await askAsSomeone('POST /api/games', { body }), {
        gone: 'One of the armies is no longer there.',
      }),
  });

/** Sits down at a game by the link to a seat. */
export const joinGameChange = (id: string, token: string) =>
  mutationOptions({
    retry: onceMore,
    mutationFn: async () =>
      accepted(await askAsSomeone('POST /api/games/[id]/seat', { params: { id }, body: { token } }), {
        gone: goneSentence('game link'),
      }),
  });

/** Six letters that open a seat once; the ones before no longer do. */
export const makeCodeChange = (id: string) =>
  mutationOptions({
    mutationFn: async (role: Role) =>
      accepted(await ask('POST /api/games/[id]/code', { params: { id }, body: { role } }), GAME),
  });

/** Sits down at a game by six letters. */
export const spendCodeChange = () =>
  mutationOptions({
    mutationFn: async (code: string) =>
      accepted(await askAsSomeone('POST /api/game-codes', { body: { code } }), {
        gone: goneSentence('game code'),
      }),
  });

/** Who sits at a game, and the links that may be given away. */
export const askSeats = async (id: string, signal: AbortSignal) =>
  accepted(await ask('GET /api/games/[id]/seats', { params: { id }, signal }), GAME);

/** Removes somebody else's seat. All links are new then. */
export const removeSeatChange = (id: string) =>
  mutationOptions({
    mutationFn: async (seat: string) =>
      accepted(await ask('DELETE /api/games/[id]/seats/[seat]', { params: { id, seat } }), GAME),
  });

/** Makes new links to all seats. Those before open nothing. */
export const renewLinksChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => accepted(await ask('POST /api/games/[id]/links', { params: { id } }), GAME),
  });

/** Leaves a game. */
export const leaveGameChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => accepted(await ask('DELETE /api/games/[id]', { params: { id } }), GAME),
  });

/** What is new since so many facts. @throws Error where the game is gone */
export const askNews = async (id: string, since: number, signal: AbortSignal) =>
  accepted(await ask('GET /api/games/[id]/facts', { params: { id }, question: { since }, signal }), GAME);

/** Sends acts, and hears what is new. @throws Error where the game is gone or full */
export const sendFacts = async (id: string, body: AddRequest) =>
  accepted(await ask('POST /api/games/[id]/facts', { params: { id }, body }), GAME);
