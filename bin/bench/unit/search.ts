import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seed } from '../../../lib/history/seed/seed';
import { migrate } from '../../../prisma/migrate';
import { openBreakable, type StoreName } from '../../faults/breakable-store';
import { fillWithBattles } from './search-data';

/** Milliseconds that a search may take, 99 times in 100. */
const BUDGET = 50;

type SearchResult = {
  readonly p50: number;
  readonly p99: number;
  readonly slowest: { readonly time: number; readonly question: string };
  readonly answered: number;
};

/** Searches among 1,000 battles and 100,000 units beside what ships; true where they are within their budget. */
export const searchCampaign = async (name: StoreName): Promise<boolean> => {
  const store = await openBreakable(name);
  try {
    await migrate(store.url, { backup: false });
    await seed(store.url);
    await fillWithBattles(store.url);
    const program = fileURLToPath(new URL('search-alone.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', program],
      { env: { ...process.env, ...store.env, MUSTER_DATA: store.data } },
    );
    const { p50, p99, slowest, answered }: SearchResult = JSON.parse(stdout);
    const times = [p50, p99, slowest.time].map((time) => time.toFixed(1));
    console.log(
      `${name}: half of the searches in ${times[0]} ms, 99 of 100 in ${times[1]} ms (budget ${BUDGET}), the longest ${times[2]} ms (${slowest.question}); ${answered} answers`,
    );
    return p99 <= BUDGET && answered > 0;
  } finally {
    await store.remove();
  }
};
