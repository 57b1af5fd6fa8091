import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '../../server/limits';
import type { AttackStage } from './stage';

/** How the healthy visitor fared: milliseconds of each answer, and those that were none. */
export type Visit = { readonly times: number[]; readonly refused: string[] };

/** Milliseconds between requests, half of them pages, at which no limit of a person is met however long it lasts. */
const PACE = Math.ceil((1.25 * 60_000) / (2 * LIMITS.kinds.page.perMinute));

/**
 * Reads pages and lists and saves as a player does, one request every `pace` ms, during an attack. What is left of
 * eight requests at its end follows at once.
 */
export const visitWhile = async (
  { owner, army }: AttackStage,
  work: () => Promise<unknown>,
  pace = PACE,
): Promise<Visit> => {
  const visit: Visit = { times: [], refused: [] };
  const file = JSON.parse(army.text);
  let { revision } = await owner.json<{ revision: number }>('GET', `/api/armies/${army.id}`);
  let over = false;
  const working = work().finally(() => {
    over = true;
  });
  // The caller awaits this work, and gets its error there.
  const ended = working.catch(() => {});
  for (let turn = 0; !over || turn < 8; turn++) {
    const start = performance.now();
    const name = `Turn ${turn}`;
    const body = JSON.stringify({ revision, file: { ...file, name } });
    const [method, path] = [
      ['GET', '/'],
      ['GET', '/api/armies'],
      ['GET', `/armies/${army.id}`],
      ['PUT', `/api/armies/${army.id}`],
    ][turn % 4] as [string, string];
    try {
      const answer = await owner.ask(method, path, method === 'PUT' ? { body } : {});
      if (method === 'PUT' && answer.status === 200) revision = JSON.parse(String(answer.body)).revision;
      if (answer.status === 200) visit.times.push(answer.time);
      else visit.refused.push(`${method} ${path}: ${answer.status}`);
    } catch (error) {
      visit.refused.push(`${method} ${path}: ${String(error)}`);
    }
    const left = Math.max(0, pace - (performance.now() - start));
    if (!over) await Promise.race([wait(left), ended]);
  }
  await working;
  return visit;
};
