import { expect, test } from '@playwright/test';

test('what the framework asks before a click is kept by the door', async ({ page }) => {
  const asked: { status: number; kept: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== '/rules' || !searchParams.has('_rsc')) return;
    asked.push({ status: response.status(), kept: response.headers()['cache-control'] });
  });
  await page.goto('/about');
  // a link in sight: which parts the page has, and its head
  const kept = { status: 200, kept: 'public, no-cache' };
  await expect.poll(() => asked).toEqual([kept, kept]);
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
  expect(asked).toEqual([kept, kept, kept]);
});
