import type { Benchmark } from '../benchmark';
import { kilobytesOf, type LoadedResource, watchLoads } from '../load/sent-bytes';
import { inBrowser } from './browser';

/** What a browser that was never here loads for the first page, in kilobytes. */
type Visit = { readonly scripts: number; readonly pictures: number; readonly rest: number };

const partOf = ({ kind }: LoadedResource): keyof Visit => {
  if (kind === 'script') return 'scripts';
  return kind === 'image' ? 'pictures' : 'rest';
};

const measure = async (stage: Parameters<Benchmark['measure']>[0]): Promise<Visit> =>
  inBrowser(await stage.server(), { cookie: () => '' }, async (page) => {
    const loads = watchLoads(page);
    // what is fetched for later, when the browser has nothing to do, is not part of the visit
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const sum = (part: keyof Visit) =>
      kilobytesOf(
        `first page, ${part}`,
        loads.filter((load) => partOf(load) === part),
      );
    return { scripts: await sum('scripts'), pictures: await sum('pictures'), rest: await sum('rest') };
  });

let measured: Promise<Visit> | undefined;

const line = (what: string, budget: number, goal: number, of: keyof Visit): Benchmark => ({
  what: `${what} of a first visit to the first page as sent (goal ${goal})`,
  budget,
  unit: 'KB',
  peers: '',
  timed: false,
  measure: async (stage) => {
    measured ??= measure(stage);
    return (await measured)[of];
  },
});

/** What the first page costs somebody who sees it for the first time; a bare Next page has 131 KB of scripts. */
export const firstVisit: Readonly<Record<string, Benchmark>> = {
  'visit-scripts': line('JavaScript', 150, 150, 'scripts'),
  'visit-pictures': line('pictures', 30, 45, 'pictures'),
  'visit-rest': line('page, styles and fonts', 135, 135, 'rest'),
};
