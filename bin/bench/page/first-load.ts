import { gzipSync } from 'node:zlib';
import type { Benchmark } from '../benchmark';
import { savedArmy } from './browser';

const KILOBYTE = 1000;

/** Scripts that the page names in its HTML, except for those that only old browsers run. */
const scriptsOf = (html: string): string[] => {
  const tags = [...html.matchAll(/<script\b[^<>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []))];
};

export const firstLoad: Benchmark = {
  what: 'JavaScript of the builder page, gzipped, first load',
  budget: 175,
  unit: 'KB',
  peers: 'Warmaster 176, Army Forge 305, Old World Builder 382',
  timed: false,
  measure: async ({ server }) => {
    const running = await server();
    const { client, path } = await savedArmy(running, 25);
    const page = await client.send('GET', path);
    if (!page.ok) throw new Error(`The builder answered ${page.status}`);
    let bytes = 0;
    for (const script of scriptsOf(await page.text())) {
      const response = await fetch(new URL(script, running.address));
      if (!response.ok) throw new Error(`${script} answered ${response.status}`);
      bytes += gzipSync(Buffer.from(await response.arrayBuffer())).length;
    }
    if (bytes === 0) throw new Error('The builder names no script');
    return bytes / KILOBYTE;
  },
};
