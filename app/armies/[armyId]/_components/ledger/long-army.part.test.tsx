import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDragHandles, DragProvider } from '@/app/_editor/tree/drag-handles';
import { SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited } from '@/lib/rules/core/army/edit';
import { PARTS } from '../../_forms';
import { createBuilderStore } from '../../_store/builder-store';
import type { BuilderSession } from '../../_store/session';
import { SMALL_ARMY } from '../../_store/small-army.fixture';
import { BuilderProvider } from '../builder-context';
import { Ledger } from './ledger';
import { LedgerDrag } from './ledger-drag';

const [first] = SYSTEM_IDS;
if (first === undefined) throw new Error('There are no rules');
const parts = await PARTS[first]();

const BRIGADES = 60;
const UNITS_EACH = 100;

const unitId = (place: number): string => `u${place}`;

const unitsFrom = (from: number, many: number) =>
  Array.from({ length: many }, (_, place) => ({
    id: unitId(from + place),
    type: 'musketeers',
    name: `Battalion ${from + place}`,
    class: 'standard',
    size: 'standard',
  }));

/** An army of so many brigades, each of so many units. */
const armyOf = (brigades: number, units: number): ArmyFile =>
  edited(SMALL_ARMY, [
    {
      op: 'set',
      path: ['army', 'brigades'],
      value: Array.from({ length: brigades }, (_, place) => ({
        id: `b${place}`,
        name: `Brigade ${place}`,
        commander: { id: `c${place}`, name: '', rating: 'dependable' },
        units: unitsFrom(place * units, units),
      })),
    },
  ]);

const show = async (file: ArmyFile, dragging = false) => {
  await page.viewport(1440, 900);
  const store = createBuilderStore(file, {
    system: parts.system,
    checked: await parts.system.load(),
    save: { kind: 'saved', editedAt: '2026-11-20T14:02:00.000Z' },
    onEdit: () => undefined,
  });
  const session = { store } as unknown as BuilderSession;
  const handles = createDragHandles(() => undefined);
  await render(
    <BuilderProvider value={{ session, parts, armyId: 'a', paper: null }}>
      <DragProvider value={handles}>
        <div className="grid h-[800px] grid-rows-[minmax(0,1fr)]">
          <Ledger />
        </div>
        {dragging && <LedgerDrag handles={handles} />}
      </DragProvider>
    </BuilderProvider>,
  );
  const tree = () => page.getByRole('main').element();
  const rows = () => [...tree().querySelectorAll<HTMLElement>('li[id^="node-"]')];
  return { store, tree, rows };
};

const rowOf = (place: number) => document.getElementById(`node-${unitId(place)}`);

// it comes with the first long tree: what is tested here is there
await import('@/app/_editor/tree/row-window');

const isInSight = (element: Element | null, tree: Element): boolean => {
  if (element === null) return false;
  const [row, pane] = [element.getBoundingClientRect(), tree.getBoundingClientRect()];
  return row.top >= pane.top && row.bottom <= pane.bottom;
};

const focused = () => document.activeElement?.closest('[id^="node-"]')?.id;

const ALL = BRIGADES * UNITS_EACH;
const LAST = ALL - 1;

test('of 6,000 units those in sight are drawn, and the rest as they come into sight', async () => {
  const { rows, tree } = await show(armyOf(BRIGADES, UNITS_EACH));
  await expect.poll(() => rows().length).toBeGreaterThan(30);
  expect(rows().length).toBeLessThan(100);
  // as high as if all stood there: 6,000 rows of 32 pixels and 60 headings
  expect(tree().scrollHeight).toBeGreaterThan(ALL * 30);
  for (const place of [3_000, 1_500, 4_500]) {
    tree().scrollTop = (place / ALL) * tree().scrollHeight;
    await expect.poll(() => rows().filter((row) => isInSight(row, tree())).length).toBeGreaterThan(18);
    // no hole between the rows in sight
    const sight = rows().filter((row) => isInSight(row, tree()));
    for (const [at, row] of sight.entries()) {
      const below = sight[at + 1];
      if (below === undefined || row.parentElement !== below.parentElement) continue;
      expect(below.getBoundingClientRect().top - row.getBoundingClientRect().bottom).toBeLessThan(1);
    }
    expect(rows().length).toBeLessThan(150);
  }
});

test('a screen reader hears the place of a row among all of its brigade', async () => {
  await show(armyOf(BRIGADES, UNITS_EACH));
  await expect.poll(() => rowOf(4)).not.toBeNull();
  expect(rowOf(4)?.getAttribute('aria-posinset')).toBe('6');
  expect(rowOf(4)?.getAttribute('aria-setsize')).toBe(`${UNITS_EACH + 1}`);
});

test('keys walk from row to row, End goes to the last and Home to the first, and the focus goes with them', async () => {
  const { store, tree } = await show(armyOf(BRIGADES, UNITS_EACH));
  await page.getByRole('button', { name: /^Battalion 3 / }).click();
  for (let step = 0; step < 40; step++) await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('node-u43');
  await expect.poll(() => isInSight(rowOf(43), tree())).toBe(true);
  await userEvent.keyboard('{End}');
  const end = store.getState().view.sections.at(-1)?.rows.at(-1)?.row.id;
  expect(focused()).toBe(`node-${end}`);
  await expect.poll(() => isInSight(document.activeElement, tree())).toBe(true);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => tree().scrollTop).toBeLessThan(60);
  expect(isInSight(document.activeElement, tree())).toBe(true);
});

test('the row that has the focus keeps it however far the tree is scrolled, and the Tab key finds it again', async () => {
  const { tree, rows } = await show(armyOf(BRIGADES, UNITS_EACH));
  await page.getByRole('button', { name: /^Battalion 3 / }).click();
  const { activeElement } = document;
  for (const place of [0.3, 0.9, 0.5]) {
    tree().scrollTop = place * tree().scrollHeight;
    await expect.poll(() => rows().some((row) => isInSight(row, tree()))).toBe(true);
  }
  expect(document.activeElement).toBe(activeElement);
  // the button of a menu has it, too, though its row is not selected
  tree().scrollTop = 0;
  await page.getByRole('button', { name: 'More for Battalion 5', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'More for Battalion 5', exact: true })).toHaveFocus();
  tree().scrollTop = tree().scrollHeight;
  await expect.poll(() => rowOf(LAST)).not.toBeNull();
  expect(rowOf(5)?.contains(document.activeElement)).toBe(true);
});

test('a jump to a row far away, as from a finding, scrolls there and gives it the focus', async () => {
  const { store, tree } = await show(armyOf(BRIGADES, UNITS_EACH));
  for (const place of [3_017, 12, 5_555]) {
    store.getState().select(unitId(place), 'row');
    await expect.poll(focused).toBe(`node-${unitId(place)}`);
    await expect.poll(() => isInSight(rowOf(place), tree())).toBe(true);
  }
});

test('a letter in the name of row 3,000 draws that row alone', async () => {
  const { store } = await show(armyOf(BRIGADES, UNITS_EACH));
  store.getState().select(unitId(3_000), 'row');
  await expect.poll(() => rowOf(3_000)).not.toBeNull();
  const changes: Node[] = [];
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const watcher = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
  watcher.observe(page.getByRole('main').element(), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  store.getState().change(
    {
      ops: [{ op: 'set', path: ['army', 'brigades', 30, 'units', 0, 'name'], value: 'Itzenplitz' }],
      label: 'Name',
    },
    { key: 'name' },
  );
  await expect.poll(() => rowOf(3_000)?.textContent).toContain('Itzenplitz');
  watcher.disconnect();
  expect(changes.filter((node) => rowOf(3_000)?.contains(node) !== true)).toEqual([]);
});

test('units that are added, removed and folded away leave the rows in sight where they belong', async () => {
  const { store, rows, tree } = await show(armyOf(BRIGADES, UNITS_EACH));
  store.getState().select(unitId(3_000), 'row');
  await expect.poll(() => isInSight(rowOf(3_000), tree())).toBe(true);
  store.getState().change({
    ops: [{ op: 'set', path: ['army', 'brigades', 30, 'units'], value: unitsFrom(3_000, 3) }],
    label: 'Fewer',
  });
  await expect.poll(() => rowOf(3_003)).toBeNull();
  await expect.poll(() => rowOf(3_100)).not.toBeNull();
  store.getState().foldAll(true);
  await expect.poll(() => rows().length).toBe(0);
  await expect.poll(() => tree().querySelectorAll('header').length).toBeGreaterThan(20);
  store.getState().foldAll(false);
  await expect.poll(() => rows().length).toBeGreaterThan(20);
});

test('a row is dragged by keys past the rows that were drawn when it was picked up', async () => {
  const { store, rows, tree } = await show(armyOf(BRIGADES, UNITS_EACH), true);
  await expect.poll(() => rows().length).toBeGreaterThan(30);
  const from = 210;
  store.getState().select(unitId(from), 'row');
  await expect.poll(() => isInSight(rowOf(from), tree())).toBe(true);
  const lastOf = () => Number(rows().at(-1)?.id.replace(/\D+/, ''));
  const to = lastOf() + 2;
  expect(to - from).toBeLessThan(20);
  page
    .getByRole('button', { name: `Drag Battalion ${from}`, exact: true })
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(`Picked up Battalion ${from}`)).toBeInTheDocument();
  await new Promise((done) => setTimeout(done, 80));
  for (let place = from + 1; place <= to; place++) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText(`Battalion ${from} is over Battalion ${place},`)).toBeInTheDocument();
    // each step scrolls smoothly, and the next is taken from where that comes to rest
    for (let top = -1; top !== tree().scrollTop; ) {
      top = tree().scrollTop;
      await new Promise((done) => setTimeout(done, 80));
    }
  }
  expect(isInSight(rowOf(to), tree())).toBe(true);
  await userEvent.keyboard(' ');
  const order = () => store.getState().view.sections.flatMap((view) => view.rows.map(({ row }) => row.id));
  await expect.poll(() => order().indexOf(unitId(from))).toBe(order().indexOf(unitId(to)) + 1);
});

test('an army that is not long is drawn whole', async () => {
  const { rows } = await show(armyOf(5, 9));
  expect(rows().length).toBeGreaterThan(45);
  expect(rows()[0]?.hasAttribute('aria-setsize')).toBe(false);
  expect(document.querySelector('main [aria-hidden] ~ section, main li[aria-hidden]')).toBeNull();
});
