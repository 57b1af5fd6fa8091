import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDragHandles, DragProvider } from '@/app/_editor/tree/drag-handles';
import { SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited } from '@/lib/rules/core/army/edit';
import { PARTS } from '../_forms';
import { createBuilderStore } from '../_store/builder-store';
import type { BuilderSession } from '../_store/session';
import { SMALL_ARMY } from '../_store/small-army.fixture';
import { BuilderProvider } from './builder-context';
import { Catalogue } from './catalogue/catalogue';
import { Ledger } from './ledger/ledger';
import { SidePane, useBuilderKeys } from './workspace';

const [first] = SYSTEM_IDS;
if (first === undefined) throw new Error('There are no rules');
const parts = await PARTS[first]();

const Panes = () => {
  const search = useRef<HTMLInputElement>(null);
  useBuilderKeys(search);
  return (
    <>
      <Catalogue search={search} />
      <Ledger />
      <div className="w-96">
        <SidePane layout="wide" />
      </div>
    </>
  );
};

const build = async (file: ArmyFile = SMALL_ARMY) => {
  await page.viewport(1440, 900);
  const store = createBuilderStore(file, {
    system: parts.system,
    checked: await parts.system.load(),
    save: { kind: 'saved', editedAt: '2026-11-20T14:02:00.000Z' },
    onEdit: () => undefined,
  });
  const session = { store } as unknown as BuilderSession;
  await render(
    <BuilderProvider value={{ session, parts, armyId: 'a', paper: null }}>
      <DragProvider value={createDragHandles(() => undefined)}>
        <Panes />
      </DragProvider>
    </BuilderProvider>,
  );
  return store;
};

const set = (path: readonly (string | number)[], value: unknown) =>
  edited(SMALL_ARMY, [{ op: 'set', path: ['army', ...path], value }]);

test('that the army is over its limit is said once, and troops that do not fit are quieter', async () => {
  const store = await build(set(['budget'], 400));
  const troops = page.getByRole('complementary', { name: 'Troops' });
  const over = (store.getState().view.total ?? 0) - 400;
  await expect.element(troops.getByText(`${over} over`, { exact: true })).toBeVisible();
  await expect.element(troops.getByText(/goes over the limit/)).toBeVisible();
  // the limits stand within their pane
  const pane = page.getByRole('region', { name: 'Limits' });
  await expect.element(pane).toBeVisible();
  const limits = pane.element();
  for (const figures of limits.querySelectorAll('dd'))
    expect(figures.getBoundingClientRect().right).toBeLessThanOrEqual(limits.getBoundingClientRect().right);
  const add = troops.getByRole('button', { name: 'Add Musketeers', exact: true });
  await expect.element(add).toHaveAccessibleDescription(/\d+ over$/);
  expect(
    troops
      .getByText(/\d over$/)
      .elements()
      .filter((one) => !one.classList.contains('vh')),
  ).toHaveLength(1);
});

test('several units are duplicated as one step, and only what applies to them is offered', async () => {
  const store = await build();
  const units = () => store.getState().view.summary.units;
  const before = units();
  await page.getByRole('button', { name: /^A / }).click();
  await userEvent.keyboard('{Shift>}');
  await page.getByRole('button', { name: /^C / }).click();
  await userEvent.keyboard('{/Shift}');
  const several = page.getByRole('region', { name: 'Selected: 3 units' });
  await expect.element(several.getByRole('group', { name: 'Class' })).toBeVisible();
  await expect.element(several.getByRole('group', { name: 'Size' })).not.toBeInTheDocument();
  await several.getByRole('button', { name: 'Duplicate 3 units' }).click();
  expect(units()).toBe(before + 3);
  await expect.element(page.getByRole('region', { name: 'Selected: 3 units' })).toBeVisible();
  store.getState().undo();
  expect(units()).toBe(before);
});

test('a unit that was a regiment shows its facings beside its name, in a word too', async () => {
  const store = await build(set(['brigades', 0, 'units', 0, 'regiment'], 'prussia-ir-15'));
  store.getState().learn({
    'prussia-ir-15': {
      name: 'Garde',
      number: 'IR 15',
      nation: 'Prussia',
      nationId: 'prussia',
      army: null,
      arm: 'infantry',
      type: 'line',
      battalions: 3,
      squadrons: null,
      from: null,
      to: null,
      facings: 'poppy red',
      sources: [],
    },
  });
  const mark = page.getByRole('img', { name: 'Facings poppy red' });
  await expect.element(mark).toBeVisible();
  await expect
    .poll(() => mark.element().firstElementChild?.getAttribute('style'))
    .toContain('rgb(203, 51, 39)');
});

test('a slash pressed while the army is still opening goes to the search', async () => {
  const search = page.getByRole('searchbox', { name: 'Search troops' });
  await userEvent.keyboard('/');
  await build();
  await expect.element(search).toHaveFocus();
});
