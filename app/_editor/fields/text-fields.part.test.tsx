import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextFields } from './text-fields';

type Texts = { readonly name: string; readonly notes?: string };

type FormProps = { first: Texts; naming: boolean; onPut: (texts: Texts) => void };

const Form = ({ first, naming, onPut }: FormProps) => {
  const [texts, setTexts] = useState(first);
  return (
    <TextFields
      {...texts}
      naming={naming}
      onNaming={() => undefined}
      onLeave={() => undefined}
      onChange={(field, value) => {
        const next = { ...texts, [field]: value };
        onPut(next);
        setTexts(next);
      }}
    />
  );
};

const renderTexts = async (first: Texts, naming = false) => {
  const stored: Texts[] = [];
  await render(<Form first={first} naming={naming} onPut={(texts) => stored.push(texts)} />);
  return stored;
};

const name = page.getByRole('textbox', { name: 'Name' });
const notes = page.getByRole('textbox', { name: 'Notes' });

test('a name goes to the army as text, without control and direction characters', async () => {
  const stored = await renderTexts({ name: 'Billerbeck' });
  await name.fill('<b>Kołłątaj</b>');
  expect(stored.at(-1)).toEqual({ name: '<b>Kołłątaj</b>' });
  await name.fill('\u202Eevil\u0007\u2066 name');
  expect(stored.at(-1)).toEqual({ name: 'evil name' });
  await expect.element(name).toHaveValue('evil name');
});

test('who asked to rename finds the whole name marked: typing takes its place', async () => {
  const stored = await renderTexts({ name: 'Billerbeck' }, true);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('B');
  expect(stored).toEqual([{ name: 'B' }]);
});

test('notes take room once there are some: the button goes into them', async () => {
  const stored = await renderTexts({ name: 'Billerbeck', notes: '' });
  await expect.element(notes).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect.element(notes).toHaveFocus();
  await userEvent.keyboard('Holds{Enter}the vineyard');
  expect(stored.at(-1)).toEqual({ name: 'Billerbeck', notes: 'Holds\nthe vineyard' });
  await expect.element(page.getByRole('button', { name: 'Add a note' })).not.toBeInTheDocument();
});

test('where nothing can be noted nothing asks for a note', async () => {
  await renderTexts({ name: 'Billerbeck' });
  await expect.element(page.getByRole('button', { name: 'Add a note' })).not.toBeInTheDocument();
});
