import { openStore, type Store } from './connection';
import { readHistoryFacts } from './history-facts';
import { type HistoryRows, historyRows, MAPPING } from './history-rows';
import { storeKind } from './stores/store';

export type SeedOutcome = {
  readonly version: string;
  /** false when the store held this version already */
  readonly changed: boolean;
};

const NAME = 'history';

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
  await store.nation.createMany({ data: rows.nation });
  await store.coat.createMany({ data: rows.coat });
  await store.artilleryPiece.createMany({ data: rows.artilleryPiece });
  await store.source.createMany({ data: rows.source });
  await store.regiment.createMany({ data: rows.regiment });
  await store.regimentSource.createMany({ data: rows.regimentSource });
  await store.battle.createMany({ data: rows.battle });
  await store.battleSource.createMany({ data: rows.battleSource });
  await store.side.createMany({ data: rows.side });
  await store.sideNation.createMany({ data: rows.sideNation });
  await store.formation.createMany({ data: rows.formation });
  await store.battleUnit.createMany({ data: rows.battleUnit });
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
    store.$transaction(async (inside) => {
      if ((await versionHeld(inside)) === version) return false;
      await replaceAll(inside, historyRows(facts));
      const stamp = { version, seededAt: new Date() };
      await inside.seedVersion.upsert({
        where: { name: NAME },
        create: { name: NAME, ...stamp },
        update: stamp,
      });
      return true;
    });
  try {
    if ((await versionHeld(store)) === version) return { version, changed: false };
    return { version, changed: await (await storeKind(databaseUrl)).alone(databaseUrl, put) };
  } finally {
    await store.$disconnect();
  }
};
