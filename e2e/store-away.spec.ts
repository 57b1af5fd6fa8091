import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { createDatabase, startPostgres } from '../prisma/test-postgres';
import { openArmy, renameUnit as rename, saved, unitsOf, VANGUARD } from './builder-page';
import { OwnServer } from './own-server';
import { test } from './quiet-page';

/** Seconds for which the database is away; docs/proof.md tells of longer. */
const AWAY = Number(process.env.AWAY_SECONDS ?? 3);

const AWAY_WORDS =
  'Not sent, kept on this device. The database of this Muster does not answer. Try again in a moment.';

test('edits made while the database is away are told of, kept, and sent when it is back', async ({
  browser,
}) => {
  test.setTimeout(180_000 + AWAY * 1000);
  const database = await startPostgres({ safe: true });
  let server: OwnServer | undefined;
  try {
    await createDatabase(database.urlOf('postgres'), 'muster');
    server = await OwnServer.start({ DATABASE_URL: database.urlOf('muster') });
    const context = await browser.newContext({ baseURL: server.address });
    const page = await context.newPage();
    const id = await openArmy(page, VANGUARD);
    await expect(saved(page)).toBeVisible();
    await rename(page, 'Billerbeck', 'Kahlden');
    await database.stop();
    await rename(page, 'Itzenplitz', 'Bornstedt');
    await expect(page.getByTitle(AWAY_WORDS)).toBeVisible();
    expect((await page.request.get('/readyz')).status()).toBe(503);
    await wait(AWAY * 1000);
    await rename(page, 'Manteuffel', 'Wied');
    await expect(page.getByTitle(AWAY_WORDS)).toBeVisible();

    await database.start();
    await expect(saved(page)).toBeVisible({ timeout: 60_000 });
    expect((await page.request.get('/readyz')).status()).toBe(200);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(unitsOf(page, 'First brigade')).toHaveText(['Kahlden', 'Bornstedt', 'Wied']);
    const { file } = await (await page.request.get(`/api/armies/${id}`)).json();
    expect(file.army.brigades[0].units.map(({ name }: { name: string }) => name)).toEqual([
      'Kahlden',
      'Bornstedt',
      'Wied',
    ]);
    await context.close();
  } finally {
    await server?.stop();
    await database.remove();
  }
});
