import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { countFindings } from '../core/finding';
import { grouped, signed } from '../core/number';
import { type Path, pathKey } from '../core/path';
import type { Assessment } from '../core/system';
import { quoted, type TextOptions } from '../core/text';
import { HOUSE_TABLES } from './house-tables';
import { brigadeName, counted, RANKS, unitName } from './names';
import type { Army, General, Unit } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, NATIONS, POINT_SCALE, SYSTEM, TYPES } from './tables';
import { FLAGS, NUMBERS } from './text-words';

/** How a markup sets off headings, names and lists. */
const MARKUP = {
  plain: {
    title: (text: string) => text,
    head: (text: string) => text,
    item: (text: string) => `- ${text}`,
    open: '',
    close: '',
  },
  markdown: {
    title: (text: string) => `## ${text}`,
    head: (text: string) => `**${text}**`,
    item: (text: string) => `- ${text}`,
    open: '',
    close: '',
  },
  bbcode: {
    title: (text: string) => `[size=150][b]${text}[/b][/size]`,
    head: (text: string) => `[b]${text}[/b]`,
    item: (text: string) => `[*]${text}`,
    open: '[list]',
    close: '[/list]',
  },
} as const;

/** Names are data: what would be markup in a forum is made harmless there. */
const SAFE = {
  plain: quoted,
  markdown: (text: string) => text.replace(/[\\`*_{}[\]<>()#+!|~-]/g, (mark) => `\\${mark}`),
  bbcode: (text: string) => text.replaceAll('[', '(').replaceAll(']', ')'),
} as const;

/** Changed settings, house costs, filled-in tables and event packs: what the army is judged by besides its book. */
const profileLines = ({ settings, house, tables, packs }: ArmyFile<Army>): string[] => {
  const changed = SETTINGS.flatMap(({ key, label, options, default: normal }) => {
    const value = settings[key];
    const chosen = options.find((option) => option.value === value);
    return value === undefined || value === normal || chosen === undefined
      ? []
      : [`${label} = ${chosen.label}`];
  });
  const costs = COEFFICIENTS.flatMap(({ key }) => {
    const value = house[key];
    return value === undefined ? [] : [`${key} = ${value}`];
  });
  const filled = HOUSE_TABLES.flatMap(({ key, rows }) => {
    const values = tables[key] as Readonly<Record<string, readonly string[]>> | undefined;
    if (values === undefined) return [];
    const told = rows.flatMap((row) => {
      const cells = values[row.key];
      return cells === undefined ? [] : [`${row.key} = ${JSON.stringify(cells)}`];
    });
    return [`House table: ${[key, ...told].join('; ')}`];
  });
  return [
    ...(changed.length > 0 ? [`Settings: ${changed.join('; ')}`] : []),
    ...(costs.length > 0 ? [`House costs: ${costs.join('; ')}`] : []),
    ...filled,
    ...(packs.length > 0 ? [`Event packs: ${packs.map(quoted).join('; ')}`] : []),
  ];
};

/** What is said of a unit, without its name: "1200 men, of Saxony, regimental guns". */
const details = (unit: Unit): string[] => [
  ...NUMBERS.flatMap(({ field, one, many }) => {
    const value = unit[field];
    return value === undefined ? [] : [counted(value, one, many)];
  }),
  ...(unit.modifier === undefined ? [] : [`modifier ${unit.modifier}`]),
  ...(unit.nation === undefined ? [] : [`of ${NATIONS[unit.nation].label}`]),
  ...FLAGS.flatMap(({ field, value, word }) => (unit[field] === value ? [word] : [])),
];

/** The army as text: short for chat, full (plain) to be read back by `readText`. */
export const writeText = (
  file: ArmyFile<Army>,
  { costing, findings, stats }: Assessment,
  { markup, length }: TextOptions,
): string => {
  const { army, name } = file;
  const { title, head, item, open, close } = MARKUP[markup];
  const safe = SAFE[markup];
  const full = length === 'full';
  const sums = costing === null ? null : subtotals(costing);
  // square brackets would be tags in BBCode
  const [left, right] = markup === 'bbcode' ? ['(', ')'] : ['[', ']'];
  const points = (at: Path): string[] =>
    sums === null ? [] : [grouped((sums.get(pathKey(at)) ?? 0) / POINT_SCALE).replace('−', '-')];
  const price = (at: Path, facts: readonly string[] = []): string => {
    const told = [...facts, ...points(at)];
    return told.length === 0 ? '' : ` ${left}${told.join(', ')}${right}`;
  };
  const strengths = stats.strengthPoints as Readonly<Record<string, number>>;
  const morale = stats.basicMorale as Readonly<Record<string, number>>;

  const note = (notes: string | undefined) =>
    full && notes !== undefined ? [`  Note: ${JSON.stringify(notes)}`] : [];
  const unitLine = (unit: Unit, at: Path): string[] => {
    const type = TYPES[unit.type].label;
    const label = unit.name === '' ? type : `${safe(unit.name)}: ${type}`;
    const told = details(unit);
    const facts = [`SP ${strengths[unit.id] ?? 0}`, `BM ${signed(morale[unit.id] ?? 0).replace('+', '')}`];
    return [
      item(`${label}${told.length === 0 ? '' : `; ${told.join(', ')}`}${price(at, facts).replace('−', '-')}`),
      ...note(unit.notes),
    ];
  };
  const list = (units: readonly Unit[], at: Path): string[] => {
    if (full) return [open, ...units.flatMap((unit, index) => unitLine(unit, [...at, index])), close];
    const tally = new Map<string, number>();
    for (const unit of units) {
      const key = `${safe(unit.name === '' ? TYPES[unit.type].short : unitName(unit))} (${strengths[unit.id] ?? 0} SP)`;
      tally.set(key, (tally.get(key) ?? 0) + 1);
    }
    return [[...tally].map(([label, count]) => (count === 1 ? label : `${count} x ${label}`)).join(', ')];
  };
  const general = ({ rank, name: called, brigades, notes }: General, index: number): string[] => {
    if (!full) return [];
    const led = army.brigades.flatMap(({ id }, place) => (brigades.includes(id) ? [place + 1] : []));
    const leads = led.length === 0 ? '' : `; leads ${led.join(', ')}`;
    return [`${RANKS[rank]}: ${safe(called)}${leads}${price(['generals', index])}`, ...note(notes)];
  };
  const counts = countFindings(findings);
  const header = [
    SYSTEM.name,
    NATIONS[army.nation].label,
    String(army.year),
    `${army.scale} mm`,
    army.budget === null ? 'no limit' : `limit ${grouped(army.budget)}`,
    ...(army.factor === 1 ? [] : [`standard units times ${army.factor}`]),
    ...(army.nationName === undefined ? [] : [`called ${safe(army.nationName)}`]),
  ];

  const lines = [
    title(safe(name)),
    header.join('; '),
    ...(full ? profileLines(file) : []),
    ...note(army.notes).map((line) => line.trim()),
    ...army.generals.flatMap(general),
    ...army.brigades.flatMap((brigade, index) => [
      '',
      head(
        `Brigade: ${safe(full ? brigade.name : brigadeName(brigade, index))}${price(['brigades', index])}`,
      ),
      ...note(brigade.notes),
      ...(brigade.brigadier === null || !full
        ? []
        : [
            `Brigadier: ${safe(brigade.brigadier.name)}${price(['brigades', index, 'brigadier'])}`,
            ...note(brigade.brigadier.notes),
          ]),
      ...list(brigade.units, ['brigades', index, 'units']),
    ]),
    ...(army.unassigned.length === 0
      ? []
      : ['', head(`Without a brigade${price(['unassigned'])}`), ...list(army.unassigned, ['unassigned'])]),
    ...(army.works.length === 0
      ? []
      : [
          '',
          head(`Fieldworks${price(['works'])}`),
          open,
          ...army.works.map(({ sp, name: called }, index) =>
            item(
              `${counted(sp, 'strength point')}${called === '' ? '' : `: ${safe(called)}`}${price(['works', index])}`,
            ),
          ),
          close,
        ]),
    '',
    head(
      `Total: ${[...points([]).map((sum) => `${sum} house points`), counted(Number(stats.sp ?? 0), 'strength point')].join(', ')}`,
    ),
    counts.error + counts.warning === 0
      ? 'Checked: no errors or warnings'
      : `Checked: ${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')}`,
  ];
  return `${lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n')}\n`;
};
