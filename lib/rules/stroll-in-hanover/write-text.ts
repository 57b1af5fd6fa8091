import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { countFindings } from '../core/finding';
import { hardBreaks, MARKUP, SAFE } from '../core/markup';
import { grouped } from '../core/number';
import { type Path, pathKey } from '../core/path';
import type { Assessment } from '../core/system';
import type { TextOptions } from '../core/text';
import { counted, divisionName, unitName } from './names';
import type { Army, Division, ListMark, Unit } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, POINT_SCALE, POINTS, SYSTEM, TYPES } from './tables';
import { FLAGS, MARKS, SIZES } from './text-words';

const markWord = (mark: ListMark | undefined): string[] =>
  MARKS.filter((known) => known.mark === mark).map(({ word }) => word);

const details = (unit: Unit): string[] => [
  `SP ${unit.sp}`,
  `M ${unit.morale}`,
  ...FLAGS.filter(({ field, value }) => unit[field] === value).map(({ word }) => word),
  ...markWord(unit.list),
  ...(unit.nation === undefined ? [] : [`of ${NATIONS[unit.nation].label}`]),
  ...SIZES.flatMap(({ field, one, many }) => {
    const count = unit[field];
    return count === undefined ? [] : [counted(count, one, many)];
  }),
];

const entryText = ({ entry }: Division): string[] =>
  entry === undefined
    ? []
    : [
        [
          entry.kind === 'reinforcement' ? 'Reinforcement' : 'Flank march',
          ...(entry.side === undefined ? [] : [entry.side]),
          ...(entry.turn === undefined ? [] : [`turn ${entry.turn}`]),
        ].join(', '),
      ];

const headerLine = ({ army }: ArmyFile<Army>): string => {
  const { nation, year, scale, role, battle, budget, defenderSpent, factor } = army;
  return [
    SYSTEM.name,
    NATIONS[nation].label,
    year,
    `${scale} mm stands`,
    `role ${role}`,
    `battle ${battle}`,
    budget === null ? 'no limit' : `D ${grouped(budget)}`,
    ...(defenderSpent === undefined ? [] : [`defender spent ${defenderSpent}`]),
    ...(factor === undefined ? [] : [`factor ${factor}`]),
  ].join('; ');
};

/** Settings that differ from the default, in words. */
const settingsLine = ({ settings }: ArmyFile<Army>): string[] => {
  const changed = SETTINGS.flatMap(({ key, label, options, default: normal }) => {
    const value = settings[key];
    const chosen = options.find((option) => option.value === value);
    return value === undefined || value === normal || chosen === undefined
      ? []
      : [`${label} = ${chosen.label}`];
  });
  return changed.length > 0 ? [`Settings: ${changed.join('; ')}`] : [];
};

/** The army as text: short for chat, full (plain) to be read back by `readText`. */
export const writeText = (
  file: ArmyFile<Army>,
  { costing, findings }: Assessment,
  { markup, length }: TextOptions,
): string => {
  const { army, name } = file;
  const { title, head, item, open, close } = MARKUP[markup];
  const safe = SAFE[markup];
  const full = length === 'full';
  const sums = costing === null ? new Map<string, number>() : subtotals(costing);
  // square brackets would be tags in BBCode
  const [left, right] = markup === 'bbcode' ? ['(', ')'] : ['[', ']'];
  const price = (at: Path) =>
    ` ${left}${grouped((sums.get(pathKey(at)) ?? 0) / POINT_SCALE).replace('−', '-')}${right}`;

  // plain notes stay on their line and read back; elsewhere they are words
  const note = (notes: string | undefined): string[] => {
    if (!full || notes === undefined) return [];
    if (markup === 'plain') return [`  Note: ${JSON.stringify(notes)}`];
    return [`  Note: ${safe(notes.replace(/\s*\n\s*/g, ' / '))}`];
  };
  const inQuotes = markup === 'plain' ? (words: string) => JSON.stringify(words) : safe;
  const unitLine = (unit: Unit, at: Path): string[] => {
    const type = TYPES[unit.type].label;
    const label = unit.name === '' ? type : `${safe(unit.name)}: ${type}`;
    return [
      item(`${label}; ${details(unit).join(', ')}${price(at)}`),
      ...(full && unit.capacities !== undefined
        ? [`  Capacities: ${unit.capacities.map(inQuotes).join(', ')}`]
        : []),
      ...note(unit.notes),
    ];
  };
  const list = (units: readonly Unit[], at: Path): string[] => {
    if (full) return [open, ...units.flatMap((unit, index) => unitLine(unit, [...at, index])), close];
    const tally = new Map<string, number>();
    for (const unit of units) {
      const marks = markWord(unit.list).map((word) => ` (${word})`);
      const key = `${safe(unitName(unit))} ${unit.sp}/${unit.morale}${marks.join('')}`;
      tally.set(key, (tally.get(key) ?? 0) + 1);
    }
    return [[...tally].map(([label, count]) => (count === 1 ? label : `${count} x ${label}`)).join(', ')];
  };
  const rated = (
    role: string,
    who: { name: string; rating: string; list?: ListMark | undefined; notes?: string | undefined },
    at: Path,
  ): string[] => {
    if (!full) return [];
    const words = [
      ...(who.name === '' ? [] : [safe(who.name)]),
      `rating ${who.rating}`,
      ...markWord(who.list),
    ];
    return [`${role}: ${words.join(', ')}${price(at)}`, ...note(who.notes)];
  };

  const tables =
    full && markup === 'plain'
      ? Object.entries(file.tables).map(([key, table]) => `House table ${key}: ${JSON.stringify(table)}`)
      : [];
  const counts = countFindings(findings);
  const verdict =
    counts.error + counts.warning === 0
      ? 'Checked: no errors or warnings'
      : `Checked: ${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')}`;

  const lines = [
    title(safe(name)),
    headerLine(file),
    ...(full && army.nationName !== undefined ? [`Nation name: ${inQuotes(army.nationName)}`] : []),
    ...settingsLine(file),
    ...tables,
    ...note(army.notes).map((line) => line.trim()),
    ...(army.general === null ? [] : rated('General', army.general, ['general'])),
    ...(army.otherGenerals ?? []).flatMap((general, index) =>
      rated('Another general', general, ['otherGenerals', index]),
    ),
    ...army.divisions.flatMap((division, index) => [
      '',
      head(
        `Division: ${safe(full ? division.name : divisionName(division, index))}${price(['divisions', index])}`,
      ),
      ...note(division.notes),
      ...entryText(division),
      ...(division.commander === null
        ? []
        : rated('Commander', division.commander, ['divisions', index, 'commander'])),
      ...(division.others ?? []).flatMap((other, place) =>
        rated('Another commander', other, ['divisions', index, 'others', place]),
      ),
      ...list(division.units, ['divisions', index, 'units']),
    ]),
    ...(army.direct.length === 0
      ? []
      : ['', head(`Under the general in chief${price(['direct'])}`), ...list(army.direct, ['direct'])]),
    ...(army.unassigned.length === 0
      ? []
      : ['', head(`Without a division${price(['unassigned'])}`), ...list(army.unassigned, ['unassigned'])]),
    ...(army.works.length === 0
      ? []
      : [
          '',
          head(`Works${price(['works'])}`),
          open,
          ...army.works.map(({ type, count, name: called, list: mark }, index) =>
            item(
              `${count} x ${POINTS.works[type].name}${mark === 'defender' ? ', defence only' : ''}${called === '' ? '' : `: ${safe(called)}`}${price(['works', index])}`,
            ),
          ),
          close,
        ]),
    '',
    head(`Total: ${grouped((costing?.total ?? 0) / POINT_SCALE)}`),
    verdict,
  ];
  const spaced = lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
  return `${(markup === 'markdown' ? hardBreaks(spaced) : spaced).join('\n')}\n`;
};
