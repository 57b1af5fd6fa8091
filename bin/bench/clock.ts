export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The quantile of `values` at that share. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** What is measured: called with the number of its turn; a result that is used is one that had to be made. */
export type BenchWork = (turn: number) => object | Promise<object>;

/** How often something is done before it counts, and in how many short runs of how many calls it is measured. */
export type Rounds = { readonly warmUp: number; readonly samples: number; readonly calls: number };

const USUAL: Rounds = { warmUp: 20_000, samples: 400, calls: 50 };

/** Microseconds of one call in one short run; what answers at once is not waited for. */
const timed = async (work: BenchWork, calls: number): Promise<number> => {
  const start = performance.now();
  for (let turn = 0; turn < calls; turn++) {
    const result = work(turn);
    if (result instanceof Promise) await result;
  }
  return ((performance.now() - start) * 1000) / calls;
};

/** Microseconds of one call: the median over many short runs, after a warm-up. */
export const microseconds = async (work: BenchWork, { warmUp, samples, calls } = USUAL): Promise<number> => {
  await timed(work, warmUp);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) times.push(await timed(work, calls));
  return median(times);
};

/** How many times as long `work` takes as `peer`: measured turn by turn, so that both have the machine as it is. */
export const timesAsLong = async (
  work: BenchWork,
  peer: BenchWork,
  { warmUp, samples, calls }: Rounds = USUAL,
): Promise<number> => {
  await timed(work, warmUp);
  await timed(peer, warmUp);
  const [own, others]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < samples; sample++) {
    own.push(await timed(work, calls));
    others.push(await timed(peer, calls));
  }
  return median(own) / median(others);
};
