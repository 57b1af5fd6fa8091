import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { ResponseBackpressure } from './response-backpressure';

/** An answer that its reader cannot be read: what is written stays. */
class Unread extends EventEmitter {
  writableLength = 0;
  write(chunk: string) {
    this.writableLength += chunk.length;
    return false;
  }
  end(chunk = '') {
    this.writableLength += chunk.length;
    return this;
  }
}

const watched = (room: ResponseBackpressure) => {
  const answer = new Unread();
  let left = 0;
  room.watch(answer, () => {
    left++;
  });
  return { answer, left: () => left };
};

test('work goes on while there is room for what is not read, then at the reader’s pace', () => {
  const { answer, left } = watched(new ResponseBackpressure({ answer: 10, answers: 100 }));
  expect(answer.write('12345678')).toBe(true);
  expect(left()).toBe(0);
  expect(answer.write('12345678')).toBe(false);
  expect(left()).toBe(1);
});

test('all unread answers together have one room, which a reader who leaves gives back', () => {
  const room = new ResponseBackpressure({ answer: 10, answers: 15 });
  const [first, second] = [watched(room), watched(room)];
  expect(first.answer.write('12345678')).toBe(true);
  expect(second.answer.write('12345678')).toBe(false);
  first.answer.emit('close');
  expect(second.answer.write('1')).toBe(true);
});

test('a work done leaves its place whether or not it is read', () => {
  const { answer, left } = watched(new ResponseBackpressure({ answer: 10, answers: 100 }));
  answer.end('123');
  expect(left()).toBe(1);
});
