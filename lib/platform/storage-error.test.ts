import { expect, test } from 'vitest';
import { storageError } from './storage-error';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  ['ENOSPC', 507, 'disk-full'],
  ['SQLITE_FULL', 507, 'disk-full'],
  ['EROFS', 503, 'read-only'],
  ['EACCES', 503, 'read-only'],
  ['SQLITE_READONLY', 503, 'read-only'],
  ['SQLITE_CANTOPEN', 503, 'read-only'],
  ['SQLITE_CORRUPT', 503, 'damaged'],
  ['SQLITE_NOTADB', 503, 'damaged'],
  ['SQLITE_BUSY', 503, 'busy'],
  ['SQLITE_IOERR', 503, 'read-only'],
  ['STORE_AWAY', 503, 'away'],
  ['57P01', 503, 'away'],
  ['53100', 507, 'disk-full'],
  ['25006', 503, 'read-only'],
  ['40P01', 503, 'busy'],
] as const)('%s, bare, as a cause and inside what Prisma throws', (code, status, name) => {
  const plain = coded(code);
  const wrapped = new Error('outer', { cause: new Error('inner', { cause: plain }) });
  const driver = Object.assign(new Error('driver'), {
    cause: { kind: 'sqlite', message: `${code}: so it is`, extendedCode: 8, originalCode: code },
  });
  for (const error of [plain, wrapped, coded('P2039', { meta: { driverAdapterError: driver } })]) {
    expect(storageError(error)).toMatchObject({ status, code: name });
  }
});

test('a socket file that is gone is a server that is away, a file that is missing is not', () => {
  const gone = coded('ENOENT', {
    message: 'Invalid `count()` invocation:\n\nconnect ENOENT /run/.s.PGSQL.5432',
  });
  expect(storageError(gone)).toMatchObject({ status: 503, code: 'away' });
  expect(storageError(coded('ENOENT'))).toBeNull();
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
])('%s: the words of the driver for a server that is gone', (words) => {
  for (const error of [new Error(words), coded('P2010', { meta: { driverAdapterError: new Error(words) } })])
    expect(storageError(error)).toMatchObject({ status: 503, code: 'away' });
});

test('a fault of our own is none of the store', () => {
  for (const error of [null, undefined, 'SQLITE_FULL', new Error('x'), coded('P2002'), coded('ERR_X')])
    expect(storageError(error)).toBeNull();
  const circle: Error & { cause?: unknown } = new Error('circle');
  circle.cause = circle;
  expect(storageError(circle)).toBeNull();
});
