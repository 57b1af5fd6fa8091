import type { Attack } from '../../attack/attack';
import { ATTACKS_AT_LENGTH } from '../../attack/attacks';
import { faultsOf, wrongOf } from '../../attack/ends';
import { type AttackStage, setStage } from '../../attack/stage';
import { type AttackTarget, startTarget } from '../../attack/target';
import { visitWhile } from '../../attack/visitor';
import type { StoreName } from '../../faults/breakable-store';
import { quantile } from '../clock';

/** What a healthy visitor may wait beside an attack, 99 times in 100. */
const LATEST = 250;
/** Milliseconds between the visitor's requests, and for how long each attack is tried at least, over and over. */
const PACE = 150;
const LASTING = 8_000;
const MOST_TRIES = 40;
/** Lines of the log of faults that are shown. */
const MOST_LINES = 5;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** A server just started, which has answered for a while, and its owner. */
const openStage = async (store: StoreName, times: number): Promise<AttackStage> => {
  const stage = await setStage(await startTarget({}, store), times);
  await visitWhile(stage, () => pause(LASTING), PACE);
  await stage.target.state();
  return stage;
};

const closeStage = async ({ owner, target }: AttackStage): Promise<void> => {
  owner.close();
  await target.stop();
};

/** Tries one attack over and over with the visitor beside it and says how it went; false if not well. */
const tryAtLength = async (stage: AttackStage, name: string, attack: Attack): Promise<boolean> => {
  const statuses = new Map<number, number>();
  const wrong = new Set<string>();
  const atLength = async () => {
    const end = performance.now() + LASTING;
    for (let tries = 0; tries < MOST_TRIES && performance.now() < end; tries++) {
      const outcome = await attack(stage);
      for (const each of tries === 0 ? wrongOf(name, outcome) : faultsOf(outcome)) wrong.add(each);
      for (const [status, count] of outcome.statuses) {
        statuses.set(status, (statuses.get(status) ?? 0) + count);
      }
    }
  };
  const { times, refused } = await visitWhile(stage, atLength, PACE);
  for (const refusal of refused) wrong.add(`the visitor, ${refusal}`);
  const late = quantile(times, 0.99);
  if (late > LATEST) wrong.add(`the visitor waited longer than ${LATEST} ms`);
  const { rss, longest } = await stage.target.state();
  console.log(
    `${name}: the visitor's p99 ${late.toFixed(0)} ms of ${times.length}, ${refused.length} refused; longest stretch ${longest.toFixed(0)} ms, ${(rss / 1e6).toFixed(0)} MB; answers ${JSON.stringify(Object.fromEntries(statuses))}`,
  );
  for (const each of wrong) console.log(`  WRONG: ${each}`);
  return wrong.size === 0;
};

/** Prints the errors that the server logged, the first of many; true if it logged none. */
const isFaultless = ({ faults }: AttackTarget): boolean => {
  const lines = faults();
  for (const line of lines.slice(0, MOST_LINES)) console.log(line);
  if (lines.length > MOST_LINES) console.log(`and ${lines.length - MOST_LINES} more lines of faults`);
  return lines.length === 0;
};

/**
 * Every attack at length with a healthy visitor beside it, or those whose names hold `named`, one part of `a|b`;
 * prints a line for each. True if all ended as they should and the visitor fared well.
 */
export const attackAtLength = async (store: StoreName, times = 4, named = ''): Promise<boolean> => {
  const attacks = Object.entries(ATTACKS_AT_LENGTH).filter(([name]) =>
    named.split('|').some((part) => name.includes(part)),
  );
  if (attacks.length === 0)
    throw new Error(`There is no attack “${named}”; there are ${Object.keys(ATTACKS_AT_LENGTH).join('; ')}.`);
  let stage = await openStage(store, times);
  let well = true;
  try {
    const alone = await visitWhile(stage, () => pause(LASTING), PACE);
    console.log(`${store}; nothing: the visitor's p99 ${quantile(alone.times, 0.99).toFixed(0)} ms`);
    for (const [name, attack] of attacks) {
      try {
        well = (await tryAtLength(stage, name, attack)) && well;
      } catch (error) {
        // the server has been stopped by it: the next attack gets another
        console.log(`${name}\n  WRONG: ${String(error)}`);
        well = false;
        await closeStage(stage);
        stage = await openStage(store, times);
      }
    }
    return isFaultless(stage.target) && well;
  } finally {
    await closeStage(stage);
  }
};
