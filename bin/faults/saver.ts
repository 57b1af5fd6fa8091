// Stores armies by the use cases that the server calls, in a process that may be killed, and says what was acknowledged

import { deleteArmy, purgeArmies } from '../../lib/armies/delete-army';
import { lobositz } from '../../lib/armies/fixtures/armies';
import { importArmies } from '../../lib/armies/import-armies';
import { createArmy, saveArmy } from '../../lib/armies/save-army';
import { db } from '../../lib/db';
import { addFacts } from '../../lib/games/add-facts';
import { createGame } from '../../lib/games/create-game';
import { battle, brigade, side, unit } from '../../lib/history/own/fixtures/battles';
import { createBattle, saveBattle } from '../../lib/history/own/save-battle';
import type { Viewer } from '../../lib/identity/viewer';
import { storageError } from '../../lib/platform/storage-error';
import { steadyNow } from '../../lib/steady-clock';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The document is large, so that a small disk is soon full. */
const named = (name: string) => ({ ...lobositz(name), settings: {} });

const someone = async (id: string): Promise<Viewer> => {
  await db.user.upsert({
    where: { id },
    create: { id, name: 'Anonymous', email: `${id}@example.invalid` },
    update: {},
  });
  return { userId: id };
};

const makeArmy = async (viewer: Viewer, name: string): Promise<string> => {
  const created = await createArmy(viewer, named(name));
  if (!created.ok) throw new Error(created.code);
  return created.id;
};

/** An order of battle of this many units in brigades of ten, each with `men`. */
const battleOf = (units: number, men: number) =>
  battle({
    sides: [
      side('A', {
        formations: Array.from({ length: units / 10 }, (_, at) =>
          brigade(`f${at}`, `Brigade ${at}`, {
            units: Array.from({ length: 10 }, (__, index) =>
              unit(`u${at}-${index}`, `Unit ${index}`, { men }),
            ),
          }),
        ),
      }),
      side('B'),
    ],
  });

const WORK: Readonly<Record<string, (count: number) => Promise<void>>> = {
  save: async (count) => {
    const viewer = await someone('saver');
    const id = await makeArmy(viewer, 'Turn 1');
    for (let revision = 1; revision <= count; revision++) {
      const file = named(`Turn ${revision + 1}`);
      const answer = await saveArmy(viewer, id, { revision, file, explicit: true });
      if (!answer.ok) throw new Error(answer.code);
      say(`saved ${id} ${answer.revision}`);
    }
  },
  import: async (count) => {
    const viewer = await someone('importer');
    const text = JSON.stringify(Array.from({ length: count }, (_, index) => named(`Army ${index}`)));
    say('importing');
    const answers = await importArmies({ viewer, owner: async () => viewer }, [{ name: 'all.json', text }]);
    for (const answer of answers) {
      if (!answer.ok) throw new Error(answer.error.code);
      say(`saved ${answer.id} 1`);
    }
  },
  /** An import of this many units and a save that changes each of them, again and again. */
  battles: async (count) => {
    const viewer = await someone('historian');
    for (let round = 0; round < 100; round++) {
      say('importing');
      const created = await createBattle(viewer, async () => viewer, { battle: battleOf(count, 1) });
      if (!created.ok) throw new Error(created.code);
      say(`stored ${created.id}`);
      const saved = await saveBattle(viewer, created.id, { revision: 1, battle: battleOf(count, 2) });
      if (!saved.ok) throw new Error(saved.code);
      say(`saved ${created.id}`);
    }
  },
  /** Two devices that act at one game, always at the same time. */
  play: async (count) => {
    const viewer = await someone('player');
    const opened = await createGame(viewer, async () => viewer, {
      key: 'played-and-killed',
      armies: [
        { kind: 'ready', id: 'st-ulrich-blue' },
        { kind: 'ready', id: 'st-ulrich-red' },
      ],
    });
    if (!opened.ok) throw new Error(opened.code);
    const at = (await steadyNow()).toISOString();
    let facts = 0;
    const add = async (device: string, n: number) => {
      const acts = [{ n, at, what: { act: 'go on' } }] as const;
      const answer = await addFacts(viewer, opened.id, { device, since: facts, facts: acts });
      if (!answer.ok) throw new Error(answer.code);
      facts = answer.count;
      say(`added ${opened.id} ${device} ${n}`);
    };
    for (let n = 1; n <= count; n++) await Promise.all([add('device-one', n), add('device-two', n)]);
  },
  /** One more army, deleted at once; whatever is over goes for good. */
  delete: async () => {
    const viewer = await someone('deleter');
    const id = await makeArmy(viewer, 'Deleted');
    await deleteArmy(viewer, id);
    await purgeArmies(await steadyNow());
    say(`deleted ${id}`);
  },
};

const [mode = '', count = '1000000'] = process.argv.slice(2);
try {
  await WORK[mode]?.(Number(count));
} catch (error) {
  const trouble = storageError(error);
  if (trouble === null) throw error;
  say(`${trouble.status} ${trouble.code} ${trouble.message}`);
  process.exitCode = 3;
} finally {
  await db.$disconnect();
}
