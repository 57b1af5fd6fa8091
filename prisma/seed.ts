import { openStore, type Store } from './connection';
import { readHistoryFacts } from './history-facts';
import { type HistoryRows, historyRows, MAPPING } from './history-rows';

export type SeedOutcome = {
  readonly version: string;
  /** false when the store held this version already */
  readonly changed: boolean;
};

const NAME = 'history';

type Operation = ReturnType<Store['$executeRaw']> | ReturnType<Store['nation']['deleteMany']>;

/** Rows of shipped facts go and come as a whole: nothing else points to them. */
const replaceAll = (store: Store, rows: HistoryRows): Operation[] => [
  store.battle.deleteMany(),
  store.regiment.deleteMany(),
  store.source.deleteMany(),
  store.nation.deleteMany(),
  store.nation.createMany({ data: rows.nation }),
  store.coat.createMany({ data: rows.coat }),
  store.artilleryPiece.createMany({ data: rows.artilleryPiece }),
  store.source.createMany({ data: rows.source }),
  store.regiment.createMany({ data: rows.regiment }),
  store.regimentSource.createMany({ data: rows.regimentSource }),
  store.battle.createMany({ data: rows.battle }),
  store.battleSource.createMany({ data: rows.battleSource }),
  store.side.createMany({ data: rows.side }),
  store.sideNation.createMany({ data: rows.sideNation }),
  store.formation.createMany({ data: rows.formation }),
  store.battleUnit.createMany({ data: rows.battleUnit }),
];

/**
 * Puts the shipped history into a migrated store: one transaction, nothing to do when this version is there.
 * @throws ZodError when a data file does not have the agreed shape
 */
export const seed = async (databaseUrl: string): Promise<SeedOutcome> => {
  const facts = await readHistoryFacts();
  const version = `${MAPPING}-${facts.hash}`;
  const store = openStore(databaseUrl);
  try {
    const held = await store.seedVersion.findUnique({ where: { name: NAME }, select: { version: true } });
    if (held?.version === version) return { version, changed: false };
    const stamp = { version, seededAt: new Date() };
    await store.$transaction([
      ...replaceAll(store, historyRows(facts)),
      store.seedVersion.upsert({ where: { name: NAME }, create: { name: NAME, ...stamp }, update: stamp }),
    ]);
    return { version, changed: true };
  } finally {
    await store.$disconnect();
  }
};
