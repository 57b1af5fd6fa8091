import type { BulkChoice } from '../tree/outline';
import { placedUnits, type UnitAtPath, type Units } from '../tree/tree';
import type { Op } from './edit';
import { type Path, pathKey } from './path';

/** The units at `ats`, in that order; what is not a unit is left out. */
export const unitsAt = <U>(tree: Units<U>, ats: readonly Path[]): UnitAtPath<U>[] => {
  const places = new Map(placedUnits(tree).map((placed) => [pathKey(placed.at), placed]));
  return ats.flatMap((at) => places.get(pathKey(at)) ?? []);
};

type Option<P> = {
  readonly value: string;
  readonly label: string;
  /** what makes it so for one unit; not asked of those of which it is said already */
  readonly ops: (placed: P) => readonly Op[];
};

/** One setting of several units; nothing where no unit can have it. */
export const bulkChoice = <P>(
  label: string,
  units: readonly P[],
  saidOf: (placed: P) => string,
  options: readonly Option<P>[],
): BulkChoice[] => {
  const [first, ...others] = units.map(saidOf);
  if (first === undefined) return [];
  return [
    {
      label,
      value: others.every((value) => value === first) ? first : null,
      options: options.map(({ value, label: word, ops }) => ({
        value,
        label: word,
        ops: units.flatMap((placed) => (saidOf(placed) === value ? [] : ops(placed))),
      })),
    },
  ];
};

/** A value that a field may have; undefined = it is not written. `key` tells options apart where the value does not. */
type FieldOption<V> = { readonly value: V; readonly label: string; readonly key?: string };

/** One field of several units. `plain` turns other ways to write the usual into undefined. */
export const fieldChoice = <U, F extends keyof U & string>(
  label: string,
  field: F,
  units: readonly UnitAtPath<U>[],
  options: readonly FieldOption<U[F]>[],
  plain: (value: U[F]) => U[F] = (value) => value,
): BulkChoice[] => {
  const keyOf = ({ value, key = String(value ?? '') }: FieldOption<U[F]>): string => key;
  const saidOf = ({ unit }: UnitAtPath<U>): string => {
    const value = plain(unit[field]);
    const option = options.find((own) => own.value === value);
    return option === undefined ? String(value ?? '') : keyOf(option);
  };
  return bulkChoice(
    label,
    units,
    saidOf,
    options.map((option) => ({
      value: keyOf(option),
      label: option.label,
      ops: ({ at }) => {
        const path = ['army', ...at, field];
        return option.value === undefined
          ? [{ op: 'remove', path }]
          : [{ op: 'set', path, value: option.value }];
      },
    })),
  );
};
