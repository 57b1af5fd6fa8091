import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWNED } from './ownership';

/** Columns of the schema that name a person: by a relation to one, or by what they are called. */
const columnsOfPeople = (schema: string): string[] =>
  [...schema.matchAll(/^model (\w+) \{\n([^}]+)\}/gm)].flatMap(([, model = '', body = '']) => {
    const related = [...body.matchAll(/^\s+\w+\s+User\??\s+@relation\(.*?fields: \[(\w+)\]/gm)];
    const named = [...body.matchAll(/^\s+(\w*(?:userId|ownerId|UserId|OwnerId))\s+String/gm)];
    const columns = [...related, ...named].map(([, column = '']) => column);
    return [...new Set(columns)].map((column) => `${model}.${column}`);
  });

const SCHEMA = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');

test('every column that names a person is in the list of what people own', () => {
  expect(Object.keys(OWNED).toSorted()).toEqual(columnsOfPeople(SCHEMA).toSorted());
});

test.each([
  [
    'model Event {\n  hostId String\n  host User? @relation("Host", fields: [hostId], references: [id])\n}',
    'Event.hostId',
  ],
  ['model Entry {\n  userId String?\n}', 'Entry.userId'],
])('a table that is new is found: %s', (model, column) => {
  expect(columnsOfPeople(model)).toEqual([column]);
});
