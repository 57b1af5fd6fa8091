import { expect, type Locator, type Page } from '@playwright/test';
import { row } from './builder-page';
import { expectClean, walkTo } from './clean-page';
import { test } from './quiet-page';
import { SYSTEM_CASES } from './system-cases';

const sum = (page: Page) => page.getByRole('button', { name: 'Points and findings' });

const close = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Close' }).first().tap();
  await expect(dialog).toBeHidden();
};

/** What runs out of the page or of an open sheet, and what a thumb would miss. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll('dialog[open] [data-pan-body], main, html')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.className || element.tagName} is ${element.scrollWidth} wide`);
    const root = document.querySelector('dialog[open]') ?? document;
    const controls =
      'button, select, input:not([type=radio], [type=file]), textarea, summary, fieldset > div > label';
    const small = [...root.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility() && element.closest('.vh') === null)
      .map((element) => {
        // a row's button is as large as its row, a box as its label
        const holder = element.matches('[data-node]') ? 'li, header' : 'label';
        const held = element.matches('[data-node], [type=checkbox]');
        const target = held ? (element.closest(holder) ?? element) : element;
        return { name: element.outerHTML.slice(0, 90), box: target.getBoundingClientRect() };
      })
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name} ${Math.round(box.width)} x ${Math.round(box.height)}`);
    return [...wide, ...small];
  });

test('every system under the thumb: added, changed, judged, settled; its forms pass axe', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  for (const [index, { id, name, ...of }] of SYSTEM_CASES.entries()) {
    if (index > 0) await walkTo(page, '/');
    await page.getByRole('button', { name: new RegExp(`^(Show )?${name}$`) }).tap();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Start with this army' }).tap();
    await page.waitForURL(/\/armies\/[\w-]+$/);
    await expect(sum(page)).toContainText(of.total);
    await expect.poll(() => misfits(page)).toEqual([]);

    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    const adding = page.getByRole('dialog', { name: 'Add troops' });
    const tabs = adding.getByRole('navigation', { name: 'Arms' }).getByRole('button');
    const words = await tabs.allTextContents();
    expect(new Set(words).size).toBe(words.length);
    await tabs.last().tap();
    await expect(tabs.last()).toHaveAttribute('aria-current', 'true');
    await expect(adding.locator('[aria-current=true]')).toHaveCount(1);
    await adding.getByRole('button', { name: `Add ${of.add.troop}`, exact: true }).tap();
    await expect.poll(() => misfits(page)).toEqual([]);
    await expectClean(page, `${id}, adding`, ['light']);
    await close(adding);
    await expect(sum(page)).toContainText(of.add.total);

    const { row: changed, field, name: label, value = '', total } = of.change;
    await row(page, changed).first().tap();
    const unit = page.getByRole('dialog');
    if (field === 'number') await unit.getByRole('spinbutton', { name: label }).fill(value);
    if (field === 'check') await unit.getByRole('checkbox', { name: label }).tap();
    if (field === 'radio') await unit.getByRole('radio', { name: label, exact: true }).check({ force: true });
    await expect.poll(() => misfits(page)).toEqual([]);
    await expectClean(page, `${id}, a unit`, ['light']);
    await close(unit);
    await expect(sum(page)).toContainText(total);
    await page.getByRole('button', { name: /^Undo/ }).first().tap();
    await expect(sum(page)).toContainText(of.add.total);

    await sum(page).tap();
    const findings = page.getByRole('dialog', { name: 'Points and findings' });
    await expect(findings).toContainText(of.add.total);
    await expect.poll(() => misfits(page)).toEqual([]);
    await close(findings);

    await page.getByRole('button', { name: /^Army settings/ }).tap();
    const settings = page.getByRole('dialog', { name: 'Army settings' });
    await expect(settings.getByRole('combobox', { name: 'Nation' })).toBeVisible();
    const chosen = settings
      .getByRole('group', { name: of.setting.label, exact: true })
      .getByRole('radio', { name: of.setting.option, exact: true });
    await chosen.check({ force: true });
    await expect(chosen).toBeChecked();
    await expect.poll(() => misfits(page)).toEqual([]);
    await close(settings);
  }
});
