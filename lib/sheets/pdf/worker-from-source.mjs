// Tests and benchmarks run from source, where a worker thread cannot read TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.tsx');
