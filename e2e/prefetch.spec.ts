import { expect, type Page, type Response } from '@playwright/test';
import { unitsOf, VANGUARD } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

/** The scripts that a page names for the parts it asks for. */
const namedIn = async (answer: Response | null): Promise<string[]> =>
  [...((await answer?.text()) ?? '').matchAll(/<link rel="preload" as="script" [^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );

/** The paths of the scripts that a page asks for from now on. */
const watchScripts = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

test('what the framework asks before a click is kept by the door; an army names the scripts of its rules in its page, and its fonts come behind them, once', async ({
  page,
}) => {
  // as a browser that has no fonts yet
  await page.addInitScript(() => localStorage.removeItem('muster-fonts'));
  await test.step('what the framework asks before a click is kept by the door', async () => {
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

  await test.step('an army names its scripts, and its fonts come behind them', async () => {
    const scripts = watchScripts(page);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    const made = await page.request.post('/api/armies', { data: VANGUARD });
    const { id } = await made.json();
    const named = await namedIn(await page.goto(`/armies/${id}`));
    await expect(unitsOf(page, 'First brigade').first()).toBeVisible();
    // each once: what is named is what the page asks for
    for (const href of named) expect(scripts.filter((path) => path === href)).toHaveLength(1);
    const rules = await Promise.all(named.map(async (href) => (await page.request.get(href)).text()));
    expect(rules.join()).toContain('Honours of War');
    await expect.poll(() => fonts.join()).toContain('inter-latin');
    await expect(page.locator('html[data-fonts]')).toHaveCount(0);
  });

  await test.step('an army says its name before the scripts of its page are there', async () => {
    const made = await page.request.post('/api/armies', { data: VANGUARD });
    const { id } = await made.json();
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(`/armies/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanguard');
    await expect(page.locator('[data-panes]')).toHaveAttribute('data-nation', 'prussia');
    await page.unroute('**/_next/static/**/*.js');
  });

  await test.step('and names the tab of the browser, whenever the framework hydrates its own title', async () => {
    await page.reload();
    await expect(unitsOf(page, 'First brigade').first()).toBeVisible();
    await page.waitForTimeout(1_000);
    await expect(page).toHaveTitle('Vanguard: Muster', { timeout: 1 });
    await page.getByRole('link', { name: 'Muster', exact: true }).first().click();
    await expect(page).toHaveTitle(/armies/i);
  });
});

test('the list of armies is named in the page of whoever has any; a first visitor’s page loads it when nothing is to do; on a slow line it opens where it will stand; the last army goes and comes back without a reload', async ({
  page,
}) => {
  // there is always something to do
  const busy = await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const named = await test.step('the list is named in the page of whoever has armies', async () => {
    const scripts = watchScripts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const ofFirst = scripts.splice(0);
    await storeReadyMade(page, 'kutzdorf-blue');
    const named = (await namedIn(await page.goto('/'))).filter((path) => !ofFirst.includes(path));
    expect(named).not.toEqual([]);
    await expect(page.getByRole('link', { name: 'Kutzdorf: Blue', exact: true })).toBeVisible();
    for (const href of named) expect(scripts.filter((path) => path === href)).toHaveLength(1);
    return named;
  });

  await test.step('on a slow line the list opens where it will stand', async () => {
    await busy.dispose();
    let come = () => {};
    const arrival = new Promise<void>((done) => {
      come = done;
    });
    for (const href of named) {
      await page.route(`**${href}`, async (route) => {
        await arrival;
        await route.continue();
      });
    }
    await page.goto('/', { waitUntil: 'commit' });
    // whose page it is, is known by now
    await expect(page.getByRole('button', { name: 'Other device' })).toBeVisible();
    await expect(page.getByText('Opening your armies.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose a side' }).click();
    come();
    const sides = page.getByRole('dialog', { name: 'Choose a side' });
    await expect(sides).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More for Kutzdorf: Blue' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Armies for the Seven Years War');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveText('My armies');
    await expect(page.getByRole('link', { name: 'Kutzdorf: Blue', exact: true })).toBeVisible();
  });
});
