import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { System } from './core/contract/system';
import type { Costing } from './core/price/costing';
import { type Fraction, fraction } from './core/price/fraction';
import { fileReader } from './fixtures/file-reader';
import { loadSystem } from './index';

/** Rational numbers of this test alone: two integers, never reduced. */
type Rational = readonly [n: bigint, d: bigint];

const whole = (n: number): Rational => [BigInt(n), 1n];
const sum = (...parts: Rational[]): Rational =>
  parts.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
const product = (...parts: Rational[]): Rational =>
  parts.reduce(([a, b], [c, d]) => [a * c, b * d], [1n, 1n]);
const rounded = ([n, d]: Rational): Rational => {
  const [top, bottom] = [2n * n + d, 2n * d];
  const floor = top / bottom - (top % bottom < 0n ? 1n : 0n);
  return [floor, 1n];
};
const atLeastOne = (value: Rational): Rational => (value[0] < value[1] ? [1n, 1n] : value);
const same = ([a, b]: Rational, [c, d]: Rational): boolean => a * d === c * b;

const value = fc.oneof(
  fc.constantFrom<number | string>('2/3', 0.375, '-5/7', '19/997'),
  fc.integer({ min: -200_000, max: 200_000 }).map((thousandths) => thousandths / 1000),
  fc
    .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 1000 }))
    .filter(([n, d]) => Math.abs(n) <= 200 * d)
    .map(([n, d]) => `${n}/${d}`),
);

const rationalOf = (written: number | string): Rational => {
  if (typeof written === 'number') return [BigInt(Math.round(written * 1000)), 1000n];
  const [n = '0', d = '1'] = written.split('/');
  return [BigInt(n), BigInt(d)];
};

const toRational = ({ n, d }: Fraction, scale: number): Rational => [BigInt(n), BigInt(d) * BigInt(scale)];
const totalOf = ({ total, exact }: Pick<Costing, 'total' | 'exact'>, scale: number): Rational =>
  toRational(exact ?? fraction(total), scale);

type Of = (key: string) => Rational;

type Case = {
  readonly army: (count: number) => unknown;
  readonly settings?: Record<string, unknown>;
  /** the digest's section 2 in rationals, nothing shared with the code under test */
  readonly total: (count: number, of: Of) => Rational;
};

const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const CASES: Readonly<Record<string, Case>> = {
  mcnally: {
    army: (count) => ({
      nation: 'prussia',
      year: 1757,
      generals: list(count, (index) => ({ id: `s${index}` })),
      brigades: list(count, (index) => ({
        id: `b${index}`,
        brigadier: { id: `c${index}` },
        units: [
          { id: `u${index}`, type: 'dragoons', sp: 5, modifier: 1, fireBonus: false },
          { id: `e${index}`, type: 'engineers', sp: 6, modifier: 1, tools: true, pontoons: true },
          { id: `g${index}`, type: 'line', sp: 7, modifier: -1, regimentalGuns: true, fireBonus: true },
        ],
      })),
      works: list(count, (index) => ({ id: `w${index}`, sp: 4 })),
    }),
    total: (count, of) => {
      const unit = (sp: number, modifier: number, multiplier: string, ...fire: Rational[]) =>
        atLeastOne(
          rounded(
            sum(
              product(whole(sp), sum(of('b0'), product(of('q'), whole(modifier))), of(multiplier)),
              product(whole(sp), of('fireBonus'), sum(...fire)),
            ),
          ),
        );
      return product(
        whole(count),
        sum(
          of('senior'),
          of('brigadier'),
          unit(5, 1, 'multHeavyCav'),
          unit(6, 1, 'multOpen'),
          of('toolWagon'),
          of('pontoonTrain'),
          unit(7, -1, 'multClose', of('regimentalGuns'), whole(1)),
          product(whole(4), of('fieldworkPerSP')),
        ),
      );
    },
  },
  thinglum: {
    settings: { chips: 'bought' },
    army: (count) => ({
      nation: 'prussia',
      year: 1757,
      chiefs: [{ id: 'g', chips: count }],
      brigades: list(count, (index) => ({
        id: `b${index}`,
        commanders: [{ id: `c${index}` }],
        units: [
          { id: `u${index}`, type: 'grenadiers', figures: 37 },
          { id: `h${index}`, type: 'hussars', figures: 24 },
          { id: `k${index}`, type: 'light-battery', figures: 15, guns: 3 },
        ],
      })),
    }),
    total: (count, of) =>
      sum(
        of('cic'),
        product(whole(count), of('chip')),
        product(
          whole(count),
          sum(
            of('brigCmd'),
            rounded(product(whole(37), of('footFig'), of('grenMult'))),
            rounded(product(whole(24), of('horseFig'), of('lightCavMult'))),
            rounded(
              sum(
                product(whole(3), of('gunDice'), of('gunRange'), of('lightGun')),
                product(whole(15), of('crewFig')),
              ),
            ),
          ),
        ),
      ),
  },
  'one-hour-napoleonic': {
    army: (count) => ({
      nation: 'france',
      year: 1809,
      leaders: list(count, (index) => ({ id: `l${index}`, ability: 'reroll', formation: 'army' })),
      formations: [
        {
          id: 'f',
          units: list(count, (index) => ({ id: `u${index}`, type: 'light', hits: 6, rifles: true })),
        },
      ],
    }),
    total: (count, of) =>
      product(
        whole(count),
        sum(
          of('leader'),
          of('leaderSpecial'),
          atLeastOne(
            rounded(
              sum(
                product(of('attackPt'), of('eLight')),
                product(whole(6), of('hitPt'), of('durLight')),
                of('rifles'),
              ),
            ),
          ),
        ),
      ),
  },
};

describe.each(Object.entries(CASES))('house costs of %s', async (id, { army, settings = {}, total }) => {
  const system: System = await loadSystem(id as 'mcnally');
  const read = fileReader((await system.reader()).parse, id);
  const { coefficients, pointScale } = system;
  const house = fc.dictionary(fc.constantFrom(...coefficients.map(({ key }) => key)), value);

  const costed = (values: Record<string, number | string>, count: number): Costing => {
    const { costing } = system.assess(read({ settings, house: values, army: army(count) }));
    if (costing === null) throw new Error('no total');
    return costing;
  };

  test('the total is that of exact arithmetic, rounded only where the digest says so', () => {
    fc.assert(
      fc.property(house, fc.integer({ min: 1, max: 13 }), (values, count) => {
        const priced: Record<string, number | string> = {
          ...values,
          ...('chargeGenerals' in values && { chargeGenerals: 1 }),
        };
        const of: Of = (key) => {
          const found = coefficients.find((each) => each.key === key);
          if (found === undefined) throw new Error(`no coefficient ${key}`);
          const [n, d] = found.exact ?? [];
          if (priced[key] !== undefined) return rationalOf(priced[key]);
          return n === undefined || d === undefined ? rationalOf(found.default) : [BigInt(n), BigInt(d)];
        };
        expect(same(totalOf(costed(priced, count), pointScale), total(count, of))).toBe(true);
      }),
    );
  });

  test('the total is the sum of its lines, and a rounding is a line of its own', () => {
    fc.assert(
      fc.property(house, fc.integer({ min: 1, max: 5 }), (values, count) => {
        const costing = costed(values, count);
        const lines = costing.items.flatMap((item) => item.lines);
        const added = sum(
          ...lines.map(({ amount, exact }) => toRational(exact ?? fraction(amount), pointScale)),
        );
        expect(same(added, totalOf(costing, pointScale))).toBe(true);
        for (const { label, amount } of lines) {
          if (label.startsWith('Rounded')) expect(Math.abs(amount)).toBeLessThanOrEqual(pointScale / 2);
        }
      }),
    );
  });
});
