import { expect, test } from 'vitest';
import { RightOfWay } from './right-of-way';

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

test('heavy work begins, and goes on, when no quick request is under way', async () => {
  let now = 0;
  const way = new RightOfWay(() => now);
  const seen: string[] = [];
  const first = way.enter();
  const heavy = way.heavily(async () => {
    seen.push('begun');
    now += 20;
    const second = way.enter();
    setTimeout(() => {
      seen.push('second answered');
      second();
    }, 5);
    await way.giveWay();
    seen.push('gone on');
    // for no time has it worked since, and for none it gives way
    way.enter();
    await way.giveWay();
  });
  await pause(5);
  seen.push('first answered');
  first();
  first();
  expect(way.quick).toBe(0);
  await heavy;
  expect(seen).toEqual(['first answered', 'begun', 'second answered', 'gone on']);
});

test('heavy work comes to its end beside quick requests without end', async () => {
  const way = new RightOfWay();
  way.enter();
  expect(await way.heavily(async () => 'done')).toBe('done');
  expect(way.quick).toBe(1);
});

test('quick work waits for nobody, itself least of all', async () => {
  const way = new RightOfWay();
  const over = way.enter();
  let gone = false;
  const going = way.giveWay().then(() => {
    gone = true;
  });
  await pause(5);
  expect(gone).toBe(true);
  await going;
  over();
});

test('a page waits until no save is under way, though not for other quick requests, and not for ever', async () => {
  const way = new RightOfWay();
  way.enter();
  await way.afterFirst();
  const over = [way.enter(true), way.enter(true)];
  const seen: string[] = [];
  const page = way.afterFirst().then(() => seen.push('page'));
  for (const end of over) {
    await pause(5);
    seen.push('save');
    end();
  }
  await page;
  expect(seen).toEqual(['save', 'save', 'page']);
  way.enter(true);
  await way.afterFirst();
});
