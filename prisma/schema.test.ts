import '@/prisma/test-database';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openFile } from './connection';
import { databaseUrl } from './test-database';

type Field = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly attributes: string;
};
type Model = { readonly name: string; readonly fields: readonly Field[]; readonly block: readonly string[] };

const SQL_TYPES: Readonly<Record<string, string>> = {
  String: 'TEXT',
  Int: 'INTEGER',
  Float: 'REAL',
  Boolean: 'BOOLEAN',
  DateTime: 'DATETIME',
};

/** The models of schema.prisma; relation fields, which have no column, are left out. */
const readModels = (): Model[] => {
  const text = readFileSync(new URL('schema.prisma', import.meta.url), 'utf8');
  return [...text.matchAll(/^model (\w+) \{\n([^}]+)\}/gm)].map(([, name = '', body = '']) => {
    const lines = body
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//'));
    const fields = lines.flatMap((line): Field[] => {
      const [, field = '', type = '', optional, attributes = ''] =
        /^(\w+)\s+(\w+)(\?)?(?:\s+(.*))?$/.exec(line) ?? [];
      return type in SQL_TYPES ? [{ name: field, type, required: optional === undefined, attributes }] : [];
    });
    return { name, fields, block: lines.filter((line) => /^@@|fields: \[/.test(line)) };
  });
};

const list = (text: string | undefined): string[] => (text ?? '').split(',').map((part) => part.trim());

const keyOf = ({ fields, block }: Model): string[] => {
  const compound = block.find((line) => line.startsWith('@@id'));
  if (compound) return list(/\[(.+?)\]/.exec(compound)?.[1]);
  return fields.filter(({ attributes }) => /@id\b/.test(attributes)).map(({ name }) => name);
};

const indexesOf = ({ name, fields, block }: Model): string[] =>
  [
    ...fields
      .filter(({ attributes }) => /@unique\b/.test(attributes))
      .map((field) => `${name}_${field.name}_key unique (${field.name})`),
    ...block.flatMap((line) => {
      const [, kind, columns] = /^@@(index|unique)\(\[(.+?)\]/.exec(line) ?? [];
      if (kind === undefined) return [];
      const parts = list(columns);
      const end = kind === 'unique' ? 'key unique' : 'idx';
      const own = /map: "(\w+)"/.exec(line)?.[1];
      return [`${own ?? `${name}_${parts.join('_')}_${end}`} (${parts.join(', ')})`];
    }),
  ].toSorted();

const relationsOf = ({ block }: Model): string[] =>
  block
    .flatMap((line) => {
      const [, target, from, to, onDelete] =
        /^\w+\s+(\w+)\??\s+@relation\((?:"\w+", )?fields: \[(\w+)\], references: \[(\w+)\], onDelete: (\w+)\)/.exec(
          line,
        ) ?? [];
      if (target === undefined) return [];
      return [`${from} -> ${target}.${to} ${onDelete === 'SetNull' ? 'SET NULL' : onDelete?.toUpperCase()}`];
    })
    .toSorted();

const client = openFile(databaseUrl);
afterAll(() => client.close());

const rows = async (sql: string) => (await client.execute(sql)).rows;
const models = readModels();

test('every table has a model and every model a table', async () => {
  const tables = await rows(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  );
  expect(tables.map((row) => row.name).toSorted()).toEqual(models.map(({ name }) => name).toSorted());
});

describe.each(models)('$name', (model) => {
  test('columns', async () => {
    const columns = await rows(`PRAGMA table_info("${model.name}")`);
    expect(
      columns.map((row) => ({
        name: row.name,
        type: row.type,
        required: row.notnull === 1,
        default: row.dflt_value,
      })),
    ).toEqual(
      model.fields.map(({ name, type, required, attributes }) => ({
        name,
        type: SQL_TYPES[type],
        required,
        default: /now\(\)/.test(attributes)
          ? 'CURRENT_TIMESTAMP'
          : (/@default\((.+?)\)/.exec(attributes)?.[1]?.replaceAll('"', "'") ?? null),
      })),
    );
    const key = columns.filter((row) => Number(row.pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
    expect(key.map((row) => row.name)).toEqual(keyOf(model));
  });

  test('indexes', async () => {
    const indexes = (await rows(`PRAGMA index_list("${model.name}")`)).filter((row) => row.origin === 'c');
    const found = await Promise.all(
      indexes.map(async (row) => {
        const columns = await rows(`PRAGMA index_info("${row.name}")`);
        return `${row.name}${row.unique === 1 ? ' unique' : ''} (${columns.map((column) => column.name).join(', ')})`;
      }),
    );
    expect(found.toSorted()).toEqual(indexesOf(model));
  });

  test('relations', async () => {
    const keys = await rows(`PRAGMA foreign_key_list("${model.name}")`);
    const found = keys.map((row) => `${row.from} -> ${row.table}.${row.to} ${row.on_delete}`);
    expect(found.toSorted()).toEqual(relationsOf(model));
  });
});
