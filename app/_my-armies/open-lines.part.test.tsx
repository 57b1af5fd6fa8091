import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OpenLine } from '@/lib/rules/core/text/text';
import { OpenLines } from './open-lines';

const TEXT = 'Prussia 1757\n2 Musketers\n1 Elephant\n3 Hussars';
const MUSKETEERS: OpenLine = {
  line: 2,
  text: '2 Musketers',
  message: 'not clear',
  choices: ['Musketeers', 'Militia'],
};
const ELEPHANT: OpenLine = { line: 3, text: '1 Elephant', message: 'nothing has this name', choices: [] };
const again = page.getByRole('button', { name: 'Read it again' });
const about = (text: string) => page.getByRole('group', { name: text });

const renderOpen = async (open: readonly OpenLine[]) => {
  const onText = vi.fn<(text: string) => void>();
  await render(
    <OpenLines
      text={TEXT}
      open={open}
      readLines={[{ line: 4, text: '3 Hussars', as: 'Hussars x3' }]}
      pending={false}
      onText={onText}
    />,
  );
  return onText;
};

test('a line is chosen and another left out; all others stay as they were typed', async () => {
  const onText = await renderOpen([MUSKETEERS, ELEPHANT]);
  await expect.element(page.getByText('2 left')).toBeVisible();
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await about('2 Musketers').getByRole('radio', { name: 'Musketeers' }).click();
  await expect.element(page.getByText('1 left')).toBeVisible();
  await about('1 Elephant').getByRole('radio', { name: 'Leave it out' }).click();
  await expect.element(again).toHaveAttribute('aria-disabled', 'false');
  await again.click();
  expect(onText.mock.calls).toEqual([['Prussia 1757\nMusketeers\n3 Hussars']]);
});

test('a line is written otherwise, from what was typed; the one that is not settled stays open', async () => {
  const onText = await renderOpen([MUSKETEERS, ELEPHANT]);
  await about('1 Elephant').getByRole('radio', { name: 'Write it differently' }).click();
  const own = page.getByRole('textbox', { name: 'The line, corrected' });
  await expect.element(own).toHaveValue('1 Elephant');
  await own.fill('1 Howitzer');
  await again.click();
  expect(onText.mock.calls).toEqual([['Prussia 1757\n2 Musketers\n1 Howitzer\n3 Hussars']]);
});

test('what is missing is written before its line, and cannot be left out', async () => {
  const onText = await renderOpen([
    { line: 1, text: '', message: 'Which rules', choices: ['Rules: A', 'Rules: B'] },
  ]);
  const asked = about('Which rules.');
  await expect.element(asked.getByRole('radio', { name: 'Leave it out' })).not.toBeInTheDocument();
  await asked.getByRole('radio', { name: 'Rules: B' }).click();
  await again.click();
  expect(onText.mock.calls).toEqual([[`Rules: B\n${TEXT}`]]);
});

test('of many choices one is looked for in a list, and the lines that were read say as what', async () => {
  const many = Array.from({ length: 8 }, (_, at) => `Troops ${at}`);
  const onText = await renderOpen([{ ...MUSKETEERS, choices: many }]);
  const taken = page.getByText('Hussars x3');
  await expect.element(taken).not.toBeVisible();
  await page.getByText('One line was read: see how').click();
  await expect.element(taken).toBeVisible();
  await page.getByRole('combobox', { name: 'It is' }).selectOptions('Troops 7');
  await again.click();
  expect(onText.mock.calls).toEqual([['Prussia 1757\nTroops 7\n1 Elephant\n3 Hussars']]);
});
