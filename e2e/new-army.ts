import type { Locator, Page } from '@playwright/test';

/** Opens the form of an army with nobody in it, from the first page as it is. */
export const openNewArmy = async (page: Page): Promise<Locator> => {
  const empty = page.getByRole('button', { name: /^an empty army$/i });
  // on the phone of somebody who has armies the sides come first
  if (!(await empty.first().isVisible())) await page.getByRole('button', { name: 'New army' }).click();
  await empty.last().click();
  return page.getByRole('form', { name: 'New army' });
};
