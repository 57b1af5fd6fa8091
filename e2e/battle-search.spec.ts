import { expect } from '@playwright/test';
import { test } from './quiet-page';

const MINDEN = '/history/battles/1759-08-01-minden';

test('Minden by a misspelt commander: the battle, its regiment, nation, source and muster, read without script', async ({
  page: live,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/^History/);
  await expect(page.getByRole('table', { name: 'Battles' }).getByRole('row')).toHaveCount(55);
  await page.getByRole('searchbox', { name: 'Battle, commander or regiment' }).fill('Sackvile');
  await page.getByRole('button', { name: 'Search' }).click();
  const found = page.getByRole('region', { name: 'Found for “Sackvile”' });
  await found
    .getByRole('link', { name: /Sackville.*Minden/ })
    .first()
    .click();

  await expect(page).toHaveURL(MINDEN);
  await expect(page).toHaveTitle(/^Minden, 1 August 1759: order of battle/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', MINDEN);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^The Allied army under Duke Ferdinand of Brunswick beat the French and Saxons under Marshal Contades/,
  );
  await expect(page.getByRole('row', { name: /Men/ })).toContainText('51,000');
  const allies = page.getByRole('region', { name: 'Allied army' });
  const kingsley = allies.getByRole('listitem').filter({ hasText: /^Kingsley's brigade/ });
  await expect(kingsley.getByRole('listitem')).toHaveCount(3);
  await expect(allies.getByRole('listitem').filter({ hasText: /^6th \(Inniskilling\)/ })).toContainText(
    'position and strength unknown',
  );
  await expect(page.getByRole('region', { name: 'Where sources differ' })).toContainText(
    '15 British squadrons of 24 Fortescue (preferred)',
  );
  await expect(page.getByRole('link', { name: 'Muster both sides' })).toHaveAttribute(
    'href',
    `${MINDEN}/muster?side=both`,
  );

  await kingsley.getByRole('link', { name: '25th Foot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('25th (Edinburgh) Foot');
  await expect(
    page.getByRole('img', { name: 'Coat scarlet, facings deep yellow, breeches not known' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where it fought' })).toContainText("Kingsley's brigade");
  const ratings = page.getByRole('table', { name: 'How each system rates it, and why' });
  await expect(ratings.getByRole('row')).toHaveCount(6);
  await expect(ratings.getByRole('row', { name: /^Honours of War/ })).toContainText('Standard');
  await expect(ratings.getByRole('row', { name: /^Honours of War/ })).toContainText('p. 8–9');

  await page.getByRole('link', { name: 'Britain', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Britain');
  await expect(page.getByRole('table', { name: 'Troops in Honours of War' })).toContainText('p. 44');

  await page.goto(MINDEN);
  await page
    .getByRole('region', { name: 'Sources' })
    .getByRole('link', { name: /Fortescue/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What uses this source');
  const minden = page
    .getByRole('region', { name: 'Battles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Minden' }) });
  await expect(minden).toContainText('losses of the French and Saxons');

  await page.goto('/history');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1759');
  await page.getByRole('combobox', { name: 'Theatre' }).selectOption('western');
  await page.getByRole('search', { name: 'Battles' }).getByRole('button', { name: 'Show' }).click();
  await expect(
    page.getByRole('table', { name: 'Battles' }).getByRole('row', { name: /^(Bergen|Minden)/ }),
  ).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Battles' }).getByRole('row')).toHaveCount(4);

  // the working of a muster is read, and its parts are chosen with a form
  await page.goto(`${MINDEN}/muster`);
  await page.getByRole('checkbox', { name: /^Royal Artillery/ }).uncheck();
  await page.getByRole('button', { name: 'Muster', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^Royal Artillery/ })).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Royal Artillery' })).toContainText('not mustered');
  await context.close();

  // with scripts a choice is asked at once
  await live.goto('/history');
  await live.getByRole('combobox', { name: 'Year' }).selectOption('1756');
  await expect(live).toHaveURL(/year=1756/);
  await expect(live.getByRole('table', { name: 'Battles' }).getByRole('row')).toHaveCount(3);
});
