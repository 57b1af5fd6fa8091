import { expect, type Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { chooseSheets, openArmy, openStored, row, saved, VANGUARD } from './builder-page';
import { makeEvent } from './event-fixture';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

type PrintedCode = { readonly code: string; readonly revision: number };

/** Opens the print dialog and answers what the server noted, once that stands on the sheet. */
const printed = async (page: Page): Promise<PrintedCode> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/print')),
    page.getByRole('button', { name: 'Print', exact: true }).first().click(),
  ]);
  const noted: PrintedCode = await answer.json();
  const sheet = page.getByRole('dialog', { name: 'Print', exact: true }).getByRole('article').first();
  await expect(sheet).toContainText(noted.code);
  await expect(sheet).toContainText(`List version ${noted.revision}.`);
  return noted;
};

test('the code on paper is that of the version on the screen; an army that was entered has that of its list, and after an edit says that it was changed', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const [id] = await storeReadyMade(page, 'lobositz-1756-prussia');
  await openStored(page, id);
  // another device saves: this page still shows the first version
  const { file } = await (await page.request.get(`/api/armies/${id}`)).json();
  const answer = await page.request.put(`/api/armies/${id}`, {
    data: { revision: 1, file: { ...file, name: 'Lobositz, changed elsewhere' } },
  });
  expect(answer.ok()).toBe(true);
  const noted = await printed(page);
  expect(noted.revision).toBe(1);
  const again = await page.request.post(`/api/armies/${id}/print`, { data: { revision: 2 } });
  expect(((await again.json()) as PrintedCode).code).not.toBe(noted.code);

  const organiser = (await browser.newContext()).request;
  const event = await makeEvent(organiser);
  const entered = await openArmy(page, VANGUARD);
  const entry = { key: nanoid(24), name: 'Jörg', contact: '', list: { army: entered } };
  const sent = await page.request.post(`/api/enter/${event.token}`, { data: entry });
  expect(sent.status(), await sent.text()).toBe(201);
  const { code, hash }: { code: string; hash: string } = await sent.json();

  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  const sheet = dialog.getByRole('article').first();
  const print = page.getByRole('button', { name: 'Print', exact: true }).first();
  await print.click();
  await expect(sheet).toContainText(code);
  await expect(sheet).toContainText('Autumn Manoeuvres, Entry 1, Jörg.');
  await expect(dialog).toContainText(`Printed as ${code}, version 1, of Autumn Manoeuvres`);
  await chooseSheets(page, 'Roster');
  const pdf = await page.request.get(
    (await dialog.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
  );
  const { pages } = await readPdf(new Uint8Array(await pdf.body()));
  for (const { text, links } of pages) {
    expect(text).toContain(code);
    expect(text).toContain(hash.slice(0, 4));
    expect(links.join(' ')).toContain(`/verify/${code}`);
  }
  await page.keyboard.press('Escape');

  await row(page, 'Billerbeck').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Billerbeck')).toBeHidden();
  await expect(saved(page)).toBeAttached();
  const second = await printed(page);
  expect(second.revision).toBe(2);
  expect(second.code).toMatch(/^MU-/);
  await expect(sheet).toContainText(
    `Changed since it was entered as ${code}, version 1, for Autumn Manoeuvres.`,
  );
  const other = await page.request.get(`/armies/${entered}/roster.pdf`);
  const changed = (await readPdf(new Uint8Array(await other.body()))).pages[0]?.text ?? '';
  expect(changed).toContain(`Changed since it was entered as ${code}, version 1`);
  expect(changed).toContain(second.code);
});
