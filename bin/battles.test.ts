import '../prisma/test-database';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { newTestViewer } from '../lib/armies/fixtures/armies';
import { readBattle } from '../lib/history/battles';
import { battle } from '../lib/history/own/fixtures/battles';
import { listReported, reportBattle, setHidden } from '../lib/history/own/reports';
import { createBattle } from '../lib/history/own/save-battle';
import { shareBattle } from '../lib/history/own/share-battle';
import { dataFolder } from '../prisma/test-database';

const battles = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/battles.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MUSTER_DATA: dataFolder },
  });
  return { status, says: stdout + stderr };
};

test('what is reported is listed with its reasons, hidden and shown again', async () => {
  const viewer = await newTestViewer();
  const made = await createBattle(viewer, async () => viewer, { battle: battle({ name: 'Slander' }) });
  const id = made.ok ? made.id : '';
  await shareBattle(viewer, id, { visibility: 'published' });
  await reportBattle(id, { reason: 'It insults\nmy club' });
  expect(battles('reports')).toMatchObject({
    status: 0,
    says: expect.stringMatching(new RegExp(`${id} {2}Slander: 1 report\n {2}.*  It insults my club\n`)),
  });
  expect(battles('hide', id)).toMatchObject({
    status: 0,
    says: expect.stringContaining('“Slander” is out of sight'),
  });
  expect(await readBattle(id)).toBeNull();
  expect(await listReported()).toEqual([]);
  expect(await setHidden(id, false, new Date())).toBe('Slander');
  expect(await readBattle(id)).toMatchObject({ name: 'Slander' });
  expect(battles('hide', '1759-08-01-minden')).toMatchObject({
    status: 1,
    says: expect.stringContaining('No order of battle'),
  });
});
