import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { AttackPerson } from '../../bin/attack/person';
import { type AttackTarget, startTarget } from '../../bin/attack/target';

const ARMY = readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8');

/** What sends a thread into a loop without end, or makes it take all memory (bin/attack/planted-loop.mjs). */
const ENDLESS = 'PLANTED-ENDLESS-LOOP';
const HOARD = 'PLANTED-HOARD';

let target: AttackTarget;
const people: AttackPerson[] = [];

test.beforeAll(async () => {
  target = await startTarget({
    MUSTER_TEST_LIMITS: JSON.stringify({ readers: { seconds: 5, megabytes: 96 } }),
  });
});
test.afterAll(async () => {
  for (const person of people) person.close();
  await target.stop();
});

/** Somebody at an address of his own. */
const newPerson = (): AttackPerson => {
  const person = new AttackPerson(target.port, `127.0.0.${people.length + 10}`);
  people.push(person);
  return person;
};

const send = async (person: AttackPerson, method: string, path: string, body: unknown) => {
  const answer = await person.ask(method, path, { body: JSON.stringify(body) });
  return { status: answer.status, told: JSON.parse(String(answer.body)) };
};

const files = (text: string) => [{ name: 'a.json', text }];
/** More than a check that is done at once. */
const longCheck = (text: string) => [{ file: 'a.json', text: text.padEnd(30_000) }];

const TOO_COSTLY = (words: RegExp) => ({
  status: 422,
  told: { ok: false, code: 'too-costly', message: expect.stringMatching(words) },
});

/** What a visitor does, all of it beside the threads that hang. */
const visit = async (person: AttackPerson, id: string, revision: number): Promise<number> => {
  for (const path of ['/healthz', '/', '/api/armies', `/armies/${id}`, '/history']) {
    expect((await person.ask('GET', path)).status, path).toBe(200);
  }
  const file = { ...JSON.parse(ARMY), name: `Edit ${revision}` };
  expect(await send(person, 'PUT', `/api/armies/${id}`, { revision, file })).toMatchObject({ status: 200 });
  expect(await send(person, 'POST', '/api/v1/check', [file])).toMatchObject({ status: 200 });
  return revision + 1;
};

test('while the readers of what people send hang, others are answered, and the threads are ended', async () => {
  const [visitor, first, second] = [newPerson(), newPerson(), newPerson()];
  const made = await send(visitor, 'POST', '/api/armies', JSON.parse(ARMY));
  const { id } = made.told;
  // every thread that there is
  let hang = 2;
  const over = () => {
    hang--;
  };
  const loops = [
    send(first, 'POST', '/api/armies/import', files(ENDLESS)).finally(over),
    send(second, 'POST', '/api/v1/check', longCheck(ENDLESS)).finally(over),
  ];
  let revision = 1;
  let visits = 0;
  while (hang === 2) {
    revision = await visit(visitor, id, revision);
    visits++;
    // five times a second is often enough to see that nobody waits
    await wait(200);
  }
  expect(visits).toBeGreaterThan(0);
  for (const loop of await Promise.all(loops)) {
    expect(loop).toEqual(TOO_COSTLY(/longer than 5 seconds to work out.*Nothing was stored/));
  }
  expect((await send(first, 'GET', '/api/armies', undefined)).told.all).toBe(0);
  expect(await send(first, 'POST', '/api/armies/import', files(ARMY))).toMatchObject({
    told: [{ ok: true, name: 'Lobositz 1756: Prussia' }],
  });
});

test('a thread that takes all memory is ended, and the server goes on', async () => {
  // time enough on a slow machine: it is memory that ends it
  const readers = { seconds: 25, megabytes: 96 };
  const roomy = await startTarget({ MUSTER_TEST_LIMITS: JSON.stringify({ readers }), MUSTER_PAGES: '0' });
  const person = new AttackPerson(roomy.port, '127.0.0.9');
  try {
    const { pid } = await roomy.state();
    const hoard = await send(person, 'POST', '/api/armies/import', files(HOARD));
    expect(hoard).toEqual(TOO_COSTLY(/more than 96 MB of memory/));
    expect(await send(person, 'POST', '/api/armies/import', files(ARMY))).toMatchObject({ status: 200 });
    expect((await roomy.state()).pid).toBe(pid);
    expect(roomy.faults()).toEqual([]);
  } finally {
    person.close();
    await roomy.stop();
  }
});
