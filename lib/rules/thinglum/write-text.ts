import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { countFindings } from '../core/finding';
import { hardBreaks, MARKUP, SAFE } from '../core/markup';
import { grouped } from '../core/number';
import { type Path, pathKey } from '../core/path';
import type { Assessment } from '../core/system';
import type { TextOptions } from '../core/text';
import { brigadeName, chiefName, counted, unitName } from './names';
import type { Army, Commander, Unit } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, NATIONS, PARTS, SYSTEM, TYPES } from './tables';

const headerOf = ({ nation, year, scale, budget, maxUnits, maxFigures }: Army): string =>
  [
    SYSTEM.name,
    NATIONS[nation],
    String(year),
    `${scale} mm`,
    budget === null ? 'no limit' : `limit ${grouped(budget)}`,
    ...(maxUnits === undefined ? [] : [`at most ${grouped(maxUnits)} units`]),
    ...(maxFigures === undefined ? [] : [`at most ${grouped(maxFigures)} figures`]),
  ].join('; ');

const commanderDetails = ({ die, couriers, chips, given }: Commander): string[] => [
  ...(die === 'open' ? [] : [`die ${die}`]),
  ...(couriers === undefined ? [] : [counted(couriers, 'courier')]),
  ...(chips === undefined ? [] : [counted(chips, 'chip')]),
  ...(given === undefined ? [] : [`${given} given`]),
];

const unitDetails = ({ figures, guns }: Unit): string =>
  [counted(figures, 'figure'), ...(guns === undefined ? [] : [counted(guns, 'gun')])].join(', ');

const changedSettings = ({ settings }: ArmyFile<Army>): string[] =>
  SETTINGS.flatMap(({ key, label, options, default: normal }) => {
    const value = settings[key];
    const chosen = options.find((option) => option.value === value);
    return value === undefined || value === normal || chosen === undefined
      ? []
      : [`${label} = ${chosen.label}`];
  });

/** The army as text: short for chat, full (plain) to be read back by `readText`. */
export const writeText = (
  file: ArmyFile<Army>,
  { costing, findings, stats }: Assessment,
  { markup, length }: TextOptions,
): string => {
  const { army, name, house } = file;
  const { title, head, item, open, close } = MARKUP[markup];
  const safe = SAFE[markup];
  const full = length === 'full';
  const sums = costing === null ? null : subtotals(costing);
  const [left, right] = markup === 'bbcode' ? ['(', ')'] : ['[', ']'];
  const price = (at: Path) =>
    sums === null ? '' : ` ${left}${grouped((sums.get(pathKey(at)) ?? 0) / PARTS).replace('−', '-')}${right}`;
  const note = (notes: string | undefined): string[] => {
    if (!full || notes === undefined) return [];
    if (markup === 'plain') return [`  Note: ${JSON.stringify(notes)}`];
    return [`  Note: ${safe(notes.replace(/\s*\n\s*/g, ' / '))}`];
  };

  const commander = (rank: string, node: Commander, at: Path): string[] => [
    `${rank}: ${[node.name === '' ? '' : safe(node.name), ...commanderDetails(node)].join('; ')}${price(at)}`,
    ...note(node.notes),
  ];
  const unit = (node: Unit, at: Path): string[] => {
    const { label } = TYPES[node.type];
    const called = node.name === '' ? label : `${safe(node.name)}: ${label}`;
    return [item(`${called}; ${unitDetails(node)}${price(at)}`), ...note(node.notes)];
  };
  const list = (units: readonly Unit[], at: Path): string[] =>
    full
      ? [open, ...units.flatMap((node, index) => unit(node, [...at, index])), close]
      : [units.map((node) => `${safe(unitName(node))} ${node.figures}`).join(', ')];

  const changed = changedSettings(file);
  const changedHouse = COEFFICIENTS.flatMap(({ key }) =>
    house[key] === undefined ? [] : [`${key} = ${house[key]}`],
  );
  const counts = countFindings(findings);
  const lines = [
    title(safe(name)),
    headerOf(army),
    ...(changed.length > 0 ? [`Settings: ${changed.join('; ')}`] : []),
    ...(full && changedHouse.length > 0 ? [`House costs: ${changedHouse.join('; ')}`] : []),
    ...(full ? note(army.notes).map((line) => line.trim()) : []),
    ...army.chiefs.flatMap((chief, index) =>
      full ? commander('In chief', chief, ['chiefs', index]) : [`In chief: ${safe(chiefName(chief))}`],
    ),
    ...army.brigades.flatMap((brigade, index) => [
      '',
      head(
        `Brigade: ${safe(full ? brigade.name : brigadeName(brigade, index))}${price(['brigades', index])}`,
      ),
      ...note(brigade.notes),
      ...(full
        ? brigade.commanders.flatMap((node, place) =>
            commander('Commander', node, ['brigades', index, 'commanders', place]),
          )
        : []),
      ...list(brigade.units, ['brigades', index, 'units']),
    ]),
    ...(army.direct.length === 0
      ? []
      : ['', head(`Under the commander in chief${price(['direct'])}`), ...list(army.direct, ['direct'])]),
    '',
    head(
      costing === null
        ? `Total: ${counted(Number(stats.figures), 'figure')}`
        : `Total: ${grouped(costing.total / PARTS)} (house costs)`,
    ),
    counts.error + counts.warning === 0
      ? 'Checked: no errors or warnings'
      : `Checked: ${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')}`,
  ].filter((line, index, all) => line !== '' || all[index - 1] !== '');
  return `${(markup === 'markdown' ? hardBreaks(lines) : lines).join('\n')}\n`;
};
