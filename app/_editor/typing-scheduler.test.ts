import { beforeEach, expect, test } from 'vitest';
import { TypingScheduler } from './typing-scheduler';

let paints: (() => void)[] = [];
let done: string[] = [];

beforeEach(() => {
  paints = [];
  done = [];
});

const scheduler = () => new TypingScheduler((task) => paints.push(task));
const paint = () => paints.shift()?.();
const work = (letter: string) =>
  ['derive', 'draw', 'save'].map((step) => () => void done.push(`${step} ${letter}`));

test('does one step after each paint', () => {
  scheduler().schedule(work('a'));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['derive a']);
  paint();
  paint();
  expect(done).toEqual(['derive a', 'draw a', 'save a']);
  expect(paints).toEqual([]);
});

test('replaces the rest of a keystroke by the next one, on the same paints', () => {
  const typing = scheduler();
  typing.schedule(work('a'));
  paint();
  typing.schedule(work('b'));
  while (paints.length > 0) paint();
  expect(done).toEqual(['derive a', 'derive b', 'draw b', 'save b']);
});

test('does at least one keystroke in eight whole, however fast they come', () => {
  const typing = scheduler();
  for (const letter of 'abcdefghi') typing.schedule(work(letter));
  expect(done).toEqual(['derive i', 'draw i', 'save i']);
});

test('does at once what is left when it is flushed, and nothing twice', () => {
  const typing = scheduler();
  typing.schedule(work('a'));
  paint();
  typing.flush();
  expect(done).toEqual(['derive a', 'draw a', 'save a']);
  while (paints.length > 0) paint();
  expect(done).toHaveLength(3);
});
