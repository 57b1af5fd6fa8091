import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { edited } from '@/lib/rules/core/army/edit';
import { duplicateSeveral, moveSeveral, removeSeveral } from './several';

type Army = { brigades: { units: { id: string }[] }[]; independents: { id: string }[] };

const system = await loadSystem('honours-of-war');
const reader = await system.reader();
const read = reader.parse(
  JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8')),
);
if (!read.ok) throw new Error('the ready-made army does not read');
const file = read.value;

describe('several units at once', () => {
  const ids = (units: { id: string }[] | undefined) => units?.map(({ id }) => id) ?? [];
  const armyOf = (of: typeof file) => of.army as Army;
  const unit = (brigade: number, index: number) => ['brigades', brigade, 'units', index];

  test('are removed whatever the order they were chosen in', () => {
    const [first = ''] = ids(armyOf(file).brigades[0]?.units);
    const after = armyOf(edited(file, removeSeveral([unit(0, 1), unit(2, 0), unit(0, 3), unit(0, 2)])));
    expect(ids(after.brigades[0]?.units)).toEqual([first]);
    expect(after.brigades[2]?.units).toHaveLength(5);
  });

  test('move to the end of a list in their order, and those already there stay', () => {
    const before = armyOf(file);
    const moved = [before.brigades[0]?.units[0]?.id, before.brigades[1]?.units[2]?.id];
    const ops = moveSeveral(file, [unit(0, 0), unit(1, 2), unit(3, 1)], ['brigades', 3, 'units']);
    const after = armyOf(edited(file, ops));
    expect(ids(after.brigades[3]?.units)).toEqual([...ids(before.brigades[3]?.units), ...moved]);
    expect(system.assess(edited(file, ops)).stats.units).toBe(system.assess(file).stats.units);
  });

  test('are duplicated each beside itself, under ids of their own', () => {
    let number = 0;
    const chosen = [unit(2, 0), unit(0, 2), unit(0, 0)];
    const { ops, copies } = duplicateSeveral(file, chosen, () => `new-${++number}`);
    const after = armyOf(edited(file, ops));
    const [a, b, c, ...rest] = ids(armyOf(file).brigades[0]?.units);
    const units = ids(after.brigades[0]?.units);
    expect(units).toEqual([a, expect.stringMatching(/^new-/), b, c, expect.stringMatching(/^new-/), ...rest]);
    expect(ids(after.brigades[2]?.units)[1]).toMatch(/^new-/);
    expect(copies.toSorted()).toEqual(['new-1', 'new-2', 'new-3']);
  });

  test('become independent', () => {
    const after = armyOf(edited(file, moveSeveral(file, [unit(5, 0), unit(5, 1)], ['independents'])));
    expect(after.independents).toHaveLength(2);
    expect(after.brigades[5]?.units).toHaveLength(0);
  });
});
