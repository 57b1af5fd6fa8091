import { expect, test as plain } from '@playwright/test';

/** What a browser says of a request that a test made fail on purpose. */
const ON_PURPOSE = /Failed to load resource|net::ERR_/;

/** A page that must not complain: an error in its console, or one that nothing caught, fails the test. */
export const test = plain.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !ON_PURPOSE.test(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});
