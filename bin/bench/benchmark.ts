import type { BenchServer } from './server';

/** What a benchmark may use: a Muster of its own, started when first asked for. */
export type Stage = { readonly server: () => Promise<BenchServer> };

/** One line of the table: design, Budgets. */
export type Benchmark = {
  readonly what: string;
  /** in `unit`, not to be passed */
  readonly budget: number;
  /** x = times what is measured beside it */
  readonly unit: 'x' | 'ms' | 's' | 'KB' | 'MB';
  /** the peers' figures on the same kind of machine */
  readonly peers: string;
  /** true for a time of the processor, which is set against the baseline of the same run */
  readonly timed: boolean;
  readonly measure: (stage: Stage) => Promise<number>;
};
