import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormationNode, SideDetail } from './answers';
import type { OwnFormation } from './own/document';
import { battles } from './own/fixtures/battles';
import { partOfSides } from './side-parts';

const nodeOf = ({ units, children, ...rest }: OwnFormation): FormationNode => ({
  ...rest,
  short: null,
  units: units.map(({ id, name }) => ({ id, name }) as FormationNode['units'][number]),
  children: children.map(nodeOf),
});

const sidesOf = (formations: readonly (readonly OwnFormation[])[]): SideDetail[] =>
  formations.map((each, position) => ({ position, formations: each.map(nodeOf) }) as unknown as SideDetail);

const unitsIn = (formations: readonly FormationNode[]): string[] =>
  formations.flatMap(({ units, children }) => [...units.map(({ id }) => id), ...unitsIn(children)]);

const formationsIn = (formations: readonly FormationNode[]): string[] =>
  formations.flatMap(({ id, children }) => [id, ...formationsIn(children)]);

test('every unit stands in exactly one part, in its order, and every formation in one at least', () => {
  fc.assert(
    fc.property(battles, fc.integer({ min: 1, max: 9 }), ({ sides: told }, size) => {
      const sides = sidesOf(told.map(({ formations }) => formations));
      const { parts } = partOfSides(sides, 1, size).place;
      for (const [at, side] of sides.entries()) {
        const shown = Array.from(
          { length: parts },
          (_, part) => partOfSides(sides, part + 1, size).sides[at],
        );
        expect(shown.flatMap((each) => unitsIn(each?.formations ?? []))).toEqual(unitsIn(side.formations));
        const formations = shown.flatMap((each) => formationsIn(each?.formations ?? []));
        expect([...new Set(formations)]).toEqual(formationsIn(side.formations));
        for (const each of shown) expect(unitsIn(each?.formations ?? []).length).toBeLessThanOrEqual(size);
      }
    }),
  );
});

test('a battle of ordinary size is one part, whatever part is asked for', () => {
  const sides = sidesOf([[], []]);
  expect(partOfSides(sides, 7)).toEqual({ sides, place: { part: 1, parts: 1, from: 0, to: 0, all: 0 } });
});
