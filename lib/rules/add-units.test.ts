import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { OobUnit } from './core/muster/order-of-battle';
import { withUnitsOf } from './core/tree/add-units';
import { ratingsOf } from './rating';

const FOOT: OobUnit = {
  name: 'Winterfeldt',
  nation: 'prussia',
  arm: 'infantry',
  type: 'line',
  regiment: 'prussia-ir-1',
  battalions: 2,
  squadrons: null,
  guns: null,
  men: null,
  strength: 1,
};

const counter = (): (() => string) => {
  let count = 0;
  return () => `new-${++count}`;
};

// one battalion alone may stand without a formation
const CASES = SYSTEM_IDS.flatMap((id) => [1, 2, 6].map((battalions) => [battalions, id] as const));

describe.each(CASES)('%i battalions in %s', (battalions, id) => {
  const made = async () => {
    const system = await loadSystem(id);
    const file = (await ratingsOf({ ...FOOT, battalions }, 'prussia', 1757)).find(
      (rating) => rating.system === id,
    )?.file;
    if (file === undefined) throw new Error('It is rated');
    const units = (of: typeof file) => system.attached(of).units.map(({ regiment }) => regiment);
    return { system, file, units };
  };

  test('a regiment is an army of its own units, each of it', async () => {
    const { system, file, units } = await made();
    expect(units(file).length).toBeGreaterThan(0);
    expect(new Set(units(file))).toEqual(new Set(['prussia-ir-1']));
    expect((await (await system.reader()).parse(file)).ok).toBe(true);
  });

  test('joins another army, with ids of its own', async () => {
    const { system, file, units } = await made();
    const both = withUnitsOf(system, file, file, counter());
    expect(units(both)).toHaveLength(2 * units(file).length);
    expect((await system.reader()).parse(both).ok).toBe(true);
    const ids = system.outline(both).sections.flatMap(({ rows }) => rows.map((row) => row.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('comes into an army that has nothing yet', async () => {
    const { system, file, units } = await made();
    const options = { name: 'Empty', nation: 'prussia', year: 1757, scale: '', budget: null };
    const [scale] = system.choices.scales;
    const empty = system.newArmy({ ...options, scale: scale?.value ?? '' }, counter());
    const whole = withUnitsOf(system, empty, file, counter());
    expect(units(whole)).toHaveLength(units(file).length);
    expect((await system.reader()).parse(whole).ok).toBe(true);
  });

  test('joins the last formation where there is one', async () => {
    const { system, file } = await made();
    const army = (await ratingsOf({ ...FOOT, battalions: 6 }, 'prussia', 1757)).find(
      (rating) => rating.system === id,
    )?.file;
    if (army === undefined) throw new Error('It is rated');
    const rowsOf = (of: typeof file) =>
      system
        .outline(of)
        .sections.filter(({ kind }) => kind === 'formation')
        .map(({ rows }) => rows.filter(({ kind }) => kind === 'unit').length);
    const [before, after] = [rowsOf(army), rowsOf(withUnitsOf(system, army, file, counter()))];
    expect(before.length).toBeGreaterThan(0);
    expect(after).toEqual(before.with(-1, (before.at(-1) ?? 0) + system.attached(file).units.length));
  });
});
