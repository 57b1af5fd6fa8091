import { expect, type Page } from '@playwright/test';

/** Stores ready-made armies as those of the page's browser, in this order; answers their ids. */
export const storeReadyMade = async (page: Page, ...ids: string[]): Promise<string[]> => {
  const stored: string[] = [];
  for (const id of ids) {
    const file = await page.request.get(`/api/ready-made/${id}`);
    expect(file.ok()).toBe(true);
    const made = await page.request.post('/api/armies', { data: await file.json() });
    expect(made.status()).toBe(201);
    stored.push((await made.json()).id);
  }
  return stored;
};
