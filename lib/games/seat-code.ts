import 'server-only';
import { customAlphabet } from 'nanoid';
import { insertInto, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { derivedToken } from '../identity/derived-token';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import { joinGame } from './join-game';
import { CODE_MINUTES } from './limits';
import { type Role, seatsToGive } from './permission';
import type { CodeAnswer, SpentCode } from './schema';
import { findSeat, seatToken } from './seats';

const GONE = { ok: false, code: 'not-found' } as const;

/** Letters that are not taken for one another when they are read aloud or in a bad light. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const LENGTH = 6;

const draw = customAlphabet(LETTERS, LENGTH);

/** What is stored of a code. */
const idOf = (code: string): string => derivedToken('game code', code);

/** What somebody typed, as the code it means. */
const codeIn = (text: string): string =>
  text
    .slice(0, 3 * LENGTH)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

/** Draws six letters that open a seat once, for ten minutes. The ones before for that seat no longer do. */
export const makeSeatCode = async (
  viewer: Viewer,
  gameId: string,
  role: Role,
  now?: Date,
): Promise<CodeAnswer> => {
  const own = await findSeat(viewer, gameId);
  if (own === null || !seatsToGive(own).includes(role)) return GONE;
  const code = draw();
  const expiresAt = new Date((now ?? (await steadyNow())).getTime() + CODE_MINUTES * 60_000);
  await runBatch([
    sql`DELETE FROM "GameCode" WHERE "gameId" = ${gameId} AND "role" = ${role}`,
    insertInto('GameCode', { id: idOf(code), gameId, role, expiresAt }),
  ]);
  return { ok: true, code, until: expiresAt.toISOString() };
};

/** Sits down at the game that six letters open, and spends them. */
export const spendSeatCode = async (
  owner: () => Promise<Viewer>,
  text: string,
  now?: Date,
): Promise<SpentCode> => {
  const code = codeIn(text);
  const where = { id: idOf(code), expiresAt: { gt: now ?? (await steadyNow()) } };
  const row = code.length === LENGTH ? await db.gameCode.findFirst({ where }) : null;
  if (row === null) return GONE;
  const { gameId, role } = row;
  const { count } = await db.gameCode.deleteMany({ where });
  if (count === 0) return GONE;
  const answer = await joinGame(owner, gameId, seatToken(gameId, role as Role), now);
  return answer.ok ? { ok: true, id: gameId } : answer;
};
