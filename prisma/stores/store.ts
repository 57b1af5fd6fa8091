import type { StoreKind } from './store-kind';

/** True for the address of a PostgreSQL database. */
export const isPostgres = (databaseUrl: string): boolean => /^postgres(ql)?:/.test(databaseUrl);

/** The kind of store that an address names. What belongs to the other one is not even loaded. */
export const storeKind = async (databaseUrl: string): Promise<StoreKind> =>
  isPostgres(databaseUrl) ? (await import('./postgres')).postgres : (await import('./sqlite')).sqlite;
