import { expect } from '@playwright/test';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const PRUSSIA = 'Lobositz 1756: Prussia';

test('a device is seen and ended from another; the armies stay', async ({ page, browser }) => {
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
  await expect(page.getByText('the only device, so it cannot be ended')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);

  const link = await (await page.request.post('/api/device')).json();
  const phone = await (
    await browser.newContext({
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    })
  ).newPage();
  await phone.goto(`/d/${link.token}`);
  await phone.getByRole('button', { name: 'Open them here' }).click();
  await expect(phone.getByRole('heading', { name: PRUSSIA })).toBeVisible();

  await page.reload();
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('this one');
  await expect(devices.last()).toContainText('Firefox on Android');
  await expect(devices.last()).toContainText('used in the last days');

  // the warning of one's own comes first, and can be left
  await devices.first().getByRole('button', { name: 'End this device' }).click();
  const question = page.getByRole('dialog', { name: 'End this device?' });
  await expect(question).toContainText('They stay with your other device');
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
