import { expect, test } from 'vitest';
import { inTurns } from './turn';

test('others have their turn between two steps', async () => {
  const seen: string[] = [];
  function* steps() {
    seen.push('first');
    yield;
    seen.push('second');
    return 'done';
  }
  setImmediate(() => seen.push('another'));
  expect(await inTurns(steps())).toBe('done');
  expect(seen).toEqual(['first', 'another', 'second']);
});
