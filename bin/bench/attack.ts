import { ATTACKS } from '../attack/attacks';
import { setStage } from '../attack/stage';
import { startTarget } from '../attack/target';
import { visitWhile } from '../attack/visitor';
import { quantile } from './clock';

/** What a healthy visitor may wait beside an attack, 99 times in 100. */
const LATEST = 250;
/** Milliseconds between the visitor's requests, and for how long each attack is tried at least, over and over. */
const PACE = 150;
const LASTING = 8_000;
const MOST_TRIES = 40;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/**
 * Every attack at length with a healthy visitor beside it, or those of a name; prints a line for each. True if the
 * visitor fared well.
 */
export const attackAtLength = async (times = 4, named = ''): Promise<boolean> => {
  const target = await startTarget();
  let well = true;
  try {
    const stage = await setStage(target, times);
    // a server just started is slow at first, and that is no attack's doing
    await visitWhile(stage, () => pause(LASTING), PACE);
    const alone = await visitWhile(stage, () => pause(LASTING), PACE);
    console.log(`nothing: the visitor's p99 ${quantile(alone.times, 0.99).toFixed(0)} ms`);
    await target.state();
    for (const [name, attack] of Object.entries(ATTACKS)) {
      if (!name.includes(named)) continue;
      const statuses = new Map<number, number>();
      const atLength = async () => {
        const end = performance.now() + LASTING;
        for (let tries = 0; tries < MOST_TRIES && performance.now() < end; tries++) {
          for (const [status, count] of (await attack(stage)).statuses) {
            statuses.set(status, (statuses.get(status) ?? 0) + count);
          }
        }
      };
      const { times: waits, refused } = await visitWhile(stage, atLength, PACE);
      const { rss, longest } = await target.state();
      const late = quantile(waits, 0.99);
      if (refused.length > 0 || late > LATEST) well = false;
      for (const refusal of new Set(refused)) console.log(`  ${refusal}`);
      console.log(
        `${name}: the visitor's p99 ${late.toFixed(0)} ms of ${waits.length}, ${refused.length} refused; longest stretch ${longest.toFixed(0)} ms, ${(rss / 1e6).toFixed(0)} MB; answers ${JSON.stringify(Object.fromEntries(statuses))}`,
      );
    }
    for (const fault of target.faults()) console.log(fault);
    stage.owner.close();
    return well && target.faults().length === 0;
  } finally {
    await target.stop();
  }
};
