// Tests and commands run from source: a thread starts with JavaScript and reads the rest through tsx.
import { register } from 'tsx/esm/api';

/** The threads that there are, as the first argument names them. */
const THREADS = {
  readers: () => import('./readers/reader-thread.ts'),
  pdf: () => import('./sheets/pdf/worker.ts'),
};

register();
await THREADS[/** @type {keyof typeof THREADS} */ (process.argv[2])]();
