import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { countFindings } from '../core/finding';
import { hardBreaks, MARKUP, SAFE } from '../core/markup';
import { grouped } from '../core/number';
import { type Path, pathKey } from '../core/path';
import type { Assessment } from '../core/system';
import type { TextOptions } from '../core/text';
import { counted, formationName, leaderName, unitName } from './names';
import type { Army, Leader, Unit } from './schema';
import { SETTINGS } from './settings';
import { ABILITIES, COEFFICIENTS, NATIONS, PARTS, SYSTEM, TRAIT_IDS, TRAITS, TYPES } from './tables';

/** The army as text: short for chat, full (plain) to be read back by `readText`. Units are numbered for leaders. */
export const writeText = (
  file: ArmyFile<Army>,
  { costing, findings, stats }: Assessment,
  { markup, length }: TextOptions,
): string => {
  const { army, name, settings, house } = file;
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

  const every = [...army.formations.flatMap(({ units }) => units), ...army.reserve];
  const details = (unit: Unit): string[] => [
    counted(unit.hits, 'hit'),
    ...TRAIT_IDS.flatMap((trait) => {
      const value = unit[trait];
      const word = TRAITS[trait].label.toLowerCase();
      return value === undefined ? [] : [value ? word : `not ${word}`];
    }),
    ...(unit.men === undefined ? [] : [`${unit.men} men`]),
    ...(unit.guns === undefined ? [] : [counted(unit.guns, 'gun')]),
  ];
  const unitLine = (unit: Unit, at: Path): string[] => {
    const { label } = TYPES[unit.type];
    const called = unit.name === '' ? label : `${safe(unit.name)}: ${label}`;
    return [item(`${called}; ${details(unit).join(', ')}${price(at)}`), ...note(unit.notes)];
  };
  const list = (units: readonly Unit[], at: Path): string[] =>
    full
      ? [open, ...units.flatMap((unit, index) => unitLine(unit, [...at, index])), close]
      : [units.map((unit) => `${safe(unitName(unit))} ${unit.hits}`).join(', ')];
  const commandOf = ({ formation, unit }: Leader): string => {
    const place = army.formations.findIndex(({ id }) => id === formation);
    const with_ = every.findIndex(({ id }) => id === unit);
    return [
      ...(formation === 'army' ? ['leads the army'] : place < 0 ? [] : [`leads ${place + 1}`]),
      ...(with_ < 0 ? [] : [`with unit ${with_ + 1}`]),
    ]
      .map((part) => `; ${part}`)
      .join('');
  };

  const changed = SETTINGS.flatMap(({ key, label, options, default: normal }) => {
    const value = settings[key];
    const chosen = options.find((option) => option.value === value);
    return value === undefined || value === normal || chosen === undefined
      ? []
      : [`${label} = ${chosen.label}`];
  });
  const changedHouse = COEFFICIENTS.flatMap(({ key }) =>
    house[key] === undefined ? [] : [`${key} = ${house[key]}`],
  );
  const counts = countFindings(findings);

  const lines = [
    title(safe(name)),
    `${SYSTEM.name}; ${NATIONS[army.nation]}; ${army.year}; ${army.scale} mm; ${army.budget === null ? 'no limit' : `limit ${grouped(army.budget)}`}; ${army.menPerFoot} men to a unit of foot`,
    ...(changed.length > 0 ? [`Settings: ${changed.join('; ')}`] : []),
    ...(full && changedHouse.length > 0 ? [`House costs: ${changedHouse.join('; ')}`] : []),
    ...(full ? note(army.notes).map((line) => line.trim()) : []),
    ...army.leaders.flatMap((leader, index) =>
      full
        ? [
            `Leader: ${leader.name === '' ? '' : `${safe(leader.name)}, `}${ABILITIES[leader.ability].label}${commandOf(leader)}${price(['leaders', index])}`,
            ...note(leader.notes),
          ]
        : [`Leader: ${safe(leaderName(leader))}`],
    ),
    ...army.formations.flatMap((formation, index) => [
      '',
      head(
        `Formation: ${safe(full ? formation.name : formationName(formation, index))}${price(['formations', index])}`,
      ),
      ...note(formation.notes),
      ...list(formation.units, ['formations', index, 'units']),
    ]),
    ...(army.reserve.length === 0
      ? []
      : ['', head(`In no formation${price(['reserve'])}`), ...list(army.reserve, ['reserve'])]),
    '',
    head(
      costing === null
        ? `Total: ${counted(Number(stats.hits), 'hit')}`
        : `Total: ${grouped(costing.total / PARTS)} (house costs)`,
    ),
    counts.error + counts.warning === 0
      ? 'Checked: no errors or warnings'
      : `Checked: ${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')}`,
  ].filter((line, index, all) => line !== '' || all[index - 1] !== '');
  return `${(markup === 'markdown' ? hardBreaks(lines) : lines).join('\n')}\n`;
};
