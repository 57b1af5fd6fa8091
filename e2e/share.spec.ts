import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { HOSTILE_NAMES } from '../bin/attack/hostile-names';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { openStored, section, VANGUARD } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const PRUSSIA = 'Lobositz 1756: Prussia';

const golden = (form: string) =>
  readFileSync(
    new URL(`../data/honours-of-war/text/lobositz-1756-prussia-${form}.txt`, import.meta.url),
    'utf8',
  );

const openText = async (page: Page, id: string) => {
  await openStored(page, id);
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Army as text' }).click();
  const dialog = page.getByRole('dialog', { name: 'The army as text' });
  const text = dialog.getByRole('textbox', { name: 'Text of the army' });
  await expect(text).toHaveValue(golden('markdown-compact'));
  return { dialog, text };
};

const makeLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: `More for ${PRUSSIA}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${PRUSSIA}` });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Share link' }).inputValue();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  return link;
};

const stranger = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const A4 = { width: 595, height: 842 };

/** The words of each page, whatever the order in which a writer puts them down. */
const wordsOf = async (pdf: Buffer): Promise<string[][]> => {
  const { pages } = await readPdf(new Uint8Array(pdf));
  return pages.map(({ text }) => text.split(' ').toSorted());
};

test('an army as text in every form, copied, also the old way, and kept as a file; a share link opens the army read only in a fresh browser, which prints it as the PDF has it and makes a copy of its own, until sharing stops; what the player wrote is marked in the tree, read on the shared page, and text wherever it stands', async ({
  page,
  context,
  browser,
}) => {
  const [id = ''] = await storeReadyMade(page, 'lobositz-1756-prussia');
  await test.step('an army as text in every form, copied and kept as a file', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { dialog, text } = await openText(page, id);
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

  await test.step('a share link opens the army read only, until sharing stops', async () => {
    await page.goto('/');
    const link = await makeLink(page);

    const other = await stranger(browser);
    await other.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '');
    });
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(PRUSSIA);
    await expect(other.getByRole('table').getByRole('row').last()).toContainText('2,275');
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    await other
      .getByRole('button', { name: /130 points for Grenadier battalion/ })
      .first()
      .click();
    const cost = other.getByRole('table', { name: 'How 130 points are made up' });
    await expect(cost).toContainText('p. 52');
    await other.keyboard.press('Escape');

    const pdf = await other.request.get(`${link}/roster.pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const file = await other.request.get(`${link}/army.json`);
    expect(await file.json()).toMatchObject({ muster: 1, name: PRUSSIA });

    // no page carries the sheet; paper of the page itself says where it is
    await expect(other.locator('.sheet-view')).toHaveCount(0);
    const labels = await other.request.get(
      (await other.getByRole('link', { name: 'Labels' }).getAttribute('href')) ?? '',
    );
    expect(labels.headers()['content-disposition']).toContain('labels.pdf');
    await other.emulateMedia({ media: 'print' });
    await expect(other.getByText(`open its PDF: ${link}/roster.pdf`)).toBeVisible();
    await other.emulateMedia({ media: null });
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
    await other.emulateMedia({ media: 'print' });
    await expect(other.getByRole('region', { name: PRUSSIA })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Make my own copy' })).toBeHidden();
    await other.emulateMedia({ media: null });

    await other.goto('/');
    await other.getByRole('textbox', { name: 'Share link' }).fill('hello');
    await other
      .getByRole('form', { name: 'Open a shared army' })
      .getByRole('button', { name: 'Open' })
      .click();
    await expect(other.getByText('This is not a share link')).toBeVisible();
    await other.getByRole('textbox', { name: 'Share link' }).fill(link);
    await other
      .getByRole('form', { name: 'Open a shared army' })
      .getByRole('button', { name: 'Open' })
      .click();
    await other.getByRole('button', { name: 'Make my own copy' }).click();
    await other.waitForURL(/\/armies\/[\w-]+$/);
    const copy = other.url();
    await other.goto('/');
    await expect(other.getByRole('heading', { name: PRUSSIA })).toBeVisible();

    // mine stays mine, and theirs theirs
    expect((await page.request.get(copy)).status()).toBe(404);

    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    const gone = await other.goto(link);
    expect(gone?.status()).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link does not open an army');
    expect((await other.request.get(`${link}/army.json`)).status()).toBe(404);
    expect((await other.request.get(`${link}/picture.png`)).status()).toBe(404);
    await other.context().close();
  });

  await test.step('what the player wrote is marked, read, and text wherever it stands', async () => {
    const file = { ...structuredClone(VANGUARD), player: 'Łucja' };
    const [brigade] = file.army.brigades;
    Object.assign(brigade ?? {}, { notes: 'Marches at dawn' });
    Object.assign(brigade?.units[0] ?? {}, { notes: 'Holds the\nvineyard' });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let last = { id: '', token: '' };
    for (const name of HOSTILE_NAMES) {
      const made = await page.request.post('/api/armies', { data: { ...file, name } });
      // names with signs that nobody sees are refused
      if (made.status() === 422) continue;
      expect(made.status(), name).toBe(201);
      const stored = await made.json();
      const shared = await (await page.request.post(`/api/armies/${stored.id}/share`)).json();
      last = { id: stored.id, token: shared.token };
    }

    await openStored(page, last.id);
    await expect(page.getByRole('img', { name: 'Note: Holds the vineyard' })).toBeVisible();
    await expect(
      section(page, 'First brigade').getByRole('img', { name: 'Note: Marches at dawn' }),
    ).toBeVisible();
    await page.goto(`/s/${last.token}`);
    await expect(page.getByRole('row', { name: /Billerbeck/ })).toContainText('Holds the vineyard');
    await expect(page.getByRole('row', { name: /First brigade/ })).toContainText('Marches at dawn');
    await expect(page.getByText('Łucja. Shared to read.')).toBeVisible();

    for (const path of ['/', '/compare']) {
      await page.goto(path);
      await expect(page.locator('h1, [role=textbox], input').first()).toBeVisible();
    }
    expect(dialogs).toEqual([]);
  });
});
