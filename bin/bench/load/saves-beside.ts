import { builtAt, commitOf } from '../../lib/checked-out.mjs';
import { ROOT } from '../../lib/settings.mjs';
import { median } from '../clock';
import { startServer } from '../server';
import { playersAt } from './saves';

/** Saves a second and seconds of one turn, the same for both: neither is near its bounds. */
const RATE = 50;
const SECONDS = 5;
const WARM_UP_SECONDS = 6;
/** What a save may be slower, or take more of the processor, than that of the other commit. */
const MOST = 1.03;

type Turn = { readonly times: readonly number[]; readonly work: number };

/** A server on that tree, warm, and one turn of saves against it. */
const savesOf = async (tree: string) => {
  const { address, workWhile, stop } = await startServer(tree);
  const saveAt = await playersAt(address);
  await saveAt(RATE, WARM_UP_SECONDS);
  return {
    stop,
    turn: async (): Promise<Turn> => {
      let times: number[] = [];
      const work = await workWhile(async () => {
        times = await saveAt(RATE, SECONDS);
      });
      return { times, work: work / times.length };
    },
  };
};

const timeOf = (turns: readonly Turn[]): number => median(turns.flatMap(({ times }) => times));
const workOf = (turns: readonly Turn[]): number => median(turns.map(({ work }) => work));

/**
 * Saves against what is built here and against the same of another commit, turn about in one sitting; prints the
 * medians of the times and of the processor time of a save, and their ratios. True if neither ratio says that saves
 * are slower.
 */
export const savesBeside = async (commit: string | undefined, turns = 12): Promise<boolean> => {
  if (commit === undefined)
    throw new Error('Name the commit: `npm run bench -- saves-beside COMMIT [TURNS]`.');
  const name = await commitOf(commit);
  return builtAt(name, async (tree: string) => {
    const there = await savesOf(tree);
    const here = await savesOf(ROOT);
    const [before, after]: [Turn[], Turn[]] = [[], []];
    try {
      for (let turn = 0; turn < turns; turn++) {
        // anyone who goes first in one turn goes second in the next
        const pair = [
          () => there.turn().then((each) => before.push(each)),
          () => here.turn().then((each) => after.push(each)),
        ];
        for (const next of turn % 2 === 0 ? pair : pair.toReversed()) await next();
      }
    } finally {
      await there.stop();
      await here.stop();
    }
    const time = timeOf(after) / timeOf(before);
    const work = workOf(after) / workOf(before);
    console.log(
      `${name}: a save takes ${timeOf(before).toFixed(2)} ms, ${workOf(before).toFixed(2)} ms of the processor`,
    );
    console.log(
      `here: a save takes ${timeOf(after).toFixed(2)} ms, ${workOf(after).toFixed(2)} ms of the processor`,
    );
    console.log(
      `here beside ${name}: ${time.toFixed(3)} of the time, ${work.toFixed(3)} of the processor, over ${turns} turns of ${RATE * SECONDS} saves`,
    );
    return time <= MOST && work <= MOST;
  });
};
