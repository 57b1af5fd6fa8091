import type { ArmyFile } from '../core/document';
import { grouped } from '../core/number';
import type { Outline, Section } from '../core/outline';
import type { Path } from '../core/path';
import { counted, divisionName } from './names';
import { generalRow, lieutenantRow, unitRow, worksRow } from './outline-rows';
import type { Army, Division, Unit } from './schema';
import { LIMITS, nationOf } from './tables';

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
  if (entry?.kind === 'reinforcement')
    parts.push(`reinforcement from turn ${entry.turn ?? LIMITS.entryTurn.min}`);
  if (entry?.kind === 'flank-march') {
    parts.push(
      `flank march${entry.side === undefined ? '' : ` ${entry.side}`} from turn ${entry.turn ?? LIMITS.entryTurn.min}`,
    );
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
    moveHere: 'Put under the general in chief',
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
