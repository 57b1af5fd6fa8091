import type { ArmyFile } from '../core/document';
import type { Op } from '../core/edit';
import type { BulkChoice } from '../core/outline';
import { type Path, valueAt } from '../core/path';
import { MARK_LABELS } from './army-lists';
import type { Army, Unit } from './schema';
import { LIMITS, TYPES } from './tables';
import { unitOptions } from './unit-options';

type Placed = { readonly unit: Unit; readonly at: Path };

const isStand = (node: unknown): node is Unit =>
  node !== null && typeof node === 'object' && 'type' in node && String(node.type) in TYPES && 'sp' in node;

type Field = 'sp' | 'morale' | 'list' | 'shock' | 'noGrenadiers' | 'secondLine';
type Value = Unit[Field];

type Option = { readonly label: string; readonly value: Value };

const numbers = (most: number): Option[] =>
  Array.from({ length: most }, (_, index) => ({ label: String(index + 1), value: index + 1 }));

const MOST_SP = 4;
const STRENGTHS = numbers(MOST_SP);
const MORALES = numbers(LIMITS.morale.max);
/** what is usual is not written: core, no capacity, first line */
const LISTS: Option[] = [
  { label: MARK_LABELS.core, value: undefined },
  { label: MARK_LABELS['plus-10'], value: 'plus-10' },
  { label: MARK_LABELS['plus-30'], value: 'plus-30' },
  { label: 'Both', value: 'both' },
];
const HAS: Option[] = [
  { label: 'With', value: true },
  { label: 'Without', value: undefined },
];
const GRENADIERS: Option[] = [
  { label: 'With', value: undefined },
  { label: 'Without', value: true },
];
const LINES: Option[] = [
  { label: 'First', value: undefined },
  { label: 'Second', value: true },
];

/** Values that mean the usual, however they are written. */
const plainly = (value: Value): Value => (value === false || value === 'core' ? undefined : value);

const choice = (
  label: string,
  field: Field,
  stands: readonly Placed[],
  options: readonly Option[],
): BulkChoice => {
  const values = new Set(stands.map(({ unit }) => plainly(unit[field])));
  const [only] = values;
  const common = values.size === 1 ? options.find(({ value }) => value === only) : undefined;
  return {
    label,
    value: common?.label ?? null,
    options: options.map(({ label: word, value }) => ({
      value: word,
      label: word,
      ops: stands.flatMap(({ unit, at }): Op[] => {
        if (plainly(unit[field]) === value) return [];
        const path = ['army', ...at, field];
        return value === undefined ? [{ op: 'remove', path }] : [{ op: 'set', path, value }];
      }),
    })),
  };
};

/** What can be said of several stands at once: list, strength, Morale, line, and what their classes let them have. */
export const bulk = ({ army }: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const stands = ats.flatMap((at): Placed[] => {
    const unit = valueAt(army, at);
    return isStand(unit) ? [{ unit, at }] : [];
  });
  if (stands.length === 0) return [];
  const valued = stands.filter(({ unit }) => unitOptions(unit).valued);
  const line = stands.filter(({ unit }) => unitOptions(unit).noGrenadiers);
  return [
    choice('List', 'list', stands, LISTS),
    ...(valued.length === 0
      ? []
      : [choice('SP', 'sp', valued, STRENGTHS), choice('Morale', 'morale', valued, MORALES)]),
    choice('Line', 'secondLine', stands, LINES),
    ...(line.length === 0
      ? []
      : [choice('Shock', 'shock', line, HAS), choice('Grenadiers', 'noGrenadiers', line, GRENADIERS)]),
  ];
};
