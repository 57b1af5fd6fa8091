import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './quiet-page';

/** A club's laptop as phones reach it: by its address, over plain http. */
const CLUB = '192.168.17.56';

// it leads to this machine: browsers take localhost for safe
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${CLUB} 127.0.0.1`],
    });
  },
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('localhost', CLUB));
  },
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

const side = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Losses of both sides' }).getByRole('button', { name });
const line = (page: Page) => page.locator('header').getByRole('status');
const units = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).locator('[data-unit]');
const goOn = (page: Page) => page.getByRole('button', { name: /(next phase|turn \d+)$/ });

/** Hits on the unit at this place of a side. */
const hit = async (page: Page, name: string, place: number, times: number): Promise<void> => {
  const box = units(page, name)
    .nth(place)
    .getByRole('button', { name: /^Hits, one more/ });
  for (let time = 0; time < times; time++) await box.click();
};

const openLog = async (page: Page) => {
  await page.getByRole('button', { name: 'More of the game' }).click();
  await page.getByRole('menuitem', { name: 'The battle so far' }).click();
  return page.getByRole('dialog', { name: 'The battle so far' });
};

/** Its own side comes first; the other is seen with its hits, and not touched. */
const expectOnlySeen = async (austria: Page): Promise<void> => {
  await side(austria, 'Prussia').click();
  const box = units(austria, 'Prussia')
    .first()
    .getByRole('button', { name: /^Hits, one more/ });
  await expect(box).toHaveAccessibleName(/Hits: 3 of 5$/);
  await expect(box).toBeDisabled();
  await side(austria, 'Austria').click();
};

/** Austria notes something for itself, and asks Prussia to take back a hit, which it does. */
const askBack = async (prussia: Page, austria: Page): Promise<void> => {
  const own = await openLog(austria);
  await own.getByLabel('A note').fill('Ambush in the vineyard');
  await own.getByRole('button', { name: 'Note it' }).click();
  await expect(own).toContainText('Note: Ambush in the vineyard');
  await own
    .getByRole('button', { name: /^Ask the other side to take this back: 1\.1/ })
    .first()
    .click();
  await own.getByRole('button', { name: 'Close' }).click();
  const wishes = prussia.getByRole('region', { name: 'What the other side asks' });
  await expect(wishes).toContainText('Austria asks to take back: 1.1 Grenadiers: 1 hit, now 3.');
  const log = await openLog(prussia);
  await expect(log).toContainText('A note that the other side keeps to itself.');
  await expect(log).not.toContainText('vineyard');
  await log.getByRole('button', { name: 'Close' }).click();
  await wishes.getByRole('button', { name: 'Take it back' }).click();
  await expect(wishes).toBeHidden();
  await expect(austria.getByRole('region', { name: 'What the other side asks' })).toBeHidden();
};

/** Ends phases until the turn is over. */
const endTurn = async (page: Page, turn: number): Promise<void> => {
  const head = page.getByRole('heading', { level: 1 });
  while ((await head.textContent()) === `Turn ${turn}`) await goOn(page).click();
};

const sitDown = async (browser: Browser, base: string, device: object, code: string): Promise<Page> => {
  const page = await (await browser.newContext({ ...device, baseURL: base })).newPage();
  await page.goto('/games');
  await page.getByLabel('Six letters from the other phone').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/games\/[\w-]+$/);
  return page;
};

test('a tablet between two phones: a whole Lobositz on plain http, one of them without a connection for a turn', async ({
  browser,
  baseURL,
}) => {
  // some two hundred taps on three devices
  test.slow();
  if (baseURL === undefined) throw new Error('Muster has no address');
  const tablet = await (await browser.newContext({ ...TABLET, baseURL })).newPage();
  await tablet.goto('/compare/match-up?a=ready:lobositz-1756-prussia&b=ready:lobositz-1756-austria');
  expect(await tablet.evaluate(() => isSecureContext)).toBe(false);
  await tablet.getByRole('button', { name: 'Play at the table' }).click();
  await tablet
    .getByRole('dialog')
    .getByLabel(/^Scenario/)
    .selectOption({ index: 1 });
  await tablet.getByRole('button', { name: 'Open the table' }).click();
  await tablet.waitForURL(/\/games\/[\w-]+$/);

  // letters for each phone, read across the table
  await tablet.getByRole('button', { name: 'More of the game' }).click();
  await tablet.getByRole('menuitem', { name: 'Who sits at the table' }).click();
  const seats = tablet.getByRole('dialog', { name: 'Who sits at the table' });
  const phones: Page[] = [];
  for (const name of ['Prussia', 'Austria']) {
    await seats.getByRole('button', { name: `Show: Link to lead ${name}` }).click();
    await seats.getByRole('button', { name: `Six letters: Link to lead ${name}` }).click();
    const letters = await seats.getByRole('status').filter({ hasText: 'They open this seat once' });
    phones.push(
      await sitDown(browser, baseURL, PHONE, (await letters.locator('strong').textContent()) ?? ''),
    );
  }
  await seats.getByRole('button', { name: 'Close' }).click();
  const [prussia, austria] = phones as [Page, Page];

  // each turn Austria loses a battalion, from its second turn on Prussia too; the tablet keeps the turns
  let turn = 1;
  for (; turn <= 10; turn++) {
    const isCut = turn === 3;
    if (isCut) await austria.context().setOffline(true);
    await hit(austria, 'Austria', turn - 1, 5);
    if (turn === 2) {
      await hit(prussia, 'Prussia', 0, 3);
      await expect(line(prussia)).toHaveText('With the table');
      await expectOnlySeen(austria);
      await askBack(prussia, austria);
    }
    if (isCut) {
      // cut off, Austria goes through the turn by itself, as the others do: it ends once
      await endTurn(austria, turn);
      await expect(line(austria)).toHaveText(/^No signal, \d+ acts waiting$/);
    }
    await endTurn(tablet, turn);
    if (isCut) await austria.context().setOffline(false);
    for (const page of [tablet, prussia, austria]) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Turn ${turn + 1}`);
      await expect(side(page, 'Austria')).toContainText(`${turn} of 10`);
      await expect(line(page)).toHaveText('With the table');
    }
  }
  for (const page of [tablet, prussia, austria]) {
    await expect(page.getByText('Austria is broken.')).toBeVisible();
  }
  await prussia.setViewportSize({ width: 360, height: 740 });
  const name = side(prussia, 'Austria').getByText('Austria', { exact: true });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await tablet.getByRole('button', { name: 'More of the game' }).click();
  await tablet.getByRole('menuitem', { name: 'How did it end?' }).click();
  await tablet.getByRole('button', { name: 'Say the end' }).click();
  await expect(austria.getByText(/^Prussia holds the field/)).toBeVisible();
  await austria.goto(`${austria.url()}/report`);
  await expect(austria.getByText('Austria is broken: Prussia wins.').first()).toBeVisible();
  for (const page of [tablet, prussia, austria]) await page.context().close();
});
