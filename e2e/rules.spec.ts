import { expect } from '@playwright/test';
import { openArmy, VANGUARD } from './builder-page';
import { test } from './quiet-page';

test('the page chip of a finding leads to the check beside the army; prices, checks, rulings and switches stand there, each with its page', async ({
  page,
  context,
}) => {
  expect((await page.request.get('/rules/chess')).status()).toBe(404);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveTitle(/Rules/);
  await page.getByRole('link', { name: 'Honours of War' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honours of War');

  const basic = page.getByRole('table', { name: 'Basic values' });
  await expect(basic.getByRole('row', { name: /^Close order infantry battalion/ })).toContainText('100');
  await expect(basic.getByRole('row', { name: /^Close order infantry battalion/ })).toContainText('p. 52');
  await expect(
    page.getByRole('table', { name: /^Batteries/ }).getByRole('row', { name: /^Reichsarmee/ }),
  ).toContainText('inferior 20 25 35'.split(' ').join(''));
  await expect(page.locator('#table-national-differences').locator('..').getByRole('row')).toHaveCount(12);

  const check = page.locator('#org-2');
  await expect(check).toContainText('Too many independent units');
  await expect(check).toContainText('p. 12');
  await expect(page.locator('#org-7')).toContainText('Error in a points game, warning in a scenario game');
  await expect(page.getByRole('region', { name: 'Rulings' }).getByRole('listitem')).toHaveCount(61);
  await expect(page.getByText(/Unofficial/)).toBeVisible();

  await page.locator('#ruling-r24').getByRole('link', { name: 'Transport counts as a unit' }).click();
  await expect(page).toHaveURL(/#setting-transportCounts$/);
  await expect(page.locator('#setting-transportCounts')).toBeInViewport();

  // one field asks the rules of all systems, forgives, and leads to the place
  const field = page.getByRole('search', { name: 'Rules' }).getByRole('searchbox');
  await field.pressSequentially('howtizer');
  await expect(page).toHaveURL('/rules?q=howtizer&of=honours-of-war');
  const answers = page.getByRole('region', { name: 'Answers for “howtizer”' }).getByRole('link');
  await expect(field).toBeFocused();
  await answers.filter({ hasText: 'Howitzers' }).filter({ hasText: 'p. 27' }).first().click();
  await expect(page).toHaveURL(/\/rules\/honours-of-war#play-.*howitzers$/);
  await expect(page.locator(':target')).toBeInViewport();
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current=location]'),
  ).toHaveText('Rules of play');

  const file = structuredClone(VANGUARD);
  file.army.brigades[0]?.units.splice(1);
  await openArmy(page, file);
  const findings = page.getByRole('region', { name: 'Findings' });
  const [rules] = await Promise.all([
    context.waitForEvent('page'),
    findings
      .getByRole('link', { name: /^p\. 11/ })
      .first()
      .click(),
  ]);
  await expect(rules).toHaveURL(/\/rules\/honours-of-war#org-3$/);
  await expect(rules.locator('#org-3')).toBeInViewport();
  // the army stays as it was
  await expect(findings).toBeVisible();
});
