import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import Papa from 'papaparse';
import type { Desk } from '../lib/events/schema';
import { verdictWords } from '../lib/rules/events/verdict-words';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { expectClean } from './clean-page';
import {
  act,
  armyFile,
  eventFields,
  FRANCE,
  hoursFromNow,
  type MadeEvent,
  makeEvent,
  PACK,
  PRUSSIA,
} from './event-fixture';
import { sendList } from './event-lists';
import { test } from './quiet-page';

/** What every place has to say of the list that counts. */
type ListStatements = {
  readonly version: number;
  /** "accepted, a newer list waits" */
  readonly state: string;
  /** "Illegal, 1 error, 2 warnings" */
  readonly verdict: string;
  /** the band over what its code opens */
  readonly band: string;
};

type Reader = {
  readonly organiser: APIRequestContext;
  readonly player: APIRequestContext;
  readonly event: MadeEvent;
  readonly token: string;
};

const file = (path: string) => JSON.parse(armyFile(path).buffer.toString());

const pdfText = async (request: APIRequestContext, path: string): Promise<string> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const { pages } = await readPdf(new Uint8Array(await answer.body()));
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

const terms = (max: number, version: number) => ({
  ...PACK,
  version,
  rules: PACK.rules.map((rule) => (rule.kind === 'points' ? { ...rule, min: 1_000, max } : rule)),
});

const saveTerms = async (
  { organiser, event: { id } }: Reader,
  version: number,
  max: number,
  more: object = {},
) => {
  const data = { version, packs: [terms(max, version + 2)], ...more };
  const answer = await organiser.put(`/api/events/${id}/terms`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const saveTimes = async ({ organiser, event: { id } }: Reader, times: object): Promise<void> => {
  const { revision } = await (await organiser.get(`/api/events/${id}`)).json();
  const data = { revision, event: { ...eventFields(), ...times } };
  const answer = await organiser.put(`/api/events/${id}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** The codes of entry 1 by version, newest first. */
const codesOf = async ({ organiser, event: { id } }: Reader): Promise<string[]> => {
  const entry = await (await organiser.get(`/api/events/${id}/entries/1`)).json();
  return entry.versions.map(({ code }: { code: string }) => code).reverse();
};

const inFirst = (all: string, before: string, after: string): string =>
  all.split(before)[1]?.split(after)[0] ?? '';

/** The words of a piece of a page, as a reader has them. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Reads summary, check-sheet and booklet, each of which has to say the same. */
const expectPrinted = async (
  { organiser, event: { id } }: Reader,
  told: ListStatements,
  code: string,
  others: readonly string[],
): Promise<void> => {
  const summary = await pdfText(organiser, `/events/${id}/summary.pdf`);
  expect(summary).toContain(code);
  expect(inFirst(summary, 'Rhys Bowen', code)).toContain(told.verdict);
  expect(inFirst(summary, 'Rhys Bowen', code)).toContain(told.state);
  const sheet = await pdfText(organiser, `/events/${id}/check-sheets.pdf?entry=1`);
  for (const said of [code, told.verdict, told.state]) expect(sheet).toContain(said);
  const booklet = await pdfText(organiser, `/events/${id}/booklet.pdf`);
  expect(booklet).toContain(code);
  for (const other of others)
    for (const paper of [summary, sheet, booklet]) expect(paper).not.toContain(other);
};

/** Reads desk, table, receipt, verify page and, if asked, the papers: each has to say the same. */
const expectTold = async (reader: Reader, told: ListStatements, papers?: 'on paper too'): Promise<void> => {
  const { organiser, player, event, token } = reader;
  const codes = await codesOf(reader);
  const code = codes[told.version - 1] ?? '';
  const others = codes.filter((each) => each !== code);

  const desk: Desk = await (await organiser.get(`/api/events/${event.id}/desk`)).json();
  const row = desk.entries.find(({ number }) => number === 1);
  const counts = row?.counts.version;
  const counted = counts && { ...counts.verdict, overruled: counts.overruled };
  expect({
    code: counts?.code,
    verdict: counted && verdictWords(counted),
  }).toEqual({ code, verdict: told.verdict });

  const csv = Papa.parse<Record<string, string>>(
    (await (await organiser.get(`/api/events/${event.id}/event.csv`)).text()).replace('\uFEFF', ''),
    { header: true },
  ).data[0];
  expect(csv).toMatchObject({ code, version: String(told.version), state: told.state });
  const points = String(counts?.verdict.points);
  expect(csv?.points).toBe(points);
  const numbers = [csv?.errors, csv?.let_pass, csv?.still_wanted, csv?.warnings].map(Number);
  const [errors = 0, passed = 0, wanting = 0, warnings = 0] = numbers;
  const standing = csv?.verdict === 'legal' || csv?.verdict === 'unfinished' ? csv.verdict : 'illegal';
  const stored = { standing, errors: errors + passed, overruled: passed, wanting, warnings } as const;
  expect(verdictWords(stored)).toBe(told.verdict);

  if (papers !== undefined) await expectPrinted(reader, told, code, others);

  // as whoever has no scripts reads them
  const receipt = await (await player.get(`/receipt/${token}`)).text();
  const facts = textOf(
    inFirst(receipt, 'aria-label="What we received"', '</section>').replace(/^[^>]*>/, ''),
  );
  expect(facts).toMatch(new RegExp(`^State${told.state}`, 'i'));
  expect(facts).toContain(told.verdict);
  expect(textOf(inFirst(receipt, 'aria-label="Code of the list"', '</section>'))).toContain(code);
  for (const each of codes) {
    const page = await (await player.get(`/verify/${each}?receipt=${token}`)).text();
    const title = textOf(/<h1[^>]*>.*?<\/h1>/s.exec(page)?.[0] ?? '');
    expect(title).toBe(each === code ? 'The accepted list' : 'Not the accepted list');
    if (each === code) expect(textOf(inFirst(page, '<main', '</main>'))).toContain(told.band);
  }
};

/** The archive of a closed event, opened by a stranger, says of the list what all others say. */
const expectArchived = async (
  { organiser, event }: Reader,
  browser: Browser,
  told: ListStatements,
  code: string,
) => {
  const text = await (await organiser.get(`/api/events/${event.id}/archive.json`)).text();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/events/archive');
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'archive.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Unchanged since it was signed by this installation')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Rhys Bowen' });
  await expect(line).toContainText(code);
  await expect(line).toContainText(told.verdict);
  await context.close();
};

test('a whole event tells one list alike everywhere: accepted, replaced, terms changed, closed, opened again', async ({
  page,
  browser,
}) => {
  test.slow();
  const organiser = page.request;
  const event = await makeEvent(organiser);
  const { token } = await sendList(browser, event.token, { name: 'Rhys Bowen', file: file(FRANCE) });
  const person = await browser.newContext();
  const player = person.request;
  const reader = { organiser, player, event, token };
  const clean = { version: 1, verdict: 'Ready' };

  await act(organiser, event, 1, { act: 'accept', text: '', withNotes: true });
  const counts = 'This sheet is version 1, the one that counts.';
  await expectTold(reader, { ...clean, state: 'accepted', band: counts });

  const key = `counting-list-${Date.now()}-0123456789`;
  const newer = { key, list: { file: file(PRUSSIA) } };
  expect((await player.put(`/api/receipts/${token}`, { data: newer })).ok()).toBe(true);
  const waits = 'accepted, a newer list waits';
  await expectTold(reader, { ...clean, state: waits, band: counts }, 'on paper too');

  // terms that the accepted list breaks
  const tried = await organiser.post(`/api/events/${event.id}/terms/try`, {
    data: { packs: [terms(1_100, 3)] },
  });
  expect(await tried.json()).toMatchObject({
    accepted: [{ number: 1, version: 1, open: 1 }],
  });
  await saveTerms(reader, 1, 1_100);
  const open = { version: 1, verdict: 'Illegal, 1 error' };
  const under = 'Accepted under terms 1. By terms 2: illegal, 1 error.';
  await expectTold(reader, { ...open, state: waits, band: under }, 'on paper too');
  await page.goto(`/events/${event.id}/desk`);
  await expect(page.getByRole('table')).toContainText('accepted under terms 1');
  await expectClean(page, 'accepted under earlier terms');

  // let pass with the next terms
  const reason = 'Accepted under terms 1.';
  await saveTerms(reader, 2, 1_150, { accepted: { do: 'pass', reason } });
  const passed = { version: 1, verdict: 'Ready, 1 error let pass' };
  const because = 'Accepted: 1 error let pass, because: Accepted under terms 1.';
  await expectTold(reader, { ...passed, state: waits, band: because }, 'on paper too');

  // closed: frozen, and signed
  await saveTimes(reader, { late: 'refuse', closesAt: hoursFromNow(-2), publicAt: hoursFromNow(-1) });
  await expectTold(reader, { ...passed, state: waits, band: because });
  const [code = ''] = await codesOf(reader);
  await expectArchived(reader, browser, { ...passed, state: waits, band: because }, code);

  // opened again: new terms for new lists leave it as it is, terms for all judge it anew
  await saveTimes(reader, {});
  await saveTerms(reader, 3, 2_100, { lists: 'new' });
  await expectTold(reader, { ...passed, state: waits, band: because });
  await page.goto(`/events/${event.id}/desk`);
  await expect(page.getByRole('table')).toContainText('judged by terms 3');
  await saveTerms(reader, 4, 2_100, { lists: 'all' });
  await expectTold(reader, { ...clean, state: waits, band: counts });

  // the newer one is accepted, and counts from then on
  await act(organiser, event, 1, { act: 'accept', text: '', withNotes: true, withErrors: true });
  const verdict = await lastVerdict(reader);
  expect(verdict).not.toBe('Ready');
  const all = `Accepted anyway: ${verdict.replace('Illegal', 'illegal')}.`;
  await expectTold(reader, { version: 2, verdict, state: 'accepted', band: all }, 'on paper too');
  await saveTimes(reader, { late: 'refuse', closesAt: hoursFromNow(-2), publicAt: hoursFromNow(-1) });
  const [, second = ''] = await codesOf(reader);
  await expectArchived(reader, browser, { version: 2, verdict, state: 'accepted', band: all }, second);
  await person.close();
});

/** The words of the verdict on the last list as it is stored. */
const lastVerdict = async ({ organiser, event }: Reader): Promise<string> => {
  const desk: Desk = await (await organiser.get(`/api/events/${event.id}/desk`)).json();
  const { verdict, overruled } = desk.entries[0]?.counts.version ?? {};
  if (verdict === undefined) throw new Error('There is no list');
  const counted = { ...verdict, overruled: overruled ?? 0 };
  return verdictWords(counted);
};
