import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import { courseOf } from '../rules/core/game/course';
import { foldGame } from '../rules/core/game/fold';
import { recordRows } from '../rules/core/game/record';
import { sentencesOf } from '../rules/core/game/sentences';
import { addFacts } from './add-facts';
import { createGame } from './create-game';
import { exchange, type Unsent } from './exchange';
import { AT, done, openGame, send, unitsOf } from './fixtures/table';
import { readGame, readNews } from './read-game';
import { addRequestSchema, type FactsPage, openRequestSchema } from './schema';

/**
 * What pages of earlier builds send, letter by letter: a page that a phone has open all evening sends it to whatever
 * Muster serves by then. A line is added with a new act, and none is ever changed.
 */
const SENT = [
  '{"act":"count","piece":"PIECE","counter":"hits","by":2}',
  '{"act":"become","piece":"PIECE","condition":"state","to":"retreated"}',
  '{"act":"mark","piece":"PIECE","mark":"moved","on":true}',
  '{"act":"throw","test":"fire","piece":"PIECE","dice":[5],"outcome":"2 hits"}',
  '{"act":"note","text":"Rain from the Lobosch."}',
  '{"act":"go on"}',
  '{"act":"undo","fact":"phone-of-then:1"}',
  '{"act":"wish","fact":"phone-of-then:2"}',
  '{"act":"refuse","wish":"phone-of-then:8"}',
  '{"act":"end","how":"agreement","winner":null}',
];
const bodyOf = (piece: string, more = '') =>
  `{"device":"phone-of-then","since":0,"facts":[${SENT.map(
    (what, index) =>
      `{"n":${index + 1},"at":"2026-11-27T19:30:00.000Z","what":${what.replace('PIECE', piece)}${more}}`,
  ).join(',')}]}`;

test.each([
  ['before acts said where the game was', ''],
  ['with the place of the game', ',"place":{"turn":1,"phase":"generals","half":0}'],
])('a page of an earlier build, %s, is understood act by act', async (_, more) => {
  const viewer = await newTestViewer();
  const game = await openGame(viewer);
  const [mine] = await unitsOf(viewer, game);
  const answer = done(await addFacts(viewer, game, addRequestSchema.parse(JSON.parse(bodyOf(mine, more)))));
  // what such a page reads of the answer
  expect(answer).toMatchObject({ ok: true, count: SENT.length, refused: [] });
  expect(answer.facts[0]).toMatchObject({
    id: 'phone-of-then:1',
    number: 1,
    role: 'both',
    what: { act: 'count' },
  });
  const opened = await readGame(viewer, game);
  const state = opened && foldGame(opened.setup, opened.facts);
  expect(state?.ending).toEqual({ how: 'agreement', winner: null });
  expect(state?.pieces.get(mine)).toMatchObject({
    conditions: { state: 'retreated' },
    counters: { hits: 0 },
  });
});

test('a page that was opened before games knew of one side alone, or of objectives, opens a game', async () => {
  const viewer = await newTestViewer();
  const body = openRequestSchema.parse(
    JSON.parse(
      '{"key":"a-key-of-then","armies":[{"kind":"ready","id":"lobositz-1756-prussia"},{"kind":"ready","id":"lobositz-1756-austria"}]}',
    ),
  );
  expect(await createGame(viewer, async () => viewer, body)).toMatchObject({ ok: true });
});

test('a page of today hears of acts and members that a later Muster has: it leaves them, says so, and goes on', async () => {
  const viewer = await newTestViewer();
  const game = await openGame(viewer);
  const [mine] = await unitsOf(viewer, game);
  await send(viewer, game, 'phone-of-now', 1, [{ act: 'count', piece: mine, counter: 'hits', by: 1 }]);
  const opened = await readGame(viewer, game);
  if (opened === null) throw new Error('no game');
  const later = `{"count":3,"more":{"x":1},"facts":[
    {"id":"phone-of-later:1","number":2,"role":"first","at":"2030-01-01T00:00:00.000Z","what":{"act":"photograph","of":"${mine}"},"mood":"dry"},
    {"id":"phone-of-later:2","number":3,"role":"first","at":"2030-01-01T00:00:01.000Z","what":{"act":"count","piece":"${mine}","counter":"hits","by":1}}]}`;
  let told: FactsPage = { count: 1, facts: opened.facts };
  const known = await exchange(
    told,
    {
      unsent: () => [],
      ask: async () => JSON.parse(later),
      send: () => Promise.reject(new Error('nothing to send')),
      onSent: () => undefined,
    },
    (next) => {
      told = next;
    },
  );
  expect(known.facts).toHaveLength(3);
  expect(foldGame(opened.setup, told.facts).pieces.get(mine)?.counters.hits).toBe(2);
  const course = courseOf(opened.setup, told.facts);
  expect(sentencesOf(course, 2)[1]).toBe('An act that this page does not know yet: load the page again.');
  expect(recordRows(course, 2).flat().join()).toContain('does not know yet');
  expect(await readNews(viewer, game, 0)).toMatchObject({ count: 1 });
});

test('an earlier Muster that does not know an act of this page takes none of what was sent, and all of it stays here', async () => {
  const viewer = await newTestViewer();
  const game = await openGame(viewer);
  const waiting = SENT.slice(0, 3).map((what, index): Unsent => {
    const act = index === 1 ? { act: 'photograph', of: 'x' } : JSON.parse(what.replace('PIECE', 'x'));
    return { game, device: 'phone-of-now', n: index + 1, at: AT, what: act };
  });
  const forgotten: unknown[] = [];
  const work = exchange(
    { count: 0, facts: [] },
    {
      unsent: () => waiting,
      ask: () => Promise.reject(new Error('it sends first')),
      send: async (body) => done(await addFacts(viewer, game, addRequestSchema.parse(body))),
      onSent: (rows) => void forgotten.push(...rows),
    },
    () => undefined,
  );
  await expect(work).rejects.toThrow();
  expect(forgotten).toEqual([]);
  expect(await readNews(viewer, game, 0)).toMatchObject({ count: 0, facts: [] });
});
