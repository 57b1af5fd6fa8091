import { expect, type Page } from '@playwright/test';
import {
  chooseSheets,
  openArmy,
  pickUp,
  row,
  saved,
  section,
  total,
  unitsOf,
  VANGUARD,
} from './builder-page';
import { openNewArmy } from './new-army';
import { test } from './quiet-page';

const add = async (page: Page, troops: string, times = 1) => {
  for (let time = 0; time < times; time++) {
    await page.getByRole('button', { name: `Add ${troops}`, exact: true }).click();
  }
};

const rename = async (page: Page, name: string) => {
  const field = page.getByRole('region', { name: /^Selected/ }).getByLabel('Name', { exact: true });
  await field.fill(name);
  await expect(field).toHaveValue(name);
};

const newBrigade = async (page: Page, name: string, commander: string) => {
  await page.getByRole('button', { name: 'Add a brigade' }).click();
  await rename(page, name);
  await page.getByRole('combobox', { name: `Rating of the commander of ${name}` }).selectOption(commander);
};

test('the Prussians of Lobositz are built from an empty page and cost 2,275; their roster is printed from the army in memory, without a connection', async ({
  page,
  context,
}) => {
  await test.step('they are built from an empty page and cost 2,275', async () => {
    await page.goto('/');
    const form = await openNewArmy(page);
    await form.getByRole('radio', { name: 'Prussia' }).check();
    await form.getByRole('radio', { name: '1756' }).check();
    await form.getByRole('button', { name: 'Start building' }).click();
    await page.waitForURL(/\/armies\/[\w-]+$/);

    await page.getByRole('button', { name: /^Army settings/ }).click();
    const settings = page.getByRole('dialog', { name: 'Army settings' });
    await settings.getByRole('textbox', { name: 'Name' }).fill('Lobositz');
    await settings.getByRole('radio', { name: 'Scenario' }).check({ force: true });
    await settings.getByRole('textbox', { name: 'Points limit' }).fill('');
    for (const rule of ['Small and large units', 'Lieutenant generals', 'Rated commanding general']) {
      await settings
        .getByRole('group', { name: rule })
        .getByRole('radio', { name: 'On' })
        .check({ force: true });
    }
    await settings.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lobositz' })).toBeAttached();

    await page.getByRole('combobox', { name: 'Rating of Commanding general' }).selectOption('dashing');
    await page.getByRole('button', { name: 'More for the order of battle' }).click();
    await page.getByRole('menuitem', { name: 'Add lieutenant general' }).click();
    await rename(page, 'Keith');

    await section(page, 'Brigade 1').getByRole('button', { name: 'Brigade 1', exact: true }).click();
    await rename(page, 'Left wing, first line');
    await page
      .getByRole('combobox', { name: 'Rating of the commander of Left wing, first line' })
      .selectOption('dashing');
    await add(page, 'Grenadiers');
    await add(page, 'Musketeers', 2);
    await add(page, 'Medium, 6-pdr');
    await expect(section(page, 'Left wing, first line')).toContainText('435');

    await newBrigade(page, 'Left wing, second line', 'dependable');
    await add(page, 'Grenadiers');
    await add(page, 'Musketeers', 2);

    await newBrigade(page, 'Right wing', 'dependable');
    await add(page, 'Grenadiers');
    await add(page, 'Musketeers', 3);
    await add(page, 'Medium, 6-pdr');
    await add(page, 'Howitzers');

    await newBrigade(page, 'Cavalry, first line', 'dashing');
    await add(page, 'Dragoons');
    await page.getByRole('radio', { name: 'Large' }).check({ force: true });
    await add(page, 'Cuirassiers');

    await newBrigade(page, 'Cavalry, second line', 'dashing');
    await add(page, 'Cuirassiers', 2);
    await add(page, 'Dragoons');

    await newBrigade(page, 'Heavy artillery', 'dependable');
    await add(page, 'Heavy, 12-pdr', 2);

    await expect(total(page)).toContainText('2,275');
    await expect(page.getByText('20.5 units, 6 brigades')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Findings' }).getByText('error')).toHaveCount(0);

    await expect(saved(page)).toBeVisible();
    await page.clock.install();
    await page.reload();
    await expect(total(page)).toContainText('2,275');
    await expect(unitsOf(page, 'Right wing')).toHaveCount(6);
  });

  await test.step('their roster is printed without a connection', async () => {
    // what printing needs is fetched for whoever stays a while
    let last = Date.now();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) last = Date.now();
    });
    const fetched = page.waitForResponse((response) => response.url().endsWith('.js'));
    await page.clock.runFor('02:00');
    await fetched;
    // it comes in several parts; nothing new for a while means that all are there
    await expect.poll(() => Date.now() - last, { timeout: 60_000 }).toBeGreaterThan(3000);
    await context.setOffline(true);
    await row(page, 'Grenadier battalion').first().click();
    await rename(page, 'Billerbeck without signal');
    await page.keyboard.press('Control+p');
    const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
    await chooseSheets(page, 'Roster');
    const sheet = dialog.getByRole('region', { name: 'Lobositz' });
    // a long name takes two lines
    await expect(sheet).toContainText(/Billerbeck without\s?signal/);
    await expect(sheet).toContainText('2,275');
    await dialog.getByRole('checkbox', { name: 'Hide points' }).check();
    await expect(sheet).not.toContainText('2,275');
    await page.evaluate(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Order of battle' })).toBeHidden();
    await context.setOffline(false);
  });
});

test('units and troops are dragged to their place with the mouse at the first pull, and with the keyboard; a rule is broken and put right from its finding; the tree is walked, edited and undone by keys, and the focus is never lost; lines stay where they are', async ({
  page,
}) => {
  await openArmy(page, VANGUARD);
  await test.step('units are dragged at the first pull', async () => {
    const drag = async (from: string, to: string) => {
      await row(page, from).hover();
      await page.mouse.down();
      const target = await row(page, to).boundingBox();
      if (target === null) throw new Error(`${to} is not on the page`);
      await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 8 });
      // the first pull loads what dragging needs, and the drag goes on from it
      await expect(page.locator('[data-dragged]')).toBeVisible();
      await page.mouse.move(target.x + 60, target.y + target.height - 2, { steps: 4 });
      await page.mouse.up();
    };
    await drag('Billerbeck', 'Manteuffel');
    await expect(unitsOf(page, 'First brigade')).toHaveText(['Itzenplitz', 'Manteuffel', 'Billerbeck']);
    await drag('Itzenplitz', 'Prinz von Preußen');
    await expect(unitsOf(page, 'Second brigade')).toHaveText([
      'Prinz von Preußen',
      'Itzenplitz',
      'Bayreuth',
      'Normann',
    ]);
    await expect(unitsOf(page, 'First brigade')).toHaveText(['Manteuffel', 'Billerbeck']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(unitsOf(page, 'First brigade')).toHaveText(['Billerbeck', 'Itzenplitz', 'Manteuffel']);
    await expect(unitsOf(page, 'Second brigade')).toHaveText(['Prinz von Preußen', 'Bayreuth', 'Normann']);
  });

  await test.step('a rule is broken and put right from its finding', async () => {
    const findings = page.getByRole('region', { name: 'Findings' });
    await row(page, 'Bayreuth').click();
    await page.getByRole('radio', { name: 'Large' }).check({ force: true });
    await expect(findings.getByText('1 error')).toBeVisible();
    await expect(section(page, 'Second brigade').getByRole('img', { name: 'error' })).toBeVisible();
    await expect(findings.getByText('p. 38').first()).toBeVisible();

    await row(page, 'Billerbeck').click();
    await findings.getByRole('button', { name: 'Bayreuth', exact: true }).click();
    await expect(row(page, 'Bayreuth')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Selected: Bayreuth' })).toBeVisible();

    await findings.getByRole('button', { name: /^Switch the rule on/ }).click();
    await expect(findings.getByText('1 error')).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(findings.getByText('1 error')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(findings.getByText('1 error')).toHaveCount(0);
  });

  const name = page.getByRole('region', { name: /^Selected/ }).getByLabel('Name', { exact: true });
  await test.step('the tree is walked, edited and undone by keys', async () => {
    await row(page, 'Billerbeck').click();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'Itzenplitz')).toBeFocused();

    await page.keyboard.press('Alt+ArrowDown');
    await expect(unitsOf(page, 'First brigade')).toHaveText(['Billerbeck', 'Manteuffel', 'Itzenplitz']);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(unitsOf(page, 'Second brigade').first()).toHaveText('Itzenplitz');
    await expect(row(page, 'Itzenplitz')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(unitsOf(page, 'First brigade')).toHaveText(['Billerbeck', 'Manteuffel', 'Itzenplitz']);
    await expect(row(page, 'Itzenplitz')).toBeFocused();

    await page.keyboard.press('Control+d');
    await expect(unitsOf(page, 'First brigade')).toHaveCount(4);
    await page.keyboard.press('F2');
    await expect(name).toBeFocused();
    await page.keyboard.type('Itzenplitz II');
    await expect(unitsOf(page, 'First brigade').last()).toHaveText('Itzenplitz II');
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue('Itzenplitz');
    await page.keyboard.press('Control+Shift+z');
    await expect(name).toHaveValue('Itzenplitz II');

    await row(page, 'Itzenplitz II').click();
    await page.keyboard.press('Delete');
    await expect(unitsOf(page, 'First brigade')).toHaveCount(3);
    await expect(row(page, 'Itzenplitz')).toBeFocused();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
    await expect(unitsOf(page, 'First brigade')).toHaveCount(4);

    const first = section(page, 'First brigade').getByRole('button', { name: 'First brigade', exact: true });
    await first.click();
    await page.keyboard.press('ArrowLeft');
    await expect(unitsOf(page, 'First brigade')).toHaveCount(0);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('main').getByRole('region').first()).toContainText('Second brigade');
    await expect(first).toBeFocused();

    await page.keyboard.press('Control+Enter');
    await expect(unitsOf(page, 'Brigade 3')).toHaveCount(0);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search troops' });
    await expect(search).toBeFocused();
    await search.fill('elephants');
    await expect(page.getByText('No troops match.')).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await search.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Add Guard', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(unitsOf(page, 'Brigade 3')).toHaveText(['Grenadier battalion']);

    await first.click();
    await page.keyboard.press('ArrowRight');
    await expect(unitsOf(page, 'First brigade')).toHaveText([
      'Billerbeck',
      'Manteuffel',
      'Itzenplitz',
      'Itzenplitz II',
    ]);
  });

  await test.step('the focus is never lost', async () => {
    await row(page, 'Billerbeck').click();
    await name.fill('Billerbeck II');
    await name.press('Escape');
    await expect(row(page, 'Billerbeck II')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(section(page, 'Brigade 4')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Adds to Brigade 4' })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help and shortcuts' });
    await expect(help).toContainText('Add a brigade');
    await expect(help.getByRole('link', { name: /^The words of/ })).toHaveAttribute(
      'href',
      '/rules/honours-of-war#words',
    );
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    const order = ['Variable', 'Dithering', 'Dependable', 'Dashing'];
    const rating = page.getByRole('combobox', { name: 'Rating of the commander of First brigade' });
    await expect(rating.getByRole('option')).toHaveText(order);
    await row(page, 'Schwerin').click();
    await expect(
      page
        .getByRole('region', { name: /^Selected/ })
        .getByRole('group', { name: 'Rating' })
        .locator('label'),
    ).toHaveText(order);

    await page.getByRole('button', { name: 'More for Normann' }).click();
    await page.getByRole('menuitem', { name: 'Make independent' }).click();
    await expect(unitsOf(page, 'Independent units')).toHaveText(['Székely', 'Normann']);
    await page.getByRole('button', { name: 'More for Székely' }).click();
    await page.getByRole('menuitem', { name: /^Move to/ }).click();
    await page
      .getByRole('dialog', { name: 'Move Székely' })
      .getByRole('button', { name: /^First brigade/ })
      .click();
    await expect(unitsOf(page, 'First brigade').last()).toHaveText('Székely');
    await expect(row(page, 'Székely')).toBeFocused();
  });

  await test.step('units are dragged with the keyboard', async () => {
    await openArmy(page, VANGUARD);
    await row(page, 'Billerbeck').click();
    await pickUp(page, 'Billerbeck');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Billerbeck is over Itzenplitz/)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Billerbeck is over Manteuffel/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(unitsOf(page, 'First brigade')).toHaveText(['Itzenplitz', 'Manteuffel', 'Billerbeck']);
  });

  await test.step('lines stay where they are, and troops are dragged at the first pull', async () => {
    const wideName = 'Grenadierbataillonskommandeursstellvertreter'.repeat(2);
    const long = 'Regimentskolonnenflügeladjutantenbrigade'.repeat(2);
    const file = structuredClone(VANGUARD);
    file.army.budget = 820;
    const [brigade] = file.army.brigades;
    if (brigade === undefined) throw new Error('The army has no brigade');
    brigade.name = long;
    await openArmy(page, file);
    const places = () =>
      page
        .locator('aside [data-key]')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    const before = await places();
    await section(page, long).getByRole('button', { name: long, exact: true }).click();
    expect(await places()).toEqual(before);
    await add(page, 'Grenadiers', 2);
    await expect(page.getByRole('complementary', { name: 'Troops' })).toContainText('380 over');
    expect(await places()).toEqual(before);

    await row(page, 'Grenadier battalion').last().click();
    await rename(page, wideName);
    const wide = () =>
      page
        .locator('aside, [aria-label=Troops] > *, [aria-label^=Selected], main')
        .evaluateAll((panes) =>
          panes.filter((pane) => pane.scrollWidth > pane.clientWidth).map((pane) => pane.className),
        );
    await expect.poll(wide).toEqual([]);

    const troops = page.getByRole('button', { name: 'Add Grenadiers', exact: true });
    const dragTroops = async (x: number, y: number) => {
      await troops.hover();
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 8 });
      await expect(page.locator('[data-dragged]')).toHaveText('Grenadiers');
      await page.mouse.move(x + 2, y, { steps: 2 });
      await page.mouse.up();
      await expect(page.locator('[data-dragged]')).toHaveCount(0);
    };
    const target = await row(page, 'Itzenplitz').boundingBox();
    if (target === null) throw new Error('Itzenplitz is not on the page');
    await dragTroops(target.x + 60, target.y + target.height - 2);
    await expect(unitsOf(page, long)).toHaveText([
      'Billerbeck',
      'Itzenplitz',
      'Grenadier battalion',
      'Manteuffel',
      'Grenadier battalion',
      wideName,
    ]);
    // let go over the pane it came from
    await dragTroops(200, 700);
    await expect(page.getByRole('main').locator('[data-node] b')).toHaveCount(10);
  });
});
