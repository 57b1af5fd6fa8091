import { checkText } from '../../lib/rules/check';
import { armyOf } from './armies';
import type { Benchmark } from './benchmark';

const FILES = 10_000;

export const report: Benchmark = {
  what: 'read and judge 10,000 army files of 25 units',
  budget: 2,
  unit: 's',
  peers: '',
  timed: true,
  measure: async () => {
    const { text } = await armyOf(25);
    const texts = Array.from({ length: FILES }, (_, turn) => text.replace('Bench 25', `Bench ${turn}`));
    for (let turn = 0; turn < 500; turn++) await checkText('warm', text);
    const start = performance.now();
    for (const [turn, each] of texts.entries()) await checkText(`${turn}.json`, each);
    return (performance.now() - start) / 1000;
  },
};
