import { type Browser, expect, type Page } from '@playwright/test';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { openStored } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const A4 = { width: 595, height: 842 };

const shareLink = async (page: Page, army: string): Promise<string> => {
  await page.goto('/');
  const [id] = await storeReadyMade(page, army);
  const answer = await page.request.post(`/api/armies/${id}/share`);
  return `/s/${(await answer.json()).token}`;
};

const reader = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** The words of each page, whatever the order in which a writer puts them down. */
const wordsOf = async (pdf: Buffer): Promise<string[][]> => {
  const { pages } = await readPdf(new Uint8Array(pdf));
  return pages.map(({ text }) => text.split(' ').toSorted());
};

test('the browser prints the sheet as the PDF has it, page for page', async ({ page, browser }) => {
  const link = await shareLink(page, 'lobositz-1756-prussia');
  const other = await reader(browser);
  await other.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await other.goto(link);
  await other.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(other.locator('body[data-printed]')).toBeAttached();
  await other.evaluate(async () => void (await document.fonts.ready));
  const printed = await other.pdf({ preferCSSPageSize: true });
  const { pages } = await readPdf(new Uint8Array(printed));
  expect(pages).toHaveLength(2);
  for (const { width, height } of pages) {
    expect(Math.abs(width - A4.width)).toBeLessThan(2);
    expect(Math.abs(height - A4.height)).toBeLessThan(2);
  }
  const answer = await other.request.get(`${link}/roster.pdf?paper=a4`);
  expect(await wordsOf(printed)).toEqual(await wordsOf(await answer.body()));
  await other.context().close();
});

test('no sheet runs over its paper, on A4 or Letter, in colour or black and white', async ({ page }) => {
  await page.goto('/');
  const [id] = await storeReadyMade(page, 'lobositz-1756-austria');
  await openStored(page, id);
  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  const sheets = dialog.getByRole('article');
  for (const paper of ['A4', 'Letter']) {
    await dialog.getByText(paper, { exact: true }).click();
    for (const option of ['Combine identical units', 'Hide points', 'Black and white']) {
      await dialog.getByRole('checkbox', { name: option }).click();
      await expect(sheets.first()).toHaveAccessibleName(/, roster, sheet 1 of \d$/);
      const overruns = await sheets.evaluateAll((pages) =>
        pages.map((each) => each.scrollHeight - each.clientHeight),
      );
      expect(Math.max(...overruns)).toBeLessThanOrEqual(0);
    }
  }
});
