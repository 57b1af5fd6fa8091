import { type Columns, deleteAll, insertAll, type Statement, sql } from '../../../prisma/statement';
import { storeKind } from '../../../prisma/stores/store';
import type { StoreSession } from '../../../prisma/stores/store-kind';
import { readHistoryFiles } from './files';
import type { HistoryRows } from './rows';

/** Raise it when rows.ts, or what that is made with, changes: stores are seeded again. */
const MAPPING = 6;

export type SeedOutcome = {
  readonly version: string;
  /** false when the store held this version already */
  readonly changed: boolean;
};

const NAME = 'history';

/** Rows that are written again in place, because people's own entries may point to them. */
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

/** All that ships and that no entry of a person points to. */
const SHIPPED = [
  sql`DELETE FROM "Battle" WHERE "ownerId" IS NULL`,
  sql`DELETE FROM "SearchEntry" WHERE "battleId" IS NULL`,
  sql`DELETE FROM "Coat"`,
  sql`DELETE FROM "ArtilleryPiece"`,
  sql`DELETE FROM "NationSource"`,
  sql`DELETE FROM "RegimentSource"`,
];

/** Rows that nothing points to any more, those first that point to others. */
const UNUSED = [
  [
    'Regiment',
    'regiment',
    sql`SELECT "id" FROM "Regiment" r
      WHERE NOT EXISTS (SELECT 1 FROM "BattleUnit" u WHERE u."regimentId" = r."id")`,
  ],
  [
    'Source',
    'source',
    sql`SELECT "id" FROM "Source" s WHERE NOT EXISTS (SELECT 1 FROM "BattleSource" b WHERE b."sourceId" = s."id")`,
  ],
  [
    'Nation',
    'nation',
    sql`SELECT "id" FROM "Nation" n
      WHERE NOT EXISTS (SELECT 1 FROM "BattleUnit" u WHERE u."nationId" = n."id")
        AND NOT EXISTS (SELECT 1 FROM "SideNation" s WHERE s."nationId" = n."id")
        AND NOT EXISTS (SELECT 1 FROM "Regiment" r WHERE r."nationId" = n."id")`,
  ],
] as const satisfies readonly (readonly [string, keyof HistoryRows, Statement])[];

const versionHeld = async ({ rows }: StoreSession): Promise<unknown> =>
  (await rows(sql`SELECT "version" FROM "SeedVersion" WHERE "name" = ${NAME}`))[0]?.version;

/** Rows that no longer ship go, too, except for those that an entry of someone's own points to. */
const sweep = async ({ rows, run }: StoreSession, shippedRows: HistoryRows): Promise<void> => {
  for (const [table, of, unused] of UNUSED) {
    const ships = new Set(shippedRows[of].map(({ id }) => id));
    const ids = (await rows(unused)).map(({ id }) => String(id)).filter((id) => !ships.has(id));
    for (const statement of deleteAll(table, 'id', ids)) await run(statement);
  }
};

/** Rows of shipped facts go and come as a whole; people's own entries stay as they are. */
const replaceAll = async (session: StoreSession, rows: HistoryRows): Promise<void> => {
  const put = async (statements: readonly Statement[]) => {
    for (const statement of statements) await session.run(statement);
  };
  await put(SHIPPED);
  for (const [table, of] of POINTED_TO)
    await put(insertAll(table, rows[of] as readonly Columns[], { key: ['id'], become: 'replace' }));
  await sweep(session, rows);
  for (const [table, of] of TABLES) await put(insertAll(table, rows[of] as readonly Columns[]));
  await put(insertAll('SearchWord', rows.searchWord, { key: ['word'], become: 'keep' }));
};

/**
 * Puts the shipped history into a migrated store: one transaction, nothing to do when this version is there, nor when
 * another process has just put it there. Past Prisma, which a start would take longer to load than for all else.
 * @throws ZodError when a data file does not have the agreed shape
 */
export const seed = async (databaseUrl: string): Promise<SeedOutcome> => {
  const files = await readHistoryFiles();
  const version = `${MAPPING}-${files.hash}`;
  const kind = await storeKind(databaseUrl);
  const isThere = async () => (await kind.inTransaction(databaseUrl, 'read', versionHeld)) === version;
  const put = async (): Promise<boolean> => {
    if (await isThere()) return false;
    // only where there is something to do: most starts have nothing to map
    const [{ historyFacts }, { historyRows }] = await Promise.all([import('./facts'), import('./rows')]);
    const rows = await historyRows(historyFacts(files));
    const stamp = { name: NAME, version, seededAt: new Date() };
    await kind.inTransaction(databaseUrl, 'write', async (session) => {
      await replaceAll(session, rows);
      for (const statement of insertAll('SeedVersion', [stamp], { key: ['name'], become: 'replace' }))
        await session.run(statement);
    });
    return true;
  };
  return { version, changed: !(await isThere()) && (await kind.alone(databaseUrl, put)) };
};
