import { describe, expect, test } from 'vitest';
import cases from '@/data/stroll-in-hanover/golden/muster.json';
import type { OobArm, OobFormation, OobSide, OobType, OobUnit } from '../core/muster/order-of-battle';
import { factorFor, muster } from './muster';
import { assess } from './rules';
import { parse } from './schema';

const ids = () => {
  let count = 0;
  return () => `i${++count}`;
};

const OPTIONS = { name: 'Army', scale: '50', factor: null };

const wing = (
  name: string,
  units: readonly OobUnit[],
  kind: OobFormation['kind'] = 'wing',
): OobFormation => ({
  name,
  kind,
  commander: null,
  units,
  children: [],
});

const side = (formations: readonly OobFormation[], unattached: readonly OobUnit[] = []): OobSide => ({
  name: 'Side',
  nation: 'prussia',
  year: 1758,
  commander: 'Ferdinand',
  formations,
  unattached,
});

const foot = (name: string, battalions: number, men: number | null = null): OobUnit => ({
  name,
  nation: 'prussia',
  arm: 'infantry',
  type: 'line',
  battalions,
  squadrons: null,
  guns: null,
  men,
  strength: 1,
});

describe('worked examples (digest s. 7)', () => {
  test.each(cases)('$id', ({ units, stands, points }) => {
    const given = units.map((unit) => ({ ...unit, arm: unit.arm as OobArm, type: unit.type as OobType }));
    const { file } = muster.fromSide(side([wing('Wing', given)]), OPTIONS, ids());
    const made = file.army.divisions.flatMap((division) => division.units);
    expect(made.map(({ id: _, name: __, ...stand }) => stand)).toEqual(stands);
    // the general in chief of rating 1 is 15 points
    expect(assess(file).stats.lists).toMatchObject({ defender: points + 15 });
    expect(parse(JSON.parse(JSON.stringify(file))).ok).toBe(true);
  });

  test('E5: 44 stands at full scale make a factor of 2.5', () => {
    const wings = Array.from({ length: 4 }, (_, index) => ({
      ...wing(`Wing ${index}`, []),
      children: Array.from({ length: 11 }, (_, place) => wing(`Brigade ${place}`, [foot('R', 4)], 'brigade')),
    }));
    const { file, assumptions } = muster.fromSide(side(wings), OPTIONS, ids());
    expect(factorFor(44)).toBe(2.5);
    expect(file.army.factor).toBe(2.5);
    expect(assumptions[0]?.text).toContain('44 stands at full scale, so factor 2.5');
    expect(assumptions[0]?.text).toContain('750 to 1250 men on foot or 750 horsemen');
    const { stats, findings } = assess(file);
    expect(Number(stats.stands)).toBeLessThanOrEqual(25);
    expect(findings.filter(({ code }) => code === 'v08')).toEqual([]);
  });

  test.each([
    {
      units: [foot('R', 22)],
      factor: 1.5,
      text: '22 battalions ÷ 1.5 = 14.67: 15 strength points in 4 stands',
    },
    {
      units: [foot('R', 4, 2400)],
      factor: 1,
      text: '4 battalions; 2,400 ÷ 500 men = 4.8: 5 strength points in 2 stands',
    },
    {
      units: [{ ...foot('R', 0), arm: 'artillery', type: 'heavy-guns', battalions: null, guns: 16 } as const],
      factor: 1,
      text: '16 ÷ 10 guns = 1.6: 4 strength points in 2 stands',
    },
  ])('writes out the division: $text', ({ units, factor, text }) => {
    const { ledger } = muster.fromSide(side([wing('Wing', units)]), { ...OPTIONS, factor }, ids());
    const steps = ledger.formations.flatMap(({ rows }) => rows.flatMap((row) => row.steps));
    expect(steps.filter(({ kind }) => kind === 'divide').map((step) => step.text)).toEqual([text]);
  });

  test.each([
    [25, 1],
    [26, 1.5],
    [30, 1.5],
    [41, 2.5],
  ])('%i stands: factor %d', (stands, factor) => {
    expect(factorFor(stands)).toBe(factor);
  });
});

test('brigades beside wings stand under the general in chief; without wings they are divisions', () => {
  const brigade = wing('Reserve', [foot('R', 3)], 'brigade');
  const beside = muster.fromSide(side([wing('Wing', [foot('A', 3)]), brigade]), OPTIONS, ids()).file.army;
  expect([beside.divisions.length, beside.direct.length]).toEqual([1, 1]);
  const alone = muster.fromSide(side([brigade, { ...brigade, name: 'Van' }]), OPTIONS, ids()).file.army;
  expect(alone.divisions.map(({ name }) => name)).toEqual(['Reserve', 'Van']);
});

test('an army seen as an order of battle and mustered again keeps its divisions, types and strength', () => {
  const first = muster.fromSide(
    side([wing('Left', [foot('A', 3), foot('B', 4)]), wing('Right', [foot('C', 2)])]),
    OPTIONS,
    ids(),
  ).file;
  const again = muster.fromSide(muster.toSide(first).side, OPTIONS, ids()).file;
  const shape = ({ army }: typeof first) =>
    army.divisions.map(({ name, units }) => [name, units.map(({ type, sp }) => `${type} ${sp}`)]);
  expect(shape(again)).toEqual(shape(first));
});
