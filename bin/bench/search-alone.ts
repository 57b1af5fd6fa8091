// The questions of the campaign `search` to the store that the surroundings name, in a process of its own
import { searchHistory } from '../../lib/history/search';
import { quantile } from './clock';
import { QUESTIONS } from './search-data';

const ROUNDS = 3;

const times: number[] = [];
let answered = 0;
for (let round = -1; round < ROUNDS; round++) {
  for (const question of QUESTIONS) {
    const start = performance.now();
    const found = await searchHistory(question);
    // the first round only warms up
    if (round >= 0) times.push(performance.now() - start);
    answered += found.length;
  }
}
console.log(
  JSON.stringify({
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    most: Math.max(...times),
    answered,
  }),
);
process.exit(0);
