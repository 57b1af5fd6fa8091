import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../lib/chromium.mjs';
import { armyOf } from '../armies';
import { type BenchClient, clientOf, createArmy } from '../client';
import type { BenchServer } from '../server';

/** A saved army of `units` units, and the client whose army it is. */
export const savedArmy = async (
  { address }: BenchServer,
  units: number,
  from: Readonly<Record<string, string>> = {},
): Promise<{ client: BenchClient; path: string }> => {
  const client = clientOf(address, from);
  const { text } = await armyOf(units);
  return { client, path: `/armies/${await createArmy(client, text)}` };
};

/** Opens a page as that client, without a cache, and closes the browser after `work`. */
export const inBrowser = async <T>(
  { address }: Pick<BenchServer, 'address'>,
  client: Pick<BenchClient, 'cookie'>,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const browser: Browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_ARGS,
  });
  try {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
    const cookies = client
      .cookie()
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name, value: value.join('='), url: address };
      });
    await context.addCookies(cookies);
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
};
