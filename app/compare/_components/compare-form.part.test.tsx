import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ArmyChoice } from '@/app/_components/army/army-choice';
import { CompareForm } from './compare-form';

const NONE = { kind: 'none' } as const;

const army = (value: string, label: string, group: string, system: string): ArmyChoice => ({
  value,
  label,
  group,
  system,
  detail: `Rules ${system}, 900 points, 24 units`,
});

const ARMIES = [
  army('a1', 'Prussia 1757', 'My armies', 'A'),
  army('a2', 'Prussia 1757', 'My armies', 'B'),
  army('ready:minden', 'Minden', 'Ready-made armies', 'B'),
];

const renderForm = () =>
  render(
    <CompareForm
      question={{ a: NONE, b: NONE, find: '' }}
      armies={ARMIES}
      mine={{ found: 2, all: 2, offered: 2 }}
      faults={[null, 'There is no such army.']}
    />,
  );

const side = (legend: string) => page.getByRole('group', { name: legend });
const field = (legend: string) => side(legend).getByRole('combobox', { name: 'Army' });
const sent = () => [...new FormData(document.forms[0])].map(([key, value]) => `${key}=${value}`);

test('armies of one name are told apart, found however they are written, and sent by the form', async () => {
  await renderForm();
  await expect.element(field('Second army')).toHaveAccessibleDescription(/There is no such army\./);
  await field('First army').click();
  const options = side('First army').getByRole('option');
  await expect.element(options).toHaveLength(3);
  await expect.element(options.first()).toHaveTextContent('Prussia 1757Rules A, 900 points, 24 units');
  await field('First army').fill('prusia rules b');
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(field('First army')).toHaveAccessibleDescription('Rules B, 900 points, 24 units');
  expect(sent()).toEqual(['a=a2', 'alink=', 'b=', 'blink=']);
});

test('beside an army those of the same rules stand first', async () => {
  await renderForm();
  await field('First army').fill('minden');
  await userEvent.keyboard('{Enter}');
  await field('Second army').click();
  const list = side('Second army').getByRole('listbox');
  await expect.element(list.getByRole('option')).toHaveLength(3);
  await expect
    .element(list)
    .toHaveTextContent(/My armies.*Rules B.*Ready-made armies.*My armies, other rules.*Rules A/);
});
