import type { ArmyFile } from '../core/document';
import type { Choice, Outline, Row, Section } from '../core/outline';
import type { Path } from '../core/path';
import { brigadeName, commanderName, counted, generalName, halves, unitName, unitNoun } from './names';
import { GENERAL_RATING_OPTIONS, RATING_OPTIONS } from './ratings';
import type { Army, Lieutenant, Unit, Works } from './schema';
import { survey } from './survey';
import { classIn, fieldingLike, LIMITS, type NationId, POINTS, TYPES, tableNation } from './tables';

const CLASS = { superior: 'Superior', standard: 'Standard', inferior: 'Inferior' } as const;
const SIZE = { small: 'Small', standard: 'Standard', large: 'Large' } as const;

const EMPTY = { text: '', odd: false };

const rating = (at: Path, value: string, of: string, choices: Choice['options']): Choice => ({
  label: `Rating of ${of}`,
  at: [...at, 'rating'],
  value,
  options: choices,
});

const rows = new WeakMap<Unit, { key: string; row: Row }>();

/** The row of a unit; made anew only when the unit, its place or what the nation says of it changes. */
const unitRow = (unit: Unit, at: Path, main: NationId, year: number): Row => {
  const nation = unit.nation ?? main;
  const key = `${at.join('.')} ${nation} ${year}`;
  const known = rows.get(unit);
  if (known?.key === key) return known.row;
  const fielding = fieldingLike(nation, unit.type);
  const { symbol, arm } = TYPES[unit.type];
  const sized = arm !== 'artillery' && arm !== 'transport';
  const row: Row = {
    at,
    id: unit.id,
    kind: 'unit',
    symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : unitNoun(unit, nation),
    cells: [
      { text: CLASS[unit.class], odd: fielding !== undefined && unit.class !== classIn(fielding, year) },
      sized || unit.size !== 'standard' ? { text: SIZE[unit.size], odd: unit.size !== 'standard' } : EMPTY,
    ],
  };
  rows.set(unit, { key, row });
  return row;
};

const lieutenantRow = (lieutenant: Lieutenant, index: number, { brigades }: Army): Row => {
  const name = lieutenant.name || 'Lieutenant general';
  const led = brigades.flatMap((brigade, place) =>
    lieutenant.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
  );
  const at = ['lieutenants', index];
  return {
    at,
    id: lieutenant.id,
    kind: 'lieutenant',
    symbol: 'lieutenant',
    name,
    type: led.length === 0 ? 'Lieutenant general' : `Lieutenant general of ${led.join(', ')}`,
    cells: [EMPTY, EMPTY],
    choice: rating(at, lieutenant.rating, name, RATING_OPTIONS),
  };
};

const worksRow = (works: Works, index: number): Row => {
  const { name, amount, unit } = POINTS.works[works.type];
  const at = ['works', index];
  return {
    at,
    id: works.id,
    kind: 'works',
    symbol: works.type === 'fortified-block' ? 'block' : 'entrenchment',
    name: works.name || name,
    type: `${works.name === '' ? '' : `${name}, `}${counted(works.count, unit)}, ${amount} each`,
    cells: [EMPTY, EMPTY],
    count: { label: `Number of ${unit}s`, at: [...at, 'count'], value: works.count, min: 0 },
  };
};

const commandSection = (army: Army): Section => {
  const { general, lieutenants } = army;
  const head: Row[] =
    general === null
      ? []
      : [
          {
            at: ['general'],
            id: general.id,
            kind: 'general',
            symbol: 'general',
            name: generalName(general),
            type: general.name === '' ? '' : 'Commanding general',
            cells: [EMPTY, EMPTY],
            choice: rating(['general'], general.rating, generalName(general), GENERAL_RATING_OPTIONS),
          },
        ];
  return {
    at: [],
    id: 'command',
    kind: 'command',
    title: 'Command',
    detail: '',
    rows: [...head, ...lieutenants.map((lieutenant, index) => lieutenantRow(lieutenant, index, army))],
  };
};

/** The army as the builder shows it: command, brigades, independent units, works, units without a post. */
export const outline = (file: ArmyFile<Army>): Outline => {
  const { army } = file;
  const { year } = army;
  const nation = tableNation(army);
  const units = (list: readonly Unit[], at: Path) =>
    list.map((unit, index) => unitRow(unit, [...at, index], nation, year));
  const brigades = army.brigades.map((brigade, index): Section => {
    const at = ['brigades', index];
    const { commander } = brigade;
    const name = brigadeName(brigade, index);
    const head: Row[] =
      commander === null
        ? []
        : [
            {
              at: [...at, 'commander'],
              id: commander.id,
              kind: 'commander',
              symbol: 'commander',
              name: commanderName(commander),
              type: commander.name === '' ? '' : 'Brigade commander',
              cells: [EMPTY, EMPTY],
              choice: rating(
                [...at, 'commander'],
                commander.rating,
                `the commander of ${name}`,
                RATING_OPTIONS,
              ),
            },
          ];
    const list = [...at, 'units'];
    return {
      at,
      id: brigade.id,
      kind: 'formation',
      title: name,
      detail: counted(brigade.units.length, 'unit'),
      rows: [...head, ...units(brigade.units, list)],
      list: { at: list, holds: 'unit' },
    };
  });
  const independents: Section = {
    at: ['independents'],
    id: 'independents',
    kind: 'independents',
    title: 'Independent units',
    detail: `${army.independents.length} of ${LIMITS.independents.max}`,
    rows: units(army.independents, ['independents']),
    list: { at: ['independents'], holds: 'unit' },
    moveHere: 'Make independent',
    cite: LIMITS.independents.cite,
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
    title: 'Without a post',
    detail: counted(army.unassigned.length, 'unit'),
    rows: units(army.unassigned, ['unassigned']),
    list: { at: ['unassigned'], holds: 'unit' },
  };
  return {
    columns: ['Class', 'Size'],
    detail: `${halves(survey(file).weight)} ${survey(file).weight === 2 ? 'unit' : 'units'}, ${counted(army.brigades.length, 'brigade')}`,
    sections: [
      commandSection(army),
      ...brigades,
      independents,
      ...(army.works.length > 0 ? [works] : []),
      ...(army.unassigned.length > 0 ? [unassigned] : []),
    ],
  };
};
