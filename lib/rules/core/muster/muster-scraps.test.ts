import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsOfSide } from '../army/carry-over';
import { withoutScraps } from './muster-scraps';
import { identified } from './muster-source';
import type { OobFormation, OobUnit } from './order-of-battle';

const unit = fc.record({ kind: fc.constantFrom('line', 'grenadier', 'guard'), battalions: fc.nat(6) }).map(
  ({ kind, battalions }): OobUnit => ({
    name: kind,
    nation: 'prussia',
    arm: 'infantry',
    type: kind as OobUnit['type'],
    battalions,
    squadrons: null,
    guns: null,
    men: null,
    strength: 1,
  }),
);

const brigade = fc.array(unit, { maxLength: 4 }).map(
  (units): OobFormation => ({
    name: 'Brigade',
    kind: 'brigade',
    commander: null,
    units,
    children: [],
  }),
);

const wing = fc.array(brigade, { maxLength: 4 }).map(
  (children): OobFormation => ({
    name: 'Wing',
    kind: 'wing',
    commander: null,
    units: [],
    children,
  }),
);

const side = fc
  .record({
    formations: fc.array(fc.oneof(brigade, wing), { maxLength: 5 }),
    unattached: fc.array(unit, { maxLength: 3 }),
  })
  .map((parts) => identified({ name: 'Side', nation: 'prussia', year: 1757, commander: null, ...parts }));

const FACTOR = 5;
const scale = {
  kindOf: ({ type }: OobUnit) => type,
  worthOf: ({ battalions }: OobUnit) => (battalions ?? 0) / FACTOR,
  cite: { source: 'muster' },
};
const SILENT = { note: () => undefined };

test('every unit stays, in its order within its formation, and no scrap stands alone beside others of its kind', () => {
  fc.assert(
    fc.property(side, (before) => {
      const after = withoutScraps(before, scale, {}, SILENT);
      expect(unitsOfSide(after).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        unitsOfSide(before).toSorted((a, b) => a.id.localeCompare(b.id)),
      );
      for (const kind of ['line', 'grenadier', 'guard']) {
        const all = [
          ...after.formations.flatMap((each) => [each, ...each.children]),
          { units: after.unattached },
        ];
        const pools = all
          .map(({ units }) => units.filter((own) => own.type === kind && (own.battalions ?? 0) > 0))
          .filter((units) => units.length > 0)
          .map((units) => units.reduce((sum, own) => sum + scale.worthOf(own), 0));
        if (pools.length > 1) expect(Math.min(...pools)).toBeGreaterThanOrEqual(0.5);
      }
    }),
  );
});

test('what is to be apart stays where it is, and so does an army by points', () => {
  const [own] = fc.sample(unit, 1);
  const line = { ...(own as OobUnit), type: 'line' as const, battalions: 1 };
  const formation = (units: readonly OobUnit[]): OobFormation => ({
    name: 'Brigade',
    kind: 'brigade',
    commander: null,
    units,
    children: [],
  });
  const two = identified({
    name: 'Side',
    nation: 'prussia',
    year: 1757,
    commander: null,
    formations: [formation([line]), formation([line, line, line, line])],
    unattached: [],
  });
  const sizes = (options: Parameters<typeof withoutScraps>[2]) =>
    withoutScraps(two, scale, options, SILENT).formations.map(({ units }) => units.length);
  expect(sizes({})).toEqual([0, 5]);
  expect(sizes({ choices: { rows: { f1u1: { together: false } } } })).toEqual([1, 4]);
  expect(sizes({ budget: 1000 })).toEqual([1, 4]);
});
