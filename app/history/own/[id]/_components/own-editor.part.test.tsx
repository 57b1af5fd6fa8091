import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getQueryClient } from '@/app/_components/server-state';
import { createDragHandles, DragProvider } from '@/app/_editor/tree/drag-handles';
import { emptyBattle, type OwnBattle } from '@/lib/history/own/document';
import { referenceQuery } from '@/lib/history/own/queries';
import { regimentsQuery } from '@/lib/history/queries';
import { ANY_NATION } from '@/lib/history/regiment-ids';
import type { RegimentName } from '@/lib/history/schema';
import type { OwnSession } from '../_store/own-session';
import { createOwnStore } from '../_store/own-store';
import { OwnProvider } from './own-context';
import { OwnPanels } from './own-workspace';
import { OwnPane } from './panels/own-pane';
import { OwnTree } from './tree/own-tree';

const NATIONS = [
  { id: 'prussia', name: 'Prussia', army: 'prussia' },
  { id: 'austria', name: 'Austria', army: 'austria' },
];
const ITZENPLITZ: RegimentName = {
  id: 'prussia-ir-13',
  name: 'Itzenplitz',
  number: 'IR 13',
  nation: 'Prussia',
  nationId: 'prussia',
  army: 'prussia',
  arm: 'infantry',
  type: 'line',
  battalions: 2,
  squadrons: null,
  from: null,
  to: null,
  coat: null,
  facings: null,
  provenance: 'sourced',
  sources: [],
  notes: null,
};

const edit = async (change: (battle: OwnBattle) => OwnBattle = (battle) => battle) => {
  const store = createOwnStore(change(emptyBattle('Leuthen', 1757)), {
    nations: new Map(NATIONS.map(({ id, name }) => [id, name])),
    save: { kind: 'saved' } as never,
    onEdit: () => {},
  });
  const session = { store } as unknown as OwnSession;
  const value = { session, id: 'b', nations: NATIONS, visibility: 'private', hidden: false } as const;
  await render(
    <OwnProvider value={value}>
      <DragProvider value={createDragHandles(() => undefined)}>
        <OwnTree />
        <OwnPane />
        <OwnPanels layout="wide" />
      </DragProvider>
    </OwnProvider>,
  );
  const names = () =>
    store.getState().tree.nodes.flatMap(({ kind, node }) => (kind === 'unit' ? [node.name] : []));
  return { store, names };
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  const { name, id, number, nationId: nation, arm, type } = ITZENPLITZ;
  getQueryClient().setQueryData(regimentsQuery(ANY_NATION).queryKey, [ITZENPLITZ]);
  getQueryClient().setQueryData(regimentsQuery('prussia').queryKey, [ITZENPLITZ]);
  getQueryClient().setQueryData(referenceQuery().queryKey, {
    nations: NATIONS,
    regiments: [{ id, name, number, nation, arm, type }],
  });
});

test('sides without names are the first and the second, and a unit is of the nation of its side', async () => {
  const { store } = await edit((battle) => ({
    ...battle,
    sides: battle.sides.map((side, index) => ({
      ...side,
      nations: index === 0 ? ['prussia', 'austria'] : [],
    })),
  }));
  await expect.element(page.getByRole('heading', { name: 'Second side' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a unit to First side' }).click();
  const [unit] = store.getState().tree.nodes.filter(({ kind }) => kind === 'unit');
  expect(unit?.node).toMatchObject({ nation: 'prussia' });
});

test('a regiment is found without a nation, which comes with it', async () => {
  const { store } = await edit();
  await page.getByRole('button', { name: 'Add a unit to First side' }).click();
  await page.getByRole('combobox', { name: 'Regiment' }).fill('Izenpliz IR13');
  await page.getByRole('option', { name: /Itzenplitz, IR 13/ }).click();
  const [unit] = store.getState().tree.nodes.filter(({ kind }) => kind === 'unit');
  expect(unit?.node).toMatchObject({
    nation: 'prussia',
    regiment: 'prussia-ir-13',
    name: 'Itzenplitz, IR 13',
  });
});

test('lines are pasted by keys, shown as they are read, added in one step, and one undo takes them all', async () => {
  const { store, names } = await edit();
  await page.getByRole('button', { name: 'First side' }).first().click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Itzenplitz IR13, 2 bns, 1,250 men\nBattery 1, 10 12-pdr guns\nNobody');
  document
    .querySelector('[data-node="side:0"]')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  const dialog = page.getByRole('dialog', { name: 'Paste lines' });
  const read = dialog.getByRole('region', { name: 'Read as' });
  await expect.element(read.getByText('line, infantry, Prussia, 2 battalions, 1,250 men')).toBeVisible();
  await expect.element(read.getByText('heavy guns, artillery')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 units' }).click();
  // what cannot be read stays, the rest is there
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Nobody');
  expect(names()).toEqual(['Itzenplitz IR13', 'Battery 1']);
  store.getState().undo();
  expect(names()).toEqual([]);
});

test('another unit like one stands behind it by one key, its name counted on and ready to be typed over', async () => {
  const { store, names } = await edit();
  await page.getByRole('button', { name: 'Add a unit to First side' }).click();
  await page
    .getByRole('textbox', { name: 'Name' })
    .or(page.getByRole('combobox', { name: 'Name' }))
    .fill('Battery 1');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Battery 1/ })
    .click();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(names).toEqual(['Battery 1', 'Battery 2']);
  await expect.element(page.getByRole('combobox', { name: 'Name' })).toHaveFocus();
  await page.getByRole('button', { name: 'Add another like this' }).click();
  expect(names()).toEqual(['Battery 1', 'Battery 2', 'Battery 3']);
  store.getState().undo();
  expect(names()).toEqual(['Battery 1', 'Battery 2']);
});
