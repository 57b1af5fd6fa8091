import pg, { type PoolConfig, type QueryConfig } from 'pg';
import type { Statement, Value } from '../statement';

/** Milliseconds to get a connection. */
const CONNECT_TIME = 5_000;

const { builtins } = pg.types;

/** Values as a SQLite file has them, so that both stores answer alike. */
const READ: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
  [builtins.INT8]: Number,
  // 2026-11-22 10:00:00.5 -> 2026-11-22T10:00:00.500+00:00
  [builtins.TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString().replace('Z', '+00:00'),
};

const types = {
  getTypeParser: (oid: number) => READ[oid] ?? pg.types.getTypeParser(oid),
} as QueryConfig['types'];

/** A column knows no zone: the time is written as it is in UTC. */
const bound = (value: Value): string | number | boolean | null =>
  value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value;

const names = new Map<string, string>();

/** A statement understood once a connection; its values never become text of it. */
export const queryOf = ({ parts, values }: Statement): QueryConfig => {
  const text = parts.reduce((whole, part, index) => `${whole}$${index}${part}`);
  const name = names.get(text) ?? `muster-${names.size}`;
  names.set(text, name);
  return { name, text, values: values.map(bound), ...(types && { types }) };
};

/** What every connection of ours to that database is made with. */
export const connectionTo = (databaseUrl: string): PoolConfig => ({
  connectionString: databaseUrl,
  application_name: 'muster',
  connectionTimeoutMillis: CONNECT_TIME,
  keepAlive: true,
});
