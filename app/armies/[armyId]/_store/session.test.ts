import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('both versions of a conflict are saved as one edit of the newer, and undo goes back over each', async () => {
  const editedAt = '2026-11-26T19:24:00.000Z';
  const theirs = { id: 'a', revision: 5, editedAt, file: THEIRS };
  const sent: { revision: number; file: ArmyFile }[] = [];
  const session = createSession(
    system,
    { id: 'a', revision: 4, editedAt, file: SMALL_ARMY },
    {
      save: async (request) => {
        sent.push(request);
        return request.revision === 4
          ? { ok: false, code: 'stale', current: theirs }
          : { ok: true, revision: 6, editedAt };
      },
      load: async () => theirs,
      regiments: async () => ({}),
      terms: async () => {
        throw new Error('No terms are asked for');
      },
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
