import { Prisma } from './client/client';
import { openStore, type Store } from './connection';
import { readHistoryFacts } from './history-facts';
import { type HistoryRows, historyRows, MAPPING } from './history-rows';
import { type Columns, insertAll, type Statement } from './statement';
import { storeKind } from './stores/store';

export type SeedOutcome = {
  readonly version: string;
  /** false when the store held this version already */
  readonly changed: boolean;
};

const NAME = 'history';

/** Milliseconds that a slow disk may take over all of it. */
const PATIENCE = 300_000;

/** What is told of anew: rows that people's own entries may point to, which stay where they are. */
const POINTED_TO = [
  ['Nation', 'nation'],
  ['Source', 'source'],
  ['Regiment', 'regiment'],
] as const satisfies readonly (readonly [string, keyof HistoryRows])[];

/** The other tables of the rows, those first that others point to. */
const TABLES = [
  ['Coat', 'coat'],
  ['ArtilleryPiece', 'artilleryPiece'],
  ['NationSource', 'nationSource'],
  ['RegimentSource', 'regimentSource'],
  ['Battle', 'battle'],
  ['BattleSource', 'battleSource'],
  ['Side', 'side'],
  ['SideNation', 'sideNation'],
  ['Formation', 'formation'],
  ['BattleUnit', 'battleUnit'],
  ['Variant', 'variant'],
  ['VariantValue', 'variantValue'],
  ['SearchEntry', 'searchEntry'],
  ['SearchPlace', 'searchPlace'],
] as const satisfies readonly (readonly [string, keyof HistoryRows])[];

/** What the work of a transaction has in hand. */
type Inside = Parameters<Parameters<Store['$transaction']>[0]>[0];

const versionHeld = async (store: Inside): Promise<string | undefined> =>
  (await store.seedVersion.findUnique({ where: { name: NAME }, select: { version: true } }))?.version;

/** Takes out what ships, all but the rows that people's entries may point to. */
const clear = async (store: Inside): Promise<void> => {
  await store.battle.deleteMany({ where: { ownerId: null } });
  await store.searchEntry.deleteMany({ where: { battleId: null } });
  await store.coat.deleteMany();
  await store.artilleryPiece.deleteMany();
  await store.nationSource.deleteMany();
  await store.regimentSource.deleteMany();
};

/** Rows that no longer ship go, too, but for those that an entry of somebody's own points to. */
const sweep = async (store: Inside, rows: HistoryRows): Promise<void> => {
  const gone = (kept: readonly { readonly id: string }[]) => ({ id: { notIn: kept.map(({ id }) => id) } });
  await store.regiment.deleteMany({ where: { ...gone(rows.regiment), units: { none: {} } } });
  await store.source.deleteMany({ where: { ...gone(rows.source), battles: { none: {} } } });
  await store.nation.deleteMany({
    where: { ...gone(rows.nation), units: { none: {} }, sides: { none: {} }, regiments: { none: {} } },
  });
};

/** Rows of shipped facts go and come as a whole; people's own entries stay as they are. */
const replaceAll = async (store: Inside, rows: HistoryRows): Promise<void> => {
  // past Prisma's planner, which takes seconds over a thousand rows
  const put = async (statements: readonly Statement[]) => {
    for (const { parts, values } of statements) await store.$executeRaw(Prisma.sql([...parts], ...values));
  };
  await clear(store);
  for (const [table, of] of POINTED_TO)
    await put(insertAll(table, rows[of] as readonly Columns[], { key: ['id'], become: 'replace' }));
  await sweep(store, rows);
  for (const [table, of] of TABLES) await put(insertAll(table, rows[of] as readonly Columns[]));
  await put(insertAll('SearchWord', rows.searchWord, { key: ['word'], become: 'keep' }));
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
  const put = async () => {
    const rows = await historyRows(facts);
    return store.$transaction(
      async (inside) => {
        if ((await versionHeld(inside)) === version) return false;
        await replaceAll(inside, rows);
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
  };
  try {
    if ((await versionHeld(store)) === version) return { version, changed: false };
    return { version, changed: await (await storeKind(databaseUrl)).alone(databaseUrl, put) };
  } finally {
    await store.$disconnect();
  }
};
