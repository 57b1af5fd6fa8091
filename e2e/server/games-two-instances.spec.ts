import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { clientOf } from '../../bin/bench/client';
import {
  ARMIES,
  type Ask,
  act,
  Cut,
  newPhone,
  openGame,
  type Phone,
  sitDown,
  talk,
  wholeNews,
  wrongFacts,
} from '../../bin/bench/load/game-phones';
import { type BreakableStore, openBreakable } from '../../bin/faults/breakable-store';
import { kill } from '../../bin/faults/child';
import { type Instance, startInstances } from '../../bin/faults/instances';

let store: BreakableStore | undefined;
const instances: Instance[] = [];
test.afterAll(async () => {
  for (const { child } of instances) await kill(child);
  await store?.remove();
});

/** Asks the instance that is said when it asks; `fetch` throws where that is gone. */
const askAt =
  (address: () => string, cookie: string): Ask =>
  (method, path, body) =>
    fetch(address() + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(
      (answer) => answer.json(),
      () => {
        throw new Cut();
      },
    );

/** What the units of an army of the game are called. */
const idsOf = (side: 0 | 1): readonly string[] => {
  const text = readFileSync(`data/honours-of-war/armies/${ARMIES[side]}.json`, 'utf8');
  const { army }: { army: { brigades: { units: { id: string }[] }[] } } = JSON.parse(text);
  return army.brigades.flatMap(({ units }) => units.map(({ id }) => `${side}:${id}`));
};

/** True if the phone has been answered. */
const isAnswered = (phone: Phone): Promise<boolean> =>
  talk(phone).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Cut) return false;
      throw error;
    },
  );

test('phones of a game at two instances lose no act, one of which is killed, and know the same', async () => {
  test.slow();
  store = await openBreakable('postgres');
  await startInstances(store, 2, instances);
  const [one, two] = instances.map(({ address }) => address);
  if (one === undefined || two === undefined) throw new Error('There are two instances');
  const [opener, guest] = [clientOf(one), clientOf(two)];
  const game = await openGame(opener);
  await sitDown(game, opener, 'second', guest);
  let other = two;
  const toOne = askAt(() => one, opener.cookie());
  const toOther = askAt(() => other, guest.cookie());
  const [first, second] = [newPhone(toOne, game, idsOf(0)), newPhone(toOther, game, idsOf(1))];
  const phones = [first, second];

  for (let turn = 0; turn < 20; turn++) {
    for (const phone of phones) act(phone);
    expect(await Promise.all(phones.map(isAnswered))).toEqual([true, true]);
  }
  for (const phone of phones) act(phone);
  const asked = Promise.all(phones.map(isAnswered));
  const [, dying] = instances;
  if (dying !== undefined) await kill(dying.child);
  await asked;
  act(second);
  expect(await isAnswered(second)).toBe(false);

  // what waited on the phone goes to the instance that is left
  other = one;
  for (const phone of [...phones, ...phones]) expect(await isAnswered(phone)).toBe(true);
  expect(wrongFacts(phones, await wholeNews(first))).toEqual([]);
  expect(first.acknowledged).toHaveLength(21);
  expect(second.acknowledged).toHaveLength(22);
  expect(second.serverFacts).toEqual(first.serverFacts);
  expect(first.serverFacts.facts).toHaveLength(43);
});
