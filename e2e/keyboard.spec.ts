import { expect, type Locator, type Page } from '@playwright/test';
import { row, section, total, unitsOf } from './builder-page';
import { test } from './quiet-page';

const MOST_STOPS = 120;

/** Goes on by the Tab key, as someone without a mouse does, until the focus is there. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
};

test('a first visitor has an army on paper after at most 25 presses of a key; one more is made, filled, changed, put in order and printed without a mouse', async ({
  page,
}) => {
  await test.step('a first visitor has an army on paper after at most 25 presses', async () => {
    let presses = 0;
    const press = async (key: string) => {
      presses++;
      await page.keyboard.press(key);
    };
    const goTo = async (target: Locator, key: string) => {
      for (let stop = 0; stop < MOST_STOPS; stop++) {
        await press(key);
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
    };
    await page.goto('/');
    await goTo(page.getByRole('link', { name: 'Skip to content' }), 'Tab');
    await press('Enter');
    await goTo(page.getByRole('button', { name: 'Take this army' }), 'Tab');
    await press('Enter');
    await page.waitForURL(/\/armies\/[\w-]+$/);
    await expect(total(page)).toContainText('1,430');
    await page.evaluate(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await press('Control+p');
    const print = page.getByRole('dialog', { name: 'Print', exact: true });
    // roster and cards, as a game night takes them
    await expect(print.getByRole('checkbox', { name: 'Roster' })).toBeChecked();
    await expect(print.getByRole('checkbox', { name: 'Cards' })).toBeChecked();
    await expect(print.getByRole('region', { name: 'Prussia 1757' }).first()).toContainText('Grenadiers');
    await goTo(print.getByRole('button', { name: 'Print', exact: true }), 'Shift+Tab');
    await press('Enter');
    await expect(page.locator('html[data-printed]')).toBeAttached();
    expect(presses).toBeLessThanOrEqual(25);
  });

  await test.step('an army is made, filled, changed, put in order and printed without a mouse', async () => {
    await page.goto('/');
    const readyMade = page.getByRole('button', { name: 'Lobositz 1756: Prussia', exact: true });
    await tabTo(page, readyMade);
    await page.keyboard.press('Enter');
    const preview = page.getByRole('dialog', { name: 'Lobositz 1756: Prussia' });
    await tabTo(page, preview.getByRole('button', { name: 'Start with this army' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/armies\/[\w-]+$/);
    await expect(total(page)).toContainText('2,275');

    // to the first brigade, which is then what troops are added to
    const first = section(page, 'Left Wing Infantry, 1st line');
    const head = first.getByRole('button', { name: 'Left Wing Infantry, 1st line', exact: true });
    await tabTo(page, page.getByRole('main').locator('[data-node][tabindex="0"]').first());
    for (
      let stop = 0;
      stop < 5 && !(await head.evaluate((element) => element === document.activeElement));
      stop++
    ) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(head).toBeFocused();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search troops' });
    await expect(search).toBeFocused();
    await page.keyboard.type('fusiliers');
    await page.keyboard.press('Enter');
    await expect(unitsOf(page, 'Left Wing Infantry, 1st line').last()).toHaveText('Fusilier battalion');
    await expect(total(page)).toContainText('2,385');

    // its class, in the form beside the tree
    const form = page.getByRole('region', { name: 'Selected: Fusilier battalion' });
    await tabTo(page, form.getByRole('radio', { name: 'Standard', exact: true }).first());
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: 'Inferior' })).toBeChecked();
    await expect(total(page)).toContainText('2,365');

    // up by one place, and into the next brigade
    const unit = row(page, 'Fusilier battalion');
    await tabTo(page, unit, 'Shift+Tab');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(unitsOf(page, 'Left Wing Infantry, 1st line').nth(-2)).toHaveText('Fusilier battalion');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(unitsOf(page, 'Left Wing Infantry, 2nd line').first()).toHaveText('Fusilier battalion');
    await expect(unit).toBeFocused();

    await page.keyboard.press('Control+p');
    const print = page.getByRole('dialog', { name: 'Print', exact: true });
    await expect(print.getByRole('region', { name: 'Lobositz 1756: Prussia' }).first()).toContainText(
      'Fusilier battalion',
    );
    await page.evaluate(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await tabTo(page, print.getByRole('button', { name: 'Print', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(print).toBeHidden();
    await expect(unit).toBeFocused();
  });
});
