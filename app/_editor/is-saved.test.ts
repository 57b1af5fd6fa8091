import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import { isSaved } from './is-saved';
import type { SaveState } from './save/save-state';

const SAVED: SaveState = { kind: 'saved', editedAt: '2026-11-22T20:00:00Z' };
const AWAY: SaveState = { kind: 'unsent', why: 'connection', isDraftStored: true };

/** An editor with an edit that is not sent; trying again leads through the states given. */
const unsentEditor = (begun: SaveState, ...then: readonly SaveState[]) => {
  const store = createStore<{ save: SaveState }>()(() => ({ save: begun }));
  let tries = 0;
  const wake = () => {
    tries++;
    for (const save of then) setTimeout(() => store.setState({ save }));
  };
  const unsent = () => store.getState().save.kind !== 'saved';
  const queue = { unsent, wake } as unknown as Parameters<typeof isSaved>[0]['queue'];
  return { session: { store, queue }, tries: () => tries };
};

test.each<[string, boolean, readonly [SaveState, ...SaveState[]]]>([
  ['one that rests is sent at once', true, [{ kind: 'saving' }, SAVED]],
  ['one without a connection is tried again', true, [AWAY, { kind: 'saving' }, SAVED]],
  ['one that does not arrive', false, [{ kind: 'saving' }, AWAY]],
  ['one that is refused on its way', false, [{ kind: 'saving' }, { kind: 'refused', message: 'Too large' }]],
])('an edit that is not sent: %s', async (_, reached, states) => {
  const { session, tries } = unsentEditor(...states);
  expect(await isSaved(session)).toBe(reached);
  expect(tries()).toBe(1);
});

test('what somebody has to choose or mend is not waited for; what is saved is not sent again', async () => {
  const gone = unsentEditor({ kind: 'gone' });
  expect(await isSaved(gone.session)).toBe(false);
  const saved = unsentEditor(SAVED);
  expect(await isSaved(saved.session)).toBe(true);
  expect([gone.tries(), saved.tries()]).toEqual([0, 0]);
});
