import { type Browser, expect, type Page } from '@playwright/test';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { expectClean } from './clean-page';
import { armyFile, eventFields, FRANCE, makeEvent, PRUSSIA } from './event-fixture';
import { test } from './quiet-page';

const chosen = (page: Page) => page.getByRole('complementary', { name: 'Chosen list' });
const line = (page: Page, name: string) => page.getByRole('table').getByRole('button', { name });
const group = (page: Page, title: string) => page.getByRole('rowheader', { name: new RegExp(`^${title}`) });

type Player = { readonly page: Page; readonly receipt: string; readonly code: string };

const send = async (page: Page, path: string, form: string, name?: string): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(armyFile(path));
  await expect(page.getByRole('heading', { name: 'Term by term' })).toBeVisible();
  const sent = page.getByRole('form', { name: form });
  if (name !== undefined) await sent.getByLabel('Name on the list of entries').fill(name);
  await sent.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/\/receipt\/[\w-]+$/);
};

const codeOn = async (page: Page): Promise<string> =>
  (
    (await page
      .getByRole('region', { name: 'Code of the list' })
      .getByRole('paragraph')
      .first()
      .textContent()) ?? ''
  ).trim();

/** A player in a browser of his own, with a list that he entered by the link. */
const player = async (browser: Browser, token: string, path: string, name: string): Promise<Player> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/enter/${token}`);
  await send(page, path, 'Send it', name);
  return { page, receipt: page.url(), code: await codeOn(page) };
};

test('a whole event: three players enter, one is returned and replaces, lists close, are printed, verified and archived', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const organiser = page.request;
  const event = await makeEvent(organiser);
  await page.goto(`/events/${event.id}/desk`);
  const first = await player(browser, event.token, PRUSSIA, 'Jörg');
  const second = await player(browser, event.token, FRANCE, 'Luc');
  const third = await player(browser, event.token, FRANCE, 'Kateřina');
  for (const name of ['Jörg', 'Luc', 'Kateřina']) await expect(line(page, name)).toBeVisible();

  // one list is returned with a note; its player reads it and sends another
  await line(page, 'Jörg').click();
  await chosen(page)
    .getByLabel('Note to Jörg')
    .fill('Small and large units are off, and the points are too many.');
  await chosen(page).getByRole('button', { name: 'Return' }).click();
  await expect(group(page, 'Returned')).toContainText('1');
  await first.page.reload();
  await expect(first.page.getByRole('main')).toContainText('the points are too many');
  await first.page.getByRole('link', { name: 'Replace the list' }).click();
  await send(first.page, FRANCE, 'Replace it');
  const replaced = await codeOn(first.page);
  expect(replaced).not.toBe(first.code);
  await expect(group(page, 'To check')).toContainText('3');

  // the clean ones are accepted, one by itself and one among those ticked; each time the note of the terms that nobody
  // has ticked is asked about
  await line(page, 'Jörg').click();
  await chosen(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(chosen(page).getByText('A note is not ticked.')).toBeVisible();
  await expect(chosen(page).getByRole('button', { name: 'Accept anyway' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen(page).getByRole('button', { name: 'Accepted' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Tick .*Luc/ }).check();
  await page.getByRole('region', { name: 'Ticked lists' }).getByRole('button', { name: 'Accept' }).click();
  const asked = page.getByRole('dialog', { name: 'Accept 1 list' });
  await expect(asked).toContainText('A note of the terms is not ticked, in the list of Luc.');
  await asked.getByRole('button', { name: 'Accept anyway' }).click();
  await expect(group(page, 'Accepted')).toContainText('2');
  await expect(page.getByLabel('Findings and flags')).toContainText('Accepted, not ticked 2');
  await second.page.reload();
  await expect(second.page.getByRole('heading', { level: 1 })).toContainText(/accepted/i);

  // a code tells a stranger nothing of the list before its time
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/verify/${replaced}`);
  await expect(stranger.getByRole('main')).toContainText('Autumn Manoeuvres');
  await expect(stranger.getByRole('main')).not.toContainText('Dragoon regiment');
  expect(await stranger.content()).not.toContain('Jörg');

  // lists close and are public; a player cannot send any more, or is late
  const past = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const closing = { ...eventFields(), late: 'refuse', closesAt: past(2), publicAt: past(1) };
  const { revision } = await (await organiser.get(`/api/events/${event.id}`)).json();
  const saved = await organiser.put(`/api/events/${event.id}`, { data: { revision, event: closing } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await third.page.reload();
  await expect(third.page.getByRole('link', { name: 'Replace the list' })).toHaveCount(0);

  // another version is found out, the accepted one is shown
  await stranger.goto(`/verify/${first.code}`);
  await expect(stranger.getByRole('heading', { level: 1 })).not.toContainText('The accepted list');
  await stranger.goto(`/verify/${replaced}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('The accepted list');

  // paper: contents, three rosters with codes and signs, and the player's own
  const booklet = await organiser.get(`/events/${event.id}/booklet.pdf`);
  expect(booklet.headers()['content-type']).toBe('application/pdf');
  const { pages } = await readPdf(new Uint8Array(await booklet.body()));
  for (const said of ['Jörg', 'Luc', 'Kateřina', replaced]) expect(pages[0]?.text).toContain(said);
  expect(
    pages
      .slice(1)
      .map(({ text }) => text)
      .join(' '),
  ).toContain(replaced);
  const own = await first.page.request.get(`${new URL(first.receipt).pathname}/roster.pdf`);
  expect((await readPdf(new Uint8Array(await own.body()))).pages.map(({ text }) => text).join(' ')).toContain(
    replaced,
  );
  const cards = await first.page.request.get(`${new URL(first.receipt).pathname}/roster.pdf?sheets=cards`);
  expect((await readPdf(new Uint8Array(await cards.body()))).pages[0]?.text).toContain(replaced);
  expect((await request.get(`/events/${event.id}/booklet.pdf`)).status()).toBe(404);

  // the archive opens as it was signed, in any browser, and tells where it was changed
  const archive = await (await organiser.get(`/api/events/${event.id}/archive.json`)).text();
  const open = async (text: string) => {
    await stranger.goto('/events/archive');
    await stranger
      .locator('input[type=file]')
      .setInputFiles({ name: 'archive.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await open(archive);
  await expect(stranger.getByText('Unchanged since it was signed by this installation')).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'Autumn Manoeuvres' })).toContainText(replaced);
  await expectClean(stranger, 'archive');
  // it is a desk that only reads: a list opens with its findings, versions and what was said
  await stranger.getByRole('button', { name: 'Jörg' }).click();
  const opened = stranger.getByRole('dialog', { name: 'Entry 1, Jörg' });
  await expect(opened.getByRole('region', { name: 'Order of battle' })).toContainText('Dragoon regiment');
  await expect(opened.getByRole('region', { name: 'Messages' })).toContainText('the points are too many');
  await opened.getByRole('radio', { name: '1', exact: true }).check();
  await expect(opened).toContainText(first.code);
  await expectClean(stranger, 'archived list');
  await stranger.keyboard.press('Escape');
  const json = await (await organiser.get(`/api/events/${event.id}/event.json`)).text();
  await open(json);
  await expect(stranger.getByText(/^This is the JSON export of an event/)).toBeVisible();
  const changed = archive.replace('"Jörg"', '"Jorg"');
  expect(changed).not.toBe(archive);
  await open(changed);
  await expect(stranger.getByText(/^Changed since it was signed/)).toBeVisible();
  await expect(stranger.getByRole('list', { name: 'Where it was changed' })).toContainText('entr');
  for (const each of [first.page, second.page, third.page, stranger]) await each.context().close();
});
