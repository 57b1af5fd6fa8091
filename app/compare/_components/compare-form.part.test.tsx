import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TypicalArmy } from '@/lib/armies/ready-made';
import type { ArmyPage, ReadyMade } from '@/lib/armies/schema';
import { CompareForm } from './compare-form';

const NONE = { kind: 'none' } as const;
const mine = {
  armies: [{ id: 'a1', name: '', summary: { nationLabel: 'Prussia', year: 1757 } }],
  found: 1,
  all: 1,
} as unknown as ArmyPage;
const ready = [{ id: 'minden', name: 'Minden' }] as unknown as readonly ReadyMade[];
const typical = [
  { id: 't1', system: 'Rules A', label: 'Russia' },
  { id: 't2', system: 'Rules B', label: 'Sweden' },
  { id: 't3', system: 'Rules A', label: 'France' },
] as unknown as readonly TypicalArmy[];

test('armies to choose from stand in groups: mine, ready-made, typical ones of each system together', async () => {
  await render(
    <CompareForm
      question={{ a: NONE, b: NONE, find: '' } as never}
      mine={mine}
      ready={ready}
      typical={typical}
      chosen={[null, null]}
      faults={[null, 'There is no such army.']}
    />,
  );
  const first = page.getByRole('group', { name: 'First army' });
  const army = first.getByRole('combobox', { name: 'Army' });
  const groups = [...army.element().querySelectorAll('optgroup')].map(({ label, children }) => [
    label,
    ...[...children].map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    ['My armies', 'Army without a name, Prussia 1757'],
    ['Ready-made armies', 'Minden'],
    ['Typical armies, Rules A', 'Russia', 'France'],
    ['Typical armies, Rules B', 'Sweden'],
  ]);
  await army.selectOptions('France');
  await expect.element(army).toHaveValue('ready:t3');
  const second = page.getByRole('group', { name: 'Second army' }).getByRole('combobox', { name: 'Army' });
  await expect.element(second).toHaveAccessibleDescription('There is no such army.');
  await expect.element(second).toHaveValue('');
});
