import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { countFindings } from '../core/finding';
import { hardBreaks, MARKUP, SAFE } from '../core/markup';
import { grouped } from '../core/number';
import { type Path, pathKey } from '../core/path';
import type { Assessment } from '../core/system';
import type { TextOptions } from '../core/text';
import { brigadeName, counted, unitName } from './names';
import type { Army, ImagiNation, Unit } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, POINTS, TYPES } from './tables';
import { FLAGS, nationWord } from './text-words';

const imagiLine = (
  { name, template, band, commanderBand, troops: fielded, ...rest }: ImagiNation,
  safe: (text: string) => string,
): string => {
  const pace = (by: object | undefined) =>
    by &&
    Object.entries(by)
      .map(([troop, value]) => `${troop} ${value}`)
      .join(', ');
  const { dice, moveInitiative, fireInitiative, formationChange, flankMove, limber, manhandle } = rest;
  const parts: [string, string | number | undefined][] = [
    ['troops', nationWord(template)],
    [
      'fields',
      fielded &&
        (fielded.map(({ type, class: quality }) => `${quality} ${TYPES[type].label}`).join(' / ') ||
          'nothing'),
    ],
    ['price band', band],
    ['commanders', commanderBand],
    [
      'dice',
      dice &&
        [dice.dithering, dice.dependable, dice.dashing].map((faces) => faces.join(' ') || 'none').join(', '),
    ],
    ['movement initiative', moveInitiative],
    ['firing initiative', fireInitiative],
    ['formation change', pace(formationChange)],
    ['flank move', pace(flankMove)],
    ['limber', limber],
    ['manhandle', manhandle],
  ];
  const told = parts.flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${value}`]));
  return `Imagi-nation: ${[safe(name), ...told].join('; ')}`;
};

/** The army as text: short for chat, full (plain) to be read back by `readText`. */
export const writeText = (
  file: ArmyFile<Army>,
  { costing, findings }: Assessment,
  { markup, length }: TextOptions,
): string => {
  const { army, name, settings } = file;
  const { title, head, item, open, close } = MARKUP[markup];
  const safe = SAFE[markup];
  const full = length === 'full';
  const sums = costing === null ? new Map<string, number>() : subtotals(costing);
  // square brackets would be tags in BBCode
  const [left, right] = markup === 'bbcode' ? ['(', ')'] : ['[', ']'];
  const price = (at: Path) => ` ${left}${grouped(sums.get(pathKey(at)) ?? 0).replace('−', '-')}${right}`;

  const details = (unit: Unit): string[] => {
    const flags = FLAGS.filter(({ field, value }) => unit[field] === value).map(({ word }) => word);
    return [
      unit.class,
      ...(unit.size === 'standard' ? [] : [unit.size]),
      ...(unit.nation === undefined ? [] : [`of ${NATIONS[unit.nation].label}`]),
      ...flags,
      ...(unit.bases === undefined ? [] : [counted(unit.bases, 'base')]),
    ];
  };
  // plain notes stay on their line and read back; elsewhere they are words
  const note = (notes: string | undefined): string[] => {
    if (!full || notes === undefined) return [];
    if (markup === 'plain') return [`  Note: ${JSON.stringify(notes)}`];
    return [`  Note: ${safe(notes.replace(/\s*\n\s*/g, ' / '))}`];
  };
  const unitLine = (unit: Unit, at: Path): string[] => {
    const type = TYPES[unit.type].label;
    const label = unit.name === '' ? type : `${safe(unit.name)}: ${type}`;
    return [item(`${label}; ${details(unit).join(', ')}${price(at)}`), ...note(unit.notes)];
  };
  const list = (units: readonly Unit[], at: Path): string[] => {
    if (full) return [open, ...units.flatMap((unit, index) => unitLine(unit, [...at, index])), close];
    const tally = new Map<string, number>();
    for (const unit of units) {
      const label = unit.name === '' ? TYPES[unit.type].short : unitName(unit);
      const key = `${safe(label)}${unit.size === 'standard' ? '' : ` (${unit.size})`}`;
      tally.set(key, (tally.get(key) ?? 0) + 1);
    }
    return [[...tally].map(([label, count]) => (count === 1 ? label : `${count} x ${label}`)).join(', ')];
  };
  const rated = (
    role: string,
    who: { name: string; rating: string; notes?: string | undefined },
    at: Path,
    more = '',
  ) =>
    full
      ? [
          `${role}: ${who.name === '' ? who.rating : `${safe(who.name)}, ${who.rating}`}${more}${price(at)}`,
          ...note(who.notes),
        ]
      : [];

  const changed = SETTINGS.flatMap(({ key, label, options, default: normal }) => {
    const value = settings[key];
    const chosen = options.find((option) => option.value === value);
    return value === undefined || value === normal || chosen === undefined
      ? []
      : [`${label} = ${chosen.label}`];
  });
  const budget = army.budget === null ? 'no limit' : `limit ${grouped(army.budget)}`;
  const counts = countFindings(findings);
  const verdict =
    counts.error + counts.warning === 0
      ? 'Checked: no errors or warnings'
      : `Checked: ${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')}`;

  const lines = [
    title(safe(name)),
    `Honours of War; ${nationWord(army.nation)}; ${army.year}; ${army.scale} mm; ${army.mode}; ${budget}${army.secondaryTheatre ? '; secondary theatre' : ''}`,
    ...(full && army.imagiNation ? [imagiLine(army.imagiNation, safe)] : []),
    ...(changed.length > 0 ? [`Settings: ${changed.join('; ')}`] : []),
    ...(full ? note(army.notes).map((line) => line.trim()) : []),
    ...(army.general === null ? [] : rated('General', army.general, ['general'])),
    ...army.lieutenants.flatMap((lieutenant, index) => {
      const led = army.brigades.flatMap(({ id }, place) =>
        lieutenant.brigades.includes(id) ? [place + 1] : [],
      );
      return rated(
        'Lieutenant',
        lieutenant,
        ['lieutenants', index],
        led.length === 0 ? '' : `; leads ${led.join(', ')}`,
      );
    }),
    ...army.brigades.flatMap((brigade, index) => [
      '',
      head(
        `Brigade: ${safe(full ? brigade.name : brigadeName(brigade, index))}${price(['brigades', index])}`,
      ),
      ...note(brigade.notes),
      ...(brigade.commander === null
        ? []
        : rated('Commander', brigade.commander, ['brigades', index, 'commander'])),
      ...list(brigade.units, ['brigades', index, 'units']),
    ]),
    ...(army.independents.length === 0
      ? []
      : [
          '',
          head(`Independent units${price(['independents'])}`),
          ...list(army.independents, ['independents']),
        ]),
    ...(army.unassigned.length === 0
      ? []
      : ['', head(`Without a post${price(['unassigned'])}`), ...list(army.unassigned, ['unassigned'])]),
    ...(army.works.length === 0
      ? []
      : [
          '',
          head(`Works${price(['works'])}`),
          open,
          ...army.works.map(({ type, count, name: called }, index) =>
            item(
              `${count} x ${POINTS.works[type].name}${called === '' ? '' : `: ${safe(called)}`}${price(['works', index])}`,
            ),
          ),
          close,
        ]),
    '',
    head(`Total: ${grouped(costing?.total ?? 0)}`),
    verdict,
  ];
  const spaced = lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
  return `${(markup === 'markdown' ? hardBreaks(spaced) : spaced).join('\n')}\n`;
};
