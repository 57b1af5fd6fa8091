import { beforeAll, describe, expect, test } from 'vitest';
import judgedRegiments from '@/data/history/unit-regiments.json';
import depths from '@/lib/history/fixtures/depths.json';
import sums from '@/lib/history/fixtures/sums.json';
import units from '@/lib/history/fixtures/units.json';
import { OOB_TYPES } from '@/lib/rules/core/muster/order-of-battle';
import { type HistoryFacts, historyFacts } from './facts';
import { readHistoryFiles } from './files';
import { type HistoryRows, historyRows } from './rows';

let facts: HistoryFacts;
let rows: HistoryRows;
beforeAll(async () => {
  facts = historyFacts(await readHistoryFiles());
  rows = await historyRows(facts);
});

const isShipped = ({ id }: { readonly id: string }) => /^17/.test(id);

test('every id is there once, and what points to another row finds it', () => {
  const idsOf = (list: readonly { readonly id?: string }[]) => list.map(({ id }) => id ?? '');
  const tables = [
    'nation',
    'regiment',
    'source',
    'battle',
    'side',
    'formation',
    'battleUnit',
    'variant',
    'searchEntry',
  ] as const;
  for (const name of tables) expect(new Set(idsOf(rows[name])).size).toBe(rows[name].length);
  const known = (name: (typeof tables)[number]) => new Set<string | null | undefined>(idsOf(rows[name]));
  const [nations, regiments, battles, sides, formations] = (
    ['nation', 'regiment', 'battle', 'side', 'formation'] as const
  ).map(known);
  expect(rows.side.filter(({ battleId }) => !battles?.has(battleId))).toEqual([]);
  expect(
    rows.sideNation.filter(({ sideId, nationId }) => !sides?.has(sideId) || !nations?.has(nationId)),
  ).toEqual([]);
  expect(rows.formation.filter(({ sideId }) => !sides?.has(sideId))).toEqual([]);
  expect(rows.battleUnit.filter(({ formationId }) => !formations?.has(formationId))).toEqual([]);
  expect(
    rows.battleUnit.filter(({ regimentId }) => regimentId !== null && !regiments?.has(regimentId)),
  ).toEqual([]);
});

test('nations are known, and where a unit has none its words tell why', () => {
  const without = rows.battleUnit
    .filter(({ nationId }) => nationId === null)
    .map(({ nationText }) => nationText);
  expect([...new Set(without)].toSorted()).toEqual([
    'Austria and Reichsarmee',
    'Bengal',
    'Brunswick and Hesse-Kassel',
    'allied German',
    'imagi-nation',
    'mixed',
  ]);
});

test('formations are trees of at most six, each within its side', () => {
  const byId = new Map(rows.formation.map((row) => [row.id, row]));
  const depthOf = (id: string | null | undefined, seen = 0): number => {
    const row = id == null ? undefined : byId.get(id);
    return row === undefined || seen > 6 ? seen : depthOf(row.parentId, seen + 1);
  };
  for (const { id, sideId, parentId } of rows.formation) {
    expect(depthOf(id)).toBeLessThanOrEqual(6);
    if (parentId != null) expect(byId.get(parentId)?.sideId).toBe(sideId);
  }
});

test('dates are days of the calendar from 1756 to 1763, in order, and name the file', () => {
  const isDay = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  for (const { id, date, dateEnd = date } of facts.battles) {
    expect([date, dateEnd].map((day) => [day, isDay(day), day >= '1756' && day < '1764'])).toEqual([
      [date, true, true],
      [dateEnd, true, true],
    ]);
    expect(dateEnd >= date && id.startsWith(date)).toBe(true);
  }
  for (const { date, year, kind } of rows.battle)
    if (kind === 'battle') expect(date?.startsWith(`${year}`)).toBe(true);
});

test('arms and types are those of an order of battle, and numbers are none below nothing', () => {
  for (const { type, battalions, squadrons, guns, men, strength } of rows.battleUnit) {
    expect(OOB_TYPES).toContain(type);
    for (const number of [battalions, squadrons, guns, men])
      if (number != null) expect(number).toBeGreaterThan(0);
    expect(strength).toBeGreaterThan(0);
  }
});

test('every fact has its source, or says that it is general knowledge', () => {
  for (const { provenance, source } of [...facts.regiments, ...facts.nations])
    if (provenance === 'sourced') expect(source?.trim()).toBeTruthy();
  for (const { artillery } of facts.nations)
    for (const { provenance } of artillery) expect(['sourced', 'general']).toContain(provenance);
  const cited = new Set(rows.battleSource.map(({ battleId }) => battleId));
  expect(rows.battle.filter(({ id }) => !cited.has(id))).toEqual([]);
});

/** Every value below a value, with its place. */
const placesIn = (
  value: unknown,
  at = '',
): { readonly at: string; readonly key: string; readonly value: unknown }[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, below]) => [
        { at: `${at}/${key}`, key, value: below },
        ...placesIn(below, `${at}/${key}`),
      ]);

describe('sources and persons', () => {
  test('are there wherever a fact, a row or a battle names one', () => {
    const works = new Set(facts.works.map(({ id }) => id));
    const persons = new Set(facts.persons.map(({ id }) => id));
    const places = placesIn({ battles: facts.battles, facts: facts.facts, persons: facts.persons });
    const named = places.flatMap(({ at, key, value }) => {
      if (key === 'source' && typeof value === 'string') return works.has(value) ? [] : [`${at}: ${value}`];
      if (key === 'fullNameFrom' && typeof value === 'string')
        return works.has(value) ? [] : [`${at}: ${value}`];
      if (key === 'person') return persons.has(value as string) ? [] : [`${at}: ${value}`];
      return [];
    });
    expect(named).toEqual([]);
    const cites = places.filter(({ key }) => key === 'cites').flatMap(({ value }) => value as string[]);
    expect(cites.filter((id) => !works.has(id))).toEqual([]);
    expect(cites.length).toBeGreaterThan(200);
  });

  test('every fact of a battle names its source', () => {
    const told = Object.values(facts.facts).flatMap(
      ({ result, attacker, hours, fronts, weather, terrain, sides }) => [
        result,
        attacker,
        ...[hours, fronts, weather, terrain].flat(),
        ...sides.flatMap(({ counts, losses }) => [...counts, ...losses]),
      ],
    );
    expect(told.filter(({ source }) => source === '')).toEqual([]);
    // what others compiled is never held to be sure
    expect(told.filter((fact) => 'compiled' in fact && fact.compiled && fact.confidence !== 'low')).toEqual(
      [],
    );
    expect(Object.keys(facts.facts).toSorted()).toEqual(facts.battles.map(({ id }) => id).toSorted());
  });

  test('no research note is left, and no address stands in a text', () => {
    const texts = placesIn(facts.battles).filter(({ value }) => typeof value === 'string');
    expect(texts.filter(({ key }) => key === 'remark')).toEqual([]);
    expect(
      texts
        .filter(({ key, value }) => key !== 'address' && /https?:\/\//.test(value as string))
        .map(({ at }) => at),
    ).toEqual([]);
  });

  test('everybody who leads is one person, found by any way the name is written', () => {
    const entries = rows.searchEntry.filter(
      ({ kind, battleId }) => kind === 'commander' && /^17/.test(battleId ?? ''),
    );
    const person = facts.persons.find(({ id }) => id === 'apraxin');
    const entry = entries.find(({ label }) => label === person?.name);
    expect(entry?.otherNames).toContain('Stepan Fyodorovich Apraxin');
    for (const { id } of facts.battles) {
      const labels = entries.filter(({ battleId }) => battleId === id).map(({ label }) => label);
      expect(labels.length).toBe(new Set(labels).size);
    }
  });

  test('each work is one source, with what is known of it', () => {
    const kinds = rows.source.filter(({ kind }) => kind != null);
    expect(kinds).toHaveLength(facts.works.length);
    const cited = new Set(rows.battleSource.map(({ sourceId }) => sourceId));
    const carlyle = kinds.find(({ author }) => author === 'Thomas Carlyle');
    expect(carlyle).toMatchObject({ licence: 'public domain', kind: 'narrative history', year: '1858-65' });
    expect(cited).toContain(carlyle?.id);
  });
});

describe('what sources give differently', () => {
  test('names a battle, a side and what stands in it, and prefers at most one', () => {
    const names = (side: string) => [
      ...rows.formation.filter(({ sideId }) => sideId === side).map(({ name }) => name),
      ...rows.battleUnit.filter(({ id }) => id.startsWith(`${side}.`)).map(({ name }) => name),
    ];
    for (const { battle, side, subject, values } of facts.conflicts) {
      expect(rows.side.map(({ id }) => id)).toContain(`${battle}.${side ?? 0}`);
      if (subject !== null) expect(names(`${battle}.${side}`)).toContain(subject);
      expect(values.filter(({ preferred }) => preferred).length).toBeLessThanOrEqual(1);
      expect(new Set(values.map(({ value, source }) => `${value} ${source}`)).size).toBe(values.length);
      for (const { source } of values) expect(source).not.toBe('');
    }
  });

  test('prefers what the order of battle states', () => {
    const plain = facts.conflicts.filter(({ subject, side }) => subject === null && side !== null);
    for (const { battle, side, about, values } of plain) {
      const stated = rows.side.find(({ id }) => id === `${battle}.${side}`)?.[
        about as 'men' | 'guns' | 'battalions' | 'squadrons'
      ];
      const preferred = values.find((value) => value.preferred)?.value;
      if (stated == null || preferred === undefined) continue;
      const said =
        preferred
          .replaceAll(',', '')
          .replace('¼', '.25')
          .match(/\d+(\.\d+)?/g) ?? [];
      expect([battle, side, about, said.map(Number)]).toEqual([
        battle,
        side,
        about,
        expect.arrayContaining([stated]),
      ]);
    }
  });
});

test('rows of several regiments are marked as the README lists them', () => {
  expect(rows.regiment.filter(({ aggregate }) => aggregate).map(({ id }) => id)).toHaveLength(10);
  expect(
    rows.battleUnit.filter(({ regimentId }) =>
      rows.regiment.some(({ id, aggregate }) => aggregate && id === regimentId),
    ),
  ).toEqual([]);
});

test('what we have judged ourselves is about units and battles that are there', () => {
  const ids = new Set(rows.battleUnit.map(({ id }) => id));
  expect(Object.keys(judgedRegiments.units).filter((id) => !ids.has(id))).toEqual([]);
  expect(
    Object.keys(facts.otherNames).filter((id) => !rows.battle.some((battle) => battle.id === id)),
  ).toEqual([]);
});

test('the depth of each side is the one that was reviewed', () => {
  expect(rows.side.filter(isShipped).map(({ id, depth }) => [id, depth])).toEqual(
    depths.map(({ side, depth }) => [side, depth]),
  );
});

test('each unit counts, is of the type and belongs to the regiment that was reviewed', () => {
  expect(
    Object.fromEntries(
      rows.battleUnit
        .filter(isShipped)
        .map(({ id, name, counting: how, type, regimentId }) => [id, [name, how, type, regimentId]]),
    ),
  ).toEqual(units);
});

test.each(sums)('$of: $sum $what ($said)', ({ of, what, sum, ...row }) => {
  const without: readonly string[] = 'without' in row ? (row.without ?? []) : [];
  const counted = rows.battleUnit.filter(
    ({ id, counting: how }) => id.startsWith(`${of}.`) && how === 'counted' && !without.includes(id),
  );
  expect(
    counted.reduce((all, unit) => all + (unit[what as 'battalions' | 'squadrons' | 'guns'] ?? 0), 0),
  ).toBe(sum);
});

test('the printed scenarios come from the armies that ship', () => {
  const scenarios = rows.battle.filter(({ kind }) => kind === 'scenario');
  expect(scenarios.map(({ name, date, year }) => [name, date, year])).toEqual([
    ['St Ulrich', null, 1757],
    ['Kutzdorf', null, 1757],
    ['Spittelwitz', null, 1757],
    ['Lobositz', '1756-10-01', 1756],
  ]);
  const [lobositz] = rows.side.filter(({ id }) => id === 'honours-of-war-lobositz.1');
  expect(lobositz).toMatchObject({
    name: 'Austria',
    commander: 'von Browne',
    notes: '20.5 units as printed',
  });
  expect(rows.formation.find(({ commander }) => commander === 'Löwenstein')?.sideId).toBe(lobositz?.id);
});
