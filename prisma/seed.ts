import { Prisma } from './client/client';
import { openStore, type Store } from './connection';
import { readHistoryFacts } from './history-facts';
import { type HistoryRows, historyRows, MAPPING } from './history-rows';
import { insertAll } from './statement';
import { storeKind } from './stores/store';

export type SeedOutcome = {
  readonly version: string;
  /** false when the store held this version already */
  readonly changed: boolean;
};

const NAME = 'history';

/** Milliseconds that a slow disk may take over all of it. */
const PATIENCE = 300_000;

/** The tables of the rows, those first that others point to. */
const TABLES = [
  ['Nation', 'nation'],
  ['Coat', 'coat'],
  ['ArtilleryPiece', 'artilleryPiece'],
  ['Source', 'source'],
  ['Regiment', 'regiment'],
  ['RegimentSource', 'regimentSource'],
  ['Battle', 'battle'],
  ['BattleSource', 'battleSource'],
  ['Side', 'side'],
  ['SideNation', 'sideNation'],
  ['Formation', 'formation'],
  ['BattleUnit', 'battleUnit'],
] as const satisfies readonly (readonly [string, keyof HistoryRows])[];

/** What the work of a transaction has in hand. */
type Inside = Parameters<Parameters<Store['$transaction']>[0]>[0];

const versionHeld = async (store: Inside): Promise<string | undefined> =>
  (await store.seedVersion.findUnique({ where: { name: NAME }, select: { version: true } }))?.version;

/** Rows of shipped facts go and come as a whole: nothing else points to them. */
const replaceAll = async (store: Inside, rows: HistoryRows): Promise<void> => {
  await store.battle.deleteMany();
  await store.regiment.deleteMany();
  await store.source.deleteMany();
  await store.nation.deleteMany();
  // past Prisma's planner, which takes seconds over a thousand rows
  for (const [table, of] of TABLES) {
    for (const { parts, values } of insertAll(table, rows[of])) {
      await store.$executeRaw(Prisma.sql([...parts], ...values));
    }
  }
};

/**
 * Puts the shipped history into a migrated store: one transaction, nothing to do when this version is there, nor when
 * another process has just put it there.
 * @throws ZodError when a data file does not have the agreed shape
 */
export const seed = async (databaseUrl: string): Promise<SeedOutcome> => {
  const facts = await readHistoryFacts();
  const version = `${MAPPING}-${facts.hash}`;
  const store = await openStore(databaseUrl);
  const put = () =>
    store.$transaction(
      async (inside) => {
        if ((await versionHeld(inside)) === version) return false;
        await replaceAll(inside, historyRows(facts));
        const stamp = { version, seededAt: new Date() };
        await inside.seedVersion.upsert({
          where: { name: NAME },
          create: { name: NAME, ...stamp },
          update: stamp,
        });
        return true;
      },
      { timeout: PATIENCE },
    );
  try {
    if ((await versionHeld(store)) === version) return { version, changed: false };
    return { version, changed: await (await storeKind(databaseUrl)).alone(databaseUrl, put) };
  } finally {
    await store.$disconnect();
  }
};
