import { mutationOptions } from '@tanstack/react-query';
import { clientOf, retryOnce } from '../api/client';
import { serializeFirstWrite } from '../api/mutations';
import { notFoundMessage } from '../api/not-found';
import { unwrap } from '../api/unwrap';
import type { GAME_CONTRACT } from './contract';
import type { GAME_ENDPOINTS } from './endpoints';
import type { SeatRole } from './permission';
import type { AddRequest, OpenRequest } from './schema';

const ask = clientOf<typeof GAME_ENDPOINTS, typeof GAME_CONTRACT>();
const askAsSomeone = clientOf<typeof GAME_ENDPOINTS, typeof GAME_CONTRACT>(serializeFirstWrite);

/** What is said where a game is gone, or an act refused. */
const GAME = {
  gone: notFoundMessage('game'),
  otherwise: 'The server refused this.',
};

/** Opens a game; asked twice with one key it is one game. */
export const openGameChange = () =>
  mutationOptions({
    retry: retryOnce,
    mutationFn: async (body: OpenRequest) =>
      unwrap(await askAsSomeone('POST /api/games', { body }), {
        gone: 'One of the armies is no longer there.',
      }),
  });

/** Sits down at a game by the link to a seat. */
export const joinGameChange = (id: string, token: string) =>
  mutationOptions({
    retry: retryOnce,
    mutationFn: async () =>
      unwrap(await askAsSomeone('POST /api/games/[id]/seat', { params: { id }, body: { token } }), {
        gone: notFoundMessage('game link'),
      }),
  });

/** Six letters that open a seat once; the ones before no longer do. */
export const makeCodeChange = (id: string) =>
  mutationOptions({
    mutationFn: async (role: SeatRole) =>
      unwrap(await ask('POST /api/games/[id]/code', { params: { id }, body: { role } }), GAME),
  });

/** Sits down at a game by six letters. */
export const spendCodeChange = () =>
  mutationOptions({
    mutationFn: async (code: string) =>
      unwrap(await askAsSomeone('POST /api/game-codes', { body: { code } }), {
        gone: notFoundMessage('game code'),
      }),
  });

/** Who sits at a game, and the links that may be given away. */
export const askSeats = async (id: string, signal: AbortSignal) =>
  unwrap(await ask('GET /api/games/[id]/seats', { params: { id }, signal }), GAME);

/** Removes somebody else's seat. All links are new then. */
export const removeSeatChange = (id: string) =>
  mutationOptions({
    mutationFn: async (seat: string) =>
      unwrap(await ask('DELETE /api/games/[id]/seats/[seat]', { params: { id, seat } }), GAME),
  });

/** Makes new links to all seats. Those before open nothing. */
export const renewLinksChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => unwrap(await ask('POST /api/games/[id]/links', { params: { id } }), GAME),
  });

/** Leaves a game. */
export const leaveGameChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => unwrap(await ask('DELETE /api/games/[id]', { params: { id } }), GAME),
  });

/** What is new since so many facts. @throws Error where the game is gone */
export const askNews = async (id: string, since: number, signal: AbortSignal) =>
  unwrap(await ask('GET /api/games/[id]/facts', { params: { id }, query: { since }, signal }), GAME);

/** Sends acts, and hears what is new. @throws Error where the game is gone or full */
export const sendFacts = async (id: string, body: AddRequest) =>
  unwrap(await ask('POST /api/games/[id]/facts', { params: { id }, body }), GAME);
