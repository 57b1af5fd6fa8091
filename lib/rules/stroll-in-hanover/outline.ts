import type { ArmyFile } from '../core/document';
import { grouped } from '../core/number';
import type { Choice, Outline, Row, Section } from '../core/outline';
import type { Path } from '../core/path';
import { MARK_LABELS } from './army-lists';
import { counted, divisionName, generalName, lieutenantName, unitNoun } from './names';
import type { Army, Division, General, Lieutenant, ListMark, Unit, Works } from './schema';
import { fieldingOf, type NationId, nationOf, POINTS, TYPES } from './tables';

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
const unitRow = (unit: Unit, at: Path, nation: NationId): Row => {
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

const generalRow = (general: General, at: Path): Row => ({
  at,
  id: general.id,
  kind: 'general',
  symbol: 'general',
  name: generalName(general),
  type: general.name === '' ? '' : 'General in chief',
  cells: NO_CELLS,
  choice: rating(at, general.rating, generalName(general), GENERAL_RATINGS),
});

const lieutenantRow = (lieutenant: Lieutenant, at: Path, of: string, kind: Row['kind']): Row => ({
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

const worksRow = ({ id, name, type, count, list }: Works, index: number): Row => {
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

/** Generals above the divisions; also those that an army or a division has too many of. */
const commandSection = ({ general, otherGenerals = [], divisions }: Army): Section => ({
  at: [],
  id: 'command',
  kind: 'command',
  title: 'Command',
  detail: '',
  rows: [
    ...(general === null ? [] : [generalRow(general, ['general'])]),
    ...otherGenerals.map((other, index) => generalRow(other, ['otherGenerals', index])),
    ...divisions.flatMap((division, index) =>
      (division.others ?? []).map((other, place) =>
        lieutenantRow(
          other,
          ['divisions', index, 'others', place],
          divisionName(division, index),
          'lieutenant',
        ),
      ),
    ),
  ],
});

/** "4 stands, SP 11, flank march left from turn 3". */
const divisionDetail = ({ units, entry }: Division): string => {
  const sp = units.reduce((sum, unit) => sum + unit.sp, 0);
  const parts = [counted(units.length, 'stand'), `SP ${grouped(sp)}`];
  if (entry?.kind === 'reinforcement') parts.push(`reinforcement from turn ${entry.turn ?? 2}`);
  if (entry?.kind === 'flank-march') {
    parts.push(`flank march${entry.side === undefined ? '' : ` ${entry.side}`} from turn ${entry.turn ?? 2}`);
  }
  return parts.join(', ');
};

/** The army as the builder shows it: command, divisions, stands under the general in chief, works, stands without a post. */
export const outline = (file: ArmyFile<Army>): Outline => {
  const { army } = file;
  const units = (list: readonly Unit[], at: Path) =>
    list.map((unit, index) => unitRow(unit, [...at, index], nationOf(unit, army)));
  const divisions = army.divisions.map((division, index): Section => {
    const at = ['divisions', index];
    const { commander } = division;
    const name = divisionName(division, index);
    const list = [...at, 'units'];
    return {
      at,
      id: division.id,
      kind: 'formation',
      title: name,
      detail: divisionDetail(division),
      rows: [
        ...(commander === null ? [] : [lieutenantRow(commander, [...at, 'commander'], name, 'commander')]),
        ...units(division.units, list),
      ],
      list: { at: list, holds: 'unit' },
    };
  });
  const direct: Section = {
    at: ['direct'],
    id: 'direct',
    kind: 'independents',
    title: 'Under the general in chief',
    detail: counted(army.direct.length, 'stand'),
    rows: units(army.direct, ['direct']),
    list: { at: ['direct'], holds: 'unit' },
  };
  const works: Section = {
    at: ['works'],
    id: 'works',
    kind: 'works',
    title: 'Works',
    detail: '',
    rows: army.works.map(worksRow),
    list: { at: ['works'], holds: 'works' },
  };
  const unassigned: Section = {
    at: ['unassigned'],
    id: 'unassigned',
    kind: 'unassigned',
    title: 'Without a division',
    detail: counted(army.unassigned.length, 'stand'),
    rows: units(army.unassigned, ['unassigned']),
    list: { at: ['unassigned'], holds: 'unit' },
  };
  const stands =
    army.direct.length +
    army.unassigned.length +
    army.divisions.reduce((sum, { units: own }) => sum + own.length, 0);
  return {
    columns: ['SP × M', 'Capacities', 'List'],
    detail: `${counted(stands, 'stand')}, ${counted(army.divisions.length, 'division')}`,
    sections: [
      commandSection(army),
      ...divisions,
      direct,
      ...(army.works.length > 0 ? [works] : []),
      ...(army.unassigned.length > 0 ? [unassigned] : []),
    ],
  };
};
