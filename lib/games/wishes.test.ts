import '@/prisma/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import type { Viewer } from '../identity/viewer';
import type { GameAct } from '../rules/core/game/fact';
import { done, goOn, hit, openGame, send, sitDown, undo, unitsOf } from './fixtures/table';
import type { SeatRole } from './permission';
import { readNews, readWholeGame } from './read-game';
import { newsSchema } from './schema';

let host: Viewer;
let game: string;
let [mine, theirs]: readonly [string, string] = ['', ''];
beforeAll(async () => {
  host = await newTestViewer();
  game = await openGame(host);
  [mine, theirs] = await unitsOf(host, game);
});

const note = (text: string): GameAct => ({ act: 'note', text });

describe('GAME-NOTES: what a side notes is told to nobody else', () => {
  test('but to who plays both; a note of theirs is for all', async () => {
    const id = await openGame(host);
    const seats: Record<Exclude<SeatRole, 'both'>, Viewer> = {
      first: await sitDown(id, 'first'),
      second: await sitDown(id, 'second'),
      looks: await sitDown(id, 'looks'),
    };
    await send(seats.first, id, 'phone-of-first', 1, [note('Flank march by the left edge'), goOn]);
    const answer = done(await send(seats.second, id, 'phone-of-second', 1, [note('Ambush')]));
    await send(host, id, 'phone-of-both', 1, [note('Mist until ten')]);

    const told = async (viewer: Viewer) => {
      const news = await readNews(viewer, id, 0);
      expect(newsSchema.parse(news)).toEqual(news);
      const whole = await readWholeGame(viewer, id);
      expect(whole?.facts).toEqual(news?.facts);
      return news?.facts.map(({ what }) => ('text' in what ? what.text : what.act));
    };
    expect(answer.facts.map(({ what }) => what)).toEqual([{ act: 'hidden' }, goOn, note('Ambush')]);
    expect(await told(seats.first)).toEqual([
      ...['Flank march by the left edge', 'go on', 'hidden', 'Mist until ten'],
    ]);
    expect(await told(seats.second)).toEqual(['hidden', 'go on', 'Ambush', 'Mist until ten']);
    expect(await told(seats.looks)).toEqual(['hidden', 'go on', 'hidden', 'Mist until ten']);
    expect(await told(host)).toEqual(['Flank march by the left edge', 'go on', 'Ambush', 'Mist until ten']);
  });
});

describe('GAME-WISHES: a side asks the other to take something back', () => {
  const wish = (fact: string): GameAct => ({ act: 'wish', fact });
  const refuse = (of: string): GameAct => ({ act: 'refuse', wish: of });

  test('who did it grants or refuses it, and nobody else', async () => {
    const id = await openGame(host);
    const [first, second] = [await sitDown(id, 'first'), await sitDown(id, 'second')];
    await send(first, id, 'phone-of-first', 1, [hit(mine), hit(mine)]);
    const asked = await send(second, id, 'phone-of-second', 1, [
      ...[wish('phone-of-first:1'), wish('phone-of-first:2'), wish('nobody-at-all:1')],
      ...[undo('phone-of-first:1'), refuse('phone-of-second:1'), refuse('phone-of-first:1')],
    ]);
    expect(done(asked).refused).toEqual([
      { n: 3, code: 'nothing-there' },
      { n: 4, code: 'other-side' },
      { n: 5, code: 'other-side' },
      { n: 6, code: 'nothing-there' },
    ]);
    const answered = await send(first, id, 'phone-of-first', 3, [
      ...[undo('phone-of-first:1'), refuse('phone-of-second:2')],
    ]);
    expect(done(answered)).toMatchObject({ count: 6, refused: [] });
  });

  test('who plays both sides may answer for either', async () => {
    const id = await openGame(host);
    const [first, second] = [await sitDown(id, 'first'), await sitDown(id, 'second')];
    await send(second, id, 'phone-of-second', 1, [hit(theirs)]);
    await send(first, id, 'phone-of-first', 1, [wish('phone-of-second:1')]);
    const answer = done(await send(host, id, 'phone-of-both', 1, [refuse('phone-of-first:1')]));
    expect(answer.refused).toEqual([]);
  });
});
