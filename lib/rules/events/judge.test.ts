import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '..';
import { edited } from '../core/edit';
import { standingOf } from '../core/finding';
import { fileReader } from '../fixtures/file-reader';
import { combine } from './combine';
import { judge } from './judge';
import { parsePack } from './reader';
import type { Pack, Rule } from './schema';

const system = await loadSystem('honours-of-war');
const { parse } = await system.reader();
const read = fileReader(parse, system.id);
const LOBOSITZ = read(
  JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8')),
);

const pack = (...rules: readonly Partial<Rule>[]): Pack => {
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
  test('that costs too much is told the cheapest unit whose leaving would do', async () => {
    const { nodes } = (await system.census()).census(LOBOSITZ);
    const units = nodes.filter(({ kind }) => kind === 'unit').map(({ at }) => ['army', ...at]);
    const total = totalOf(LOBOSITZ);
    const saved = units.map((path) => total - totalOf(edited(LOBOSITZ, [{ op: 'remove', path }])));
    for (const over of [1, 60, 100]) {
      const { findings } = await said(pack({ kind: 'points', max: total - over }));
      const enough = saved.filter((points) => points >= over);
      const told = /^Leaving out .+ \((\d+)\) would do\.$/.exec(findings[0]?.advice ?? '')?.[1];
      expect(told).toBe(String(Math.min(...enough)));
    }
    const none = await said(pack({ kind: 'points', max: 100 }));
    expect(none.findings[0]?.advice).toBeUndefined();
    // without any of them the army would be too small
    const narrow = await said(pack({ kind: 'points', max: total - 1, min: total - 1 }));
    expect(narrow.findings[0]?.advice).toBeUndefined();
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
          "message": "1,350 to 1,500 points: here 2,275, 775 over.",
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
          "fix": "Make it an ordinary one",
          "message": "No small and large units: here Dragoon regiment.",
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
          "message": "All brigade commanders are of variable rating: not of variable rating: Bevern, von Kleist, Ferdinand, Kyau and 2 more.",
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
