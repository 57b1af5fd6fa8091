import '@/prisma/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { NOW, openGame, sitDown } from './fixtures/table';
import { MAX_PLAYERS } from './limits';
import type { SeatRole } from './permission';
import { makeSeatCode, spendSeatCode } from './seat-codes';
import { findSeat, leaveGame, purgeGames } from './seats';

const LATER = new Date(NOW.getTime() + 10 * 60_000);
const GONE = { ok: false, code: 'not-found' };

let host: Viewer;
let game: string;
beforeAll(async () => {
  host = await newTestViewer();
  game = await openGame(host);
});

const codeFor = async (role: SeatRole, viewer = host): Promise<string> => {
  const made = await makeSeatCode(viewer, game, role, NOW);
  if (!made.ok) throw new Error(made.code);
  return made.code;
};
const spend = (viewer: Viewer, code: string, now = NOW) => spendSeatCode(async () => viewer, code, now);

describe('GAME-CODES: six letters open one seat, once, for ten minutes', () => {
  test('however they are typed, and are not stored', async () => {
    const code = await codeFor('second');
    expect(code).toMatch(/^[A-Z]{6}$/);
    expect(JSON.stringify(await db.gameCode.findMany())).not.toContain(code);
    const guest = await newTestViewer();
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    expect(await spend(guest, typed)).toEqual({ ok: true, id: game });
    expect(await findSeat(guest, game)).toBe('second');
    expect(await spend(await newTestViewer(), code)).toEqual(GONE);
  });

  test('of those who type them at once, one sits down', async () => {
    const code = await codeFor('looks');
    const guests = await Promise.all(Array.from({ length: 5 }, () => newTestViewer()));
    const answers = await Promise.all(guests.map((guest) => spend(guest, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('not when they are older, or others were drawn for that seat', async () => {
    const [old, code] = [await codeFor('first'), await codeFor('first')];
    const guest = await newTestViewer();
    expect(await spend(guest, old)).toEqual(GONE);
    expect(await spend(guest, code, LATER)).toEqual(GONE);
    expect(await findSeat(guest, game)).toBeNull();
    expect(await spend(guest, code)).toEqual({ ok: true, id: game });
  });

  test.each(['', 'ABCDE', 'ABCDEFG', '??????', 'A'.repeat(100_000), "' OR 1=1 --"])(
    '%.12j opens nothing',
    async (text) => expect(await spend(await newTestViewer(), text)).toEqual(GONE),
  );

  test('are drawn by who may give the seat away', async () => {
    const [first, guest] = [await sitDown(game, 'first'), await sitDown(game, 'looks')];
    const make = (viewer: Viewer, role: SeatRole) => makeSeatCode(viewer, game, role, NOW);
    // somebody sits there
    expect(await make(first, 'second')).toMatchObject({ ok: false, code: 'taken' });
    expect(await make(first, 'first')).toMatchObject({ ok: true });
    expect(await make(first, 'both')).toEqual(GONE);
    expect(await make(guest, 'looks')).toEqual(GONE);
    expect(await make(await newTestViewer(), 'looks')).toEqual(GONE);
  });

  test('are spent by sitting down, and by nothing else', async () => {
    const id = await openGame(host);
    const draw = async (viewer: Viewer, role: SeatRole) => {
      const made = await makeSeatCode(viewer, id, role, NOW);
      return made.ok ? made.code : '';
    };
    const first = await sitDown(id, 'first');
    const code = await draw(host, 'second');
    expect(await spend(first, code)).toMatchObject({ ok: false, code: 'taken' });
    for (let players = 2; players < MAX_PLAYERS; players++) await sitDown(id, 'first');
    const guest = await newTestViewer();
    expect(await spend(guest, code)).toMatchObject({ ok: false, code: 'too-many' });
    await leaveGame(first, id);
    expect(await spend(guest, code)).toEqual({ ok: true, id });
    expect(await spend(await newTestViewer(), code)).toEqual(GONE);
  });

  test('of a side for the other open it only while nobody sits there', async () => {
    const id = await openGame(host);
    const first = await sitDown(id, 'first');
    await leaveGame(host, id);
    const made = await makeSeatCode(first, id, 'second', NOW);
    const code = made.ok ? made.code : '';
    expect(await spend(first, code)).toMatchObject({ ok: false, code: 'taken' });
    await sitDown(id, 'second');
    expect(await spend(await newTestViewer(), code)).toMatchObject({ ok: false, code: 'taken' });
  });

  test('go with the purge when their time is over', async () => {
    await codeFor('second');
    await purgeGames(NOW);
    expect(await db.gameCode.count({ where: { gameId: game, role: 'second' } })).toBe(1);
    await purgeGames(LATER);
    expect(await db.gameCode.count()).toBe(0);
  });
});
