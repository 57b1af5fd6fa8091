import { plainName } from '../../../rules/core/text/plain-name';
import { OWN_BOUNDS } from '../bounds';
import type { OwnBattle } from '../document';
import { nearest } from './csv-cells';
import { checkCells, type RowChecked, type RowTold } from './csv-check';
import type { CsvRow, Problem } from './csv-columns';
import type { KnownNames } from './csv-known';
import { type Counts, GrowingSide } from './csv-tree';

/** A row of a table with what is wrong with it. */
export type CheckedRow = CsvRow & { readonly problems: readonly Problem[] };

/** A checked table, and the order of battle of its rows without errors; null if there are none. */
export type CheckedTable = {
  readonly rows: readonly CheckedRow[];
  readonly battle: OwnBattle | null;
  /** lines of the rows that are left out of it */
  readonly left: readonly number[];
};

/** Rows that are checked before others have their turn. */
const SLICE = 100;

type CheckedBelow = { readonly side: string; readonly checked: RowChecked };

const answered = new WeakMap<KnownNames, WeakMap<CsvRow, CheckedBelow>>();

/** A row that is the same object as before is not looked at again. */
const checkedOnce = (row: CsvRow, knownNames: KnownNames, side: string): RowChecked => {
  const rows = answered.get(knownNames) ?? new WeakMap<CsvRow, CheckedBelow>();
  answered.set(knownNames, rows);
  const before = rows.get(row);
  if (before?.side === side) return before.checked;
  const checked = checkCells(row, knownNames, side);
  rows.set(row, { side, checked });
  return checked;
};

const sideProblem = (
  code: 'no-side' | 'third-side',
  message: string,
  advice: Pick<Problem, 'suggestion' | 'allowed'>,
): Problem => ({ column: 'side', code, severity: 'error', message, ...advice });

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Both sides while rows come in, and what rows say against each other. */
class Battle {
  readonly sides: GrowingSide[] = [];
  readonly #counts: Counts = { formations: 0, units: 0 };
  #last: GrowingSide | undefined;

  #sideOf({ side }: RowTold): GrowingSide | Problem {
    if (side === '') {
      return (
        this.#last ??
        sideProblem('no-side', 'neither this row nor one above it names a side', {
          suggestion: null,
          allowed: null,
        })
      );
    }
    const sameSide = this.sides.find(({ name }) => plainName(name) === plainName(side));
    if (sameSide !== undefined) return sameSide;
    if (this.sides.length === 2) {
      const names = this.sides.map(({ name }) => ({ text: name, name }));
      const message = `a battle has two sides, here ${names.map(({ name }) => `“${name}”`).join(' and ')} above`;
      return sideProblem('third-side', message, {
        suggestion: nearest(side, names),
        allowed: names.map(({ name }) => name),
      });
    }
    const newSide = new GrowingSide(side);
    this.sides.push(newSide);
    return newSide;
  }

  /** The side of the last row; '' before any. */
  get lastSide(): string {
    return this.#last?.name ?? '';
  }

  /** True for a unit without a formation whose side has one above: merged cells leave it to the first row. */
  isBelowFormation({ side, path, unit }: RowTold): boolean {
    if (unit === null || path.length > 0) return false;
    const of = side === '' ? this.#last : this.sides.find(({ name }) => plainName(name) === plainName(side));
    return of?.hasFormation === true;
  }

  /** Takes a row in; of one that is left out only its side is heard, which rows below may go on with. */
  add(content: RowTold, isLeft: boolean): Problem[] {
    const side = this.#sideOf(content);
    if (!(side instanceof GrowingSide)) return [side];
    this.#last = side;
    if (isLeft) return [];
    const { otherCommander, tooMany } = side.grow(content, this.#counts);
    return [
      ...(otherCommander === null
        ? []
        : [
            {
              column: 'commander',
              code: 'other-commander',
              severity: 'warning',
              message: `a row above says that ${otherCommander} leads the formation, which is kept`,
              suggestion: otherCommander,
              allowed: null,
            } as const,
          ]),
      ...(tooMany === null
        ? []
        : [
            {
              column: tooMany,
              code: 'too-many',
              severity: 'error',
              message: `expected at most ${OWN_BOUNDS[`${tooMany}s`].toLocaleString('en')} of them`,
              suggestion: null,
              allowed: null,
            } as const,
          ]),
    ];
  }

  /** The order of battle with these sides in place of those it has. */
  within(battle: OwnBattle): OwnBattle {
    let last = 0;
    const nextId = (letter: 'f' | 'u') => `${letter}${++last}`;
    const sides = [0, 1].map((at) => (this.sides[at] ?? new GrowingSide('')).side(nextId));
    return { ...battle, sides };
  }
}

/**
 * Checks the rows of a table, each alone and all together, and makes the sides of an order of battle of them. Yields
 * how many rows are done, so that the caller can yield to others, show progress, or stop.
 * @param battle what the table itself does not say: name, year, sources and the like
 */
export function* checkSlices(
  rows: readonly CsvRow[],
  knownNames: KnownNames,
  battle: OwnBattle,
): Generator<number, CheckedTable> {
  const growing = new Battle();
  const checked: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.dropped) checked.push({ ...row, problems: [] });
    else {
      const { problems, content } = checkedOnce(row, knownNames, growing.lastSide);
      const isBelow = growing.isBelowFormation(content);
      const own = isBelow ? problems.filter(({ code }) => code !== 'no-formation') : problems;
      checked.push({ ...row, problems: [...own, ...growing.add(content, problems.some(isError))] });
    }
    if ((index + 1) % SLICE === 0) yield index + 1;
  }
  const left = checked.flatMap(({ line, problems }) => (problems.some(isError) ? [line] : []));
  const count = checked.filter(({ dropped }) => !dropped).length - left.length;
  return { rows: checked, left, battle: count === 0 ? null : growing.within(battle) };
}

/** The same in one go. */
export const checkTable = (
  rows: readonly CsvRow[],
  knownNames: KnownNames,
  battle: OwnBattle,
): CheckedTable => {
  const slices = checkSlices(rows, knownNames, battle);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
};
