import { beforeEach, expect, test } from 'vitest';
import { forgetVersions, lastVersion } from './last-version';

/** The storage of a browser with room for so many characters. */
const makeStorage = (room: number): Storage => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => {
      values.delete(key);
      delete (storage as Record<string, unknown>)[key];
    },
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
      (storage as Record<string, unknown>)[key] = value;
    },
  };
  for (const name of ['getItem', 'removeItem', 'setItem'])
    Object.defineProperty(storage, name, { enumerable: false });
  return storage as unknown as Storage;
};

type File = { readonly text: string };
const isFile = (value: object): value is File => 'text' in value;
const version = (revision: number, text = '') => ({
  id: 'x',
  revision,
  editedAt: '2026-11-26T19:24:00Z',
  file: { text },
});

const T = 1_795_733_000_000;
let storage: Storage;
beforeEach(() => {
  storage = makeStorage(2_000_000);
});
const of = (name: string) => lastVersion<File>(name, storage, isFile);

test('the newest version that the server is known to hold is read again', () => {
  of('a').write(version(3), T);
  of('a').write(version(4, 'later'), T + 1);
  expect(of('a').read()).toEqual(version(4, 'later'));
  expect(of('b').read()).toBeNull();
  expect(lastVersion<File>('a', null, isFile).read()).toBeNull();
  storage.setItem('muster:last:c', `${T}${JSON.stringify({ ...version(1), file: {} })}`);
  expect(of('c').read()).toBeNull();
});

test('the oldest go first, by number and by size', () => {
  for (let index = 0; index < 14; index++) of(`n${index}`).write(version(1), T + index);
  expect(['n0', 'n1', 'n2'].map((name) => of(name).read()?.revision)).toEqual([undefined, undefined, 1]);
  of('large').write(version(1, 'x'.repeat(999_000)), T + 20);
  of('next').write(version(1, 'x'.repeat(2_000)), T + 21);
  expect(['large', 'n13', 'next'].map((name) => of(name).read()?.revision)).toEqual([
    undefined,
    undefined,
    1,
  ]);
});

test('without room there is no older version in its place', () => {
  storage = makeStorage(500);
  of('a').write(version(3), T);
  of('a').write(version(4, 'x'.repeat(600)), T + 1);
  expect(of('a').read()).toBeNull();
});

test('all are forgotten, and nothing else is', () => {
  storage.setItem('muster:draft:a', 'unsent');
  of('a').write(version(3), T);
  forgetVersions(storage);
  expect(of('a').read()).toBeNull();
  expect(storage.getItem('muster:draft:a')).toBe('unsent');
});
