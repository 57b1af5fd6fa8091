// Loaded before the tests of plain functions: how many values a property is tried with. Each run of the tests takes
// others; a run at length takes enough to find at once what comes once in some hundred.
import fc from 'fast-check';
import { isLongRun } from './long-run.mjs';

fc.configureGlobal({ numRuns: isLongRun() ? 1_000 : 40 });
