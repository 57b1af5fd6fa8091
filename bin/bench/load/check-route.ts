import { readdirSync, readFileSync } from 'node:fs';
import { armyOf } from '../armies';
import type { Benchmark } from '../benchmark';
import { clientOf } from '../client';
import { quantile } from '../clock';

const FILES = 200;
const ROUNDS = 15;
const READY_MADE = new URL('../../../data/honours-of-war/armies/', import.meta.url);

/** An organiser's folder: the forces of the printed scenarios and armies of 25 units, each under its own name. */
const folder = async (): Promise<{ readonly file: string; readonly text: string }[]> => {
  const texts = readdirSync(READY_MADE).map((name) => readFileSync(new URL(name, READY_MADE), 'utf8'));
  const { text } = await armyOf(25);
  return Array.from({ length: FILES }, (_, index) => ({
    file: `army-${index + 1}.json`,
    text: (index % 2 === 0 ? text : (texts[index % texts.length] ?? text)).replace(
      /"name": "[^"]*"/,
      `"name": "Army ${index + 1}"`,
    ),
  }));
};

export const checkRoute: Benchmark = {
  what: `check of ${FILES} army files in one request (median)`,
  budget: 500,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: async ({ server }) => {
    const client = clientOf((await server()).address);
    const body = JSON.stringify(await folder());
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const response = await client.send('POST', '/api/v1/check', body);
      const answers: { ok: boolean }[] = await response.json();
      if (answers.length !== FILES || answers.some(({ ok }) => !ok)) {
        throw new Error(`The check answered ${response.status}, ${answers.length} verdicts`);
      }
      // the first rounds load and warm what answers
      if (round >= 3) times.push(performance.now() - start);
    }
    return quantile(times, 0.5);
  },
};
