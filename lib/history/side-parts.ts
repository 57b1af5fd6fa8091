import type { FormationNode, SideDetail } from './answers';

/** Rows of a side that one page shows, formations and units alike: more than any battle that ships has. */
export const ROWS_OF_SIDE = 300;

/** One part of a long order of battle: which of how many, and the rows of the longer side that it shows, from 1. */
export type SidesPart = {
  readonly sides: readonly SideDetail[];
  readonly place: {
    readonly part: number;
    readonly parts: number;
    readonly from: number;
    readonly to: number;
    readonly all: number;
  };
};

type Window = { readonly from: number; readonly to: number };

const rowsIn = (formations: readonly FormationNode[]): number =>
  formations.reduce((sum, { units, children }) => sum + 1 + units.length + rowsIn(children), 0);

/**
 * The part of some formations in a window of rows, of which row `at` is the first; the formations of its units are
 * kept.
 */
const cut = (formations: readonly FormationNode[], at: number, { from, to }: Window): FormationNode[] => {
  const visible: FormationNode[] = [];
  let row = at;
  for (const formation of formations) {
    const { units, children } = formation;
    const first = row + 1;
    const inner = first + units.length;
    const end = inner + rowsIn(children);
    if (end > from && row < to) {
      visible.push({
        ...formation,
        units: units.slice(Math.max(0, from - first), Math.max(0, to - first)),
        children: cut(children, inner, { from, to }),
      });
    }
    row = end;
  }
  return visible;
};

/**
 * The sides of a battle a part at a time, both at once, so that a page of thousands of units blocks no one; a battle
 * of ordinary size is one part.
 * @param partNumber the part, from 1; the last if there are fewer
 */
export const partOfSides = (
  sides: readonly SideDetail[],
  partNumber: number,
  size = ROWS_OF_SIDE,
): SidesPart => {
  const all = Math.max(0, ...sides.map(({ formations }) => rowsIn(formations)));
  const parts = Math.max(1, Math.ceil(all / size));
  const part = Math.min(Math.max(partNumber, 1), parts);
  const from = (part - 1) * size;
  const to = from + size;
  return {
    sides:
      parts === 1
        ? sides
        : sides.map((side) => ({ ...side, formations: cut(side.formations, 0, { from, to }) })),
    place: { part, parts, from: Math.min(from + 1, all), to: Math.min(to, all), all },
  };
};
