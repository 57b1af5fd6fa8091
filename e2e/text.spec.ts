import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openStored } from './builder-page';
import { expectClean } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const golden = (form: string) =>
  readFileSync(
    new URL(`../data/honours-of-war/text/lobositz-1756-prussia-${form}.txt`, import.meta.url),
    'utf8',
  );

const openText = async (page: Page) => {
  await page.goto('/');
  const [id = ''] = await storeReadyMade(page, 'lobositz-1756-prussia');
  await openStored(page, id);
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Army as text' }).click();
  const dialog = page.getByRole('dialog', { name: 'The army as text' });
  const text = dialog.getByRole('textbox', { name: 'Text of the army' });
  await expect(text).toHaveValue(golden('plain-full'));
  return { dialog, text };
};

test('an army as text in every form, copied and kept as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, text } = await openText(page);
  for (const [label, markup] of [
    ['Markdown', 'markdown'],
    ['BBCode', 'bbcode'],
    ['Plain', 'plain'],
  ] as const) {
    await dialog.getByRole('radio', { name: label }).check({ force: true });
    await dialog.getByRole('radio', { name: 'Short' }).check({ force: true });
    await expect(text).toHaveValue(golden(`${markup}-short`));
    await dialog.getByRole('radio', { name: 'Full' }).check({ force: true });
    await expect(text).toHaveValue(golden(`${markup}-full`));
  }
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(golden('plain-full'));

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Text file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Lobositz 1756 Prussia.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe(golden('plain-full'));
});

test('without a clipboard of the page the text is selected and copied the old way', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { dialog, text } = await openText(page);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const selected = await text.evaluate(
    (field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart,
  );
  expect(selected).toBe(golden('plain-full').length);
});

test('a list as people type it is settled line by line, then imported; nothing is taken that was not shown', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const typed = [
    'Bevern’s wing',
    'Honours of War, Prussia 1757, 28mm, 1500 points',
    '* Brigade 1 (von Bevern) - dashing',
    '3x Musketeers',
    'Grenadier Bn',
    'IR 13',
    'Husars, large',
    'See you on Saturday',
  ].join('\n');
  await page.getByLabel('Or paste an army file, or an army as text').fill(typed);
  await page.getByRole('button', { name: 'Import the text' }).click();
  const lines = page.getByRole('form', { name: 'Lines that are not clear' });
  await expect(lines).toContainText('3 lines are not clear.');
  await expect(lines.getByRole('button', { name: 'Read it again' })).toBeDisabled();
  const line = (name: string) => lines.getByRole('group', { name });
  await line('IR 13').getByLabel('It is').selectOption('- IR 13: Musketeers; standard');
  await line('Husars, large').getByLabel('- Hussars; standard, large').check();
  await expectClean(page, 'open lines');
  await lines.getByRole('button', { name: 'Read it again' }).click();
  await expect(lines).toContainText('One line is not clear.');
  await line('See you on Saturday').getByLabel('Leave it out').check();
  await lines.getByRole('button', { name: 'Read it again' }).click();
  await expect(page.getByText('1 army imported.').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Bevern’s wing' }).click();
  await expect(page.getByRole('main')).toContainText('IR 13');
  await expect(page.getByRole('main')).toContainText('von Bevern');
});
