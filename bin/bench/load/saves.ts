import { setTimeout as wait } from 'node:timers/promises';
import { armyOf } from '../armies';
import { type BenchClient, clientOf, createArmy } from '../client';

/** A player saves at most a few times a second, and so may each of these. */
const PLAYERS = 60;

type Draft = {
  readonly client: BenchClient;
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

/** Players with an army of 25 units each, who save at a rate. */
export const playersAt = async (address: string) => {
  const { text } = await armyOf(25);
  const file: object = JSON.parse(text);
  const drafts: Draft[] = [];
  for (let player = 0; player < PLAYERS; player++) {
    const client = clientOf(address);
    drafts.push({ client, id: await createArmy(client, text), file, revision: 1, saved: Promise.resolve() });
  }
  let turns = 0;
  /** Milliseconds from the time each save was due to its answer. */
  return async (rate: number, seconds: number): Promise<number[]> => {
    const times: number[] = [];
    const start = performance.now();
    for (let turn = 0; turn < rate * seconds; turn++) {
      // a save is due at its time whether or not earlier ones are answered, and its wait counts
      const due = start + (turn * 1000) / rate;
      await wait(Math.max(0, due - performance.now()));
      const draft = drafts[turn % drafts.length];
      if (draft === undefined) throw new Error('There is no army to save');
      const number = turns++;
      // as the builder does: the next save of an army waits for the answer to the last
      draft.saved = draft.saved
        .then(() => save(draft, number))
        .then(() => {
          times.push(performance.now() - due);
        });
      draft.saved.catch(() => undefined);
    }
    await Promise.all(drafts.map(({ saved }) => saved));
    return times;
  };
};
