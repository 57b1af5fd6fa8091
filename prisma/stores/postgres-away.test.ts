import { expect, test } from 'vitest';
import { storageError } from '../../lib/platform/storage-error';
import { withAwayTold } from './postgres-away';

const coded = (code: string) => Object.assign(new Error(`write ${code}`), { code, syscall: 'write' });

/** An adapter that answers or fails as it is told, in a transaction too. */
const adapterOf = (answer: () => Promise<unknown>) => ({
  provider: 'postgres',
  getConnectionInfo: () => ({ schemaName: 'public' }),
  queryRaw: answer,
  executeRaw: answer,
  executeScript: answer,
  startTransaction: async () => ({ queryRaw: answer, executeRaw: answer, commit: answer, rollback: answer }),
});

test.each(['EPIPE', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH'])(
  '%s, which the adapter does not know, is a server that is away, whatever was asked',
  async (code) => {
    const adapter = withAwayTold(adapterOf(() => Promise.reject(coded(code))));
    const inside = await adapter.startTransaction();
    const asked = [adapter.queryRaw, adapter.executeRaw, adapter.executeScript, ...Object.values(inside)];
    for (const ask of asked) {
      const trouble = await ask().catch(storageError);
      expect(trouble).toMatchObject({ status: 503, code: 'away' });
    }
  },
);

test('any other error is as it was, and so is an answer', async () => {
  const fault = new Error('a column is missing');
  await expect(withAwayTold(adapterOf(() => Promise.reject(fault))).queryRaw()).rejects.toBe(fault);
  const adapter = withAwayTold(adapterOf(() => Promise.resolve('rows')));
  expect(await adapter.queryRaw()).toBe('rows');
  expect(adapter.getConnectionInfo()).toEqual({ schemaName: 'public' });
  expect(adapter.provider).toBe('postgres');
});
