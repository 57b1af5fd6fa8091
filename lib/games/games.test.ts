import '@/prisma/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import { db } from '../db';
import { moveOwnership, toOwned } from '../identity/ownership';
import type { Viewer } from '../identity/viewer';
import type { GameAct } from '../rules/core/game/fact';
import { foldGame, lossesOf } from '../rules/core/game/fold';
import { addFacts } from './add-facts';
import { createGame } from './create-game';
import { AT, done, goOn, hit, LOBOSITZ, NOW, openGame, send, sitDown, undo, unitsOf } from './fixtures/table';
import { MAX_FACTS, MAX_ONLOOKERS, MAX_PLAYERS } from './limits';
import type { SeatRole } from './permission';
import { listGames, readGame, readNews } from './read-game';
import { actSchema, gameListSchema, newsSchema, openRequestSchema, seatListSchema } from './schema';
import { makeSeatCode, spendSeatCode } from './seat-codes';
import { joinGame, readSeatLink, seatToken } from './seat-links';
import { readSeats, removeSeat, renewLinks } from './seat-list';
import { findSeat, leaveGame, purgeGames } from './seats';

/** Somebody opens the umpire's link to a seat. */
const join = (viewer: Viewer, id: string, role: SeatRole) =>
  joinGame(async () => viewer, id, seatToken(id, role), NOW);

const YEAR = 366 * 24 * 60 * 60 * 1000;

let host: Viewer;
let game: string;
let [mine, theirs]: readonly [string, string] = ['', ''];
beforeAll(async () => {
  host = await newTestViewer();
  game = await openGame(host);
  [mine, theirs] = await unitsOf(host, game);
});

describe('a game is opened', () => {
  test('once for a key, with all that its fold needs', async () => {
    const viewer = await newTestViewer();
    const request = { key: 'the-same-key', armies: LOBOSITZ };
    const [one, two] = await Promise.all([
      createGame(viewer, async () => viewer, request, NOW),
      createGame(viewer, async () => viewer, request, NOW),
    ]);
    expect(one).toEqual(two);
    expect(await createGame(viewer, async () => viewer, request, NOW)).toEqual(one);
    const list = await listGames(viewer);
    expect(gameListSchema.parse(list)).toEqual(list);
    expect(list.games).toMatchObject([
      {
        sides: ['Lobositz 1756: Prussia', 'Lobositz 1756: Austria'],
        role: 'both',
        facts: 0,
        ending: null,
      },
    ]);
    const opened = one.ok ? await readGame(viewer, one.id) : null;
    expect(opened?.setup.sides.map(({ breaksAt }) => breaksAt)).toEqual([20, 20]);
  });

  test.each([
    [{ kind: 'ready', id: 'no-such-army' }, 'not-found'],
    [{ kind: 'mine', id: 'of-somebody-else' }, 'not-found'],
    [{ kind: 'link', token: 'x' }, 'not-found'],
    [{ kind: 'ready', id: 'lobositz-1756-prussia-stroll-in-hanover' }, 'not-found'],
  ])('not of %o', async (army, code) => {
    const viewer = await newTestViewer();
    const armies = [LOBOSITZ[0], army] as never;
    expect(await createGame(viewer, async () => viewer, { key: 'k'.repeat(10), armies }, NOW)).toMatchObject({
      ok: false,
      code,
    });
    expect((await listGames(viewer)).games).toEqual([]);
  });
});

test('a game is opened by what was agreed, and not by what its rules do not have', async () => {
  const viewer = await newTestViewer();
  const open = (options: readonly string[], points = 1, key = 'agreed-by-both') =>
    createGame(viewer, async () => viewer, {
      key,
      armies: LOBOSITZ,
      options: [...options],
      objectives: [{ name: 'Lobosch', side: 1, points }],
    });
  const opened = await open(['attacker:0', 'clock:lobositz-1756', 'red-dice']);
  if (!opened.ok) throw new Error(opened.code);
  const game = await readGame(viewer, opened.id);
  expect(game?.setup.options).toEqual(['attacker:0', 'clock:lobositz-1756', 'red-dice']);
  expect(game?.setup.pieces.find(({ of }) => of === 'objective')).toMatchObject({
    name: 'Lobosch',
    side: 1,
    worth: { points: 2 },
  });
  for (const [options, points] of [
    [['attacker:0', 'attacker:1'], 1],
    [['wings'], 1],
    [['red-dice', 'red-dice'], 1],
    [[], 4],
  ] as const) {
    expect(await open(options, points, 'something-else')).toMatchObject({ ok: false, code: 'findings' });
  }
});

describe('GAME-ONCE: an act that is sent again is the same fact', () => {
  test('also where both arrive at one moment', async () => {
    const id = await openGame(host);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(host, id, 'phone-of-host', 1, [hit(mine), hit(mine), goOn])),
    );
    expect(answers.map((answer) => done(answer).count)).toEqual(Array(6).fill(3));
    const news = await readNews(host, id, 0);
    expect(newsSchema.parse(news)).toEqual(news);
    expect(news?.facts.map(({ id: fact, number }) => [fact, number])).toEqual([
      ['phone-of-host:1', 1],
      ['phone-of-host:2', 2],
      ['phone-of-host:3', 3],
    ]);
  });
});

describe('GAME-ORDER: the server orders, and tells each what it missed', () => {
  test('ten devices at one moment lose nothing and see the same', async () => {
    const id = await openGame(host);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(host, id, `device-number-${index}`, 1, [hit(mine), hit(theirs, -1)]),
      ),
    );
    const news = await readNews(host, id, 0);
    expect(news?.count).toBe(20);
    expect(news?.facts.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(done(await send(host, id, 'device-number-0', 3, [goOn], 18)).facts).toHaveLength(3);
    expect((await readNews(host, id, 21))?.facts).toEqual([]);
  });
});

describe('GAME-SIDES: a seat plays its side', () => {
  test('its own pieces, the phase and what is of both; never those of the other', async () => {
    const id = await openGame(host);
    const second = await sitDown(id, 'second');
    const answer = done(await send(second, id, 'phone-of-second', 1, [hit(theirs), hit(mine), goOn]));
    expect(answer.refused).toEqual([{ n: 2, code: 'other-side' }]);
    expect(answer.facts.map(({ what }) => what)).toEqual([hit(theirs), goOn]);
    expect(done(await send(host, id, 'phone-of-host', 1, [hit(mine), hit(theirs)])).refused).toEqual([]);
  });

  test('takes back what is its own side’s, and what does not exist is not taken back', async () => {
    const id = await openGame(host);
    const second = await sitDown(id, 'second');
    await send(host, id, 'phone-of-host', 1, [hit(mine)]);
    const answer = done(
      await send(second, id, 'phone-of-second', 1, [
        ...[
          hit(theirs),
          undo('phone-of-second:1'),
          undo('phone-of-host:1'),
          undo('nobody-at-all:7'),
          undo('x'),
        ],
      ]),
    );
    expect(answer.refused).toEqual([
      { n: 3, code: 'other-side' },
      { n: 4, code: 'nothing-there' },
      { n: 5, code: 'nothing-there' },
    ]);
    expect(done(await send(host, id, 'phone-of-host', 2, [undo('phone-of-second:1')])).refused).toEqual([]);
  });

  test('hits the other side by a throw of its own, and that side may take it back', async () => {
    const id = await openGame(host);
    const [first, second] = [await sitDown(id, 'first'), await sitDown(id, 'second')];
    const thrown: GameAct = { act: 'throw', test: 'fire', piece: mine, dice: [5], outcome: 'Fire: 2 hits' };
    const facts = [
      { n: 1, at: AT, what: thrown },
      { n: 2, at: AT, what: hit(theirs, 2), from: 'phone-of-first:1' },
      { n: 3, at: AT, what: hit(theirs, 2), from: 'phone-of-nobody:1' },
    ];
    const answer = done(await addFacts(first, id, { device: 'phone-of-first', since: 0, facts }, NOW));
    expect(answer.refused).toEqual([{ n: 3, code: 'other-side' }]);
    const undone = await send(second, id, 'phone-of-second', 1, [
      { act: 'undo', fact: 'phone-of-first:2' },
      { act: 'undo', fact: 'phone-of-first:1' },
    ]);
    expect(done(undone).refused).toEqual([{ n: 2, code: 'other-side' }]);
  });

  test('who looks on reads and writes nothing; a stranger finds nothing', async () => {
    const id = await openGame(host);
    const guest = await sitDown(id, 'looks');
    const stranger = await newTestViewer();
    expect(await send(guest, id, 'phone-of-guest', 1, [goOn])).toEqual({ ok: false, code: 'not-found' });
    expect(await readNews(guest, id, 0)).toEqual({ count: 0, facts: [], seatChanges: 1 });
    expect(await send(stranger, id, 'phone-of-nobody', 1, [goOn])).toEqual({ ok: false, code: 'not-found' });
    expect(await readNews(stranger, id, 0)).toBeNull();
    expect(await readGame(stranger, id)).toBeNull();
    expect(await leaveGame(stranger, id)).toEqual({ ok: false, code: 'not-found' });
    expect(await db.gameFact.count({ where: { gameId: id } })).toBe(0);
  });
});

describe('GAME-SEATS: a link opens one seat', () => {
  test.each(['', 'x', 'a'.repeat(32), "' OR 1=1 --", 'a'.repeat(10_000)])('%j opens none', async (token) => {
    const viewer = await newTestViewer();
    expect(await readSeatLink(game, token)).toBeNull();
    expect(await joinGame(async () => viewer, game, token)).toEqual({ ok: false, code: 'not-found' });
    expect(await findSeat(viewer, game)).toBeNull();
  });

  test('of one game opens no other', async () => {
    const other = await openGame(host);
    expect(await readSeatLink(other, seatToken(game, 'both'))).toBeNull();
    expect(await readSeatLink(game, seatToken(game, 'second'))).toMatchObject({ role: 'second' });
  });

  test('never takes away: a player who looks on stays one, and the link to both sides is for all of them', async () => {
    const id = await openGame(host);
    const viewer = await sitDown(id, 'looks');
    expect(await join(viewer, id, 'first')).toEqual({ ok: true, role: 'first' });
    expect(await join(viewer, id, 'looks')).toEqual({ ok: true, role: 'first' });
    expect(await join(viewer, id, 'both')).toEqual({ ok: true, role: 'both' });
    expect(await join(viewer, id, 'second')).toEqual({ ok: true, role: 'both' });
  });

  test('nobody plays both sides by two seats, whatever links they have', async () => {
    const id = await openGame(host);
    const first = await sitDown(id, 'first');
    expect(await join(first, id, 'second')).toMatchObject({ ok: false, code: 'taken' });
    expect(await findSeat(first, id)).toBe('first');
    const second = await sitDown(id, 'second');
    expect(await join(second, id, 'first')).toMatchObject({ ok: false, code: 'taken' });
    expect(await findSeat(second, id)).toBe('second');
  });

  test.each([
    ['both', ['both', 'first', 'second'], ['first', 'second', 'both', 'looks']],
    ['first', ['both', 'first'], ['first', 'looks']],
    ['first', ['first', 'second'], ['first', 'looks']],
    ['first', ['first', 'looks'], ['first', 'second', 'looks']],
    ['second', ['second'], ['first', 'second', 'looks']],
    ['looks', ['both', 'looks'], []],
  ] as const)('%s, where %j sit, gives away %j', async (own, sitting, given) => {
    const id = await openGame(host);
    const viewers = new Map<SeatRole, Viewer>([['both', host]]);
    for (const role of sitting) if (role !== 'both') viewers.set(role, await sitDown(id, role));
    if (!(sitting as readonly SeatRole[]).includes('both')) await leaveGame(host, id);
    const list = await readSeats(viewers.get(own) as Viewer, id);
    expect(list?.seats.map(({ role }) => role).toSorted()).toEqual([...sitting].toSorted());
    expect(list?.links.map(({ role }) => role)).toEqual(given);
  });

  test('the link that a side gave to the other side opens it while nobody sits there, and no longer', async () => {
    const id = await openGame(host);
    const first = await sitDown(id, 'first');
    await leaveGame(host, id);
    const token = (await readSeats(first, id))?.links.find(({ role }) => role === 'second')?.token ?? '';
    expect(await readSeatLink(id, token)).toMatchObject({ role: 'second' });
    const guests = await Promise.all([newTestViewer(), newTestViewer(), newTestViewer()]);
    const answers = await Promise.all(guests.map((guest) => joinGame(async () => guest, id, token, NOW)));
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, role: 'second' }]);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'taken')).toHaveLength(2);
    const second = guests[answers.findIndex(({ ok }) => ok)] as Viewer;
    // Another device of that side comes by a link of its own.
    const own = (await readSeats(second, id))?.links.find(({ role }) => role === 'second')?.token ?? '';
    const phone = await newTestViewer();
    expect(await joinGame(async () => phone, id, own, NOW)).toEqual({ ok: true, role: 'second' });
  });

  test('those who look on take no place from players, nor players from them', async () => {
    const id = await openGame(host);
    const lookOn = Array.from({ length: MAX_ONLOOKERS }, () => () => sitDown(id, 'looks'));
    for (const next of lookOn) await next();
    expect(await join(await newTestViewer(), id, 'looks')).toMatchObject({ ok: false, code: 'too-many' });
    for (let players = 1; players < MAX_PLAYERS; players++) await sitDown(id, 'second');
    expect(await join(await newTestViewer(), id, 'first')).toMatchObject({ ok: false, code: 'too-many' });
    const [onlooker] = await db.gameSeat.findMany({ where: { gameId: id, role: 'looks' }, take: 1 });
    const { userId } = onlooker as { userId: string };
    expect(await join({ userId } as Viewer, id, 'first')).toMatchObject({ ok: false, code: 'too-many' });
  });

  test('the last is taken by one of those who come at once', async () => {
    const id = await openGame(host);
    for (let players = 1; players < MAX_PLAYERS - 1; players++) await sitDown(id, 'first');
    const viewers = await Promise.all([newTestViewer(), newTestViewer(), newTestViewer()]);
    const answers = await Promise.all(viewers.map((viewer) => join(viewer, id, 'first')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'too-many')).toHaveLength(2);
    expect(await db.gameSeat.count({ where: { gameId: id } })).toBe(MAX_PLAYERS);
  });
});

describe('GAME-UMPIRE: who plays both sides removes seats and makes new links', () => {
  test('all devices are told that the seats have changed', async () => {
    const id = await openGame(host);
    const changes = async () => (await readNews(host, id, 0))?.seatChanges;
    expect(await changes()).toBe(0);
    const second = await sitDown(id, 'second');
    expect(await changes()).toBe(1);
    await join(second, id, 'second');
    expect(await changes()).toBe(1);
    const list = await readSeats(host, id);
    expect(seatListSchema.parse(list)).toEqual(list);
    expect(list).toMatchObject({ changes: 1, seats: [{ role: 'both', isOwn: true }, { role: 'second' }] });
    expect(JSON.stringify(list)).not.toContain(second.userId);
    await leaveGame(second, id);
    expect(await changes()).toBe(2);
    expect(await readSeats(second, id)).toBeNull();
  });

  test('a removed seat opens nothing, nor any link of before; other seats stay', async () => {
    const id = await openGame(host);
    const [first, second] = [await sitDown(id, 'first'), await sitDown(id, 'second')];
    const before = (await readSeats(host, id))?.links ?? [];
    const code = await makeSeatCode(host, id, 'second', NOW);
    const seat = (await readSeats(host, id))?.seats.find(({ role }) => role === 'second')?.id ?? '';
    const after = await removeSeat(host, id, seat);
    expect(after).toMatchObject({ seats: [{ role: 'both' }, { role: 'first' }] });
    expect(await readNews(second, id, 0)).toBeNull();
    expect(await readGame(second, id)).toBeNull();
    for (const { token } of before) {
      expect(await joinGame(async () => second, id, token, NOW)).toEqual({ ok: false, code: 'not-found' });
    }
    expect(await spendSeatCode(async () => second, code.ok ? code.code : '', NOW)).toMatchObject({
      code: 'not-found',
    });
    expect(await findSeat(first, id)).toBe('first');
    const link = 'links' in after ? after.links.find(({ role }) => role === 'second') : undefined;
    expect(await joinGame(async () => second, id, link?.token ?? '', NOW)).toMatchObject({ ok: true });
  });

  test('new links end the ones before, and nobody loses a seat', async () => {
    const id = await openGame(host);
    const second = await sitDown(id, 'second');
    const before = (await readSeats(host, id))?.links.map(({ token }) => token) ?? [];
    const after = await renewLinks(host, id);
    const tokens = 'links' in after ? after.links.map(({ token }) => token) : [];
    expect(new Set([...before, ...tokens]).size).toBe(8);
    expect(await findSeat(second, id)).toBe('second');
    expect(await readSeatLink(id, before[0] ?? '')).toBeNull();
    expect(await readSeatLink(id, tokens[0] ?? '')).toMatchObject({ role: 'first' });
  });

  test('no player, onlooker or stranger does that, nor an umpire with the own seat', async () => {
    const id = await openGame(host);
    const others = [await sitDown(id, 'first'), await sitDown(id, 'looks'), await newTestViewer()];
    const seats = (await readSeats(host, id))?.seats ?? [];
    for (const viewer of others) {
      expect(await renewLinks(viewer, id)).toEqual({ ok: false, code: 'not-found' });
      for (const seat of seats) {
        expect(await removeSeat(viewer, id, seat.id)).toEqual({ ok: false, code: 'not-found' });
      }
    }
    expect(await removeSeat(host, id, seats[0]?.id ?? '')).toEqual({ ok: false, code: 'not-found' });
    expect(await removeSeat(host, id, 'x')).toEqual({ ok: false, code: 'not-found' });
    expect(await readSeats(host, id)).toMatchObject({ changes: 2, seats });
  });
});

describe('GAME-END: the end is said, and can be taken back', () => {
  test('and stands in the list while it stands', async () => {
    const viewer = await newTestViewer();
    const id = await openGame(viewer);
    const end: GameAct = { act: 'end', how: 'broken', winner: 0 };
    const ending = async () => (await listGames(viewer)).games[0]?.ending;
    await send(viewer, id, 'phone-of-both', 1, [goOn, end]);
    expect(await ending()).toEqual({ how: 'broken', winner: 0, turn: 1 });
    await send(viewer, id, 'phone-of-both', 3, [{ act: 'undo', fact: 'phone-of-both:2' }]);
    expect(await ending()).toBeNull();
    await send(viewer, id, 'phone-of-both', 4, [{ act: 'undo', fact: 'phone-of-both:3' }]);
    expect(await ending()).toEqual({ how: 'broken', winner: 0, turn: 1 });
  });
});

describe('GAME-BOUNDS: a game has an end of what it holds', () => {
  test('of facts', async () => {
    const id = await openGame(host);
    await db.game.update({ where: { id }, data: { facts: MAX_FACTS - 1 } });
    expect(await send(host, id, 'phone-of-host', 1, [goOn, goOn])).toMatchObject({ code: 'too-large' });
    expect(done(await send(host, id, 'phone-of-host', 1, [goOn])).count).toBe(MAX_FACTS);
  });

  test.each([
    { act: 'fly' },
    { act: 'note', text: '' },
    { act: 'note', text: 'x'.repeat(501) },
    { act: 'note', text: ' \u0000\u202e\ufeff' },
    { act: 'count', piece: 'a', counter: 'hits', by: 100 },
    { act: 'count', piece: 'a', counter: 'hits', by: 0.5 },
    { act: 'go on', more: 1 },
    { act: 'throw', test: 'x', piece: null, dice: Array(21).fill(1), outcome: '' },
    { act: 'undo', fact: 'x'.repeat(81) },
  ])('%j is no act', (act) => {
    expect(actSchema.safeParse(act).success).toBe(false);
  });
});

describe('GAME-KEPT: what was done stays with the game', () => {
  test('when a player leaves, and goes with the last one', async () => {
    const id = await openGame(host);
    const second = await sitDown(id, 'second');
    await send(second, id, 'phone-of-second', 1, [hit(theirs)]);
    expect(await leaveGame(second, id)).toEqual({ ok: true });
    expect((await readNews(host, id, 0))?.facts).toMatchObject([{ role: 'second' }]);
    expect(await leaveGame(host, id)).toEqual({ ok: true });
    expect(await db.game.count({ where: { id } })).toBe(0);
    expect(await db.gameFact.count({ where: { gameId: id } })).toBe(0);
  });

  test('when somebody signs in, and leaves with a deleted account', async () => {
    const [anonymous, other, account] = [await newTestViewer(), await newTestViewer(), await newTestViewer()];
    const id = await openGame(anonymous);
    await joinGame(async () => other, id, seatToken(id, 'second'));
    await moveOwnership(db, { from: anonymous.userId, to: account.userId, session: 'none' });
    expect(await findSeat(account, id)).toBe('both');
    await db.$transaction(toOwned((owned) => owned.close(db, account.userId)));
    expect(await findSeat(account, id)).toBeNull();
    await purgeGames(NOW);
    expect(await findSeat(other, id)).toBe('second');
    await db.$transaction(toOwned((owned) => owned.close(db, other.userId)));
    expect(await purgeGames(NOW)).toBe(1);
    expect(await db.game.count({ where: { id } })).toBe(0);
  });

  test('for a year where nobody plays on, and for good where it has ended', async () => {
    const viewer = await newTestViewer();
    const [idle, ended] = [await openGame(viewer), await openGame(viewer)];
    await send(viewer, ended, 'phone-of-both', 1, [{ act: 'end', how: 'agreement', winner: null }]);
    await purgeGames(new Date(NOW.getTime() + YEAR));
    expect((await listGames(viewer)).games.map(({ id }) => id)).toEqual([ended]);
    expect(await db.game.count({ where: { id: idle } })).toBe(0);
  });
});

test('what is written at a table has nothing hidden in it, and an objective has a name', async () => {
  const note = { act: 'note', text: ' The reserve\u0000\u001b[31m\u202e waits.\r\nIn the wood. ' };
  expect(actSchema.parse(note)).toEqual({
    act: 'note',
    text: 'The reserve[31m waits.\nIn the wood.',
  });
  const thrown = { act: 'throw', test: 'fire', piece: null, dice: [1], outcome: 'Fire:\u0007 2 hits' };
  expect(actSchema.parse(thrown)).toMatchObject({ outcome: 'Fire: 2 hits' });
  const opening = (name: string) =>
    openRequestSchema.safeParse({
      key: 'k'.repeat(10),
      armies: LOBOSITZ,
      objectives: [{ name, side: 0, points: 1 }],
    });
  expect(opening('Lob\u0000osch').data?.objectives[0]?.name).toBe('Lobosch');
  expect(opening('\u0000').success).toBe(false);
});

test('what devices have folds to the same game, whoever sent what and when', async () => {
  const id = await openGame(host);
  const second = await sitDown(id, 'second');
  const opened = await readGame(host, id);
  if (opened === null) throw new Error('no game');
  for (let turn = 1; turn <= 6; turn++) {
    await Promise.all([
      send(host, id, 'phone-of-host', 3 * turn, [hit(mine), goOn]),
      send(second, id, 'phone-of-second', 3 * turn, [hit(theirs), hit(theirs)]),
    ]);
  }
  const folds = await Promise.all(
    [host, second].map(async (viewer) =>
      foldGame(opened.setup, (await readNews(viewer, id, 0))?.facts ?? []),
    ),
  );
  expect(folds[0]).toEqual(folds[1]);
  expect(folds[0] && lossesOf(folds[0], 1)).toBeGreaterThan(0);
});
