import '@/prisma/test-database';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { postgresCatalog } from './fixtures/postgres-catalog';
import { sqliteCatalog } from './fixtures/sqlite-catalog';
import { TABLES, TREE } from './tables';
import { databaseUrl, onPostgres } from './test-database';

type Field = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly attributes: string;
};
type Model = { readonly name: string; readonly fields: readonly Field[]; readonly block: readonly string[] };

const SCALARS = ['String', 'Int', 'Float', 'Boolean', 'DateTime'];

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
      return SCALARS.includes(type)
        ? [{ name: field, type, required: optional === undefined, attributes }]
        : [];
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

const defaultOf = (attributes: string): string | null =>
  /now\(\)/.test(attributes)
    ? 'CURRENT_TIMESTAMP'
    : (/@default\((.+?)\)/.exec(attributes)?.[1]?.replaceAll('"', "'") ?? null);

const catalog = onPostgres ? postgresCatalog(databaseUrl) : sqliteCatalog(databaseUrl);
afterAll(() => catalog.close());

const models = readModels();

test('every table has a model and every model a table', async () => {
  expect((await catalog.tables()).toSorted()).toEqual(models.map(({ name }) => name).toSorted());
});

test('the list of tables names all of them with their keys, those first that others point to', () => {
  expect(Object.entries(TABLES).toSorted()).toEqual(
    models.map((model) => [model.name, keyOf(model)] as const).toSorted(),
  );
  const names = Object.keys(TABLES);
  const backwards = models.flatMap((model) =>
    relationsOf(model).flatMap((relation) => {
      const target = / -> (\w+)\./.exec(relation)?.[1] ?? '';
      return names.indexOf(target) < names.indexOf(model.name) ? [] : [`${model.name} -> ${target}`];
    }),
  );
  expect(backwards).toEqual([`${TREE.table} -> ${TREE.table}`]);
});

describe.each(models)('$name', (model) => {
  test('columns', async () => {
    expect(await catalog.columns(model.name)).toEqual(
      model.fields.map(({ name, type, required, attributes }) => ({
        name,
        type: catalog.types[type],
        required,
        default: defaultOf(attributes),
      })),
    );
    expect(await catalog.key(model.name)).toEqual(keyOf(model));
  });

  test('indexes', async () => {
    expect((await catalog.indexes(model.name)).toSorted()).toEqual(indexesOf(model));
  });

  test('relations', async () => {
    expect((await catalog.relations(model.name)).toSorted()).toEqual(relationsOf(model));
  });
});
