import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import commanders from '@/data/honours-of-war/golden/commanders.json';
import derived from '@/data/honours-of-war/golden/derived.json';
import equality from '@/data/honours-of-war/golden/equality.json';
import pairs from '@/data/honours-of-war/golden/pairs.json';
import prices from '@/data/honours-of-war/golden/prices.json';
import type { ArmyFile } from '../core/army/document';
import type { Assessment } from '../core/contract/assessment';
import { costing } from '../core/price/costing';
import { minorPoints } from '../core/price/points';
import { fileReader } from '../fixtures/file-reader';
import { compare } from './compare';
import { unitLines } from './cost';
import { assess } from './rules';
import { type Army, parse, type Unit } from './schema';
import { survey } from './survey';
import { unitFacts } from './unit-facts';

const FOLDER = 'data/honours-of-war/armies';

const read = fileReader(parse, 'honours-of-war');

const unitOf = (file: ArmyFile<Army>): Unit => {
  const [unit] = file.army.independents;
  if (unit === undefined) throw new Error('no unit');
  return unit;
};

describe('prices of units (digest s. 9.1, 2.9)', () => {
  test.each(prices)('$id: $arithmetic', ({ nation, year, settings, imagiNation, unit, points }) => {
    const file = read({
      settings,
      army: { nation, year, imagiNation, independents: [{ id: 'u', ...unit }] },
    });
    const sum = unitLines(unitOf(file), survey(file)).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(points);
  });
});

describe('prices of commanders (digest s. 9.2)', () => {
  test.each(commanders)(
    '$id',
    ({ brigadeCommanders, lieutenants = [], general, points, settings, ...army }) => {
      const { id: _, ...rest } = army;
      const file = read({
        settings,
        army: {
          ...rest,
          general: general === undefined ? null : { id: 'g', rating: general },
          lieutenants: lieutenants.map((rating, index) => ({ id: `l${index}`, rating })),
          brigades: brigadeCommanders.map((rating, index) => ({
            id: `b${index}`,
            commander: { id: `c${index}`, rating },
          })),
        },
      });
      expect(assess(file).costing?.total).toBe(points);
    },
  );
});

describe('equal points (p. 51)', () => {
  const judged = (total: number) => {
    const assessment: Assessment = {
      costing: { ...costing([]), total: minorPoints(total) },
      findings: [],
      stats: {},
    };
    return { file: read({ army: { nation: 'prussia', year: 1757 } }), assessment };
  };
  test.each(equality)('$id: $points', ({ points: [a = 0, b = 0], equal }) => {
    expect(compare(judged(a), judged(b)).equal).toBe(equal);
    expect(compare(judged(b), judged(a)).equal).toBe(equal);
  });
});

describe('two armies (p. 51, 58; PTS-2, PTS-3)', () => {
  const judged = (slug: string) => {
    const file = read(JSON.parse(readFileSync(`${FOLDER}/${slug}.json`, 'utf8')));
    return { file, assessment: assess(file) };
  };
  const reversed = <T>(list: readonly T[]) => list.toReversed();

  test.each(pairs)(
    '$id',
    ({ armies: [a = '', b = ''], points, units, notes, difference, allowed, equal }) => {
      const expected = { difference, allowed, equal };
      const there = compare(judged(a), judged(b));
      expect(there).toMatchObject({ ...expected, points });
      expect(there.notes.map(({ code }) => code)).toEqual(notes);
      expect(there.ratios.map(({ of }) => of)).toEqual(units === undefined ? [] : [units, points]);
      const back = compare(judged(b), judged(a));
      expect(back).toMatchObject({ ...expected, points: reversed(points) });
      expect(back.ratios.map(({ of }) => of)).toEqual(there.ratios.map(({ of }) => reversed(of)));
    },
  );

  test('sides are told apart though both armies were renamed', () => {
    const blue = judged('spittelwitz-blue');
    const red = judged('spittelwitz-red');
    const named = ({ file, assessment }: typeof blue) => ({ file: { ...file, name: 'Ours' }, assessment });
    expect(compare(named(red), named(blue)).ratios[0]?.of).toEqual([10.5, 16]);
    expect(compare(red, { ...red, file: { ...red.file, origin: null } }).ratios).toEqual([]);
  });
});

describe('derived values (digest s. 9.3)', () => {
  test.each(derived.weights)('$id', ({ small, standard, large, independents, stats }) => {
    const units = [
      ...Array.from({ length: small }, () => 'small'),
      ...Array.from({ length: large }, () => 'large'),
      ...Array.from({ length: standard }, () => 'standard'),
    ].map((size, index) => ({ id: `u${index}`, type: 'musketeers', class: 'standard', size }));
    const file = read({
      army: {
        nation: 'prussia',
        year: 1757,
        brigades: [{ id: 'b', units: units.slice(independents) }],
        independents: units.slice(0, independents),
      },
    });
    expect(assess(file).stats).toMatchObject(stats);
  });

  test.each(derived.units)('$id', ({ nation, year, scale, unit, facts }) => {
    const file = read({ army: { nation, year, scale, independents: [{ id: 'u', ...unit }] } });
    expect(unitFacts(unitOf(file), file)).toMatchObject(facts);
  });
});

describe('the eight scenario forces (p. 58-61; G44, G45, G59)', () => {
  // units and breaking points as printed, but for Lobositz Prussia: 20.5 where the book has 20 (R43)
  const forces = {
    'st-ulrich-blue': [5, 2, 460],
    'st-ulrich-red': [4, 2, 360],
    'kutzdorf-blue': [10, 5, 920],
    'kutzdorf-red': [11, 5, 880],
    'spittelwitz-blue': [16, 8, 1460],
    'spittelwitz-red': [10.5, 5, 1105],
    'lobositz-1756-prussia': [20.5, 10, 2275],
    'lobositz-1756-austria': [20.5, 10, 2040],
  } as const;

  test('all of them ship', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
    expect(files.toSorted()).toEqual(Object.keys(forces).toSorted());
  });

  test.each(Object.entries(forces))('%s', (slug, [units, breakingPoint, points]) => {
    const {
      costing: cost,
      stats,
      findings,
    } = assess(read(JSON.parse(readFileSync(`${FOLDER}/${slug}.json`, 'utf8'))));
    expect(stats).toMatchObject({ units, breakingPoint });
    expect(cost?.total).toBe(points);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test.each(Array.from({ length: 35 }, (_, index) => `V${String(index + 1).padStart(2, '0')}`))(
  'digest s. 9.4, %s, has a golden list',
  (id) => {
    const folder = 'data/honours-of-war/lists';
    const whys = readdirSync(folder).map(
      (file): string => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).why,
    );
    expect(whys.some((why) => new RegExp(`\\b${id}\\b`).test(why))).toBe(true);
  },
);
