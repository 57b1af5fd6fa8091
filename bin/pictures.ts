// npm run pictures: photographs our own paper for the first page, from the built app and a ready-made army
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startServer } from './bench/server';
import { CHROMIUM_ARGS, findChromium } from './lib/chromium.mjs';

const ARMY = 'lobositz-1756-prussia';
const FOLDER = fileURLToPath(new URL('../app/_my-armies/pictures', import.meta.url));
/** How much is photographed of the top of each sheet, as a part of its width. */
const TALL = 0.74;
const SHEETS = { roster: 'Roster', cards: 'Cards' };

const photograph = async (address: string): Promise<void> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 1440, height: 1200 },
      deviceScaleFactor: 1.5,
      colorScheme: 'light',
      locale: 'en-GB',
    });
    await page.goto('/');
    const file = await (await page.request.get(`/api/ready-made/${ARMY}`)).json();
    const { id } = await (await page.request.post('/api/armies', { data: file })).json();
    await page.goto(`/armies/${id}`);
    await page.getByRole('button', { name: 'Print', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
    for (const [name, kind] of Object.entries(SHEETS)) {
      await dialog.getByRole('radio', { name: kind }).check();
      const sheet = dialog.getByRole('article').first();
      await sheet.waitFor();
      await page.evaluate(() => document.fonts.ready);
      await sheet.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const box = await sheet.boundingBox();
      if (box === null) throw new Error(`There is no sheet of ${kind}`);
      await page.screenshot({
        path: join(FOLDER, `${name}.jpg`),
        type: 'jpeg',
        quality: 70,
        clip: { ...box, height: box.width * TALL },
      });
    }
  } finally {
    await browser.close();
  }
};

const server = await startServer();
try {
  await photograph(server.address);
} finally {
  await server.stop();
}
