import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { OobUnit } from './core/muster/order-of-battle';
import { withUnitsOf } from './core/tree/add-units';
import { ratingsOf } from './rating';

const FOOT: OobUnit = {
  ...{ name: 'Winterfeldt', nation: 'prussia', arm: 'infantry', type: 'line', regiment: 'prussia-ir-1' },
  ...{ battalions: 2, squadrons: null, guns: null, men: null, strength: 1 },
};

const counter = (): (() => string) => {
  let count = 0;
  return () => `new-${++count}`;
};

describe.each(SYSTEM_IDS)('in %s', (id) => {
  const made = async () => {
    const system = await loadSystem(id);
    const file = (await ratingsOf(FOOT, 'prussia', 1757)).find((rating) => rating.system === id)?.file;
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

  test('joins the last formation of another army, with ids of its own', async () => {
    const { system, file, units } = await made();
    const both = withUnitsOf(system, file, file, counter());
    expect(units(both)).toHaveLength(2 * units(file).length);
    expect((await system.reader()).parse(both).ok).toBe(true);
    const formations = (of: typeof file) =>
      system.outline(of).sections.filter(({ kind }) => kind === 'formation').length;
    expect(formations(both)).toBe(formations(file));
    const ids = system.outline(both).sections.flatMap(({ rows }) => rows.map((row) => row.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('comes with its own formation where an army has none', async () => {
    const { system, file, units } = await made();
    const options = { name: 'Empty', nation: 'prussia', year: 1757, scale: '', budget: null };
    const [scale] = system.choices.scales;
    const empty = system.newArmy({ ...options, scale: scale?.value ?? '' }, counter());
    const bare = system.outline(empty).sections.some(({ kind }) => kind === 'formation');
    const whole = withUnitsOf(system, empty, file, counter());
    expect(units(whole)).toHaveLength(units(file).length);
    expect((await system.reader()).parse(whole).ok).toBe(true);
    expect(bare || system.outline(whole).sections.some(({ kind }) => kind === 'formation')).toBe(true);
  });
});
