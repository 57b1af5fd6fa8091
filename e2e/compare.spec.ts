import { expect, type Page } from '@playwright/test';
import { SYSTEM_IDS } from '../lib/rules';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { walkTo } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const choose = (page: Page, legend: string) => page.getByRole('group', { name: legend, exact: true });
const army = (page: Page, legend: string) => choose(page, legend).getByRole('combobox', { name: 'Army' });

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const MARGIN = '8mm';

/** How many pages the browser prints: on the paper it has, lying as the page asks, and on A4. */
const printedPages = async (page: Page): Promise<readonly number[]> => {
  const own = await page.pdf({ preferCSSPageSize: true });
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const a4 = await page.pdf({ format: 'A4', landscape: true, margin });
  return Promise.all([own, a4].map(async (file) => (await readPdf(new Uint8Array(file))).pages.length));
};

test('two of my armies side by side, and before a game, to the odds of any two units; the forces of a scenario beside what the book prints, and an army that somebody shared; the sides of a battle in every rule system, by page and on one page of paper', async ({
  page,
  browser,
}) => {
  test.slow();
  const equal = page.getByRole('region', { name: 'Equal points' });
  await test.step('two of my armies side by side', async () => {
    await storeReadyMade(page, 'lobositz-1756-prussia', 'lobositz-1756-austria');
    await page.goto('/');
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two armies');
    await expect(page.getByText('Choose two armies to see')).toBeVisible();

    await army(page, 'First army').fill('Lobositz Prussia');
    await page.keyboard.press('Enter');
    await army(page, 'Second army').fill('Lobositz Austria');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Compare' }).click();

    await expect(equal).toContainText('Not of equal points: 235 apart, at most 113 allowed.');
    await expect(equal).toContainText('p. 51');
    const ratios = page.getByRole('table', { name: 'Ratios of the two forces' });
    await expect(ratios.getByRole('row', { name: /^Units as printed/ })).toContainText('2020.50.98 : 1');
    await expect(ratios.getByRole('row', { name: /^Points/ })).toContainText('2,2752,0401.12 : 1');

    const arms = page.getByRole('region', { name: 'Share by arm' });
    await expect(arms.getByRole('row', { name: /Cavalry/ })).toContainText('630');
    const limits = page.getByRole('region', { name: 'Strength, limits and findings' });
    await expect(limits.getByRole('row', { name: /Commanders/ })).toContainText('6 of 6');
    await expect(limits.getByRole('row', { name: /Batteries/ })).toContainText('over the guide');

    const orders = page
      .getByRole('region', { name: /^(First|Second): Lobositz 1756: / })
      .filter({ has: page.getByRole('table') });
    await expect(orders).toHaveCount(2);
    const [left, right] = await Promise.all([orders.first().boundingBox(), orders.last().boundingBox()]);
    expect(left?.y).toBe(right?.y);

    await page.getByRole('link', { name: 'Swap' }).click();
    await expect(ratios.getByRole('row', { name: /^Points/ })).toContainText('2,0402,2750.90 : 1');
    await expect(army(page, 'First army')).toHaveValue(/./);
    await page.getByRole('link', { name: 'Swap' }).click();
    await expect(ratios.getByRole('row', { name: /^Points/ })).toContainText('2,2752,0401.12 : 1');
  });

  await test.step('two armies before a game, to the odds of any two units', async () => {
    await page.getByRole('link', { name: 'Match-up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match-up');
    await expect(page.getByText('235 points apart')).toBeVisible();
    await expect(page.getByText('at most 113 allowed')).toContainText('p. 51');

    // one ahead by nation; two ahead as the attacker, who is chosen with the keyboard alone
    const begins = part(page, /^Who begins/);
    await expect(begins.getByRole('listitem').first()).toContainText('68%');
    const attacker = page.getByLabel('Who attacks');
    await attacker.focus();
    await page.keyboard.press('P');
    await expect(page).toHaveURL(/attacker=first/);
    await expect(begins.getByRole('listitem').first()).toContainText('81%');
    await expect(begins).toContainText('Prussia attacks and has movement initiative without a throw.');

    const shoots = part(page, /^Who out-shoots whom/);
    await expect(shoots).toContainText('Austria +0.50');
    await shoots.getByText('By distance').click();
    await expect(shoots.getByRole('row', { name: /^20–30/ })).toContainText('26.821.2');
    await page.getByLabel('Both shoot at').selectOption({ label: 'superior infantry in the open' });
    await expect(page).toHaveURL(/target=superior/);
    await expect(shoots.getByRole('row', { name: /^20–30/ })).not.toContainText('26.821.2');

    const pair = part(page, 'One unit against another');
    await page.getByLabel('Unit of Prussia').selectOption({ label: 'Grenadiers, superior (3)' });
    await expect(page).toHaveURL(/x=grenadiers/);
    await expect(pair.getByRole('listitem')).toContainText('73%');
    await expect(pair.getByRole('row', { name: /Volleys until it goes back, 0 to 10 cm/ })).toContainText(
      '1.83',
    );

    await page.getByRole('link', { name: 'Swap sides' }).click();
    await expect(page).toHaveURL(/attacker=second/);
    await expect(page.getByLabel('Who attacks')).toHaveValue('second');
    await expect(pair.getByRole('listitem')).toContainText('1%');
    await page.goBack();
    await expect(pair.getByRole('listitem')).toContainText('73%');

    expect(await printedPages(page)).toEqual([1, 1]);
  });

  await test.step('the forces of a scenario, and an army that somebody shared', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'St Ulrich: Blue' }).click();
    await page.getByRole('link', { name: 'Compare with Red' }).click();
    await expect(equal).toContainText('St Ulrich prints 5 units to 4 (1.25 to 1)');
    await expect(equal).toContainText('368 for the second army');
    await expect(equal).toContainText('p. 58');

    const [mine = ''] = await storeReadyMade(page, 'kutzdorf-red');
    const other = await (await browser.newContext()).newPage();
    await other.goto('/');
    const [theirs = ''] = await storeReadyMade(other, 'kutzdorf-blue');
    const { token } = await (await other.request.post(`/api/armies/${theirs}/share`)).json();

    await page.goto(`/compare?a=${mine}`);
    const second = choose(page, 'Second army');
    await second.getByLabel('or a share link').fill(`http://elsewhere.example/s/${token}`);
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('region', { name: 'Equal points' })).toContainText(
      'Of equal points: 40 apart, at most 46',
    );

    // nobody compares with an army that is not theirs and not shared
    await page.goto(`/compare?a=${mine}&b=${theirs}`);
    await expect(page.getByText('This army is not among yours')).toBeVisible();
    await other.request.delete(`/api/armies/${theirs}/share`);
    await page.goto(`/compare?a=${mine}&blink=${token}`);
    await expect(page.getByText('This link does not open an army')).toBeVisible();
    await page.goto('/compare?alink=MU-1234-AB');
    await expect(page.getByText('does not open the army')).toBeVisible();
    await other.context().close();
  });

  await test.step('armies that have no match-up', async () => {
    // armies that are not there, or of two systems, have none and say why
    await page.goto('/compare/match-up?a=ready:lobositz-1756-prussia');
    await expect(page.getByText('Choose two armies to see')).toBeVisible();
    await walkTo(page, '/compare/match-up?a=ready:lobositz-1756-prussia&b=not-mine');
    await expect(page.getByText('This army is not among yours')).toBeVisible();
    await walkTo(page, '/compare/match-up?a=ready:lobositz-1756-prussia&b=ready:example-540');
    await expect(page.getByText('there is no match-up between them')).toBeVisible();
    await page.goto(
      '/compare/match-up?a=ready:lobositz-1756-prussia&b=ready:lobositz-1756-austria&x=__proto__&y=%01&target=%27&attacker=constructor',
    );
    await expect(page.getByText('235 points apart')).toBeVisible();
  });

  await test.step('the sides of a battle in every rule system', async () => {
    await page.goto('/history/battles/1759-08-01-minden');
    await page.getByRole('link', { name: 'Match-up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match-up');
    // who attacked is a fact of the day
    await expect(page.getByLabel('Who attacks')).not.toHaveValue('none');
    for (const id of SYSTEM_IDS) {
      await walkTo(page, `/history/battles/1759-08-01-minden/match-up?rules=${id}`);
      for (const name of ['Strength', 'Who begins', 'Who out-shoots whom', 'When they meet', 'Who obeys']) {
        await expect(part(page, new RegExp(`^${name}`)), `${id}: ${name}`).toContainText(
          /p\. |s\. |ruling|house/,
        );
      }
      expect(await printedPages(page), id).toEqual([1, 1]);
    }
  });
});
