import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of what is right only a count is wanted: to say where each stands takes long. No page plays a sound. */
const FOUND_ONLY = { resultTypes: ['violations'], preload: false } satisfies Parameters<
  AxeBuilder['options']
>[0];

/** Axe for the page: its half a megabyte of script is read once, and again only after the page was left. */
const axeFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  // there are no frames of others here, and a page of its own for each result takes most of the time
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true).options(FOUND_ONLY);
};

type Router = { readonly push: (path: string) => void };

/** Goes on to another page as a link does: axe, once read and warm, is still there. */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    (window as unknown as { next: { router: Router } }).next.router.push(to);
  }, path);
  const { pathname, search } = new URL(path, 'http://localhost');
  await page.waitForURL((url) => url.pathname === pathname && url.search === search);
  // the title comes a moment after the page
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Nothing of the page lies beyond the edge of the screen. */
export const expectFitting = async (page: Page, where: string): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, where).toBeLessThanOrEqual(0);
};

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What runs on both devices has the same parts and colours on a phone: there colours are tried no more. */
const isTriedElsewhere = (): boolean => {
  const { file, project } = test.info();
  return project.name === 'phone' && file.includes('.everywhere.');
};

const COLOURS = ['color-contrast'];

/** A page that somebody goes on to may have its title a moment after it is there: it is waited for instead. */
const TITLE = ['document-title'];

/** `uncoloured`: all but colours, for a long page of parts that another page has; `colours`: nothing else. */
type SchemesToTry = readonly Scheme[] | 'uncoloured' | 'colours';

/**
 * Axe finds nothing to say of the page as it stands, in the light and then in the dark. In the dark only its colours
 * are tried: what else axe looks at is the same page. It is left in the light.
 */
export const expectClean = async (page: Page, where: string, tried?: SchemesToTry): Promise<void> => {
  // the framework sends the title behind a page that it streams
  await expect(page, where).toHaveTitle(/\S/);
  const uncoloured = tried === 'uncoloured' || (tried === undefined && isTriedElsewhere());
  const schemes = typeof tried === 'object' ? tried : SCHEMES;
  for (const scheme of uncoloured ? (['light'] as const) : schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const axe = await axeFor(page);
    const { violations } = await (scheme === 'dark' || tried === 'colours'
      ? axe.withRules(COLOURS)
      : axe.withTags(TAGS).disableRules(uncoloured ? [...TITLE, ...COLOURS] : TITLE)
    ).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${where}, ${scheme}: ${id} ${nodes.map(({ target }) => target).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
  await expect(page, where).toHaveTitle(/\S/);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
