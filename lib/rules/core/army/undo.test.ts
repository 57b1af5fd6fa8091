import { describe, expect, test } from 'vitest';
import { emptyHistory, endStep, type History, record, redo, undo } from './editing';

const typed = (history: History<string>, states: readonly string[], key: string | null) =>
  states.reduce((now, before) => record(now, before, 'rename', key), history);

describe('history', () => {
  test('typing in one field is one step', () => {
    const history = typed(emptyHistory(), ['', 'B', 'Bi'], 'u1.name');
    expect(history.past).toEqual([{ state: '', label: 'rename' }]);
    expect(undo(history, 'Bil')?.state).toBe('');
  });

  test('typing in another field, or after leaving the field, is a new step', () => {
    const first = typed(emptyHistory(), ['', 'B'], 'u1.name');
    expect(typed(first, ['Bi'], 'u2.name').past).toHaveLength(2);
    expect(typed(endStep(first), ['Bi'], 'u1.name').past).toHaveLength(2);
  });

  test('edits without a key never melt together', () => {
    expect(typed(emptyHistory(), ['a', 'b', 'c'], null).past).toHaveLength(3);
  });

  test('undo and redo go there and back again', () => {
    const history = typed(emptyHistory(), ['a', 'b'], null);
    const back = undo(history, 'c');
    expect(back?.state).toBe('b');
    const further = back && undo(back.history, back.state);
    expect(further?.state).toBe('a');
    const forth = further && redo(further.history, further.state);
    expect(forth?.state).toBe('b');
    expect(forth && redo(forth.history, forth.state)?.state).toBe('c');
  });

  test('an edit after an undo forgets what was undone', () => {
    const back = undo(typed(emptyHistory(), ['a'], null), 'b');
    expect(back && record(back.history, 'a', 'add', null).future).toEqual([]);
  });

  test('typing after an undo is a new step', () => {
    const back = undo(typed(emptyHistory(), ['a', 'b'], null), 'c');
    expect(back && record(back.history, 'b', 'rename', 'u1.name').past).toHaveLength(2);
  });

  test('nothing to undo or redo is null', () => {
    expect(undo(emptyHistory(), 'a')).toBeNull();
    expect(redo(emptyHistory(), 'a')).toBeNull();
  });

  test('the oldest steps are forgotten', () => {
    const states = Array.from({ length: 250 }, (_, index) => `${index}`);
    const { past } = typed(emptyHistory(), states, null);
    expect(past).toHaveLength(200);
    expect(past[0]?.state).toBe('50');
  });
});
