import { expect, test } from '@playwright/test';
import { openArmy, unitsOf, VANGUARD } from './builder-page';

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

test('an army names the scripts of its rules in its page, and its fonts come behind them, once', async ({
  page,
}) => {
  // as a browser that has no fonts yet
  await page.addInitScript(() => localStorage.removeItem('muster-fonts'));
  const scripts: string[] = [];
  const fonts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
    if (request.resourceType() === 'font') fonts.push(pathname);
  });
  const id = await openArmy(page, VANGUARD);
  scripts.length = 0;
  fonts.length = 0;
  const answer = await page.goto(`/armies/${id}`);
  const named = [
    ...((await answer?.text()) ?? '').matchAll(/<link rel="preload" as="script" [^>]*href="([^"]+)"/g),
  ].map(([, href = '']) => href);
  await expect(unitsOf(page, 'First brigade').first()).toBeVisible();
  // each once: what is named is what the page asks for
  for (const href of named) expect(scripts.filter((path) => path === href)).toHaveLength(1);
  const rules = await Promise.all(named.map(async (href) => (await page.request.get(href)).text()));
  expect(rules.join()).toContain('Honours of War');
  await expect.poll(() => fonts.join()).toContain('inter-latin');
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
});
