import { setTimeout as wait } from 'node:timers/promises';
import { armyOf } from './armies';
import type { Benchmark } from './benchmark';
import { type Client, clientOf, createArmy } from './client';
import { quantile } from './clock';

/** A player saves at most a few times a second, and so may each of these. */
const PLAYERS = 20;
const ARMIES_EACH = 5;
const SAVES_A_SECOND = 100;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;

type Draft = {
  readonly client: Client;
  readonly id: string;
  readonly file: object;
  revision: number;
  saved: Promise<void>;
};

const save = async (draft: Draft, turn: number): Promise<void> => {
  const body = JSON.stringify({ revision: draft.revision, file: { ...draft.file, name: `Turn ${turn}` } });
  const response = await draft.client.send('PUT', `/api/armies/${draft.id}`, body);
  const answer = await response.json();
  if (!answer.ok)
    throw new Error(`A save was refused: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`);
  draft.revision = answer.revision;
};

export const autosave: Benchmark = {
  what: `autosave of 25 units at ${SAVES_A_SECOND} saves/s (99 in 100 within)`,
  budget: 50,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: async ({ server }) => {
    const { address } = await server();
    const { text } = await armyOf(25);
    const file: object = JSON.parse(text);
    const drafts: Draft[] = [];
    for (let player = 0; player < PLAYERS; player++) {
      const client = clientOf(address);
      for (let army = 0; army < ARMIES_EACH; army++) {
        drafts.push({
          client,
          id: await createArmy(client, text),
          file,
          revision: 1,
          saved: Promise.resolve(),
        });
      }
    }
    const times: number[] = [];
    const start = performance.now();
    for (let turn = 0; turn < SAVES_A_SECOND * (SECONDS + WARM_UP_SECONDS); turn++) {
      // a save is due at its time whether or not earlier ones are answered, and its wait counts
      const due = start + (turn * 1000) / SAVES_A_SECOND;
      await wait(Math.max(0, due - performance.now()));
      const draft = drafts[turn % drafts.length];
      if (draft === undefined) throw new Error('There is no army to save');
      // as the builder does: the next save of an army waits for the answer to the last
      draft.saved = draft.saved
        .then(() => save(draft, turn))
        .then(() => {
          if (turn >= SAVES_A_SECOND * WARM_UP_SECONDS) times.push(performance.now() - due);
        });
      draft.saved.catch(() => undefined);
    }
    await Promise.all(drafts.map(({ saved }) => saved));
    return quantile(times, 0.99);
  },
};
