import { afterEach, expect, test, vi } from 'vitest';
import type { ArmyVersionRow } from '@/lib/armies/schema';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited } from '@/lib/rules/core/army/edit';
import { mergeArmies } from '@/lib/rules/core/diff/merge';
import { rename } from './changes';
import { createSession } from './session';
import { SMALL_ARMY } from './small-army.fixture';
import { rowOf } from './view';

const system = await loadSystem('honours-of-war');

const THEIRS = edited(SMALL_ARMY, [
  { op: 'set', path: ['army', 'brigades', 1, 'units', 0, 'name'], value: 'Bayreuth' },
]);

const ROW: Omit<ArmyVersionRow, 'revision' | 'savedAt'> = {
  name: '',
  points: null,
  units: 0,
  legal: true,
  errors: 0,
  warnings: 0,
  dataVersion: null,
  explicit: false,
  label: null,
};

/** A server that is not asked. */
const unasked = async (): Promise<never> => {
  throw new Error('The server is not asked for this');
};
const NOTHING = {
  save: unasked,
  load: unasked,
  versions: unasked,
  version: unasked,
  terms: unasked,
  regiments: async () => ({}),
  checks: async () => system,
};

afterEach(() => void vi.useRealTimers());

test('both versions of a conflict are saved as one edit of the newer, and undo goes back over each', async () => {
  vi.useFakeTimers();
  const editedAt = '2026-11-26T19:24:00.000Z';
  const theirs = { id: 'a', revision: 5, editedAt, file: THEIRS };
  const sent: { revision: number; file: ArmyFile }[] = [];
  const session = createSession(
    system,
    { id: 'a', revision: 4, editedAt, file: SMALL_ARMY },
    {
      ...NOTHING,
      save: async (request) => {
        sent.push(request);
        return request.revision === 4
          ? { ok: false, code: 'stale', current: theirs }
          : { ok: true, revision: 6, editedAt };
      },
      load: async () => theirs,
    },
  );
  const now = session.store.getState;
  now().change(rename(now().view, 'a', 'Winterfeldt'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(now().save.kind).toBe('conflict');
  const base = session.common();
  expect(base).toMatchObject({ revision: 4, file: SMALL_ARMY });

  const merged = mergeArmies(base?.file ?? THEIRS, now().file, THEIRS);
  session.takeBoth(theirs, merged ?? THEIRS);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(now().save.kind).toBe('saved');
  expect(sent.at(-1)).toEqual({ revision: 5, file: merged });
  const names = () => ['a', 'd'].map((id) => rowOf(now().view, id)?.row.name);
  expect(names()).toEqual(['Winterfeldt', 'Bayreuth']);
  now().undo();
  expect(names()).toEqual(['A', 'Bayreuth']);
  now().undo();
  expect(names()).toEqual(['Winterfeldt', 'D']);
});

test('undo goes on into the versions that were saved before the page was opened, and redo comes back', async () => {
  const named = (name: string) => edited(SMALL_ARMY, [{ op: 'set', path: ['name'], value: name }]);
  const stored: Record<number, ArmyFile> = { 9: named('Now'), 7: named('Before'), 2: named('First') };
  const session = createSession(
    system,
    { id: 'a', revision: 9, editedAt: '2026-11-26T19:24:00.000Z', file: named('Now') },
    {
      ...NOTHING,
      versions: async () =>
        [9, 7, 2].map((revision) => ({ ...ROW, revision, savedAt: '2026-11-20T19:24:00.000Z' })),
      version: async (revision) => stored[revision] ?? null,
    },
  );
  const now = session.store.getState;
  session.store.setState({ earlierEdit: 'back to an earlier version' });
  const name = () => now().file.name;
  now().undo();
  await expect.poll(name).toBe('Before');
  expect(now().announcement).toBe('Undone: Edits since 20 November');
  now().undo();
  await expect.poll(name).toBe('First');
  now().redo();
  now().redo();
  expect(name()).toBe('Now');
  for (let step = 0; step < 3; step++) now().undo();
  await expect.poll(() => now().earlierEdit).toBeNull();
  expect(name()).toBe('First');
});
