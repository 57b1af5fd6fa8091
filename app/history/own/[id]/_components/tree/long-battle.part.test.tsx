import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDragHandles, DragProvider } from '@/app/_editor/tree/drag-handles';
import { emptyBattle, type OwnFormation, type OwnUnit } from '@/lib/history/own/document';
import type { OwnSession } from '../../_store/own-session';
import { createOwnStore } from '../../_store/own-store';
import { OwnProvider } from '../own-context';
import { OwnTree } from './own-tree';

const unitOf = (id: string): OwnUnit => ({
  id,
  name: `Unit ${id}`,
  nation: null,
  arm: 'infantry',
  type: 'line',
  regiment: null,
  counting: 'counted',
  battalions: 2,
  squadrons: null,
  guns: null,
  calibre: null,
  men: 1250,
  notes: null,
});

/** A line of so many brigades, each of fifty units. */
const lineOf = (side: string, brigades: number): OwnFormation => ({
  id: `${side}line`,
  name: `Line ${side}`,
  kind: 'line',
  commander: null,
  notes: null,
  units: [],
  children: Array.from({ length: brigades }, (_, place) => ({
    id: `${side}${place}`,
    name: `Brigade ${side}${place}`,
    kind: 'brigade',
    commander: null,
    notes: null,
    children: [],
    units: Array.from({ length: 50 }, (__, unit) => unitOf(`${side}${place}u${unit}`)),
  })),
});

const show = async (width: number) => {
  await page.viewport(width, 900);
  const empty = emptyBattle('Leuthen', 1757);
  const battle = {
    ...empty,
    sides: empty.sides.map((side, index) => ({ ...side, formations: [lineOf(index === 0 ? 'a' : 'b', 60)] })),
  };
  const store = createOwnStore(battle, {
    nations: new Map(),
    save: { kind: 'saved' } as never,
    onEdit: () => undefined,
  });
  // as somebody has it who unfolded everything
  store.getState().fold([...store.getState().folded], false);
  const session = { store } as unknown as OwnSession;
  await render(
    <OwnProvider value={{ session, id: 'b', nations: [], visibility: 'private', hidden: false }}>
      <DragProvider value={createDragHandles(() => undefined)}>
        <div className="grid h-[800px] grid-rows-[minmax(0,1fr)]">
          <OwnTree />
        </div>
      </DragProvider>
    </OwnProvider>,
  );
  const tree = () => page.getByRole('main').element();
  return { store, tree, units: () => tree().querySelectorAll('li[id*="u"]').length };
};

const rowOf = (id: string) => document.getElementById(`node-${id}`);

// it comes with the first long tree: what is tested here is there
await import('@/app/_editor/tree/row-window');

const isInSight = (element: Element | null, tree: Element): boolean => {
  if (element === null) return false;
  const [row, pane] = [element.getBoundingClientRect(), tree.getBoundingClientRect()];
  return row.top >= pane.top && row.bottom <= pane.bottom;
};

test.each([
  ['beside each other', 1440],
  ['one below the other', 1100],
])('of sides with 3,000 units each, %s, the rows in sight are drawn', async (_, width) => {
  const { tree, units } = await show(width);
  for (const [place, id] of [
    [0.25, 'a'],
    [0.9, 'b'],
  ] as const) {
    tree().scrollTop = place * tree().scrollHeight;
    await expect
      .poll(
        () =>
          [...tree().querySelectorAll(`li[id^="node-${id}"]`)].filter((row) => isInSight(row, tree())).length,
      )
      .toBeGreaterThan(16);
    expect(units()).toBeLessThan(150);
  }
});

test('keys and jumps reach every unit, which says its place and stands under its headings', async () => {
  const { store, tree } = await show(1440);
  store.getState().select('a30u20', 'row');
  await expect.poll(() => isInSight(rowOf('a30u20'), tree())).toBe(true);
  const row = rowOf('a30u20');
  expect(row?.contains(document.activeElement)).toBe(true);
  expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['21', '50']);
  expect(rowOf('a30')).not.toBeNull();
  expect(rowOf('aline')).not.toBeNull();
  await userEvent.keyboard('{End}');
  expect(rowOf('b59u49')?.contains(document.activeElement)).toBe(true);
  await expect.poll(() => isInSight(rowOf('b59u49'), tree())).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  expect(rowOf('b59u48')?.contains(document.activeElement)).toBe(true);
});

test('a formation that is folded away takes its rows with it, and those below come up', async () => {
  const { store, tree, units } = await show(1440);
  await expect.poll(() => rowOf('a0u30')).not.toBeNull();
  store.getState().fold(['a0'], true);
  await expect.poll(() => rowOf('a0u30')).toBeNull();
  await expect.poll(() => isInSight(rowOf('a1u3'), tree())).toBe(true);
  expect(units()).toBeLessThan(150);
});
