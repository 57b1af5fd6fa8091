import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LineFields } from './line-fields';
import type { FormLine } from './lines';

type Node = Record<string, unknown>;

type FormProps = { lines: readonly FormLine[]; first: Node; onPut: (node: Node) => void };

const Form = ({ lines, first, onPut }: FormProps) => {
  const [node, setNode] = useState(first);
  const put = (field: string, value: unknown) => {
    const next = { ...node, [field]: value };
    onPut(next);
    setNode(next);
  };
  return (
    <>
      <LineFields lines={lines} node={node} put={put} onLeave={() => undefined} />
      <button type="button" onClick={() => setNode(first)}>
        Undo
      </button>
    </>
  );
};

/** A form over a node, and what was stored with each change. */
const renderLines = async (lines: readonly FormLine[], first: Node) => {
  const stored: Node[] = [];
  await render(<Form lines={lines} first={first} onPut={(node) => stored.push(node)} />);
  return stored;
};

const SHOTS = { key: 'shots', label: 'Shots', kind: 'number', min: 0, max: 12 } as const;
const LIMIT = { key: 'limit', label: 'Limit', kind: 'points', step: 0.5 } as const;

test('a number is stored with each digit; what is none stays in its field, and says what it may be', async () => {
  const stored = await renderLines([SHOTS], { shots: 3 });
  const shots = page.getByRole('spinbutton', { name: 'Shots' });
  await shots.fill('1');
  await userEvent.keyboard('2');
  expect(stored).toEqual([{ shots: 1 }, { shots: 12 }]);
  await userEvent.keyboard('0');
  await expect.element(shots).toHaveValue('120');
  await expect.element(shots).toHaveAttribute('aria-invalid', 'true');
  await expect.element(shots).toHaveAccessibleDescription('A whole number from 0 to 12.');
  expect(stored).toHaveLength(2);
  await userEvent.keyboard('{Backspace}');
  await expect.element(shots).toHaveAttribute('aria-invalid', 'false');
});

test('arrows step a number, and stop at its bounds', async () => {
  const stored = await renderLines([SHOTS], { shots: 11 });
  const shots = page.getByRole('spinbutton', { name: 'Shots' });
  shots.element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(shots).toHaveValue('12');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(shots).toHaveValue('11');
  expect(stored.at(-1)).toEqual({ shots: 11 });
});

test('points are typed as people write them, and written the one way when the field is left', async () => {
  const stored = await renderLines([LIMIT], { limit: 20 });
  const limit = page.getByRole('textbox', { name: 'Limit' });
  await limit.fill('1,500½');
  expect(stored.at(-1)).toEqual({ limit: 1500.5 });
  await limit.fill('01500');
  await expect.element(limit).toHaveValue('01500');
  await userEvent.tab();
  await expect.element(limit).toHaveValue('1,500');
  await limit.fill('');
  expect(stored.at(-1)).toEqual({ limit: undefined });
});

test('a field that may not be empty keeps what is stored, and shows it again', async () => {
  const stored = await renderLines([{ ...SHOTS, required: true }], { shots: 3 });
  const shots = page.getByRole('spinbutton', { name: 'Shots' });
  await shots.fill('');
  expect(stored).toEqual([]);
  await userEvent.tab();
  await expect.element(shots).toHaveValue('3');
});

test('a field follows what is undone elsewhere, also out of a fault', async () => {
  await renderLines([SHOTS], { shots: 3 });
  const shots = page.getByRole('spinbutton', { name: 'Shots' });
  await shots.fill('7');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(shots).toHaveValue('3');
  await expect.element(shots).toHaveAttribute('aria-invalid', 'false');
});

test('a choice that is usual is not written down, and a box takes its field away', async () => {
  const size: FormLine = {
    key: 'size',
    label: 'Size',
    kind: 'choice',
    usual: 'standard',
    options: [
      { value: 'standard', label: 'Standard' },
      { value: 'large', label: 'Large' },
    ],
  };
  const elite: FormLine = { key: 'elite', label: 'Elite', kind: 'check' };
  const stored = await renderLines([size, elite], {});
  const chosen = page.getByRole('combobox', { name: 'Size' });
  await expect.element(chosen).toHaveValue('standard');
  await chosen.selectOptions('large');
  expect(stored.at(-1)).toEqual({ size: 'large' });
  await chosen.selectOptions('standard');
  expect(stored.at(-1)).toEqual({ size: undefined });
  const box = page.getByRole('checkbox', { name: 'Elite' });
  await box.click();
  expect(stored.at(-1)).toEqual({ size: undefined, elite: true });
  await box.click();
  expect(stored.at(-1)).toEqual({ size: undefined, elite: undefined });
});
