import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectClean } from './clean-page';
import { test } from './quiet-page';

const MINDEN = '/history/battles/1759-08-01-minden/muster';

test('Minden is mustered into five rule systems, a step is changed and undone, and both armies are made; Leuthen is reconstructed by rule', async ({
  page,
}) => {
  await page.goto(MINDEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muster Minden');
  const systems = page.getByRole('navigation', { name: 'Rule systems' }).getByRole('link');
  await expect(systems).toHaveCount(5);
  for (const name of [
    'A Stroll in Hanover',
    'McNally',
    'Thinglum',
    'One Hour Napoleonic',
    'Honours of War',
  ]) {
    await systems.filter({ hasText: name }).click();
    await expect(systems.filter({ hasText: name })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('Royal Horse Guards (Blues)').first()).toBeVisible();
  }

  // the whole of both sides by default, what is made up told as such
  await expect(page.getByText(/of about \d+ battalions, 73 of 73 squadrons/)).toBeVisible();
  await expect(page.getByText(/battalions made up by rule/).first()).toBeVisible();
  const both = page.getByRole('complementary', { name: 'Both sides' });
  await expect(both).toContainText('In men 1.24 to 1 for French and Saxons (41,000 and 51,000).');
  await page.goto(`${MINDEN}?size=factor&amount=1`);

  const column = page.getByRole('region', { name: '1st column - cavalry of the right' });
  await column.getByText('not mustered').click();
  await expect(column.getByText('present, but position and strength unknown; left out').last()).toBeVisible();
  const hessians = page.getByRole('region', { name: 'Hessian infantry named, place not known' });
  const anhalt = hessians.getByRole('listitem').filter({ hasText: 'Prinz Anhalt' }).first();
  await anhalt.getByText('not mustered').click();
  await anhalt.getByText('Change').click();
  await anhalt.getByRole('link', { name: 'Put in' }).click();
  const chosen = page.getByRole('region', { name: 'Your changes' });
  await expect(chosen).toContainText('Prinz Anhalt: put in');
  await expect(chosen).toContainText(/\+\d+ points/);
  await expectClean(page, 'muster', ['light', 'dark']);
  await chosen.getByRole('link', { name: /^Undo/ }).click();
  await expect(chosen).toBeHidden();

  await page.getByRole('checkbox', { name: /^Hanoverian battalions/ }).uncheck();
  await expect(
    page
      .getByRole('region', { name: /^Hanoverian battalions/ })
      .getByText('not mustered')
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Hanoverian battalions/ })).toBeChecked();

  // what is named alone of one side is set against no whole army
  await page.getByRole('link', { name: 'Only what is in the sources' }).last().click();
  await expect(both.getByText(/not a fair pair, so the two are not compared/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make both armies' })).toBeHidden();
  await both.getByRole('link', { name: 'Muster all of both sides, the rest by rule' }).click();

  await page.getByRole('button', { name: 'Make both armies' }).click();
  await expect(page).toHaveURL(/\/compare\?a=.+&b=.+/);
  await expect(page.getByRole('heading', { name: /^Allied army at Minden/ }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'The two armies' })
    .getByRole('link', { name: 'Back to the battle' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minden');
  await page.getByRole('link', { name: 'Play it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An evening of Minden');
  const conditions = page.getByRole('region', { name: 'Conditions' });
  await expect(conditions).toContainText('Fought from 06:00 to 11:00, 5 hours');
  await systems.filter({ hasText: 'Thinglum' }).click();
  await expect(conditions).toContainText('The book gives no scale of ground');
  await expectClean(page, 'evening', ['light', 'dark']);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minden');
  await page.goBack();
  await page.getByRole('link', { name: /^Open Allied army at Minden/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the army' })).toHaveValue('Allied army at Minden');
  await expect(page.getByText('Royal Horse Guards').first()).toBeVisible();
  await page.keyboard.press('Control+p');
  const print = page.getByRole('dialog', { name: 'Print', exact: true });
  await expect(print.getByText('Royal Horse Guards').first()).toBeVisible();

  const battle = JSON.parse(readFileSync('data/history/oob/1757-12-05-leuthen.json', 'utf8'));
  await page.goto('/history/battles/1757-12-05-leuthen/muster');
  await expect(page.getByText('Reconstructed by rule in the proportions below').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Muster ${battle.battle}`);
  await page
    .getByRole('button', { name: /^Only / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/armies\/[\w-]/);
  const id = /\/armies\/([\w-]+)/.exec(page.url())?.[1];
  const { file } = await (await page.request.get(`/api/armies/${id}`)).json();
  expect(file.origin).toMatchObject({ reconstructed: true, battle: '1757-12-05-leuthen', side: '0' });
});

test('an army is suggested for a nation, a year and points, or told why none fits, its proportions are changed, and it is made', async ({
  page,
}) => {
  await page.goto('/suggest?points=5');
  await expect(page.getByText('No army matches.')).toBeVisible();
  await expect(page.getByText(/The smallest army we suggest/)).toBeVisible();
  await page.getByRole('link', { name: /^Raise the limit to/ }).click();
  await expect(page.getByText('No army matches.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Make this army' })).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'Other points or troops' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggest an army');
  // each choice draws the form anew
  await page.getByLabel('Nation').selectOption('Austria');
  await expect(page).toHaveURL(/nation=austria/);
  await page.getByLabel('Nation').selectOption('Prussia');
  await expect(page).toHaveURL(/nation=prussia/);
  await page.getByLabel('Year').selectOption('1757');
  await expect(page).toHaveURL(/year=1757/);
  await page.getByLabel('Points at most').fill('1500');
  await page.getByLabel('Points at most').press('Enter');
  await expect(page).toHaveURL(/points=1500/);
  const army = page.getByRole('region', { name: 'Prussia 1757' });
  await expect(army).toContainText('1,430');
  await expect(page.getByText('No findings: every check passed.')).toBeVisible();
  await page.getByText(/^Proportions/).click();
  await expect(page.getByLabel(/^Guns to 1,000 men/)).toHaveValue('0.8');
  await expectClean(page, 'suggest');
  await page.getByLabel(/^Grenadiers/).fill('60');
  await page.getByLabel(/^Grenadiers/).press('Enter');
  await expect(page).toHaveURL(/m-foot-grenadier=60/);
  await expect(army.getByText('Grenadiers, 1', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(army.getByText('Grenadiers', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Make this army' }).click();
  await expect(page).toHaveURL(/\/armies\/[\w-]/);
  await expect(page.getByRole('textbox', { name: 'Name of the army' })).toHaveValue('Prussia 1757');
});
