import { expect, type Locator, type Page } from '@playwright/test';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { chooseSheets, openStored } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

/** Paper in points. */
const A4 = { width: 595.28, height: 841.89 };
const LETTER = { width: 612, height: 792 };

const printDialog = async (page: Page, kind: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  await chooseSheets(page, kind);
  return dialog;
};

/** The PDF that the dialog offers, as a reader finds it. */
const pdfOf = async (page: Page, dialog: Locator) => {
  const address = await dialog.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return (await readPdf(new Uint8Array(await answer.body()))).pages;
};

type Pages = Awaited<ReturnType<typeof pdfOf>>;

const expectPaper = (pages: Pages, paper: typeof A4): void => {
  for (const { width, height } of pages) {
    expect(Math.abs(width - paper.width)).toBeLessThan(1);
    expect(Math.abs(height - paper.height)).toBeLessThan(1);
  }
};

const textOf = (pages: Pages): string => pages.map(({ text }) => text).join(' ');

test('cards of every size on their paper, with cut marks, and the reference sheet, as the dialog shows them, without what is hidden', async ({
  page,
}) => {
  await page.goto('/');
  const [id] = await storeReadyMade(page, 'lobositz-1756-austria', 'lobositz-1756-prussia');
  await openStored(page, id);
  const dialog = await printDialog(page, 'Cards');
  const sheets = dialog.getByRole('article');
  const cards = sheets.getByRole('group', { name: /, / });

  for (const { size, paper, form, perSheet } of [
    { size: '63 by 88', paper: 'A4', form: A4, perSheet: 9 },
    { size: 'A quarter', paper: 'Letter', form: LETTER, perSheet: 4 },
  ]) {
    await dialog.getByRole('radio', { name: paper, exact: true }).check();
    await dialog.getByRole('radio', { name: size }).check();
    await expect(sheets.first()).toHaveAccessibleName(/, cards, sheet 1 of \d+$/);
    // the army, the general, five brigade commanders and 21 units
    await expect(cards).toHaveCount(28);
    const pages = await pdfOf(page, dialog);
    expect(pages).toHaveLength(Math.ceil(28 / perSheet));
    expect(await sheets.count()).toBe(pages.length);
    expectPaper(pages, form);
    for (const { text } of pages) expect(text).toMatch(/[Dd]ata \d{4}\.\d+\.\d+/);
    expect(textOf(pages)).toContain('von Browne');
    expect(textOf(pages)).toContain('2,040');
  }

  // the browser prints them with cut marks, at their size, on the chosen paper
  await dialog.getByRole('radio', { name: 'Letter', exact: true }).check();
  await dialog.getByRole('radio', { name: '63 by 88' }).check();
  await expect(dialog.getByRole('article').first()).toHaveAccessibleName(/, cards, sheet 1 of \d+$/);
  const printed = await sheets.count();
  await page.evaluate(async () => void (await document.fonts.ready));
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(pages).toHaveLength(printed);
  expectPaper(pages, LETTER);
  expect(pages[0]?.text).toContain('50 mm: print at 100%');

  // cut marks meet the corners of the cards: 3 by 3 of 63 by 88 mm in the middle of Letter
  const [left, top] = [(215.9 - 3 * 63) / 2, (279.4 - 3 * 88) / 2];
  const drawn = await dialog
    .getByRole('article')
    .first()
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  const cuts = drawn.find((d) => d.includes(`M${left} `)) ?? '';
  for (const column of [0, 1, 2, 3]) expect(cuts).toContain(`M${left + column * 63} `);
  for (const row of [0, 1, 2, 3]) expect(cuts).toContain(` ${top + row * 88}H`);

  await dialog.getByRole('checkbox', { name: 'Hide points' }).check();
  await dialog.getByRole('checkbox', { name: 'Hide ratings of commanders' }).check();
  await dialog.getByRole('checkbox', { name: 'Combine identical units' }).check();
  await expect(dialog.getByText('2,040', { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('group', { name: /^\d × / }).first()).toBeVisible();
  const opponent = await pdfOf(page, dialog);
  expect(await sheets.count()).toBe(opponent.length);
  expect(textOf(opponent)).not.toContain('2,040');
  expect(textOf(opponent)).not.toContain('+100');
  expect(textOf(opponent)).toContain('Rating: roll or mark');
  await dialog.getByRole('checkbox', { name: 'Hide points' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Hide ratings of commanders' }).uncheck();

  await chooseSheets(page, 'Reference');
  for (const { paper, form, extent } of [
    { paper: 'A4', form: A4, extent: 'For these armies' },
    { paper: 'Letter', form: LETTER, extent: 'In full' },
  ]) {
    await dialog.getByRole('radio', { name: paper, exact: true }).check();
    await dialog.getByRole('radio', { name: extent }).check();
    await expect(sheets.last()).toHaveAccessibleName(/, page \d of \d$/);
    const pages = await pdfOf(page, dialog);
    expect(pages.length).toBeLessThanOrEqual(extent === 'In full' ? 3 : 2);
    await expect(sheets).toHaveCount(pages.length);
    expectPaper(pages, form);
    expect(textOf(pages)).toContain(`Page 1 of ${pages.length}`);
    // guns of neither army are cut only from the sheet for the armies
    expect(textOf(pages).includes('Shuvalov')).toBe(extent === 'In full');
  }
});

test('everything for game night is one job: both sides, all sheets, as the PDF has them', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const [id] = await storeReadyMade(page, 'lobositz-1756-prussia', 'lobositz-1756-austria');
  // from the list of armies straight to its pages
  await page.goto('/');
  await page.getByRole('link', { name: 'Print Lobositz 1756: Prussia' }).click();
  await expect(page).toHaveURL(`/armies/${id}#print`);
  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  await chooseSheets(page, 'Roster', 'Cards', 'Labels', 'Reference');
  await dialog.getByRole('radio', { name: 'Letter', exact: true }).check();
  await dialog.getByText('Other armies in this job').first().click();
  await dialog.getByRole('checkbox', { name: /Austria/ }).click();
  await expect(dialog.getByText('Other armies in this job: 1')).toBeVisible();
  const sheets = dialog.getByRole('article');
  await expect(sheets.last()).toHaveAccessibleName(/Austria.*page \d of \d$|page \d of \d$/);
  const pages = await pdfOf(page, dialog);
  await expect(dialog.getByText(`${pages.length} pages, or`)).toBeVisible();
  await expect(sheets).toHaveCount(pages.length);
  expectPaper(pages, LETTER);
  const firsts = pages.map(({ text }) => text).join(' ');
  for (const general of ['Frederick II', 'von Browne']) expect(firsts).toContain(general);
  await page.evaluate(async () => void (await document.fonts.ready));
  const printed = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(printed.pages).toHaveLength(pages.length);
  expectPaper(printed.pages, LETTER);

  // plates lie on their side, in the file as from the browser; what is moved stands on paper
  await chooseSheets(page, 'Ordre de Bataille');
  await expect(sheets).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Gessler', exact: true }).click();
  await dialog.getByRole('button', { name: 'Back: Gessler' }).click();
  await expect(dialog.getByRole('list', { name: 'Reserve, Centre' })).toContainText('Gessler');
  const side = { width: LETTER.height, height: LETTER.width };
  const plates = await pdfOf(page, dialog);
  expectPaper(plates, side);
  expect(plates[0]?.text).toContain('Reserve');
  expectPaper((await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))).pages, side);

  // Back leaves the pages, and the paper goes with the person to another device
  await page.goBack();
  await expect(dialog).toBeHidden();
  const { token } = await (await page.request.post('/api/device')).json();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`/d/${token}`);
  await phone.getByRole('button', { name: 'Open them here' }).click();
  await phone.waitForURL('/');
  await phone.goto(`/armies/${id}#print`);
  await expect(phone.getByRole('radio', { name: 'Letter', exact: true })).toBeChecked();
  await phone.context().close();
});
