import { expect } from '@playwright/test';
import { openArmy, row, VANGUARD } from './builder-page';
import { test } from './quiet-page';

test('the odds of a unit are told in its sheet, and stay as they were asked for the next one', async ({
  page,
}) => {
  await openArmy(page, VANGUARD);
  await row(page, 'Itzenplitz').tap();
  const sheet = page.getByRole('dialog', { name: 'Itzenplitz' });
  await sheet.getByText('Odds', { exact: true }).tap();
  await sheet.getByRole('radio', { name: /hits at long range, inferior target$/ }).check({ force: true });
  await expect(
    sheet.getByText('2.3 hits to be expected of one shot at long range, inferior target'),
  ).toBeVisible();
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
    page.getByRole('dialog', { name: 'Billerbeck' }).getByText(/of one shot at long range, inferior target/),
  ).toBeVisible();
});
