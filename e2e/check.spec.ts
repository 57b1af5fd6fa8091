import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectClean } from './clean-page';
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

test('files, texts and share links are checked in order, two hundred in one request, also under a pack; a checked list opens as an army', async ({
  page,
}) => {
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
  await expect(row(page, 'illegal.json')).toContainText('Illegal');
  await expect(row(page, 'legal.json').last()).toContainText('2,275');
  await expect(row(page, 'broken.json')).toContainText('Unreadable');
  await expect(row(page, 'large.json')).toContainText('Unreadable');

  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(verdicts).toContainText('Line 3, column 12');
  await expect(verdicts).toContainText('larger than 1 MB');
  await expect(verdicts.getByRole('listitem').filter({ hasText: '1,000' })).toContainText(/p\. \d+/);

  await verdicts.getByRole('radio', { name: 'Unreadable 2' }).check();
  await expect(verdicts.getByRole('rowheader')).toHaveText(['broken.json', 'large.json']);

  await verdicts.getByRole('radio', { name: 'All 4' }).check();
  await verdicts.getByRole('button', { name: 'File', exact: true }).click();
  const sorted = ['broken.json', 'illegal.json', 'large.json', 'legal.json'];
  await expect(verdicts.getByRole('rowheader')).toHaveText(sorted);
  await expect(verdicts.getByRole('columnheader', { name: 'File' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const saved = async (item: string) => {
    const saving = page.waitForEvent('download');
    await verdicts.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return readFile(await (await saving).path(), 'utf8');
  };
  const answers: { file: string }[] = JSON.parse(await saved('Everything (JSON)'));
  expect(answers.map(({ file: name }) => name)).toEqual(sorted);
  const [head, first] = (await saved('Table for spreadsheets (CSV)')).split('\r\n');
  expect(head).toContain('File,Army,Player,Rules,Nation,Year,Points,Limit,Verdict');
  expect(first).toContain('broken.json');
  // nothing of it is stored
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a side' })).toBeVisible();

  await page.goto('/check');
  const files = Array.from({ length: 201 }, (_, index) => ({ name: `${index + 1}.json`, text: legal }));
  await give(page, files);
  await expect(page.getByText('at most 200 are checked at once')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await give(page, files.slice(0, 200));
  await expect(page.getByRole('radio', { name: 'Ready 200' })).toBeAttached();
  expect(requests.filter((url) => url.includes('/api/v1/check'))).toHaveLength(1);

  // under a ready-made pack
  await page.goto('/check');
  await page.getByLabel('Judged under').selectOption({ label: 'Equal points' });
  const army = await (await page.request.get('/api/ready-made/lobositz-1756-prussia')).text();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'lobositz.json', mimeType: 'application/json', buffer: Buffer.from(army) }]);
  await expect(verdicts).toContainText('Illegal');
  await expect(verdicts).toContainText('1,425 to 1,500 points; here 2,275, 775 over.');
  await expect(verdicts).toContainText('packs: Equal points 1 #');
  await expectClean(page, 'check under a pack');

  const made = await page.request.post('/api/armies', { data: { ...JSON.parse(legal), player: 'Łukasz' } });
  const { id } = await made.json();
  const { token } = await (await page.request.post(`/api/armies/${id}/share`)).json();

  await page.goto('/check');
  const paste = page.getByRole('textbox', { name: /^Or paste/ });
  const check = page.getByRole('button', { name: 'Check pasted text' });
  await paste.fill(`${new URL(page.url()).origin}/s/${token}\n/s/${'x'.repeat(22)}`);
  await check.click();
  await expect(row(page, 'Share link 1')).toContainText(/Łukasz.*Honours of War/);
  await expect(row(page, 'Share link 1').first()).toContainText('Prussia, 1756');
  await expect(row(page, 'Share link 2')).toContainText('Unreadable');
  await page.getByRole('button', { name: 'Share link 2' }).click();
  await expect(page.getByText('This link does not open an army here')).toBeVisible();

  await paste.fill(
    'Vanguard\nHonours of War; Prussia; 1757; 28 mm; points; no limit\nPlayer: Ann\nGeneral: Bevern, unrated',
  );
  await check.click();
  await expect(row(page, 'Pasted text')).toContainText(/Ann.*Prussia, 1757/);
  await page.getByRole('button', { name: 'Open as an army of mine' }).click();
  await expect(page).toHaveURL(/\/armies\//);
  await expect(page.getByRole('heading', { name: 'Vanguard' })).toBeAttached();
});
