import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectClean, expectFitting } from './clean-page';
import { test } from './quiet-page';

const LOBOSITZ = '/compare/match-up?a=ready:lobositz-1756-prussia&b=ready:lobositz-1756-austria';

/** The button of a unit that adds a hit, by its number and name. */
const hits = (page: Page, unit: string) => page.getByRole('button', { name: `Hits, one more: ${unit}` });
const side = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Losses of both sides' }).getByRole('button', { name });
const next = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const line = (page: Page) => page.locator('header').getByRole('status');

const openGame = async (page: Page): Promise<void> => {
  await page.goto(LOBOSITZ);
  await page.getByRole('button', { name: 'Play at the table' }).click();
  const agree = page.getByRole('dialog', { name: 'Play at the table' });
  await agree.getByLabel(/^Attacker/).selectOption({ label: 'Prussia' });
  await agree.getByLabel(/^Scenario/).selectOption({ index: 1 });
  await agree.getByRole('button', { name: 'Add an objective' }).click();
  await agree.getByLabel('Name of objective 1').fill('Lobosch');
  await agree.getByLabel('Who holds objective 1 first').selectOption({ label: 'Austria' });
  await expectClean(page, 'what is agreed before a game', 'uncoloured');
  await agree.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/games\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
};

/** The link to a seat, as the sheet of the table shows it. */
const linkTo = async (page: Page, label: string): Promise<string> => {
  await page.getByRole('button', { name: 'More of the game' }).click();
  await page.getByRole('menuitem', { name: 'Who sits at the table' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who sits at the table' });
  await sheet.getByRole('button', { name: `Show: ${label}` }).click();
  const link = await sheet.getByRole('textbox', { name: label }).inputValue();
  await sheet.getByRole('button', { name: 'Close' }).click();
  return new URL(link).pathname;
};

const sitDown = async (context: BrowserContext, path: string, button: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/games\/[\w-]+$/);
  return page;
};

test('a game on one phone: initiative, a command die, a unit opened, the log by the keys alone, and its end; a page that is closed loses nothing', async ({
  page,
}) => {
  await openGame(page);
  await expectClean(page, 'a game');
  await expectFitting(page, 'a game');
  await expect(line(page)).toHaveText('With the table');

  // Prussia attacks: in turn 1 it begins without a throw
  await next(page, /^Movement initiative/).click();
  await next(page, 'Movement initiative').first().click();
  const both = page.getByRole('dialog', { name: 'For both sides' });
  await expect(both).toContainText('Prussia attacks and has it in turn 1 without a throw.');
  await both.getByRole('button', { name: 'Enter it' }).click();
  await next(page, /^Movement/)
    .last()
    .click();
  // the mist of Lobositz, and the command die of the first brigade: a 6, and all that follows, taken back as one
  await expect(page.getByText('Mist on the plain').first()).toBeVisible();
  const brigade = page.getByRole('region', { name: 'Left Wing Infantry, 1st line' });
  await brigade.getByRole('button', { name: 'Command' }).click();
  const die = page.getByRole('region', { name: 'Command', exact: true });
  await die.getByRole('button', { name: /^5/ }).click();
  await die.getByRole('button', { name: 'Enter' }).click();
  await expect(brigade).toContainText('Admirable');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(brigade).not.toContainText('Admirable');
  await page.getByRole('button', { name: 'Tables' }).click();
  const tables = page.getByRole('dialog', { name: 'Tables' });
  await expect(tables.getByRole('button', { pressed: true })).toHaveText('Command performance');
  await expectClean(page, 'tables of a phase', 'uncoloured');
  await tables.getByRole('button', { name: 'Close' }).click();

  // a unit under the thumb: hits, marks and states by page
  await page.getByRole('button', { name: /^1\.1 Grenadiers/ }).click();
  const sheet = page.getByRole('dialog', { name: '1.1 Grenadiers' });
  await sheet.getByRole('button', { name: 'Hits: 4' }).click();
  await expect(sheet.getByText('Retreats, red die')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Retreated' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    sheet.getByRole('region', { name: 'Card' }).getByRole('table', { name: 'Move' }),
  ).toContainText('20');
  await expectClean(page, 'a unit of a game');
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();
  // one more: it is Done For, and Prussia has lost a point; undone, it has not
  await hits(page, '1.1 Grenadiers').click();
  await expect(side(page, 'Prussia')).toContainText('1 of 10');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(side(page, 'Prussia')).toContainText('0 of 10');
  await expect(line(page)).toHaveText('With the table');
  await page.reload();
  await expect(hits(page, '1.1 Grenadiers')).toHaveAccessibleName(/Hits: 4 of 5$/);

  // with the keys alone, back to a point of the log: what goes is struck through, then taken back
  const press = async (name: RegExp) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Hits, one more: 1\.2 Musketeers/);
  await press(/^Hits, one more: 1\.3/);
  await press(/^More of the game/);
  await page.getByRole('menuitem', { name: 'The battle so far' }).focus();
  await page.keyboard.press('Enter');
  const log = page.getByRole('dialog', { name: 'The battle so far' });
  const struck = log.getByRole('listitem').filter({ has: page.locator('s') });
  const backTo = log.getByRole('button', { name: /^Go back to: .*1\.2 Musketeers/ });
  await backTo.focus();
  // what was undone before is struck through already
  const before = await struck.count();
  await page.keyboard.press('Enter');
  await expect(struck).toHaveCount(before + 1);
  await expectClean(page, 'a log with a point to go back to');
  await log.getByRole('button', { name: 'Take back 1 act' }).focus();
  await page.keyboard.press('Enter');
  await expect(log.getByRole('button', { name: 'Take back 1 act' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More of the game' })).toBeFocused();
  await expect(hits(page, '1.2 Musketeers')).toHaveAccessibleName(/Hits: 1 of 5$/);
  await expect(page.getByRole('button', { name: /^Hits, one more: 1\.3/ })).toHaveAccessibleName(
    /Hits: 0 of \d$/,
  );

  // the end, said and in the list
  await page.getByRole('button', { name: 'More of the game' }).click();
  await page.getByRole('menuitem', { name: 'How did it end?' }).click();
  await page.getByRole('radio', { name: 'Prussia' }).check();
  await page.getByRole('button', { name: 'Say the end' }).click();
  await expect(page.getByText('Prussia holds the field. Agreement.')).toBeVisible();
  await expect(line(page)).toHaveText('With the table');
  await page.goto('/games');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lobositz' })).toContainText('1 turn');
});

/** The sheet of a unit, opened from its row. */
const openUnit = async (page: Page, unit: RegExp) => {
  await page.getByRole('button', { name: unit }).first().click();
  return page.getByRole('dialog', { name: unit });
};

test('a phone plays every phase of a turn, and the first page leads back to the table', async ({ page }) => {
  await page.goto(LOBOSITZ);
  await page.getByRole('button', { name: 'Play at the table' }).click();
  const agree = page.getByRole('dialog', { name: 'Play at the table' });
  await agree.getByLabel(/^Weather/).selectOption({ index: 1 });
  await agree.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/games\/[\w-]+$/);
  const table = page.url();
  const both = page.getByRole('dialog', { name: 'For both sides' });
  const enterBoth = async (phase: string, score: RegExp) => {
    await next(page, phase).first().click();
    await both.getByRole('button', { name: score }).first().click();
    await both.getByRole('button', { name: 'Enter the throw' }).click();
    await expect(both).toBeHidden();
  };
  const goOn = async (phase: string) => {
    await next(page, /(next phase|turn \d+)$/).click();
    await expect(page.locator('header').first().locator('b')).toHaveText(phase);
  };

  await enterBoth('Weather', /^7/);
  await goOn('Generals');
  await goOn('Movement initiative');
  await enterBoth('Movement initiative', /^\+2/);
  await goOn('Movement');
  const brigade = page.getByRole('region', { name: 'Left Wing Infantry, 1st line' });
  await brigade.getByRole('button', { name: 'Command' }).click();
  const die = page.getByRole('region', { name: 'Command', exact: true });
  await die.getByRole('button', { name: /^4/ }).click();
  await die.getByRole('button', { name: 'Enter the throw' }).click();
  await expect(brigade).toContainText('Steady');
  await goOn('Firing initiative');
  await enterBoth('Firing initiative', /^\+3/);

  // fire at a battalion of the enemy, which is hit
  await goOn('Firing');
  let sheet = await openUnit(page, /^1\.1 Grenadiers/);
  await sheet.getByRole('combobox', { name: 'Against' }).selectOption({ label: '1.1 Grenadiers' });
  const fire = sheet.getByRole('region', { name: 'Fire', exact: true });
  await fire.getByRole('checkbox', { name: 'Short range' }).check();
  await fire.getByRole('button', { name: /^5/ }).click();
  await fire.getByRole('button', { name: 'Enter the throw' }).click();
  await side(page, 'Austria').click();
  await expect(hits(page, '1.1 Grenadiers')).toHaveAccessibleName(/Hits: [1-4] of 5$/);
  await side(page, 'Prussia').click();

  // both dice of a melee at once
  await goOn('Melee');
  sheet = await openUnit(page, /^1\.2 Musketeers/);
  await sheet.getByRole('combobox', { name: 'Against' }).selectOption({ label: '1.2 Line' });
  const melee = sheet.getByRole('region', { name: 'Melee', exact: true });
  await expect(melee.getByRole('heading', { name: 'Reply of 1.2 Line' })).toBeVisible();
  for (const place of [0, 1]) await melee.getByRole('button', { name: /^5/ }).nth(place).click();
  await expectClean(page, 'a melee of two dice');
  await melee.getByRole('button', { name: 'Enter both throws' }).click();
  await expect(hits(page, '1.2 Musketeers')).toHaveAccessibleName(/Hits: [1-4] of 5$/);
  await side(page, 'Austria').click();
  await expect(hits(page, '1.2 Line')).toHaveAccessibleName(/Hits: [1-4] of 5$/);
  await side(page, 'Prussia').click();

  // one hit less for an enemy beyond 30 cm, once in the phase
  await goOn('Rally');
  await hits(page, '1.3 Musketeers').click();
  await hits(page, '1.3 Musketeers').click();
  sheet = await openUnit(page, /^1\.3 Musketeers/);
  const rally = sheet.getByRole('region', { name: 'Rally', exact: true });
  await rally.getByRole('checkbox', { name: 'Enemy at 30 to 60 cm' }).check();
  await expect(rally).toContainText('It keeps 1 hit.');
  await rally.getByRole('button', { name: 'Enter it' }).click();
  await expect(hits(page, '1.3 Musketeers')).toHaveAccessibleName(/Hits: 1 of 5$/);
  sheet = await openUnit(page, /^1\.3 Musketeers/);
  await expect(sheet.getByRole('region', { name: 'Rally', exact: true })).toBeHidden();
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();

  await goOn('Break points');
  await goOn('Weather');
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 2' })).toBeVisible();
  await expect(line(page)).toHaveText('With the table');

  await page.goto('/');
  const onTable = page.getByRole('region', { name: /^On the table/ });
  await expect(onTable).toContainText('Prussia against Austria, turn 2, weather');
  await expectFitting(page, 'the first page with a game on the table');
  await onTable.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(table);
  await page.goto('/play?code=am-3hf2-qn');
  await page.waitForURL(/\/verify\/AM-3HF2-QN$/);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'A code of a list, a sheet or a table' }).fill('abc def');
  await page.getByRole('textbox', { name: 'A code of a list, a sheet or a table' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sit down at a table' })).toBeVisible();
  await expect(page.getByLabel('Six letters from the other phone')).toHaveValue('ABCDEF');
});

test('two phones without a network hand over what they did: one shows codes, the other photographs them', async ({
  page,
  browser,
}) => {
  await openGame(page);
  const second = await linkTo(page, 'Link to lead Austria');
  const other = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const phone = await sitDown(other, second, 'Sit down for Lobositz 1756: Austria');
  await expect(line(phone)).toHaveText('With the table');
  // what the sheet needs is fetched behind the page
  for (const each of [page, phone]) await each.waitForLoadState('networkidle');
  await Promise.all([page, phone].map((each) => each.context().setOffline(true)));

  const grenadiers = hits(phone, '1.1 Grenadiers');
  await side(phone, 'Prussia').click();
  for (let count = 0; count < 3; count++) await hits(page, '1.1 Grenadiers').click();
  await expect(line(page)).toHaveText('No signal, 3 acts waiting');
  const sheetOf = async (each: Page) => {
    await each.getByRole('button', { name: 'More of the game' }).click();
    await each.getByRole('menuitem', { name: 'Hand over without a network' }).click();
    return each.getByRole('dialog', { name: 'Hand over without a network' });
  };
  const giving = await sheetOf(page);
  await expect(giving).toContainText('3 acts in 1 code.');
  await expectClean(page, 'codes of a game', 'uncoloured');
  const photograph = await giving.getByRole('img', { name: 'Code 1 of 1' }).screenshot();
  const taking = await sheetOf(phone);
  await taking.getByRole('button', { name: 'Read codes' }).click();
  const camera = taking.locator('input[capture]');
  // photographed twice, it is the same
  for (const said of ['3 acts came over.', 'Nothing new']) {
    await camera.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: photograph });
    await expect(taking.getByRole('status')).toContainText(said);
  }
  await expectClean(phone, 'codes that were read', 'uncoloured');
  await taking.getByRole('button', { name: 'Close' }).click();
  await expect(grenadiers).toHaveAccessibleName(/Hits: 3 of 5$/);
  // it is not this phone's to send
  await expect(line(phone)).toHaveText('No signal, kept here');

  await Promise.all([page, phone].map((each) => each.context().setOffline(false)));
  await expect(line(page)).toHaveText('With the table');
  await giving.getByRole('button', { name: 'Close' }).click();
  await hits(page, '1.1 Grenadiers').click();
  await expect(grenadiers).toHaveAccessibleName(/Hits: 4 of 5$/);
  await phone.reload();
  await side(phone, 'Prussia').click();
  await expect(grenadiers).toHaveAccessibleName(/Hits: 4 of 5$/);
  await other.close();
});
