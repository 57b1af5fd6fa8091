import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Scheme = 'light' | 'dark';

/**
 * Axe finds nothing to say of the page as it stands, in the light and then in the dark. In the dark only its colours
 * are tried: what else axe looks at is the same page. It is left in the light.
 */
export const expectClean = async (
  page: Page,
  where: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> => {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // there are no frames of others here, and a page of its own for each result takes most of the time
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (scheme === 'dark'
      ? axe.withRules(['color-contrast'])
      : axe.withTags(TAGS)
    ).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${where}, ${scheme}: ${id} ${nodes.map(({ target }) => target).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
