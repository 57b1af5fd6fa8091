import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { muster } from './muster';
import { assess } from './rules';
import { parse } from './schema';

const lobositz = () => {
  const parsed = parse(
    JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8')),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

test('an army seen as an order of battle and mustered again one to one keeps its brigades and types', () => {
  const file = lobositz();
  const { side } = muster.toSide(file);
  let count = 0;
  const { file: again, assumptions } = muster.fromSide(
    side,
    { name: 'Again', scale: '28', factor: 1 },
    () => `i${++count}`,
  );
  expect(
    again.army.brigades.map(({ name, units }) => [name, units.map(({ type }) => type).toSorted()]),
  ).toEqual(file.army.brigades.map(({ name, units }) => [name, units.map(({ type }) => type).toSorted()]));
  expect(assess(again).stats).toMatchObject({ units: 20.5, entries: 20, brigades: 6 });
  // the large dragoons come back large
  expect(again.army.brigades[3]?.units.map(({ size }) => size)).toEqual(['large', 'standard']);
  expect(again.settings).toEqual({ nonStandardUnits: true });
  expect(assumptions.some(({ text }) => text.includes('rounded'))).toBe(false);
  expect(parse(JSON.parse(JSON.stringify(again))).ok).toBe(true);
});

test('twice the army makes about twenty units by itself, and says by what factor', () => {
  const { side } = muster.toSide(lobositz());
  let count = 0;
  const double = { ...side, formations: [...side.formations, ...side.formations] };
  const { file, assumptions } = muster.fromSide(
    double,
    { name: 'Double', scale: '15', factor: null },
    () => `i${++count}`,
  );
  expect(Number(assess(file).stats.entries)).toBeGreaterThan(14);
  expect(Number(assess(file).stats.entries)).toBeLessThanOrEqual(30);
  expect(assumptions[0]?.text).toContain('One unit stands for');
});

test('a few units under no formation are independent, more are brigades by arm', () => {
  let count = 0;
  const newId = () => `i${++count}`;
  const { side } = muster.toSide(lobositz());
  const [first, , , horse] = side.formations;
  const foot = first?.units ?? [];
  const of = (unattached: typeof foot) =>
    muster.fromSide({ ...side, formations: [], unattached }, { name: 'L', scale: '28', factor: 1 }, newId);
  const few = of(foot.slice(0, 3)).file.army;
  expect([few.independents.length, few.brigades.length, few.unassigned.length]).toEqual([3, 0, 0]);
  const { file, assumptions } = of([...foot, ...foot, ...(horse?.units ?? [])]);
  expect(file.army.brigades.map(({ name, units }) => [name, units.length])).toEqual([
    ['Foot, 1', 3],
    ['Foot, 2', 3],
    ['Horse', 2],
    ['Guns', 2],
  ]);
  expect(assess(file).findings.map(({ code }) => code)).not.toContain('org-1');
  expect(assumptions.map(({ text }) => text)).toContain(
    'Units under no formation: put into 4 brigades by arm.',
  );
});

test('a game by points has no more brigades than its units allow commanders', () => {
  const { side } = muster.toSide(lobositz());
  const [first, , , horse] = side.formations;
  if (first === undefined || horse === undefined) throw new Error('Lobositz has foot and horse');
  const of = (feet: number, horses: number, budget: number | null) => {
    let count = 0;
    const formations = [
      { ...first, units: first.units.slice(0, feet) },
      { ...horse, units: horse.units.slice(0, horses) },
    ];
    const options = { name: 'L', scale: '28', factor: 1, budget } as const;
    return muster.fromSide({ ...side, formations, unattached: [] }, options, () => `i${++count}`);
  };
  const shapeOf = ({ file: { army } }: ReturnType<typeof of>) => [
    army.brigades.length,
    army.independents.length,
  ];
  // three of foot allow one commander: the two of horse are independent, but not in a scenario
  const led = of(3, 2, 1500);
  expect(shapeOf(led)).toEqual([1, 2]);
  expect(assess(led.file).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(shapeOf(of(3, 2, null))).toEqual([2, 0]);
  expect(shapeOf(of(2, 0, 1500))).toEqual([0, 2]);
});
