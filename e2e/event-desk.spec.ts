import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { expectClean } from './clean-page';
import { act, eventFields, makeEvent, publish } from './event-fixture';
import { armyOf, sendList } from './event-lists';
import { test } from './quiet-page';

const chosen = (page: Page) => page.getByRole('complementary', { name: 'Chosen list' });
const line = (page: Page, name: string) => page.getByRole('table').getByRole('button', { name });
const group = (page: Page, title: string) => page.getByRole('rowheader', { name: new RegExp(`^${title}`) });

/** An event of the page's browser with some lists in it. */
const withLists = async (page: Page, browser: Browser, name: string, players: Record<string, string>) => {
  await page.goto('/events/new');
  const { id, token } = await makeEvent(page.request, { name });
  for (const [player, army] of Object.entries(players)) {
    await sendList(browser, token, { name: player, file: armyOf(army) });
  }
  return { id, token };
};

test('an event is made in the browser; lists arrive at the open desk, one is overruled and accepted, one returned, one asked', async ({
  page,
  browser,
}) => {
  await page.goto('/events/new');
  await expect(page.getByRole('form', { name: 'New event' })).toBeVisible();
  await expectClean(page, 'new event');
  await page.getByLabel('Name', { exact: true }).fill('Autumn Manoeuvres');
  // without a pack it is asked once whether that is meant
  await page.getByLabel('Your name').fill('Lena Brandl');
  await page.getByRole('button', { name: 'Make the event' }).click();
  await expect(
    page.getByText('The book alone: no points limit, any nation. Is that what you want?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose a pack' }).click();
  await expect(page.getByLabel('Add a pack')).toBeFocused();
  // a zone is found by its old name, and stands by that of today
  const zone = page.getByRole('combobox', { name: 'Time zone of the event' });
  await zone.fill('kiev');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Europe/Kyiv']);
  await expectClean(page, 'time zones');
  await zone.press('Enter');
  await expect(zone).toHaveValue('Europe/Kyiv');
  await page.getByLabel('Lists open').fill('2026-11-22T20:00');
  await expect(page.getByLabel('Lists open')).toHaveAccessibleDescription('Sunday 22 November 2026, 20:00');
  await page.getByLabel('Lists open').fill('2020-01-01T20:00');
  await page.getByLabel('Add a pack').selectOption('ready:late-war');
  await expect(page.getByRole('list', { name: 'Packs of the event' })).toContainText('Late war');
  await expect(page.getByRole('list', { name: 'Terms' })).toContainText('1759 to 1763');

  // a time that cannot be is told at its field, and nothing of the form is lost
  const closing = page.getByLabel('Lists close');
  const wanted = await closing.inputValue();
  await closing.fill('2019-01-01T20:00');
  await page.getByRole('button', { name: 'Make the event' }).click();
  await expect(closing).toHaveAccessibleDescription(/later than the opening\.?$/);
  await closing.fill(wanted);
  await page.getByRole('button', { name: 'Make the event' }).click();

  await expect(page).toHaveURL(/\/events\/[\w-]+\/desk$/);
  await expect(page.getByText('No lists yet')).toBeVisible();
  await expectClean(page, 'empty desk');
  for (const paper of ['booklet', 'check-sheets', 'summary', 'labels']) {
    const answer = await page.request.get(page.url().replace(/desk$/, `${paper}.pdf`));
    expect(answer.status(), paper).toBe(422);
    expect((await answer.json()).message, paper).toContain('Nothing to print');
  }
  await page.getByRole('main').getByRole('button', { name: 'Player link' }).click();
  const link = await page.getByRole('textbox', { name: 'Player link' }).inputValue();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectClean(page, 'player link');
  await page.keyboard.press('Escape');

  const token = link.split('/').at(-1) ?? '';
  const players = {
    'Rhys Bowen': 'lobositz-1756-austria',
    'Anneke Vos': 'kutzdorf-red',
    'Tomasz Wilk': 'st-ulrich-blue',
  };
  for (const [name, army] of Object.entries(players)) {
    await sendList(browser, token, { name, file: armyOf(army) });
  }
  for (const name of Object.keys(players)) await expect(line(page, name)).toBeVisible();
  await expect(group(page, 'To check')).toContainText('3');

  // each error is overruled with a reason of its own; then the list can be accepted
  await line(page, 'Rhys Bowen').click();
  await expect(chosen(page)).toContainText('Rhys Bowen, Austria 1756');
  await expect(chosen(page).getByRole('region', { name: 'Order of battle' })).toBeVisible();
  await expectClean(page, 'desk');
  const findings = chosen(page).getByRole('region', { name: 'Findings' });
  await findings
    .getByRole('button', { name: /^Let pass/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let pass' }).click();
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/);
  await page.getByLabel('Reason').fill('The year was agreed by mail.');
  await expectClean(page, 'overrule');
  await page.getByRole('dialog').getByRole('button', { name: 'Let pass' }).click();
  await expect(findings.getByRole('list', { name: 'Let pass' })).toContainText(
    'Let pass by Lena Brandl, today',
  );
  const withErrors = chosen(page).getByRole('button', { name: /^accept it with/ });
  const accept = chosen(page).getByRole('button', { name: 'Accept', exact: true });
  if (await withErrors.isVisible()) {
    await expect(accept).toHaveAttribute('aria-disabled', 'true');
    await withErrors.click();
  } else await accept.click();
  await expect(group(page, 'Accepted')).toContainText('1');
  await expect(chosen(page).getByRole('button', { name: 'Accepted' })).toBeVisible();

  await line(page, 'Anneke Vos').click();
  await chosen(page)
    .getByLabel('Note to Anneke Vos')
    .fill('The list is of a year that the terms do not take.');
  await chosen(page).getByRole('button', { name: 'Return' }).click();
  await expect(group(page, 'Returned')).toContainText('1');
  await expect(chosen(page).getByRole('region', { name: 'Messages' })).toContainText('Lena Brandl returned');
  await expect(chosen(page).getByLabel('Note to Anneke Vos')).toHaveValue('');

  await line(page, 'Tomasz Wilk').click();
  await chosen(page).getByRole('button', { name: 'Ask' }).click();
  await expect(chosen(page).getByLabel('Note to Tomasz Wilk')).toBeFocused();
  await page.keyboard.type('Is the battery horse artillery?');
  await chosen(page).getByRole('button', { name: 'Ask' }).click();
  await expect(group(page, 'Asked')).toContainText('1');

  // what was returned can be left out of the papers
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const print = page.getByRole('dialog', { name: 'Print' });
  await expect(print.getByRole('status')).toContainText('3 lists');
  await print.getByLabel('Leave out the list that was returned').check();
  await expect(print.getByRole('status')).toContainText('2 lists');
  await expectClean(page, 'print');
  const summary = await print.getByRole('link', { name: 'Summary table' }).getAttribute('href');
  const paper = await readPdf(new Uint8Array(await (await page.request.get(summary ?? '')).body()));
  expect(paper.pages[0]?.text).toContain('Rhys Bowen');
  expect(paper.pages[0]?.text).not.toContain('Anneke Vos');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More about this event' }).click();
  await page.getByRole('menuitem', { name: 'Audit trail' }).click();
  await expect(page.getByText('Nothing was altered')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lena Brandl let a finding pass/ })).toContainText(
    'The year was agreed by mail.',
  );
  await expectClean(page, 'trail');
});

test('the desk is worked by the keyboard alone; of two checkers one is quicker: the other sees both, and what was being written stays', async ({
  page,
  browser,
}) => {
  const { id } = await withLists(page, browser, 'Keys only', {
    'Rhys Bowen': 'lobositz-1756-austria',
    'Anneke Vos': 'lobositz-1756-prussia',
    'Tomasz Wilk': 'lobositz-1756-prussia',
  });
  await page.goto(`/events/${id}/desk`);
  await expect(chosen(page).getByRole('heading', { level: 2 })).toContainText('Lobositz 1756: Prussia');
  await expect(chosen(page)).toContainText('The same list, unit by unit, as Anneke Vos');
  await page.keyboard.press('j');
  await expect(line(page, 'Anneke Vos')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Tick Anneke Vos' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Tick all shown' })).toBeChecked({ indeterminate: true });
  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'Ticked lists' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Tick Anneke Vos' })).not.toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('Rhys Bowen, Austria');
  await page.keyboard.press('k');
  await expect(chosen(page)).toContainText('Anneke Vos, Prussia');
  await page.keyboard.press('Enter');
  await expect(chosen(page).getByRole('heading', { level: 2 })).toBeFocused();

  await expect(chosen(page).getByRole('button', { name: 'Return' })).toBeVisible();
  await page.keyboard.press('r');
  const note = chosen(page).getByLabel('Note to Anneke Vos');
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription('Say what needs fixing.');
  await page.keyboard.type('Another player has sent the same list.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('status').filter({ hasText: 'Returned: Anneke Vos' }).first()).toBeAttached();
  await expect(group(page, 'Returned')).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Player or army' })).toBeFocused();
  await page.keyboard.type('tomasz');
  await expect(line(page, 'Rhys Bowen')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectClean(page, 'keys');

  await page.keyboard.press('Escape');
  await line(page, 'Rhys Bowen').click();
  await page.getByRole('button', { name: 'More about this event' }).click();
  await page.getByRole('menuitem', { name: 'Organisers' }).click();
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  const invitation = await page.getByRole('textbox', { name: 'Invitation' }).inputValue();
  await expectClean(page, 'organisers');
  await page.keyboard.press('Escape');

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await other.goto(invitation);
  await expectClean(other, 'invitation');
  await other.getByLabel('Your name').fill('Karl Voss');
  await other.getByRole('button', { name: 'Join the organisers' }).click();
  await expect(other).toHaveURL(new RegExp(`/events/${id}/desk$`));
  await line(other, 'Rhys Bowen').click();
  const noted = other.getByLabel('Note to Rhys Bowen');
  await noted.fill('Two things to mend before Sunday.');
  // what the other does is not known here yet
  await other.route('**/desk*', (route) => route.abort());

  await chosen(page)
    .getByRole('button', { name: /^accept it with/ })
    .click();
  await chosen(page).getByRole('button', { name: 'Accept anyway' }).click();
  await expect(group(page, 'Accepted')).toBeVisible();
  await other.getByRole('button', { name: 'Return' }).click();
  const told = other.getByRole('status').filter({ hasText: 'Someone else was quicker.' });
  await expect(told).toContainText('Marta accepted it');
  await expect(told).toContainText('You wanted to return it: “Two things to mend before Sunday.”');
  await expect(noted).toHaveValue('Two things to mend before Sunday.');
  await other.unroute('**/desk*');
  await expectClean(other, 'conflict');
  await told.getByRole('button', { name: 'Do it anyway' }).click();
  await expect(group(other, 'Returned')).toBeVisible();
  await expect(group(page, 'Returned')).toBeVisible();
  await other.context().close();
});

test('terms are tried on the lists before they are saved, also of an event that was opened again; pasted lists are entered one by one', async ({
  page,
  browser,
}) => {
  const { id } = await withLists(page, browser, 'Terms', { 'Rhys Bowen': 'lobositz-1756-austria' });
  await page.goto(`/events/${id}/desk`);
  await page.getByRole('button', { name: 'More about this event' }).click();
  await page.getByRole('menuitem', { name: 'Import lists' }).click();
  const armies = ['kutzdorf-red', 'kutzdorf-blue'].map((army) => JSON.stringify(armyOf(army)));
  await page.getByLabel('Or paste lists').fill(`[${armies.join()}]`);
  await page.getByRole('button', { name: 'Enter the pasted lists' }).click();
  await expect(page.getByText('2 lists entered.').first()).toBeVisible();
  await expectClean(page, 'imported');
  await page.getByLabel('Or paste lists').fill('{ "muster": 1, ');
  await page.getByRole('button', { name: 'Enter the pasted lists' }).click();
  await expect(page.getByText('was not entered')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group(page, 'To check')).toContainText('3');

  // who is expected and has not sent: counted, named, reminded
  await page.getByRole('button', { name: 'More about this event' }).click();
  await page.getByRole('menuitem', { name: 'Expected players' }).click();
  await page
    .getByLabel('Expected players, one per line')
    .fill('Ines Roca <ines@example.org>\nrhys BOWEN\nBill');
  await expectClean(page, 'expected');
  await page.getByRole('button', { name: 'Save the players' }).click();
  await expect(group(page, 'Not sent yet')).toContainText('2');
  await expect(page.getByRole('main')).toContainText('3 of 5');
  await page.getByRole('button', { name: 'Remind all' }).click();
  const reminder = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(reminder.getByLabel('Reminder')).toHaveValue(/Terms[\s\S]*Lists close on[\s\S]*\/enter\//);
  await expect(reminder.getByRole('link', { name: 'Write to 1 player' })).toHaveAttribute('href', /^mailto:/);
  await expectClean(page, 'reminder');
  await reminder.getByRole('button', { name: /^Remove from the list.*Bill$/ }).click();
  await expect(reminder.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await line(page, 'Pasted text [1]').click();
  await chosen(page).getByLabel('Which expected player is this?').selectOption('Ines Roca');
  await expect(group(page, 'Not sent yet')).toBeHidden();

  // many at once: a range by Shift, one note, and what was left is named
  const boxes = page.getByRole('checkbox', { name: /^Tick (?!all)/ });
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  const ticked = page.getByRole('region', { name: 'Ticked lists' });
  await expect(ticked).toContainText('3 of 3 ticked');
  await expectClean(page, 'ticked');
  await ticked.getByRole('button', { name: 'Return' }).click();
  await page.getByLabel('Note to each of them').fill('Send it again under the new terms.');
  // the list beside the table comes late: what is ticked once the table has changed stays ticked
  await page.route('**/entries/*', async (route) => {
    await wait(1_500);
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await expect(group(page, 'Returned')).toContainText('3');
  await page.getByRole('checkbox', { name: 'Tick all shown' }).check();
  await ticked.getByRole('button', { name: 'Accept' }).click();
  await expect(ticked).toContainText('is not waiting for an organiser');
  await expect(ticked).toContainText('3 of 3 ticked');
  await page.unrouteAll({ behavior: 'wait' });

  const accepted = { act: 'accept', text: '', withErrors: true, withNotes: true };
  await act(page.request, { id }, 1, accepted);
  await page.goto(`/events/${id}/edit`);
  await expect(page.getByRole('form', { name: 'Settings' })).toBeVisible();
  await expectClean(page, 'settings');
  await page.getByLabel('Add a pack').selectOption('ready:small-action');
  await page.getByRole('button', { name: 'What would change' }).click();
  await expect(page.getByRole('status', { name: 'What would change' })).toContainText('would change');
  const becomes = page.getByRole('group', { name: /^1 accepted list would have errors/ });
  await expect(becomes).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the terms' })).toBeDisabled();
  await becomes.getByLabel('Let pass').check();
  await expect(page.getByLabel('Reason')).toHaveValue('Accepted under terms 1.');
  await expectClean(page, 'accepted lists');
  await page.getByRole('button', { name: 'Save the terms' }).click();
  await expect(page.getByText('Terms 2 are saved. 1 accepted list let pass.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terms version 2' })).toBeVisible();

  await page.getByLabel('Place', { exact: true }).fill('Drill hall, Kendal');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('The settings are saved.').first()).toBeVisible();
  await page.getByRole('link', { name: 'To the desk' }).click();
  await expect(page.getByRole('main')).toContainText('Drill hall, Kendal');
  await line(page, 'Rhys Bowen').click();
  await expect(chosen(page).getByLabel('Verdicts')).toContainText('Under terms 1');
  await expect(chosen(page)).toContainText(/Accepted: .* let pass.*because: Accepted under terms 1\./);

  // an event that was opened again asks which lists new terms judge, and its trail says what was chosen
  const made = await withLists(page, browser, 'Opened again', { 'Rhys Bowen': 'lobositz-1756-austria' });
  await publish(page.request, { ...made, revision: 1 });
  const opened = { ...eventFields(), name: 'Opened again' };
  const saved = await page.request.put(`/api/events/${made.id}`, { data: { revision: 2, event: opened } });
  expect(saved.ok(), await saved.text()).toBe(true);

  await page.goto(`/events/${made.id}/edit`);
  await page.getByLabel('Add a pack').selectOption('ready:small-action');
  await page.getByRole('button', { name: 'What would change' }).click();
  const asked = page.getByRole('group', { name: /^This event was reopened/ });
  await expect(asked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the terms' })).toBeDisabled();
  await expectClean(page, 'which lists');
  await asked.getByLabel('New lists only').check();
  await expect(page.getByRole('status', { name: 'What would change' })).toContainText('1 is frozen');
  await asked.getByLabel('All lists').check();
  await expect(page.getByRole('status', { name: 'What would change' })).toContainText(
    '1 verdict would change',
  );
  await page.getByRole('button', { name: 'Save the terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms version 2' })).toBeVisible();

  await page.goto(`/events/${made.id}/desk/trail`);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/Marta changed the terms/)).toContainText('for all lists, the frozen ones too');
  await expect(row(/the clock closed the lists/)).toContainText('1 verdict, together');
  await expect(page.getByText('Nothing was altered')).toBeVisible();
  await expectClean(page, 'trail of a closing');
});
