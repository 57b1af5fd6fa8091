import { expect, type Page } from '@playwright/test';
import { newEmail, signUp } from './account-page';
import { chooseSheets, openArmy, renameUnit, saved, unitsOf, VANGUARD } from './builder-page';
import { OwnServer } from './own-server';
import { test } from './quiet-page';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

/** The army that the first page offers. */
const ARMY = 'Prussia 1757';
const LEUTHEN = '/history/battles/1757-12-05-leuthen';

type Index = { readonly pages: { readonly path: string }[]; readonly ended: object };

/** What this device keeps, as the worker notes it. */
const keptIndex = (page: Page): Promise<Index> =>
  page.evaluate(async () => {
    const index = await (await caches.open('muster-pages')).match('/.muster/index');
    return (await index?.json()) ?? { pages: [], ended: {} };
  });

const keptPaths = async (page: Page): Promise<string[]> =>
  (await keptIndex(page)).pages.map(({ path }) => path);

/** A page is kept once it has stood for three seconds, which pass at once. */
const expectKept = (page: Page, ...paths: string[]): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(3_000);
      return keptPaths(page);
    })
    .toEqual(expect.arrayContaining(paths));

/** The page goes out of sight, as a phone does into a pocket; nothing tells a page of a test. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const unsent = (page: Page) => page.getByTitle('Not sent: no connection, kept on this device');

test('whoever was here without an army, and made the first, has the list without a connection; what was open opens again: home, the builder, its sheets, rules, history', async ({
  page,
  context,
}) => {
  const army = await test.step('whoever made the first army has the list without a connection', async () => {
    await page.goto('/');
    await expectKept(page, '/');
    await page.getByRole('button', { name: 'Take this army' }).click();
    await page.waitForURL(/\/armies\/[\w-]+$/);
    const made = new URL(page.url()).pathname;
    await expect(saved(page)).toBeVisible();
    await expectKept(page, made);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/');
    const armies = page.getByRole('region', { name: 'My armies' });
    await expect(armies.getByRole('listitem').getByRole('heading')).toHaveCount(1);
    await expect(armies).toContainText('No connection');
    await context.setOffline(false);
    await armies.getByRole('link', { name: ARMY }).first().click();
    await page.waitForURL(`**${made}`);
    await expect(saved(page)).toBeAttached();
    return made;
  });

  await test.step('what was open opens again without a connection', async () => {
    // the first page is kept with it, and what prints once the device is put away
    await expectKept(page, army, '/');
    await hide(page);
    await page.waitForLoadState('networkidle');
    await page.goto('/rules/honours-of-war');
    await page.goto(LEUTHEN);
    await expectKept(page, '/rules/honours-of-war', LEUTHEN);
    // one that was gone to within the app
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Rules', exact: true })
      .click();
    await page.waitForURL('/rules');
    await expectKept(page, '/rules');

    const cdp = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(LEUTHEN);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Leuthen');
    await page.goto('/rules/honours-of-war');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Honours of War');
    await page.goto('/');
    await expect(
      page.getByText(/^No connection: as it was on this device today, \d\d:\d\d\.$/),
    ).toBeVisible();
    // on from there as ever
    await page.getByRole('main').getByRole('link', { name: ARMY }).first().click();
    await page.waitForURL(army);
    await expect(saved(page)).toBeAttached();
    await page.getByRole('button', { name: 'Print', exact: true }).first().click();
    const print = page.getByRole('dialog', { name: 'Print', exact: true });
    await chooseSheets(page, 'Roster', 'Reference sheet');
    await expect(print.getByRole('article').first()).toContainText(ARMY);
    await expect(print.getByRole('article').last()).toContainText('Command distance');

    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: 'Leuthen' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Leuthen');
    await page.goto('/about');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  });
});

test('edits without a connection outlast a reload, begin from what was saved, and are sent when it is back; signing out clears what the device kept of the person', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail('kept'));
  const id = await openArmy(page, VANGUARD);
  await test.step('edits outlast a reload and are sent when the connection is back', async () => {
    await expectKept(page, `/armies/${id}`);
    // the page that is kept is older than this
    await renameUnit(page, 'Billerbeck', 'Kahlden');
    await expect(saved(page)).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(unitsOf(page, 'First brigade').first()).toHaveText('Kahlden');
    await page.getByRole('button', { name: 'Add Grenadiers', exact: true }).click();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByText('Do not reload this page')).toHaveCount(0);
    const count = await page.getByRole('main').locator('button[data-node]').count();

    await page.reload();
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByRole('main').locator('button[data-node]')).toHaveCount(count);
    await page.getByRole('button', { name: 'Add Grenadiers', exact: true }).click();
    await expect(page.getByRole('main').locator('button[data-node]')).toHaveCount(count + 1);

    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { file } = await (await page.request.get(`/api/armies/${id}`)).json();
    const units: { name: string; type: string }[] = [
      ...file.army.brigades.flatMap((brigade: { units: object[] }) => brigade.units),
      ...file.army.independents,
    ];
    expect(units.filter(({ type }) => type === 'grenadiers')).toHaveLength(3);
    expect(units.map(({ name }) => name)).toContain('Kahlden');
  });

  await test.step('signing out clears what the device kept', async () => {
    const versions = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('muster:last:')));
    expect(await versions()).toHaveLength(1);
    expect(await keptPaths(page)).toContain(`/armies/${id}`);
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'Clear what this device keeps' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/left=1/);
    expect(await keptPaths(page)).not.toContain(`/armies/${id}`);
    expect(await versions()).toEqual([]);
    await context.setOffline(true);
    await page.goto(`/armies/${id}`);
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  });
});

test('a new version takes over between edits, never in the middle', async ({ page }) => {
  const server = await OwnServer.start({ MUSTER_TEST_BUILD: 'one' });
  try {
    const build = () => page.evaluate(() => document.documentElement.dataset.build);
    await page.goto(server.address);
    const made = await page.request.post(`${server.address}/api/armies`, { data: VANGUARD });
    const { id }: { id: string } = await made.json();
    await page.goto(`${server.address}/armies/${id}`);
    await expect(saved(page)).toBeVisible();
    await expectKept(page, `/armies/${id}`);
    await server.kill();
    await renameUnit(page, 'Billerbeck', 'Kahlden');
    await expect(unsent(page)).toBeVisible();
    await server.startAgain({ MUSTER_TEST_BUILD: 'two' });
    await expect(saved(page)).toBeVisible();
    // what takes a new build over has come, and a field is in focus: somebody works here
    await page.waitForLoadState('networkidle');
    await hide(page);
    expect(await build()).toBe('one');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(async () => {
      await hide(page);
      expect(await build()).toBe('two');
    }).toPass();
    await expect(unitsOf(page, 'First brigade').first()).toHaveText('Kahlden');
    // its worker has taken over, too
    await expect.poll(async () => Object.keys((await keptIndex(page)).ended)).toEqual(['one']);
  } finally {
    await server.stop();
  }
});
