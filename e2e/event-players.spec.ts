import { type Browser, expect, type Page } from '@playwright/test';
import { expectClean } from './clean-page';
import { act, armyFile, FRANCE, makeEvent, PRUSSIA, publish } from './event-fixture';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const newPage = async (browser: Browser, options = {}): Promise<Page> =>
  (await browser.newContext(options)).newPage();

/** Chooses a file and waits until the terms have been held against it. */
const choose = async (page: Page, path: string) => {
  await page.locator('input[type=file]').setInputFiles(armyFile(path));
  await expect(page.getByRole('heading', { name: 'Term by term' })).toBeVisible();
};

const sendForm = (page: Page) => page.getByRole('form', { name: 'Send it' });

const codeOn = async (page: Page): Promise<string> => {
  const region = page.getByRole('region', { name: 'Code of the list' });
  return (await region.getByRole('paragraph').first().textContent()) ?? '';
};

test('one of my armies is entered once, however often it is sent and however often the answer is lost', async ({
  page,
  browser,
}) => {
  const organiser = (await browser.newContext()).request;
  const event = await makeEvent(organiser);
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-prussia', 'lobositz-1756-austria');
  await page.goto(`/enter/${event.token}`);
  const mine = page.getByRole('region', { name: '1. Your list' });
  await expect(mine.getByRole('link', { name: /Lobositz 1756: Prussia.*2,275.*2 errors/ })).toBeVisible();
  await mine.getByRole('link', { name: /Lobositz 1756: Austria.*2,040.*1 error/ }).click();

  const form = sendForm(page);
  await form.getByLabel('Name on the list of entries').fill('Kateřina');
  // the server has it, its answer never comes
  await page.route(`**/api/enter/${event.token}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Send with 1 error' }).click();
  await expect(
    page.getByText('“Lobositz 1756: Austria” of Kateřina was sent, but no answer came.'),
  ).toBeVisible();
  await page.unroute(`**/api/enter/${event.token}`);
  await page.reload();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByText('Entry 1, Kateřina')).toBeVisible();

  const other = await newPage(browser);
  await other.goto(`/enter/${event.token}`);
  await choose(other, FRANCE);
  await sendForm(other).getByLabel('Name on the list of entries').fill('Luc');
  await sendForm(other).getByRole('button', { name: 'Send', exact: true }).dblclick();
  await other.waitForURL(/\/receipt\//);
  const { entries } = await (await organiser.get(`/api/events/${event.id}/desk`)).json();
  expect(entries.map(({ name }: { name: string }) => name)).toEqual(['Kateřina', 'Luc']);

  // an army of mine leads to the builder and back
  await page.goto(`/enter/${event.token}`);
  // of the browser's session and kept in the browser: one entry is offered once
  const entered = page.getByRole('list', { name: 'Your entries' }).getByRole('listitem');
  await expect(entered).toHaveCount(1);
  await expect(entered).toContainText('Entry 1, Kateřina: Lobositz 1756: Austria');
  await page.getByRole('link', { name: /Lobositz 1756: Prussia/ }).click();
  await page.getByRole('link', { name: 'Change it in the builder' }).click();
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect(page).toHaveURL(new RegExp(`/enter/${event.token}\\?army=`));
  await expect(page.getByRole('heading', { name: 'Term by term' })).toBeVisible();

  // one is built under the terms from the start: the builder tells what they say, live, and the receipt holds it
  await page.getByRole('button', { name: 'Build under the terms' }).click();
  const build = page.getByRole('form', { name: 'Build under the terms' });
  await build.getByLabel('Nation').selectOption('Prussia');
  await build.getByRole('button', { name: 'Start building' }).click();
  await page.waitForURL(/\/armies\//);
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('1,350 to 2,100 points; here 15, 1,335 too few.');
  await expect(findings).toContainText('Autumn Manoeuvres');
  const troops = page.getByRole('complementary', { name: 'Troops' });
  await troops.getByRole('button', { name: 'Add Cuirassiers', exact: true }).click();
  await expect(findings).not.toContainText('here 15, 1,335 too few.');
  await expect(findings).toContainText('Cavalry: at most 25 % of the points');
  // at once: the way back waits for the last edit
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect(page.getByRole('heading', { name: 'Term by term' })).toBeVisible();
  await sendForm(page).getByLabel('Name on the list of entries').fill('Kateřina');
  await sendForm(page)
    .getByRole('button', { name: /^Send with/ })
    .click();
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByText('Entry 3, Kateřina')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Cavalry: at most 25 %');
  await other.context().close();
});

test('a player enters a file with errors by link, answers, replaces it and withdraws; every page is read without a script; a code tells nothing before lists are public, and then finds out another version', async ({
  page,
  browser,
}) => {
  test.slow();
  const organiser = (await browser.newContext()).request;
  const event = await makeEvent(organiser);

  const { receipt, first } =
    await test.step('a file with errors is entered by link, and a question answered', async () => {
      await page.clock.install();
      await page.goto(`/enter/${event.token}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Autumn Manoeuvres');
      await choose(page, PRUSSIA);
      // the term that is broken, the number it has in the terms, and what the army has instead
      const found = page.getByRole('region', { name: '2. What the terms say' });
      await expect(found).toContainText('1,350 to 2,100 points');
      await expect(found.getByRole('link', { name: 'terms, 1' })).toBeVisible();
      await expect(found.getByRole('link', { name: 'terms, 4' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Term by term' })).toContainText('by hand');

      const form = sendForm(page);
      const send = form.getByRole('button', { name: 'Send with 2 errors' });
      await send.click();
      await expect(form.getByText('Enter the name to show in the list of entries.')).toBeVisible();
      await form.getByLabel('Name on the list of entries').fill('Jörg');
      await send.click();
      await page.waitForURL(/\/receipt\//);
      const receipt = page.url();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list is in');
      await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
      const first = await codeOn(page);
      expect(first).toMatch(/^AM-[2-9B-Z]{4}-[2-9B-Z]{2}$/);
      await expect(page.getByText('2 errors, 2 warnings').first()).toBeVisible();

      await act(organiser, event, 1, { act: 'ask', text: 'Is the cavalry one brigade?' });
      // the page looks for news each half minute
      await page.clock.fastForward(30_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The organisers have a question');
      const thread = page.getByRole('region', { name: 'Notes and questions' });
      await expect(thread).toContainText('Is the cavalry one brigade?');
      await thread.getByLabel('Your answer').fill('It is two.');
      await thread.getByRole('button', { name: 'Send' }).click();
      await expect(thread.getByRole('listitem').last()).toContainText('It is two.');

      // the browser that sent a file finds its receipt again, on the page of entering and on that of the event
      await page.goto(`/enter/${event.token}`);
      const entered = page.getByRole('list', { name: 'Your entries' }).getByRole('listitem');
      await expect(entered).toContainText(`code ${first}, sent`);
      await expect(entered.getByRole('link', { name: 'Open the receipt' })).toHaveAttribute(
        'href',
        new URL(receipt).pathname,
      );
      await expectClean(page, 'entered');
      await page.goto(`/events/${event.id}`);
      await page.getByRole('link', { name: 'My entry 1' }).click();
      await page.waitForURL(receipt);
      return { receipt, first };
    });

  await test.step('every page is read without a script', async () => {
    // somebody without scripts reads all there is of it
    const plain = await newPage(browser, { javaScriptEnabled: false });
    await plain.goto('/events');
    await plain.getByRole('link', { name: 'Autumn Manoeuvres' }).first().click();
    await expect(plain.getByRole('region', { name: 'What to bring' })).toContainText('Cavalry: at most 25 %');
    await plain.getByText('The terms as text').click();
    await expect(plain.getByText('Every unit is painted').last()).toBeVisible();
    await plain.goto(`/enter/${event.token}`);
    await expect(plain.getByRole('heading', { name: '3. Send it' })).toBeVisible();
    await plain.goto(receipt);
    await expect(plain.getByText(first).first()).toBeVisible();
    await plain.goto(`/verify/${first}`);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('A list of this event');
    await plain.context().close();
  });

  const fresh = await newPage(browser);
  const second = await test.step('the list is replaced', async () => {
    // without a session of its own the private link is all that is needed
    await fresh.goto(receipt);
    await fresh.getByRole('link', { name: 'Replace the list' }).click();
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Replace the list of entry 1');
    await choose(fresh, FRANCE);
    const replace = fresh.getByRole('form', { name: 'Replace it' });
    await replace.getByRole('button', { name: 'Send', exact: true }).click();
    await fresh.waitForURL(receipt);
    await expect(fresh.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
    const code = await codeOn(fresh);
    expect(code).not.toBe(first);
    await expect(fresh.getByRole('region', { name: 'What changed from 1 to 2' })).toBeVisible();
    return code;
  });

  await test.step('a code tells nothing before lists are public, and then finds out another version', async () => {
    await act(organiser, event, 1, { act: 'accept', text: '', withNotes: true });

    const stranger = await newPage(browser);
    await stranger.goto('/verify');
    await stranger.getByRole('textbox', { name: 'Code' }).fill(first.toLowerCase().replaceAll('-', ' '));
    await stranger.getByRole('button', { name: 'Look up' }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A list of this event');
    await stranger.goto(`/verify/${second}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('An accepted list');
    // nowhere in the page, its head or what the router brings
    const body = await (await stranger.request.get(`/verify/${second}`)).text();
    const router = await stranger.request.get(`/verify/${second}`, { headers: { rsc: '1' } });
    const page1 = await (await stranger.request.get(`/events/${event.id}`)).text();
    for (const text of [body, await router.text(), page1]) {
      for (const secret of ['Jörg', 'France', '1,440']) expect(text).not.toContain(secret);
    }

    // the player sees it from the receipt
    await fresh.getByRole('link', { name: 'See what it opens' }).click();
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('The accepted list');
    await expect(fresh.getByRole('region', { name: 'The list as entered' })).toBeVisible();

    await publish(organiser, event);
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('The accepted list');
    await expect(stranger.getByRole('region', { name: 'Verdict' })).toContainText('the same');
    await stranger.goto(`/verify/${first}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Not the accepted list');
    await expect(stranger.getByText(/This sheet is version 1. Version 2 counts/)).toBeVisible();
    await expect(stranger.getByRole('region', { name: 'What changed from 1 to 2' })).toBeVisible();
    await stranger.goto('/verify/AM-2222-22');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('No list has this code');

    await stranger.goto(`/events/${event.id}`);
    await stranger.getByRole('region', { name: 'The lists' }).getByRole('link').click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('The accepted list');
    await stranger.context().close();
  });

  await test.step('the entry is withdrawn', async () => {
    await fresh.goto(receipt);
    await fresh.getByRole('button', { name: 'Withdraw the entry' }).click();
    await fresh.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Your entry is withdrawn');
    await page.goto(`/events/${event.id}`);
    await expect(page.getByText('0 of 16 have entered, 16 places left.')).toBeVisible();
    await page.getByRole('button', { name: 'Forget on this device' }).click();
    await expect(page.getByRole('link', { name: 'My entry 1' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My entry 1' })).toBeHidden();
    await fresh.context().close();
  });
});
