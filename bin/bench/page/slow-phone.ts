import type { Page } from '@playwright/test';

/** What the browser is slowed down to: a processor a quarter as fast. */
export const SLOW = 4;

/** 1.6 Mbit/s down, 0.75 up, 150 ms away. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Makes a page as slow as on a slow phone; without `network` its processor only. */
export const slowDown = async (page: Page, network = true): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
};
