import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REGIMENTS } from '@/lib/history/fixtures/written-regiments';
import { loadSystem, SYSTEM_IDS } from '.';
import { type Finding, placesOf, type Standing, standingOf } from './core/check/finding';
import type { System } from './core/contract/system';
import { fileReader } from './fixtures/file-reader';

type GoldenList = {
  why: string;
  settings?: Record<string, unknown>;
  house?: Record<string, unknown>;
  army: unknown;
  expect: {
    points: number | null;
    stats?: Record<string, unknown>;
    standing?: Standing;
    findings: Pick<Finding, 'code' | 'severity' | 'at'>[];
  };
};

/** One of several ("1 units"), none as one ("0 unit"), one that does as many do ("1 brigade allow"), or a year written as an amount ("1,763"). */
const UNSOUND =
  /(?<![\d.,/½-])1 (?:[a-zäöü-]+ )?(?:units|brigades|divisions|battalions|regiments|batteries|bases|figures|guns|commanders|stands|points|chips|generals|men|errors|places|hits|entries|days|rows)\b|(?<![\d.,/½-])0 (?:[a-zäöü-]+ )?(?:unit|brigade|division|battalion|regiment|battery|stand)\b|(?<![\d.,/½-])1 (?:[a-zäöü-]+ )*(?:unit|brigade|stand)(?: in brigades)? allow\b|\b1,7[0-9]{2}\b(?! points)/;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const assessed = async (system: System, { settings = {}, house = {}, army }: GoldenList, name: string) => {
  const { parse } = await system.reader();
  return system.assess(fileReader(parse, system.id)({ name, settings, house, army }), REGIMENTS);
};

const place = ({ code, severity, at }: Pick<Finding, 'code' | 'severity' | 'at'>): string =>
  `${severity} ${code} at /${at.join('/')}`;

describe.each(SYSTEM_IDS)('golden lists of %s', async (id) => {
  const system = await loadSystem(id);
  const folder = join('data', id, 'lists');
  const lists = readdirSync(folder).map((file) => ({
    slug: file.replace('.json', ''),
    list: read(join(folder, file)) as GoldenList,
  }));

  test.each(lists)('$slug: $list.why', async ({ slug, list }) => {
    const { costing, findings, stats } = await assessed(system, list, slug);
    // silence is a claim for errors and warnings; a list states only those notes it is about
    const stated = findings.filter(
      ({ code, severity }) => severity !== 'info' || list.expect.findings.some((note) => note.code === code),
    );
    const places = stated.flatMap((finding) => placesOf(finding).map((at) => place({ ...finding, at })));
    expect(places.toSorted()).toEqual(list.expect.findings.map(place).toSorted());
    for (const { message } of findings) expect(message).not.toMatch(UNSOUND);
    expect(costing === null ? null : costing.total / system.pointScale).toBe(list.expect.points);
    if (list.expect.standing) expect(standingOf(findings)).toBe(list.expect.standing);
    expect(stats).toMatchObject(list.expect.stats ?? {});
  });

  const codes = [...new Set(system.checks.map(({ code }) => code))];
  test.each(codes)('%s is kept by a legal list and broken by an illegal one', (code) => {
    const twin = (kind: string) => lists.find(({ slug }) => slug === `${code}-${kind}`)?.list;
    const breaks = (list: GoldenList | undefined) =>
      list?.expect.findings.some((finding) => finding.code === code);
    expect(breaks(twin('illegal'))).toBe(true);
    expect(breaks(twin('legal'))).toBe(false);
  });
});
