import 'server-only';
import { customAlphabet } from 'nanoid';
import { failUnless, insertInto, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { derivedToken } from '../identity/auth';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import { CODE_MINUTES } from './limits';
import { isFree, offerOf, type SeatOffer, type SeatRole } from './permission';
import type { CodeAnswer, SpentCode } from './schema';
import { findSeat, findSeatRoles, GONE, needsSeat, TAKEN, takeSeat } from './seats';
import { CODE_LENGTH, CODE_LETTERS, readTableCode } from './table-code';

const draw = customAlphabet(CODE_LETTERS, CODE_LENGTH);

/** What is stored of a code. */
const idOf = (code: string): string => derivedToken('game code', code);

/** Draws six letters that open a seat once, for ten minutes. The ones before for that seat no longer do. */
export const makeSeatCode = async (
  viewer: Viewer,
  gameId: string,
  role: SeatRole,
  now?: Date,
): Promise<CodeAnswer> => {
  const own = await findSeat(viewer, gameId);
  if (own === null) return GONE;
  const offer = offerOf(own, role);
  if (offer === null) return GONE;
  if (offer === 'while-free' && !isFree(role, await findSeatRoles(gameId))) return TAKEN;
  const code = draw();
  const expiresAt = new Date((now ?? (await steadyNow())).getTime() + CODE_MINUTES * 60_000);
  try {
    await runBatch([
      sql`DELETE FROM "GameCode" WHERE "gameId" = ${gameId} AND "role" = ${role}`,
      insertInto('GameCode', { id: idOf(code), gameId, role, offer, expiresAt }),
      needsSeat(gameId, viewer.userId, own),
    ]);
  } catch (error) {
    if ((await findSeat(viewer, gameId)) !== own) return GONE;
    throw error;
  }
  return { ok: true, code, until: expiresAt.toISOString() };
};

/** Sits down at the game that six letters open. Only sitting down spends them. */
export const spendSeatCode = async (
  owner: () => Promise<Viewer>,
  text: string,
  now?: Date,
): Promise<SpentCode> => {
  const code = readTableCode(text);
  if (code === null) return GONE;
  const id = idOf(code);
  const time = now ?? (await steadyNow());
  const find = () => db.gameCode.findFirst({ where: { id, expiresAt: { gt: time } } });
  const row = await find();
  if (row === null) return GONE;
  const { gameId, role, offer } = row;
  const seat = {
    gameId,
    role: role as SeatRole,
    offer: offer as SeatOffer,
    statements: [
      failUnless(sql`EXISTS (SELECT 1 FROM "GameCode" WHERE "id" = ${id})`),
      sql`DELETE FROM "GameCode" WHERE "id" = ${id}`,
    ],
  };
  try {
    const answer = await takeSeat(await owner(), seat, time);
    return answer.ok ? { ok: true, id: gameId } : answer;
  } catch (error) {
    // Somebody else spent them at the same moment.
    if ((await find()) === null) return GONE;
    throw error;
  }
};
