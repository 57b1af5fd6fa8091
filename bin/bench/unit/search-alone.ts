// The questions of the campaign `search` to the store that the surroundings name, in its own process
import { searchHistory } from '../../../lib/history/search';
import { quantile } from '../clock';
import { QUESTIONS } from './search-data';

const ROUNDS = 3;

const times: number[] = [];
let slowest = { time: 0, question: '' };
let answered = 0;
for (let round = -1; round < ROUNDS; round++) {
  for (const question of QUESTIONS) {
    const start = performance.now();
    const answer = await searchHistory(question);
    // the first round only warms up
    const time = performance.now() - start;
    if (round >= 0) times.push(time);
    if (round >= 0 && time > slowest.time) slowest = { time, question };
    answered += answer.length;
  }
}
console.log(
  JSON.stringify({
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest,
    answered,
  }),
);
process.exit(0);
