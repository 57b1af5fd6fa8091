import { expect } from '@playwright/test';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const PRUSSIA = 'Lobositz 1756: Prussia';

test('a device link opens my armies in one more browser, once; a device is seen and ended from another, and the armies stay', async ({
  page,
  browser,
}) => {
  await page.goto('/devices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No devices yet');
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-prussia');
  await page.reload();
  await page.getByRole('button', { name: 'Other device' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My devices' }).click();
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('this one');
  await expect(page.getByText('This is the only device')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);

  // a private link opens my armies in one more browser, once
  await page.goto('/');
  await page.getByRole('button', { name: 'Other device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open my armies on another device' });
  await dialog.getByRole('button', { name: 'Make a private link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue();
  const phone = await (
    await browser.newContext({
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    })
  ).newPage();
  await phone.goto('/');
  await storeReadyMade(phone, 'kutzdorf-blue');
  await phone.goto(link);
  await expect(phone.getByText('opens one army in this browser')).toBeVisible();
  // a visit alone, as a preview makes it, does not use it up
  await phone.reload();
  await phone.getByRole('button', { name: 'Open them here' }).click();
  await phone.waitForURL((url) => url.pathname === '/');
  await expect(phone.getByRole('listitem').getByRole('heading')).toHaveText(['Kutzdorf: Blue', PRUSSIA]);
  const third = await (await browser.newContext()).newPage();
  await third.goto(link);
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await third.context().close();

  await page.goto('/devices');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('this one');
  await expect(devices.last()).toContainText('Firefox on Android');
  await expect(devices.last()).toContainText('used in the last days');

  // the warning of one's own comes first, and can be left
  await devices.first().getByRole('button', { name: 'End this device' }).click();
  const question = page.getByRole('dialog', { name: 'End this device?' });
  await expect(question).toContainText('They stay on your other device');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await devices.last().getByRole('button', { name: 'End Firefox on Android' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the device' }).click();
  await expect(devices).toHaveCount(1);
  await phone.goto('/');
  await expect(phone.getByRole('heading', { name: PRUSSIA })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: PRUSSIA })).toBeVisible();
  await phone.context().close();
});
