import { gzipSync } from 'node:zlib';
import type { Benchmark } from './benchmark';
import { inBrowser } from './browser';

/** What a browser that was never here loads for the first page, in kilobytes. */
type Visit = { readonly scripts: number; readonly pictures: number; readonly rest: number };

const kindOf = (resource: string): keyof Visit => {
  if (resource === 'script') return 'scripts';
  return resource === 'image' ? 'pictures' : 'rest';
};

const measure = async (stage: Parameters<Benchmark['measure']>[0]): Promise<Visit> =>
  inBrowser(await stage.server(), { cookie: () => '' }, async (page) => {
    const sizes: Promise<readonly [keyof Visit, number]>[] = [];
    page.on('response', (response) => {
      const kind = kindOf(response.request().resourceType());
      sizes.push(response.body().then((body) => [kind, gzipSync(body).length]));
    });
    // what is fetched for later, when the browser has nothing to do, is not part of the visit
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const sums = { scripts: 0, pictures: 0, rest: 0 };
    for (const [kind, size] of await Promise.all(sizes)) sums[kind] += size / 1000;
    return sums;
  });

let measured: Promise<Visit> | undefined;

const line = (what: string, budget: number, goal: number, of: keyof Visit): Benchmark => ({
  what: `${what} of a first visit to the first page, gzipped (goal ${goal})`,
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
  'visit-scripts': line('JavaScript', 190, 150, 'scripts'),
  'visit-pictures': line('pictures', 27, 45, 'pictures'),
  'visit-rest': line('page, styles and fonts', 137, 135, 'rest'),
};
