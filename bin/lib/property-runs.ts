// Loaded before the tests of plain functions: how many values a property is tried with. Everyday runs try the same
// ones, so that a commit has one verdict; a run at length (MUSTER_LONG=1) takes others each time, and enough of them
// to find at once what comes once in some hundred.
import fc from 'fast-check';
import { isLongRun } from './long-run.mjs';

const START_OF_THE_WAR = 17_560_829;

fc.configureGlobal(isLongRun() ? { numRuns: 1_000 } : { numRuns: 40, seed: START_OF_THE_WAR });
