import '@/prisma/test-database';
import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lobositz } from '@/lib/armies/fixtures/armies';
import { getArmy } from '@/lib/armies/get-army';
import { createArmy } from '@/lib/armies/save-army';
import { beginSession } from '@/lib/identity/fixtures/begin-session';
import { steadyNow } from '@/lib/steady-clock';
import { ALL_LIMITS } from '@/lib/wire/all-limits';
import { dataFolder } from '@/prisma/test-database';
import { FILLINGS } from './fillings';

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

const fill = (frame: string, cookie: string) =>
  FILLINGS[frame]?.({ headers: { cookie }, params: { armyId } });

test('every page with a frame has what fills it, and no other', () => {
  const framed = ALL_LIMITS.routes.flatMap(({ frame }) => frame ?? []);
  expect(Object.keys(FILLINGS).toSorted()).toEqual(framed.toSorted());
});

test('the builder is filled with the army for its owner, and for nobody else', async () => {
  expect(await fill('builder', cookieOf('mine'))).toMatchObject({
    name: 'Lobositz',
    nation: 'prussia',
    data: { id: armyId, record: await getArmy({ userId }, armyId) },
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
