import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe finds nothing to say of the page as it stands. In the dark only its colours are tried: what else axe looks at is
 * there in the light, too, and every page is tried in both.
 */
export const expectClean = async (page: Page, where: string): Promise<void> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // there are no frames of others here, and a page of its own for each result takes most of the time
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (isDark ? axe.withRules(['color-contrast']) : axe.withTags(TAGS)).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target).join(' | ')}`,
  );
  expect(found).toEqual([]);
};
