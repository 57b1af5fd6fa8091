import { expect, type Page } from '@playwright/test';
import { pickUp } from './builder-page';
import { expectClean } from './clean-page';
import { makeEvent } from './event-fixture';
import { armyOf, sendList } from './event-lists';
import { test } from './quiet-page';

const rule = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem', { name, exact: true });

const effect = (page: Page) => page.getByRole('complementary', { name: 'What the pack does' });

/** The hash of the rules, as the pane shows it. */
const hashOf = (page: Page) => page.locator('[data-pack-hash]').textContent();

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeAttached();

const shot = async (page: Page, name: string) => {
  if (process.env.PACK_SHOTS === undefined) return;
  await page.screenshot({ path: `${process.env.PACK_SHOTS}/${name}.png`, fullPage: true });
};

test('a copy of “Equal points” is changed with its effect in sight, copied as text and pasted into a new pack; the builder tells what a pack says; a pack of an event tells which entered lists it would turn, and is taken to its terms', async ({
  page,
  browser,
}) => {
  await test.step('a copy is changed, copied as text and pasted into a new pack', async () => {
    await page.goto('/events/packs');
    await expectClean(page, 'packs');
    await shot(page, 'packs');
    await page.getByRole('button', { name: /^Start from it.*Equal points$/ }).click();
    await expect(page).toHaveURL(/\/events\/packs\/[\w-]+$/);
    await expect(rule(page, 'Total')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name of the pack' }).fill('Autumn Manoeuvres');

    // a typical army is legal until small and large units are forbidden
    await page.getByLabel('Sample army', { exact: true }).selectOption({ label: 'Typical army of Prussia' });
    await expect(rule(page, 'Total')).toContainText('1,430');
    await expect(effect(page).getByText('Ready', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add to Options of the book' }).click();
    await page.getByRole('dialog').getByLabel('Find a rule').fill('small and');
    await page
      .getByRole('region', { name: 'Troops, leaders and works' })
      .getByRole('button', { name: 'Small and large units' })
      .click();
    await expect(rule(page, 'Small and large units')).toContainText('3');
    await expect(effect(page).getByText('of the terms, by this change')).toBeVisible();
    await expect(
      effect(page).getByRole('listitem').filter({ hasText: 'Typical army of Prussia' }),
    ).toContainText('1 error');

    // cavalry at most 40 % of the points, as a warning
    await page.getByRole('button', { name: 'Add to Limits' }).click();
    await page.getByRole('dialog').getByLabel('Find a rule').fill('cavalry');
    await page.getByRole('dialog').getByRole('button', { name: 'Cavalry', exact: true }).click();
    const cavalry = rule(page, 'Cavalry');
    await cavalry.getByLabel('Cavalry, at most: counted in').selectOption('% of the points');
    await cavalry.getByRole('spinbutton', { name: 'Cavalry, at most' }).fill('40');
    await cavalry.getByRole('button', { name: 'More for Cavalry' }).click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await page.getByRole('dialog').getByLabel('Counts').selectOption('points');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await cavalry.getByLabel('If Cavalry is broken').selectOption('Warning');
    await expect(cavalry).toContainText('at most 572 points');
    await saved(page);
    await expectClean(page, 'editor');
    await shot(page, 'editor');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'editor-dark');
    await page.emulateMedia({ colorScheme: 'light' });

    // undone and done again, and still there after a reload
    await page.keyboard.press('Control+z');
    await expect(cavalry.getByLabel('If Cavalry is broken')).toHaveValue('error');
    await page.keyboard.press('Control+Shift+z');
    await expect(cavalry.getByLabel('If Cavalry is broken')).toHaveValue('warning');
    await saved(page);
    await page.reload();
    await expect(cavalry.getByRole('spinbutton', { name: 'Cavalry, at most' })).toHaveValue('40');

    // as text into a new pack: the same rules, so the same hash
    const hash = await hashOf(page);
    const text = await page.getByLabel('The pack as text').inputValue();
    expect(text).toMatch(/^Pack: /);
    await page.goto('/events/packs');
    await page.getByLabel('A pack as text, or its JSON').fill('Pack: x\nOn: honours-of-war\nnonsense: 4');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByText('Line 3')).toBeVisible();
    await page.getByLabel('A pack as text, or its JSON').fill(text);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page).toHaveURL(/\/events\/packs\/[\w-]+$/);
    await expect(rule(page, 'Cavalry')).toBeVisible();
    expect(await hashOf(page)).toBe(hash);

    // what contradicts itself is told at once
    await rule(page, 'Total').getByRole('spinbutton', { name: 'Total, at least' }).fill('1600');
    await expect(page.getByRole('region', { name: 'Faults of the pack' })).toContainText('1600');
  });

  await test.step('the builder tells what a pack says', async () => {
    // the builder tells what the pack of an army says, live, and that a pack is not here
    const file = await (await page.request.get('/api/ready-made/typical.honours-of-war.prussia')).json();
    const made = await page.request.post('/api/armies', { data: { ...file, packs: ['nowhere'] } });
    const { id } = await made.json();
    await page.goto(`/armies/${id}`);
    const findings = page.getByRole('region', { name: 'Findings' });
    await expect(findings).toContainText('Event pack missing');
    await findings.getByRole('button', { name: 'Build without it' }).click();
    await expect(findings).not.toContainText('Event pack missing');

    await page
      .getByRole('button', { name: /^Army settings/ })
      .first()
      .click();
    const settings = page.getByRole('dialog', { name: 'Army settings' });
    await settings.getByLabel('Event pack').selectOption({ label: 'Small action' });
    await settings.getByRole('button', { name: 'Close' }).click();
    await expect(findings).toContainText('At most 500 points; here 1,430, 930 over.');
    await expect(findings).toContainText('Small action');
    await saved(page);
    await page.reload();
    await expect(findings).toContainText('At most 500 points');
    await expectClean(page, 'builder under a pack');
  });

  await test.step('a pack of an event tells which lists it would turn, and is taken to its terms', async () => {
    const event = await makeEvent(page.request);
    await sendList(browser, event.token, { name: 'Jörg', file: armyOf('lobositz-1756-prussia') });
    const france = await (await page.request.get('/api/ready-made/typical.honours-of-war.france')).json();
    await sendList(browser, event.token, { name: 'Luc', file: france });
    await page.goto(`/events/${event.id}/edit`);
    await page.getByRole('button', { name: 'Edit Autumn Manoeuvres' }).click();
    await expect(page).toHaveURL(/\/events\/packs\/[\w-]+\?event=/);

    // two lists are there, and the draft as it was copied turns none
    const together = effect(page).getByRole('row').filter({ hasText: 'Entered so far, 2' });
    await expect(together).toContainText('1 ready');
    await expect(effect(page)).toContainText('No verdict changes among the lists of Autumn Manoeuvres');
    await rule(page, 'Total').getByRole('spinbutton', { name: 'Total, at most' }).fill('1400');
    const luc = effect(page).getByRole('listitem').filter({ hasText: 'Entry 2, Luc' });
    await expect(luc).toContainText('Ready');
    await expect(luc).toContainText('1 error');
    await expect(luc).toContainText('New: Points of the terms.');
    await expect(luc.getByRole('link')).toHaveAttribute('href', `/events/${event.id}/desk#2`);
    await expect(together).toContainText('0 ready');
    await expect(effect(page)).toContainText('1 entered list stays as it is');

    // what nothing limits is left free, the notes are written, a rule goes up by its handle
    const advice = page.getByRole('main').getByText(/^Works are not limited/);
    await expect(advice).toBeVisible();
    await page.getByRole('button', { name: /^Leave unlimited/ }).click();
    await expect(advice).toBeHidden();
    await page.getByLabel('Notes', { exact: true }).fill('Bring your own tape.');
    await page.getByLabel('and the pack').selectOption({ label: 'Equal points' });
    // what it does is told once more, which moves what stands beside it
    const told = page.waitForResponse((answer) => answer.url().endsWith('/terms/try'));
    await page.getByLabel('and', { exact: true }).selectOption({ label: 'Early war' });
    await told;
    const who = page.getByRole('region', { name: 'Who may come' }).getByRole('listitem');
    const names = () => who.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect((await names()).slice(-2)).toEqual(['Years', 'Nations']);
    const grip = await pickUp(page, 'Nations');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Nations is over Years, in Who may come.')).toBeAttached();
    // the page may scroll to it first
    await expect(rule(page, 'Years').and(page.locator('[data-drop=before]'))).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await names()).slice(-2)).toEqual(['Nations', 'Years']);
    await expect(grip).toBeFocused();
    await expectClean(page, 'editor of an event');
    await shot(page, 'editor-event');

    // to the settings, where its owner saves it
    await page.getByRole('button', { name: 'Use for the event' }).click();
    const terms = page.getByRole('region', { name: /^Terms/ });
    await expect(terms.getByRole('list', { name: 'Packs of the event' })).toContainText(
      /Equal points.*Early war.*Autumn Manoeuvres/,
    );
    // until the terms are read, what stands below them moves
    await expect(terms.getByRole('list', { name: 'Terms', exact: true })).toBeVisible();
    await terms.getByRole('button', { name: 'What would change' }).click();
    await expect(terms.getByRole('status', { name: 'What would change' })).toContainText('Luc');
    await terms.getByRole('button', { name: 'Save the terms' }).click();
    await expect(terms).toContainText('version 2');
  });
});
