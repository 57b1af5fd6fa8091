import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openStored } from './builder-page';
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
  await expect(text).toHaveValue(golden('markdown-compact'));
  return { dialog, text };
};

test('an army as text in every form, copied, also the old way, and kept as a file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, text } = await openText(page);
  const short = dialog.getByRole('checkbox', { name: /^In short/ });
  for (const [label, markup, length] of [
    ['Discord', 'markdown', 'compact'],
    ['Forum (BBCode)', 'bbcode', 'full'],
    ['WhatsApp, plain', 'plain', 'compact'],
  ] as const) {
    await dialog.getByRole('radio', { name: label }).check({ force: true });
    await short.check();
    await expect(text).toHaveValue(golden(`${markup}-short`));
    await short.uncheck();
    await expect(text).toHaveValue(golden(`${markup}-${length}`));
  }
  await dialog.getByRole('radio', { name: 'Full, reads back' }).check({ force: true });
  await expect(short).toBeHidden();
  await expect(text).toHaveValue(golden('plain-full'));
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(golden('plain-full'));

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Text file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Lobositz 1756 Prussia.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe(golden('plain-full'));

  // without a clipboard of the page the text is selected and copied the old way
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await dialog.getByRole('radio', { name: 'WhatsApp, plain' }).check({ force: true });
  await short.check();
  await dialog.getByRole('button', { name: /^Cop/ }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const selected = await text.evaluate(
    (field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart,
  );
  expect(selected).toBe(golden('plain-short').length);
});
