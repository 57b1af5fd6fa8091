import { ATTACKS } from '../attack/attacks';
import { setStage } from '../attack/stage';
import { startTarget } from '../attack/target';
import { visitWhile } from '../attack/visitor';
import { quantile } from './clock';

/** What a healthy visitor may wait beside an attack, 99 times in 100. */
const LATEST = 250;

/** Every attack at length with a healthy visitor beside it; prints a line for each. True if the visitor fared well. */
export const attackAtLength = async (times = 4): Promise<boolean> => {
  const target = await startTarget();
  let well = true;
  try {
    const stage = await setStage(target, times);
    const alone = await visitWhile(stage, () => new Promise((done) => setTimeout(done, 6_000)));
    console.log(`nothing: the visitor's p99 ${quantile(alone.times, 0.99).toFixed(0)} ms`);
    await target.state();
    for (const [name, attack] of Object.entries(ATTACKS)) {
      let statuses = '';
      const { times: waits, refused } = await visitWhile(stage, async () => {
        statuses = JSON.stringify(Object.fromEntries((await attack(stage)).statuses));
      });
      const { rss, longest } = await target.state();
      const late = quantile(waits, 0.99);
      if (refused.length > 0 || late > LATEST) well = false;
      console.log(
        `${name}: the visitor's p99 ${late.toFixed(0)} ms of ${waits.length}, ${refused.length} refused; longest stretch ${longest.toFixed(0)} ms, ${(rss / 1e6).toFixed(0)} MB; answers ${statuses}`,
      );
    }
    for (const fault of target.faults()) console.log(fault);
    stage.owner.close();
    return well && target.faults().length === 0;
  } finally {
    await target.stop();
  }
};
