import type { ArmyFile } from '../core/document';
import { grouped, signed } from '../core/number';
import type { Choice, Outline, Row, Section } from '../core/outline';
import type { Path } from '../core/path';
import { brigadeName, brigadierName, counted, fieldworkName, generalName, RANKS, unitName } from './names';
import type { Army, Brigadier, Fieldwork, General, Unit } from './schema';
import { type Facts, survey } from './survey';
import { ARMS, coverOf, isFort, LIMITS, TYPES } from './tables';
import { modifierOf } from './tariff';
import type { UnitFacts } from './unit-facts';

const EMPTY = { text: '', odd: false };
const NO_CELLS = [EMPTY, EMPTY, EMPTY];

const RANK_OPTIONS: Choice['options'] = Object.entries(RANKS).map(([value, label]) => ({ value, label }));

/** "1,200", "12 guns"; nothing for wagons or a unit of which only the strength is known. */
const countText = ({ unit, arm }: UnitFacts): string => {
  if (arm === 'artillery') return unit.guns === undefined ? '' : counted(unit.guns, 'gun');
  return unit.men === undefined ? '' : grouped(unit.men);
};

const rows = new WeakMap<Unit, { key: string; row: Row }>();

/** The row of a unit; made anew only when the unit, its place or its numbers change. */
const unitRow = (facts: UnitFacts, { tariff, army }: Facts): Row => {
  const { unit, list, index, sp, morale, arm } = facts;
  const usual = modifierOf({ type: unit.type }, tariff);
  const key = `${list.join('.')} ${index} ${sp} ${morale} ${usual} ${facts.nation} ${army.factor}`;
  const known = rows.get(unit);
  if (known?.key === key) return known.row;
  const full = ARMS[arm].men ?? ARMS[arm].guns;
  const count = arm === 'artillery' ? unit.guns : unit.men;
  const row: Row = {
    at: facts.at,
    id: unit.id,
    kind: 'unit',
    symbol: TYPES[unit.type].symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : TYPES[unit.type].noun,
    cells: [
      { text: `${grouped(sp)} SP`, odd: sp !== LIMITS.strength.full },
      {
        text: `BM ${grouped(morale)}${facts.modifier === usual ? '' : ` (${signed(facts.modifier)})`}`,
        odd: facts.modifier !== usual,
      },
      { text: countText(facts), odd: count !== undefined && full !== null && count !== full * army.factor },
    ],
  };
  rows.set(unit, { key, row });
  return row;
};

const generalRow = (general: General, index: number, { brigades }: Army): Row => {
  const led = brigades.flatMap((brigade, place) =>
    general.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
  );
  const at = ['generals', index];
  const name = generalName(general);
  return {
    at,
    id: general.id,
    kind: general.rank === 'cinc' ? 'general' : 'lieutenant',
    symbol: general.rank === 'cinc' ? 'general' : 'lieutenant',
    name,
    type: led.length === 0 ? '' : `of ${led.join(', ')}`,
    cells: NO_CELLS,
    choice: { label: `Rank of ${name}`, at: [...at, 'rank'], value: general.rank, options: RANK_OPTIONS },
  };
};

const brigadierRow = (brigadier: Brigadier, at: Path): Row => ({
  at,
  id: brigadier.id,
  kind: 'commander',
  symbol: 'commander',
  name: brigadierName(brigadier),
  type: brigadier.name === '' ? '' : 'Brigadier',
  cells: NO_CELLS,
});

const fieldworkRow = (work: Fieldwork, index: number): Row => {
  const at = ['works', index];
  return {
    at,
    id: work.id,
    kind: 'works',
    symbol: isFort(work.sp) ? 'block' : 'entrenchment',
    name: fieldworkName(work),
    type: `${counted(work.sp, 'strength point')}, ${coverOf(work.sp)}`,
    cells: NO_CELLS,
    count: { label: 'Strength points', at: [...at, 'sp'], value: work.sp, min: 0 },
  };
};

/** "4 units, 24 SP". */
const detailOf = (units: readonly UnitFacts[]): string => {
  let sp = 0;
  for (const unit of units) sp += unit.sp;
  return `${counted(units.length, 'unit')}, ${grouped(sp)} SP`;
};

/** The army as the builder shows it: generals, brigades, fieldworks, units without a brigade. */
export const outline = (file: ArmyFile<Army>): Outline => {
  const { army } = file;
  const facts = survey(file);
  const list = (index: number) => facts.lists[index] ?? [];
  const unassigned = list(army.brigades.length);
  const brigades = army.brigades.map((brigade, index): Section => {
    const at = ['brigades', index];
    const { brigadier } = brigade;
    return {
      at,
      id: brigade.id,
      kind: 'formation',
      title: brigadeName(brigade, index),
      detail: detailOf(list(index)),
      rows: [
        ...(brigadier === null ? [] : [brigadierRow(brigadier, [...at, 'brigadier'])]),
        ...list(index).map((unit) => unitRow(unit, facts)),
      ],
      list: { at: [...at, 'units'], holds: 'unit' },
    };
  });
  return {
    columns: ['Strength', 'Morale', 'Men'],
    detail: `${counted(facts.units.length, 'unit')}, ${grouped(facts.sp)} strength points`,
    sections: [
      {
        at: [],
        id: 'command',
        kind: 'command',
        title: 'Command',
        detail: '',
        rows: army.generals.map((general, index) => generalRow(general, index, army)),
      },
      ...brigades,
      ...(army.works.length > 0
        ? [
            {
              at: ['works'],
              id: 'works',
              kind: 'works' as const,
              title: 'Fieldworks',
              detail: '',
              rows: army.works.map(fieldworkRow),
              list: { at: ['works'], holds: 'works' as const },
            },
          ]
        : []),
      ...(unassigned.length > 0
        ? [
            {
              at: ['unassigned'],
              id: 'unassigned',
              kind: 'unassigned' as const,
              title: 'Without a brigade',
              detail: detailOf(unassigned),
              rows: unassigned.map((unit) => unitRow(unit, facts)),
              list: { at: ['unassigned'], holds: 'unit' as const },
            },
          ]
        : []),
    ],
  };
};
