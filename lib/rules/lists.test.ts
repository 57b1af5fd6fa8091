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

const NOUNS =
  'unit brigade division battalion regiment battery base figure gun commander stand point chip general error place hit entry day row';
const SINGULAR = NOUNS.split(' ');
const PLURAL = [...SINGULAR.map((noun) => noun.replace(/([^aeiou])y$/, '$1ie').concat('s')), 'men'];

/** Numbers that do not fit their words; a number is whole, and no part of another. */
const UNSOUND = [
  // "1 units"
  new RegExp(`(?<![\\d.,/½-])1 (?:[a-zäöü-]+ )?(?:${PLURAL.join('|')})\\b`),
  // "0 unit"
  new RegExp(`(?<![\\d.,/½-])0 (?:[a-zäöü-]+ )?(?:${SINGULAR.join('|')})\\b`),
  // "1 brigade allow"
  new RegExp(`(?<![\\d.,/½-])1 (?:[a-zäöü-]+ )*(?:${SINGULAR.join('|')})(?: in brigades)? allow\\b`),
  // a year written as an amount, "1,763"
  /\b1,7[0-9]{2}\b(?! points)/,
];

test('what does not fit its number is known, and what fits is not', () => {
  const unsound = ['1 units', '0 weak brigade', 'its 1 brigade allow', 'in 1,763', 'of 1 batteries'];
  const sound = ['1 unit', '0 units', '21 units', '1 brigade allows', 'in 1763', '1,763 points', '½-1 bases'];
  const isUnsound = (text: string) => UNSOUND.some((pattern) => pattern.test(text));
  expect(unsound.filter((text) => !isUnsound(text))).toEqual([]);
  expect(sound.filter(isUnsound)).toEqual([]);
});

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
    for (const { message } of findings) for (const pattern of UNSOUND) expect(message).not.toMatch(pattern);
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
