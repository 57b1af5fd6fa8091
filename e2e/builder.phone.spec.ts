import { expect, type Page } from '@playwright/test';
import { openArmy, row, section, unitsOf, VANGUARD } from './builder-page';
import { test } from './quiet-page';

const sum = (page: Page) => page.getByRole('button', { name: 'Points and findings' });

test('an army is built with one thumb: units are counted, moved, asked for their odds and dragged, brigades made, split and merged', async ({
  page,
  context,
}) => {
  await openArmy(page, VANGUARD);
  await expect(sum(page)).toContainText('810');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  const adding = page.getByRole('dialog', { name: 'Add troops' });
  await expect(adding).toContainText('Second brigade');
  await adding.getByRole('button', { name: /^Add to/ }).tap();
  await page.getByRole('menuitemradio', { name: /^First brigade/ }).tap();
  await adding.getByRole('button', { name: 'Add Guard', exact: true }).tap();
  await adding.getByRole('searchbox', { name: 'Search troops' }).fill('howitzer');
  await adding.getByRole('button', { name: 'Add Howitzers', exact: true }).tap();
  await adding.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(unitsOf(page, 'First brigade')).toHaveText([
    'Billerbeck',
    'Itzenplitz',
    'Manteuffel',
    'Guard battalion',
    'Howitzer battery',
  ]);
  await expect(sum(page)).toContainText('995');

  await sum(page).tap();
  const findings = page.getByRole('dialog', { name: 'Points and findings' });
  await expect(findings).toContainText('5 left');
  await findings.getByRole('button', { name: 'Close' }).tap();

  await row(page, 'Guard battalion').tap();
  const unit = page.getByRole('dialog', { name: 'Guard battalion' });
  await expect(unit.getByRole('table')).toContainText('130');
  await unit.getByLabel('Name', { exact: true }).fill('Leibgarde');
  // a regiment of its nation and troops, offered over the sheet
  await page.getByRole('option', { name: /^Garde \(I Leibgarde/ }).tap();
  const attached = page.getByRole('dialog', { name: /^Garde .*IR 15$/ });
  await expect(attached).toContainText('Detach');
  await attached.getByLabel('Name', { exact: true }).fill('Garde III');
  const named = page.getByRole('dialog', { name: 'Garde III' });
  await named.getByRole('radio', { name: 'Standard', exact: true }).first().check({ force: true });
  await named.getByRole('button', { name: 'Move', exact: true }).tap();
  await page
    .getByRole('dialog', { name: 'Move Garde III' })
    .getByRole('button', { name: /^Independent units/ })
    .tap();
  await expect(unitsOf(page, 'Independent units')).toHaveText(['Székely', 'Garde III']);
  await expect(sum(page)).toContainText('975');

  await row(page, 'Garde III').tap();
  await page.getByRole('dialog', { name: 'Garde III' }).getByRole('button', { name: 'Remove' }).tap();
  await expect(unitsOf(page, 'Independent units')).toHaveText(['Székely']);
  await page.getByRole('button', { name: /^Undo/ }).first().tap();
  await expect(unitsOf(page, 'Independent units')).toHaveCount(2);

  await openArmy(page, VANGUARD);
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await adding.getByRole('button', { name: 'New brigade' }).tap();
  const guard = adding.getByRole('button', { name: 'Add Guard', exact: true });
  const before = await guard.boundingBox();
  await guard.tap();
  await guard.tap();
  await expect(adding.getByRole('status')).toHaveText('2 added');
  await expect(guard).toHaveText('+2');
  expect(await guard.boundingBox()).toEqual(before);
  await adding.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(unitsOf(page, 'Brigade 3')).toHaveCount(2);

  await row(page, 'Normann').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Move Normann' }).getByRole('button', { name: 'New brigade' }).tap();
  await expect(unitsOf(page, 'Brigade 4')).toHaveText(['Normann']);
  await page.getByRole('button', { name: /^Undo/ }).first().tap();
  await expect(unitsOf(page, 'Second brigade')).toHaveCount(3);
  await expect(section(page, 'Brigade 4')).toHaveCount(0);

  await openArmy(page, VANGUARD);
  await row(page, 'Itzenplitz').tap();
  const sheet = page.getByRole('dialog', { name: 'Itzenplitz' });
  await sheet.getByText('Odds', { exact: true }).tap();
  await sheet.getByRole('radio', { name: /hits at long range, inferior target$/ }).check({ force: true });
  await expect(sheet.getByText('2.3 expected hits: one shot at long range, inferior target')).toBeVisible();
  await expect(sheet.getByRole('table', { name: /^Chances of hits/ })).toBeVisible();
  const overflow = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('dialog[open] [data-pan-body], html')]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.className || element.tagName} ${element.scrollWidth}`),
    );
  const tooSmall = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[data-odds] summary, [data-odds] label, [data-odds] select',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 90)),
    );
  await sheet.getByText(/^Circumstances/).tap();
  expect(await overflow()).toEqual([]);
  expect(await tooSmall()).toEqual([]);

  await sheet.getByRole('button', { name: 'Close' }).first().tap();
  await row(page, 'Billerbeck').tap();
  await expect(
    page
      .getByRole('dialog', { name: 'Billerbeck' })
      .getByText(/expected hits: one shot at long range, inferior target/),
  ).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
  const head = (title: string) => section(page, title).getByRole('button', { name: title, exact: true });
  await head('First brigade').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Split in two' }).tap();
  await expect(unitsOf(page, 'First brigade')).toHaveCount(2);
  await head('First brigade, second part').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge into First brigade' }).tap();
  await expect(unitsOf(page, 'First brigade')).toHaveCount(3);

  await page.setViewportSize({ width: 360, height: 420 });
  await row(page, 'Manteuffel').evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(head('First brigade')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 360, height: 740 });
  await openArmy(page, VANGUARD);
  const middle = async (name: string) => {
    const box = await row(page, name).boundingBox();
    if (box === null) throw new Error(`${name} is not on the page`);
    return { x: box.x + 60, y: box.y + box.height / 2 };
  };
  const from = await middle('Manteuffel');
  const to = await middle('Prinz von Preußen');
  const touch = await context.newCDPSession(page);
  const press = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] });
  await press('touchStart', from);
  await expect(page.locator('[data-dragged]')).toBeVisible();
  for (let step = 1; step <= 10; step++) {
    await press('touchMove', { x: from.x, y: from.y + ((to.y + 10 - from.y) * step) / 10 });
  }
  await expect(page.locator('[data-drop=after]')).toContainText('Prinz von Preußen');
  await press('touchEnd', null);
  await expect(unitsOf(page, 'Second brigade')).toHaveText([
    'Prinz von Preußen',
    'Manteuffel',
    'Bayreuth',
    'Normann',
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no target is under 44 px, nothing runs out of the page, and rules and the preview of a sheet are as wide as the screen', async ({
  page,
}) => {
  await openArmy(page, VANGUARD);
  const tooSmall = () =>
    page.evaluate(() => {
      const root = document.querySelector('dialog[open]') ?? document;
      return [
        ...root.querySelectorAll<HTMLElement>(
          'button, select, input:not([type=radio]), textarea, [data-button], fieldset > div > label',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.closest('.vh') === null)
        .map((element) => {
          // a row's button is as large as its row
          const whole = element.matches('[data-node]') ? (element.closest('li, header') ?? element) : element;
          const target = element.matches('[type=checkbox]') ? (element.closest('label') ?? element) : whole;
          return { name: element.outerHTML.slice(0, 90), box: target.getBoundingClientRect() };
        })
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ name, box }) => `${name} ${Math.round(box.width)} x ${Math.round(box.height)}`);
    });
  const overflow = async (where: string) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('dialog[open] [data-pan-body], main, html')]
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => `${element.className || element.tagName} ${element.scrollWidth}`),
      );
      expect(wide, `${where} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  expect(await tooSmall(), 'tree').toEqual([]);
  await overflow('tree');
  const sheets: [string, () => Promise<void>][] = [
    ['add', () => page.getByRole('button', { name: 'Add', exact: true }).tap()],
    ['findings', () => sum(page).tap()],
    ['unit', () => row(page, 'Billerbeck').tap()],
    [
      'brigade',
      () => section(page, 'First brigade').getByRole('button', { name: 'First brigade', exact: true }).tap(),
    ],
    ['settings', () => page.getByRole('button', { name: /^Army settings/ }).tap()],
  ];
  for (const [name, open] of sheets) {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(tooSmall, name).toEqual([]);
    await overflow(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  for (const system of [
    'honours-of-war',
    'mcnally',
    'thinglum',
    'one-hour-napoleonic',
    'stroll-in-hanover',
  ]) {
    await page.goto(`/rules/${system}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), system).toBe(360);
  }
  await openArmy(page, VANGUARD);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Print' }).tap();
  const preview = page.locator('[data-preview]');
  await expect(preview).toContainText('Billerbeck');
  await expect.poll(() => preview.evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0);
});
