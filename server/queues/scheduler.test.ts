import { expect, test } from 'vitest';
import { Scheduler } from './scheduler';

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

test('heavy work begins, and goes on, when no quick request is under way', async () => {
  let now = 0;
  const way = new Scheduler(() => now);
  const seen: string[] = [];
  const first = way.begin();
  const heavy = way.runBackground(async () => {
    seen.push('begun');
    now += 20;
    const second = way.begin();
    setTimeout(() => {
      seen.push('second answered');
      second();
    }, 5);
    await way.yieldToForeground();
    seen.push('gone on');
    // for no time has it worked since, and for none it gives way
    way.begin();
    await way.yieldToForeground();
  });
  await pause(5);
  seen.push('first answered');
  first();
  first();
  expect(way.foregroundCount).toBe(0);
  await heavy;
  expect(seen).toEqual(['first answered', 'begun', 'second answered', 'gone on']);
});

test('heavy work comes to its end beside quick requests without end', async () => {
  const way = new Scheduler();
  way.begin();
  expect(await way.runBackground(async () => 'done')).toBe('done');
  expect(way.foregroundCount).toBe(1);
});

test('quick work waits for nobody, itself least of all', async () => {
  const way = new Scheduler();
  const over = way.begin();
  let gone = false;
  const going = way.yieldToForeground().then(() => {
    gone = true;
  });
  await pause(5);
  expect(gone).toBe(true);
  await going;
  over();
});

test('a page waits until no save is under way, though not for other quick requests, and not for ever', async () => {
  const way = new Scheduler();
  way.begin();
  await way.waitForWrites();
  const over = [way.begin(true), way.begin(true)];
  const seen: string[] = [];
  const page = way.waitForWrites().then(() => seen.push('page'));
  for (const end of over) {
    await pause(5);
    seen.push('save');
    end();
  }
  await page;
  expect(seen).toEqual(['save', 'save', 'page']);
  way.begin(true);
  await way.waitForWrites();
});
