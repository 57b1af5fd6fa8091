import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of what is right only a count is wanted: to say where each of it stands takes most of the time. */
const FOUND_ONLY = { resultTypes: ['violations'] } satisfies Parameters<AxeBuilder['options']>[0];

/** Axe for the page: its half a megabyte of script is read once, and again only after the page was left. */
const axeFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  // there are no frames of others here, and a page of its own for each result takes most of the time
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true).options(FOUND_ONLY);
};

type Scheme = 'light' | 'dark';

/** What runs on both devices has the same parts and colours on a phone: there colours are tried no more. */
const isTriedElsewhere = (): boolean => {
  const { file, project } = test.info();
  return project.name === 'phone' && file.includes('.everywhere.');
};

const COLOURS = ['color-contrast'];

/**
 * Axe finds nothing to say of the page as it stands, in the light and then in the dark. In the dark only its colours
 * are tried: what else axe looks at is the same page. It is left in the light.
 */
export const expectClean = async (page: Page, where: string, schemes?: readonly Scheme[]): Promise<void> => {
  const hasTwin = schemes === undefined && isTriedElsewhere();
  for (const scheme of schemes ?? (hasTwin ? (['light'] as const) : (['light', 'dark'] as const))) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const axe = await axeFor(page);
    const { violations } = await (scheme === 'dark'
      ? axe.withRules(COLOURS)
      : axe.withTags(TAGS).disableRules(hasTwin ? COLOURS : [])
    ).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${where}, ${scheme}: ${id} ${nodes.map(({ target }) => target).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
