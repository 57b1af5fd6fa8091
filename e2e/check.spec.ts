import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './quiet-page';

const row = (page: Page, file: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: file }) });

const give = (page: Page, files: readonly { name: string; text: string }[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })),
    );

const lobositz = async (page: Page): Promise<string> =>
  (await page.request.get('/api/ready-made/lobositz-1756-prussia')).text();

test('each file has its verdict, in order, with findings and pages', async ({ page }) => {
  await page.goto('/check');
  const legal = await lobositz(page);
  const file = JSON.parse(legal);
  file.army.budget = 1000;
  await give(page, [
    { name: 'illegal.json', text: JSON.stringify(file) },
    { name: 'broken.json', text: '{\n  "muster": 1,\n  "system" "x"\n}' },
    { name: 'legal.json', text: legal },
    { name: 'large.json', text: ' '.repeat(1_100_000) },
  ]);
  const verdicts = page.getByRole('region', { name: 'Verdicts' });
  await expect(verdicts.getByRole('rowheader')).toHaveText([
    'illegal.json',
    'broken.json',
    'legal.json',
    'large.json',
  ]);
  await expect(row(page, 'illegal.json')).toContainText('illegal');
  await expect(row(page, 'legal.json').last()).toContainText('2,275');
  await expect(row(page, 'broken.json')).toContainText('unreadable');
  await expect(row(page, 'large.json')).toContainText('unreadable');

  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(verdicts).toContainText('Line 3, column 12');
  await expect(verdicts).toContainText('larger than 1 MB');
  await expect(verdicts.getByRole('listitem').filter({ hasText: '1,000' })).toContainText(/p\. \d+/);

  await verdicts.getByRole('radio', { name: 'Unreadable 2' }).check();
  await expect(verdicts.getByRole('rowheader')).toHaveText(['broken.json', 'large.json']);

  const saving = page.waitForEvent('download');
  await verdicts.getByRole('button', { name: 'Download' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).file)).toEqual([
    'illegal.json',
    'broken.json',
    'legal.json',
    'large.json',
  ]);
});

test('two hundred files are checked in one request, more are refused in words', async ({ page }) => {
  await page.goto('/check');
  const text = await lobositz(page);
  const files = Array.from({ length: 201 }, (_, index) => ({ name: `${index + 1}.json`, text }));
  await give(page, files);
  await expect(page.getByText('at most 200 are checked at once')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await give(page, files.slice(0, 200));
  await expect(page.getByRole('radio', { name: 'Legal 200' })).toBeAttached();
  expect(requests.filter((url) => url.includes('/api/v1/check'))).toHaveLength(1);
});

test('pasted text is checked too, and nothing is stored', async ({ page }) => {
  await page.goto('/check');
  await page.getByRole('textbox', { name: /^Or paste/ }).fill(await lobositz(page));
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(row(page, 'Pasted text')).toContainText('legal');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No armies yet' })).toBeVisible();
});
