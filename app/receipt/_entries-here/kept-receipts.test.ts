import { describe, expect, test } from 'vitest';
import { entriesHere, type KeptReceipt, parseReceipts, withChanged, withReceipt } from './kept-receipts';

const kept = (number: number, more: Partial<KeptReceipt> = {}): KeptReceipt => ({
  eventId: 'autumn',
  token: `token-${number}`,
  number,
  name: 'Jörg',
  list: 'Bevern',
  code: `AM-${number}`,
  sentAt: '2026-11-20T12:00:00.000Z',
  ...more,
});

describe('the receipts of a browser', () => {
  test('are read back, and what is none is left out', () => {
    const all = [kept(1), kept(2)];
    expect(parseReceipts(JSON.stringify(all))).toEqual(all);
    const broken = [{ ...kept(3), code: 7 }, { ...kept(4), sentAt: 'soon' }, null, 'x', kept(5)];
    expect(parseReceipts(JSON.stringify(broken))).toEqual([kept(5)]);
    for (const text of [null, '', '{', '{"number":1}', '3']) expect(parseReceipts(text)).toEqual([]);
  });

  test('an entry stands once, the one sent last first, and no more are kept than a browser needs', () => {
    const again = kept(1, { code: 'AM-9' });
    expect(withReceipt([kept(2), kept(1)], again)).toEqual([again, kept(2)]);
    let all: readonly KeptReceipt[] = [];
    for (let number = 1; number <= 100; number += 1) all = withReceipt(all, kept(number));
    expect(all).toHaveLength(60);
    expect(all[0]).toEqual(kept(100));
  });

  test('another list of an entry takes its place; one that was forgotten does not come back', () => {
    const again = kept(1, { code: 'AM-9' });
    expect(withChanged([kept(2), kept(1)], again)).toEqual([kept(2), again]);
    expect(withChanged([kept(2)], again)).toEqual([kept(2)]);
  });
});

test('an entry of the account that was kept too is offered once; entries of other events are not', () => {
  const own = [{ id: 'id-2', number: 2, name: 'Anneke' }];
  const all = [kept(2), kept(1), kept(1, { eventId: 'spring', token: 'other' })];
  expect(entriesHere('autumn', own, all)).toEqual([
    { number: 2, name: 'Anneke', receipt: 'id-2', keptReceipt: kept(2) },
    { number: 1, name: 'Jörg', receipt: 'token-1', keptReceipt: kept(1) },
  ]);
  expect(entriesHere('summer', own, all)).toEqual([{ number: 2, name: 'Anneke', receipt: 'id-2' }]);
});
