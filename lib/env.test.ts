import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env';

test('without variables all data lie in .muster', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ dataFolder: resolve('.muster'), origins: [] });
  expect(env.databaseUrl).toMatch(/^file:\/\/.+\/\.muster\/muster\.db$/);
});

test('a folder with blanks makes a proper address', () => {
  expect(readEnv({ MUSTER_DATA: '/tmp/my armies' }).databaseUrl).toBe('file:///tmp/my%20armies/muster.db');
});

test('a PostgreSQL database takes the place of the file, and no other file does', () => {
  const url = 'postgresql://muster:secret@db.example/muster';
  expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(readEnv({ MUSTER_DATA: '/tmp/a', DATABASE_URL: 'file:///tmp/a/muster.db' }).databaseUrl).toBe(
    'file:///tmp/a/muster.db',
  );
  for (const other of ['file:///tmp/b/muster.db', 'mysql://secret@host/db', 'secret']) {
    expect(() => readEnv({ MUSTER_DATA: '/tmp/a', DATABASE_URL: other })).toThrow(
      /^DATABASE_URL: (?!.*secret)/,
    );
  }
});

test('addresses are told apart by commas and have to be whole', () => {
  expect(readEnv({ MUSTER_ORIGINS: ' https://a.example , http://b.example:8080,' }).origins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
  for (const text of ['a.example', 'https://a.example/', 'https://a.example/path', '*']) {
    expect(() => readEnv({ MUSTER_ORIGINS: text })).toThrow(/MUSTER_ORIGINS/);
  }
});
