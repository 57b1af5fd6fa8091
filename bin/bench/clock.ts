export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which that share of `values` lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const WARM_UP = 20_000;
const SAMPLES = 400;
const CALLS = 50;

/** Microseconds of one call: the median over many short runs, after a warm-up. */
export const microseconds = (work: (turn: number) => object): number => {
  let last: object | undefined;
  for (let turn = 0; turn < WARM_UP; turn++) last = work(turn);
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const start = performance.now();
    for (let turn = 0; turn < CALLS; turn++) last = work(turn);
    samples.push(((performance.now() - start) * 1000) / CALLS);
  }
  // a result that is used is one that had to be made
  if (last === undefined) throw new Error('Nothing was measured');
  return median(samples);
};
