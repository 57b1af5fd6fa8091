import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DISTANCES, type DistanceId } from './distances';
import { REFERENCE } from './fixtures/reference-schemas';
import { modifiers, TABLES } from './fixtures/table-schemas';
import { FIELDINGS, NATION_IDS, NATIONS } from './tables';

const FOLDER = join('data', 'honours-of-war');

const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

describe('the shape of the data', () => {
  test.each(Object.entries(TABLES))('%s', (file, schema) => {
    expect(schema.safeParse(read(file)).error).toBeUndefined();
  });

  test.each(Object.entries(REFERENCE))('reference/%s', (file, schema) => {
    expect(schema.safeParse(read(join('reference', file))).error).toBeUndefined();
  });

  test('every file of the reference has a schema', () => {
    expect(readdirSync(join(FOLDER, 'reference')).toSorted()).toEqual(Object.keys(REFERENCE).toSorted());
  });
});

const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(everyText) : [];
};

describe('the sense of the data', () => {
  test.each(NATION_IDS)('%s: dice, bands and rows cover every face and every year once', (id) => {
    const { bands: own, commanderBands, table } = NATIONS[id];
    for (const rows of [own, commanderBands, table]) {
      for (let at = 1756; at <= 1763; at++) {
        expect(rows.filter(({ from, to }) => from <= at && at <= to)).toHaveLength(1);
      }
    }
    for (const { dice } of table) {
      expect(Object.values(dice).flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('a nation fields a type once', () => {
    for (const id of NATION_IDS) {
      const types = FIELDINGS[id].map(({ type }) => type);
      expect(new Set(types).size).toBe(types.length);
    }
  });

  test('distances grow with their bands and shrink with the figures', () => {
    for (const { cm, label } of Object.values(DISTANCES)) {
      for (const scale of ['28', '20', '15', '10', '6'] as const) {
        const bands = cm[scale].filter((each) => each !== null);
        if (!/Manhandling|base|Limber/i.test(label)) expect(bands).toEqual(bands.toSorted((a, b) => a - b));
        expect(cm[scale]).toHaveLength(cm['28'].length);
      }
    }
  });

  test('matched rows are the printed rows that R37 names', () => {
    const printed: Record<number, [DistanceId, number]> = {
      5: ['meleeSupport', 0],
      10: ['musketsAndGuns', 0],
      15: ['commandDistance', 0],
      20: ['block', 0],
      60: ['rally', 1],
    };
    for (const { cm, matched } of Object.values(DISTANCES)) {
      const [at28 = 0] = cm['28'];
      const row = at28 === null ? undefined : printed[at28];
      if (matched === undefined || row === undefined) continue;
      for (const scale of ['28', '20', '15', '10', '6'] as const) {
        expect(matched[scale]).toEqual([DISTANCES[row[0]].cm[scale][row[1]]]);
      }
    }
  });

  test('every distance that a text names exists', () => {
    const named = Object.keys(REFERENCE)
      .flatMap((file) => everyText(read(join('reference', file))))
      .flatMap((text) => [...text.matchAll(/\{(\w+)(?:\.(\d))?\}/g)]);
    expect(named.length).toBeGreaterThan(30);
    for (const [, id = '', at = '0'] of named) {
      expect(DISTANCES[id as DistanceId]?.cm['28'][Number(at)]).toBeTypeOf('number');
    }
  });

  test('a modifier shares its line with one that exists', () => {
    for (const file of ['fire.json', 'melee.json'] as const) {
      const all = modifiers.parse(read(file));
      for (const { joint } of Object.values(all)) if (joint) expect(all[joint.with]).toBeDefined();
    }
  });
});
