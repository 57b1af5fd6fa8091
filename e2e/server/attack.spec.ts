import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ATTACKS, ATTACKS_AT_LENGTH } from '../../bin/attack/attacks';
import { wrongOf } from '../../bin/attack/ends';
import { HOSTILE_NAMES } from '../../bin/attack/hostile-names';
import { AttackPerson } from '../../bin/attack/person';
import { type AttackStage, type StageOutcome, setStage } from '../../bin/attack/stage';
import { type AttackTarget, startTarget } from '../../bin/attack/target';
import { visitWhile } from '../../bin/attack/visitor';
import { isLongRun } from '../../bin/lib/long-run.mjs';
import { LIMITS } from '../../server/limits';

const MEGABYTE = 1_000_000;
/** What the server may take at most while it is attacked, and what each thread that reads takes besides. */
const MOST_MEMORY = (600 + 75 * LIMITS.readers.threads) * MEGABYTE;
/**
 * The longest stretch of its event loop, in times of reading the largest army's JSON on this machine. A stretch counts
 * the time in which other tests have the processor, too: an import took 122 times on a busy machine, 60 on a quiet one.
 */
const LONGEST = 300;

/** People at one table who all print at once. */
const PEOPLE = isLongRun() ? 30 : 10;

const PARSES = 20;

/** Milliseconds of processor time in which this machine, now, reads the JSON of the largest army. */
const baselineOf = ({ largest }: AttackStage): number => {
  const before = process.cpuUsage();
  for (let time = 0; time < PARSES; time++) JSON.parse(largest.text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PARSES;
};

test.describe.configure({ mode: 'serial' });

test('attacks neither stop the server nor a visitor beside them', async () => {
  test.setTimeout(600_000);
  const target = await startTarget();
  const stage = await setStage(target, 1);
  const { pid } = await target.state();
  const baseline = baselineOf(stage);
  const told: string[] = [];
  try {
    for (const [name, attack] of Object.entries(isLongRun() ? ATTACKS_AT_LENGTH : ATTACKS)) {
      await test.step(name, async () => {
        let outcome: StageOutcome | undefined;
        const visit = await visitWhile(stage, async () => {
          outcome = await attack(stage);
        });
        const state = await target.state();
        if (outcome === undefined) throw new Error('The attack did not end');
        told.push(
          `${name}: visitor ${Math.round(Math.max(...visit.times))} ms at most of ${visit.times.length}, ${JSON.stringify(Object.fromEntries(outcome.statuses))}, largest ${outcome.largest}, stretch ${(state.longest / baseline).toFixed(1)} x (${Math.round(state.longest)} ms), ${Math.round(state.rss / MEGABYTE)} MB`,
        );
        expect(visit.refused, name).toEqual([]);
        expect(wrongOf(name, outcome), name).toEqual([]);
        expect(state.pid, name).toBe(pid);
        expect(state.rss, name).toBeLessThan(MOST_MEMORY);
        expect(state.longest / baseline, name).toBeLessThan(LONGEST);
      });
    }
    expect(target.faults()).toEqual([]);
  } finally {
    console.log(told.join('\n'));
    stage.owner.close();
    await target.stop();
  }
});

test.describe('one server', () => {
  let target: AttackTarget;
  test.beforeAll(async () => {
    target = await startTarget();
  });
  test.afterAll(() => target.stop());

  test(`${6 * PEOPLE} rosters ordered at once by ${PEOPLE} people behind one address all come`, async () => {
    test.setTimeout(600_000);
    // how many wait is what is tried, not how long each is
    const text = readFileSync('data/one-hour-napoleonic/armies/example-156.json', 'utf8');
    const people = Array.from({ length: PEOPLE }, () => new AttackPerson(target.port, '127.0.0.3'));
    try {
      const armies: string[] = [];
      for (const person of people) {
        armies.push((await person.json<{ id: string }>('POST', '/api/armies', JSON.parse(text))).id);
      }
      const orders = people.flatMap((person, index) =>
        Array.from({ length: 6 }, () => person.ask('GET', `/armies/${armies[index]}/roster.pdf`)),
      );
      const statuses = (await Promise.all(orders)).map(({ status }) => status);
      expect(statuses).toEqual(Array(6 * PEOPLE).fill(200));
      expect((await target.state()).rss).toBeLessThan(MOST_MEMORY);
      expect(target.faults()).toEqual([]);
    } finally {
      for (const person of people) person.close();
    }
  });

  test('hostile names are text in every page, file, PDF and text form', async () => {
    test.setTimeout(600_000);
    const army = JSON.parse(readFileSync('data/honours-of-war/armies/spittelwitz-blue.json', 'utf8'));
    const person = new AttackPerson(target.port);
    try {
      for (const [index, name] of HOSTILE_NAMES.entries()) {
        const file = JSON.parse(
          JSON.stringify(army).replaceAll(/"notes":"[^"]*"/g, `"notes":${JSON.stringify(name)}`),
        );
        const sent = JSON.stringify({ ...file, name });
        const made = JSON.parse(String((await person.ask('POST', '/api/armies', { body: sent })).body));
        if (!made.ok) {
          expect(made, name).toMatchObject({ code: 'invalid', errors: [{ at: ['name'] }] });
          continue;
        }
        const { token } = await person.json<{ token: string }>('POST', `/api/armies/${made.id}/share`);
        for (const path of [
          `/armies/${made.id}`,
          `/armies/${made.id}/history?version=1`,
          `/s/${token}`,
          `/compare?a=${made.id}&blink=/s/${token}`,
          ...(index % 6 === 0 ? [`/s/${token}/roster.pdf`, `/armies/${made.id}/cards.pdf?download=1`] : []),
          `/api/armies/${made.id}/file`,
          `/s/${token}/army.json`,
        ]) {
          const answer = await person.ask('GET', path);
          expect(answer.status, `${name} at ${path}`).toBe(200);
          const type = String(answer.headers['content-type']);
          // an element that the name would have made
          if (type.includes('html')) {
            expect(String(answer.body), path).not.toMatch(/<script>alert|<img src=x|<svg onload/);
          }
          expect(String(answer.headers['content-disposition'] ?? ''), path).not.toMatch(
            /filename="[^"]*"[^;]|[\r\n]/,
          );
        }
      }
      expect(target.faults()).toEqual([]);
    } finally {
      person.close();
    }
  });
});
