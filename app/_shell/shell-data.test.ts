import '@/prisma/test-database';
import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ALL_LIMITS } from '@/lib/api/registry/route-policies';
import { lobositz } from '@/lib/armies/fixtures/armies';
import { getArmy } from '@/lib/armies/get-army';
import { createArmy } from '@/lib/armies/save-army';
import { beginSession } from '@/lib/identity/fixtures/begin-session';
import { steadyNow } from '@/lib/steady-clock';
import { dataFolder } from '@/prisma/test-database';
import { SHELL_DATA } from './shell-data';

const SECRET = 'k'.repeat(64);
const cookieOf = (token: string, secret = SECRET) =>
  `muster.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)}`;

let userId = '';
let armyId = '';
beforeAll(async () => {
  writeFileSync(join(dataFolder, 'secret'), SECRET);
  ({ userId } = await beginSession('mine', await steadyNow()));
  await beginSession('theirs', await steadyNow());
  const made = await createArmy({ userId }, lobositz('Lobositz'));
  if (made.ok) armyId = made.id;
});

/** What the shell of a page is filled with; null where the page is left to the framework. */
const fill = async (name: string, cookie: string) => {
  const load = await SHELL_DATA[name]?.({ headers: { cookie }, params: { armyId } });
  return load ? load() : null;
};

test('every page with a shell has what fills it, and no other', () => {
  const shellRows = ALL_LIMITS.routes.flatMap(({ shell }) => shell ?? []);
  expect(Object.keys(SHELL_DATA).toSorted()).toEqual(shellRows.toSorted());
});

test('the builder is filled with the army for its owner, and for nobody else', async () => {
  expect(await fill('builder', cookieOf('mine'))).toMatchObject({
    part: 'honours-of-war',
    data: { id: armyId, name: 'Lobositz', nation: 'prussia', record: await getArmy({ userId }, armyId) },
  });
  for (const cookie of [cookieOf('theirs'), cookieOf('mine', 'x'.repeat(64)), cookieOf('unknown'), '']) {
    expect(await fill('builder', cookie)).toBeNull();
  }
});

test('the first page is filled with the armies of whoever has any', async () => {
  expect(await fill('home', cookieOf('mine'))).toMatchObject({
    part: 'armies',
    data: { list: { all: 1, armies: [{ id: armyId }] }, event: null },
  });
  expect(await fill('home', cookieOf('theirs'))).toBeNull();
});
