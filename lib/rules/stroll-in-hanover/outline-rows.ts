import type { Choice, Row } from '../core/outline';
import type { Path } from '../core/path';
import { MARK_LABELS } from './army-lists';
import { counted, generalName, lieutenantName, unitNoun } from './names';
import type { General, Lieutenant, ListMark, Unit, Works } from './schema';
import { fieldingOf, type NationId, POINTS, TYPES } from './tables';

const EMPTY = { text: '', odd: false };
const NO_CELLS = [EMPTY, EMPTY, EMPTY];

const options = (prices: Readonly<Record<string, number>>): Choice['options'] =>
  Object.keys(prices).map((rating) => ({ value: rating, label: `Rating ${rating}` }));

const GENERAL_RATINGS = options(POINTS.generalInChief);
const LIEUTENANT_RATINGS = options(POINTS.lieutenantGeneral);

const rating = (at: Path, value: string, of: string, choices: Choice['options']): Choice => ({
  label: `Rating of ${of}`,
  at: [...at, 'rating'],
  value,
  options: choices,
});

const SHORT_MARKS: Record<ListMark, string> = {
  core: '',
  'plus-10': '+10 %',
  'plus-30': '+30 %',
  both: '+10, +30',
};

const capacityText = ({ shock, noGrenadiers, capacities = [] }: Unit): string => {
  const priced = shock ? (noGrenadiers ? 'S, no gr.' : 'Shock') : noGrenadiers ? 'No gren.' : '';
  if (capacities.length === 0) return priced;
  return priced === '' ? (capacities[0] ?? '') : `${priced} …`;
};

const rows = new WeakMap<Unit, { key: string; row: Row }>();

/** The row of a stand; made anew only when the stand, its place or its nation changes. */
export const unitRow = (unit: Unit, at: Path, nation: NationId): Row => {
  const key = `${at.join('.')} ${nation}`;
  const known = rows.get(unit);
  if (known?.key === key) return known.row;
  const { sp, morale, symbol, noGrenadiers = false } = TYPES[unit.type];
  const usualMorale = fieldingOf(nation, unit.type)?.morale ?? morale;
  const noun = unitNoun(unit, nation);
  const mark = SHORT_MARKS[unit.list ?? 'core'];
  const row: Row = {
    at,
    id: unit.id,
    kind: 'unit',
    symbol,
    name: unit.name || noun,
    type: unit.name === '' ? '' : noun,
    cells: [
      { text: `${unit.sp} × ${unit.morale}`, odd: unit.sp !== sp || unit.morale !== usualMorale },
      {
        text: capacityText(unit),
        odd:
          unit.shock === true ||
          (unit.noGrenadiers ?? false) !== noGrenadiers ||
          unit.capacities !== undefined,
      },
      { text: mark, odd: mark !== '' },
    ],
  };
  rows.set(unit, { key, row });
  return row;
};

const marked = (words: string, mark: ListMark | undefined): string =>
  mark === undefined || mark === 'core' ? words : `${words}${words === '' ? '' : ', '}${MARK_LABELS[mark]}`;

/** The row of a general in chief. */
export const generalRow = (general: General, at: Path): Row => ({
  at,
  id: general.id,
  kind: 'general',
  symbol: 'general',
  name: generalName(general),
  type: general.name === '' ? '' : 'General in chief',
  cells: NO_CELLS,
  choice: rating(at, general.rating, generalName(general), GENERAL_RATINGS),
});

/** The row of a lieutenant general: in his division, or beyond the one it has. */
export const lieutenantRow = (lieutenant: Lieutenant, at: Path, of: string, kind: Row['kind']): Row => ({
  at,
  id: lieutenant.id,
  kind,
  symbol: kind === 'commander' ? 'commander' : 'lieutenant',
  name: lieutenantName(lieutenant),
  type: marked(
    kind === 'lieutenant' ? `of ${of}` : lieutenant.name === '' ? '' : 'Lieutenant general',
    lieutenant.list,
  ),
  cells: NO_CELLS,
  choice: rating(at, lieutenant.rating, `the lieutenant general of ${of}`, LIEUTENANT_RATINGS),
});

/** The row of works, whose number can be stepped. */
export const worksRow = ({ id, name, type, count, list }: Works, index: number): Row => {
  const { name: usual, unit, points } = POINTS.works[type];
  const at = ['works', index];
  const parts = [
    ...(name === '' ? [] : [usual]),
    `${counted(count, unit)}, ${points} each`,
    ...(list === 'defender' ? ['for defence only'] : []),
  ];
  return {
    at,
    id,
    kind: 'works',
    symbol: type === 'redoubt' ? 'block' : 'entrenchment',
    name: name || usual,
    type: parts.join(', '),
    cells: NO_CELLS,
    count: { label: `Number of ${unit}s`, at: [...at, 'count'], value: count, min: 0 },
  };
};
