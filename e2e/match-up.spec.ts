import { expect, type Page } from '@playwright/test';
import { SYSTEM_IDS } from '../lib/rules';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { walkTo } from './clean-page';
import { test } from './quiet-page';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const MARGIN = '8mm';

/** How many pages the browser prints: on the paper it has, lying as the page asks, and on A4. */
const printedPages = async (page: Page): Promise<readonly number[]> => {
  const own = await page.pdf({ preferCSSPageSize: true });
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const a4 = await page.pdf({ format: 'A4', landscape: true, margin });
  return Promise.all([own, a4].map(async (file) => (await readPdf(new Uint8Array(file))).pages.length));
};

test('two armies before a game, to the odds of any two units, and the sides of a battle in every rule system, by page and on one page of paper', async ({
  page,
}) => {
  test.slow();
  // armies that are not there, or of two systems, have none and say why
  await page.goto('/compare/match-up?a=ready:lobositz-1756-prussia');
  await expect(page.getByText('Choose two armies to see')).toBeVisible();
  await walkTo(page, '/compare/match-up?a=ready:lobositz-1756-prussia&b=not-mine');
  await expect(page.getByText('This army is not among yours')).toBeVisible();
  await walkTo(page, '/compare/match-up?a=ready:lobositz-1756-prussia&b=ready:example-540');
  await expect(page.getByText('there is no match-up between them')).toBeVisible();
  await page.goto(
    '/compare/match-up?a=ready:lobositz-1756-prussia&b=ready:lobositz-1756-austria&x=__proto__&y=%00&target=%27&attacker=constructor',
  );
  await expect(page.getByText('235 points apart')).toBeVisible();

  await page.goto('/compare?a=ready:lobositz-1756-prussia&b=ready:lobositz-1756-austria');
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
