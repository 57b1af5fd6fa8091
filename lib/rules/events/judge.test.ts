import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '..';
import { edited } from '../core/army/edit';
import { standingOf } from '../core/check/finding';
import { fileReader } from '../fixtures/file-reader';
import { combine } from './combine';
import { judge } from './judge';
import { parsePack } from './reader';
import type { Pack, TermRule } from './schema';

const system = await loadSystem('honours-of-war');
const { parse } = await system.reader();
const read = fileReader(parse, system.id);
const LOBOSITZ = read(
  JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8')),
);

const pack = (...rules: readonly Partial<TermRule>[]): Pack => {
  const parsed = parsePack({ pack: 1, id: 'autumn', name: 'Autumn', system: system.id, rules });
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
  return parsed.value;
};

const totalOf = (file: typeof LOBOSITZ): number =>
  Number(system.assess(file).costing?.total) / system.pointScale;

const said = async (...packs: readonly Pack[]) => {
  const { findings, standings } = await judge(system, LOBOSITZ, combine(packs));
  return {
    findings: findings.filter(({ origin }) => origin.kind === 'event'),
    standings: standings.map(({ text, value, state }) => `${text} | ${value} | ${state}`),
    standing: standingOf(findings),
  };
};

describe('an army under terms', () => {
  test('that costs too much is told the cheapest unit, or two, whose leaving would do', async () => {
    const { nodes } = (await system.census()).census(LOBOSITZ);
    const units = nodes.filter(({ kind }) => kind === 'unit').map(({ at }) => ['army', ...at]);
    const total = totalOf(LOBOSITZ);
    const saved = units.map((path) => total - totalOf(edited(LOBOSITZ, [{ op: 'remove', path }])));
    const costs = async (over: number) => {
      const { findings } = await said(pack({ kind: 'points', max: total - over }));
      const told = [...(findings[0]?.advice ?? '').matchAll(/\((\d+)\)/g)].map(([, points]) =>
        Number(points),
      );
      return told.reduce((sum, points) => sum + points, 0);
    };
    const least = (all: readonly number[], over: number) =>
      Math.min(...all.filter((points) => points >= over));
    for (const over of [1, 60, 100]) expect(await costs(over)).toBe(least(saved, over));
    // where no unit is enough, two of them
    const pairs = saved.flatMap((a, at) => saved.slice(at + 1).map((b) => a + b));
    const dearest = Math.max(...saved);
    for (const over of [dearest + 1, dearest + 30]) expect(await costs(over)).toBe(least(pairs, over));
    const none = await said(pack({ kind: 'points', max: 100 }));
    expect(none.findings[0]?.advice).toBeUndefined();
    // without any of them the army would be too small
    const narrow = await said(pack({ kind: 'points', max: total - 1, min: total - 1 }));
    expect(narrow.findings[0]?.advice).toBeUndefined();
  });

  test('that only wants more is unfinished, in the line of the term too', async () => {
    const under = combine([pack({ kind: 'points', min: 2400, max: 2500 })]);
    const { findings, standings } = await judge(system, LOBOSITZ, under);
    expect(standings[0]).toMatchObject({ state: 'broken', wanting: true, most: 2500 });
    expect(standingOf(findings)).toBe('unfinished');
    const over = await judge(system, LOBOSITZ, combine([pack({ kind: 'points', max: 2000 })]));
    expect(over.standings[0]).toEqual(expect.not.objectContaining({ wanting: true }));
    expect(standingOf(over.findings)).toBe('illegal');
  });

  test('is told each rule with its own value, and what it breaks with pack, place and citation', async () => {
    const { findings, standings } = await said(
      pack(
        { kind: 'points', min: 1350, max: 1500, cite: { source: 'honours-of-war', page: '51' } },
        { kind: 'years', from: 1756, to: 1763 },
        { kind: 'nations', contingents: false, imagi: false },
        {
          kind: 'group',
          must: 'forbidden',
          group: 'other-size',
          cite: { source: 'honours-of-war', page: '38' },
        },
        { kind: 'group', must: 'required', group: 'variable', among: 'commander' },
        {
          kind: 'limit',
          id: 'cavalry',
          name: 'Cavalry',
          of: ['cavalry'],
          measure: 'points',
          max: { percent: 40, of: 'points' },
          severity: 'warning',
        },
        {
          kind: 'limit',
          id: 'grenadiers',
          name: 'Grenadier battalions',
          of: ['grenadiers'],
          max: { count: 1, per: 500, of: 'points' },
        },
        { kind: 'stat', stat: 'independents', max: 3 },
      ),
    );
    expect(standings).toMatchInlineSnapshot(`
      [
        "1,350 to 1,500 points | 2,275 | broken",
        "1756 to 1763 | 1756 | kept",
        "Any nation; no allied contingents; no imagi-nations | Prussia | kept",
        "No small and large units | 1 | broken",
        "All brigade commanders are of variable rating | 0 of 6 | broken",
        "Cavalry: at most 40 % of the points | 630 of 910 points | kept",
        "Grenadier battalions: at most 1 for every 500 points | 3 of 4 | kept",
        "Independent units: at most 3 | 0 of 3 | kept",
      ]
    `);
    expect(
      findings.map(({ code, severity, message, at, also, cite, origin, fix }) => ({
        code,
        severity,
        message,
        at,
        also: also?.length,
        cite,
        origin,
        fix: fix?.label,
      })),
    ).toMatchInlineSnapshot(`
      [
        {
          "also": undefined,
          "at": [],
          "cite": {
            "page": "51",
            "source": "honours-of-war",
          },
          "code": "terms-points",
          "fix": undefined,
          "message": "1,350 to 1,500 points; here 2,275, 775 over.",
          "origin": {
            "kind": "event",
            "name": "Autumn",
          },
          "severity": "error",
        },
        {
          "also": undefined,
          "at": [
            "brigades",
            3,
            "units",
            0,
          ],
          "cite": {
            "page": "38",
            "source": "honours-of-war",
          },
          "code": "terms-group",
          "fix": "Make it ordinary",
          "message": "No small and large units; here Dragoon regiment.",
          "origin": {
            "kind": "event",
            "name": "Autumn",
          },
          "severity": "error",
        },
        {
          "also": 5,
          "at": [
            "brigades",
            0,
            "commander",
          ],
          "cite": {
            "ruling": "house",
            "source": "terms",
          },
          "code": "terms-group",
          "fix": undefined,
          "message": "All brigade commanders are of variable rating; these are not: Bevern, von Kleist, Ferdinand, Kyau and 2 more.",
          "origin": {
            "kind": "event",
            "name": "Autumn",
          },
          "severity": "error",
        },
      ]
    `);
  });
});
