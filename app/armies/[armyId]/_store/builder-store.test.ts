import { describe, expect, test, vi } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited } from '@/lib/rules/core/army/edit';
import type { RegimentFact } from '@/lib/rules/core/check/regiment-facts';
import { addTroops, targetOf } from './additions';
import { createBuilderStore } from './builder-store';
import { remove, rename } from './changes';
import { SMALL_ARMY } from './small-army.fixture';
import { rowOf } from './view';

const system = await loadSystem('honours-of-war');

const GUARD: RegimentFact = {
  name: 'Garde',
  number: 'IR 15',
  nation: 'Prussia',
  nationId: 'prussia',
  army: null,
  arm: 'infantry',
  type: 'musketeers',
  battalions: 2,
  squadrons: null,
  from: null,
  to: null,
  facings: 'red',
  sources: [],
};

const open = (file: ArmyFile = SMALL_ARMY) => {
  const sent: ArmyFile[] = [];
  const store = createBuilderStore(file, {
    system,
    checked: system,
    save: { kind: 'saved', editedAt: '2026-11-20T14:02:00.000Z' },
    onEdit: (edited) => sent.push(edited),
  });
  return { store, sent, now: store.getState };
};

const entry = (type: string) => {
  const found = system
    .catalogue(SMALL_ARMY)
    .flatMap(({ entries }) => entries)
    .find((one) => one.type === type);
  if (found === undefined) throw new Error(`No ${type} in the catalogue`);
  return found;
};

describe('the store of one army', () => {
  test('an edit is judged at once and handed to the saves', () => {
    const { now, sent } = open();
    const before = now().view.total ?? 0;
    now().change(
      addTroops(
        system,
        now().file,
        now().view,
        entry('musketeers'),
        targetOf(now().view, 'b2', null),
        () => 'n',
      ),
    );
    expect(now().view.total).toBe(before + 110);
    expect(now().selection).toBe('n');
    expect(sent).toEqual([now().file]);
  });

  test('undo and redo bring back army, verdict and selection', () => {
    const { now } = open();
    const total = now().view.total;
    now().select('b');
    now().change(remove(now().view, 'b'));
    expect(now().selection).toBe('c');
    now().undo();
    expect(now()).toMatchObject({ file: SMALL_ARMY, selection: 'b', view: { total } });
    now().redo();
    expect(rowOf(now().view, 'b')).toBeNull();
  });

  test('a unit that was a regiment shows its facings once they are known', () => {
    const { now } = open(
      edited(SMALL_ARMY, [
        { op: 'set', path: ['army', 'brigades', 0, 'units', 0, 'regiment'], value: 'prussia-ir-15' },
      ]),
    );
    expect(rowOf(now().view, 'a')?.facings).toBeNull();
    now().learn({ 'prussia-ir-15': GUARD });
    expect(rowOf(now().view, 'a')?.facings).toBe('red');
    expect(rowOf(now().view, 'b')?.facings).toBeNull();
  });

  test.each(['before', 'after'] as const)(
    'what is learned %s a typed letter is worked out stays',
    async (when) => {
      const frames: (() => void)[] = [];
      vi.useFakeTimers();
      vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
      const paint = async () => {
        for (const frame of frames.splice(0)) frame();
        await vi.advanceTimersByTimeAsync(0);
      };
      try {
        const { now, sent } = open(
          edited(SMALL_ARMY, [
            { op: 'set', path: ['army', 'brigades', 0, 'units', 0, 'regiment'], value: 'prussia-ir-15' },
          ]),
        );
        now().change(rename(now().view, 'b', 'Alt'), { key: 'b.name' });
        if (when === 'after') await paint();
        now().learn({ 'prussia-ir-15': GUARD });
        for (let step = 0; step < 4; step++) await paint();
        expect(rowOf(now().view, 'a')?.facings).toBe('red');
        expect(rowOf(now().view, 'b')?.row.name).toBe('Alt');
        expect(sent).toHaveLength(1);
      } finally {
        vi.useRealTimers();
        vi.unstubAllGlobals();
      }
    },
  );

  test('typing a name is one step', () => {
    const { now } = open();
    for (const name of ['A', 'Al', 'Alt']) now().change(rename(now().view, 'a', name), { key: 'a.name' });
    now().undo();
    expect(now().file).toBe(SMALL_ARMY);
  });

  test('rows that an edit does not touch keep their identity', () => {
    const { now } = open();
    const before = now().view;
    const { troops } = now();
    now().change(rename(before, 'a', 'Other'));
    const after = now().view;
    expect(rowOf(after, 'a')).not.toBe(rowOf(before, 'a'));
    expect(rowOf(after, 'b')).toBe(rowOf(before, 'b'));
    expect(after.sections[2]).toBe(before.sections[2]);
    expect(after.summary).toBe(before.summary);
    expect(now().troops).toBe(troops);
  });

  test('an army without a brigade gets one with the first unit, in one step', () => {
    const bare = { ...SMALL_ARMY, army: { ...(SMALL_ARMY.army as object), brigades: [] } };
    const { now } = open(bare);
    expect(targetOf(now().view, null, null)).toBeNull();
    let last = 0;
    now().change(addTroops(system, now().file, now().view, entry('guard'), null, () => `n${++last}`));
    const brigade = now().view.sections.find(({ section }) => section.kind === 'formation');
    expect(brigade?.rows.some(({ row }) => row.kind === 'unit')).toBe(true);
    now().undo();
    expect(now().file).toBe(bare);
  });

  test('works go to the works, even to none yet', () => {
    const bare = { ...SMALL_ARMY, army: { ...(SMALL_ARMY.army as object), works: [] } };
    const { now } = open(bare);
    now().change(addTroops(system, now().file, now().view, entry('fortified-block'), null, () => 'n'));
    expect(rowOf(now().view, 'n')?.row.kind).toBe('works');
  });

  test('a version from elsewhere can be undone', () => {
    const { now, sent } = open();
    now().replaceDocument({ ...SMALL_ARMY, name: 'Theirs' }, 'Changes made elsewhere');
    expect(now().file.name).toBe('Theirs');
    expect(sent).toEqual([]);
    now().undo();
    expect(now().file.name).toBe('Vanguard');
    expect(sent).toHaveLength(1);
  });
});
