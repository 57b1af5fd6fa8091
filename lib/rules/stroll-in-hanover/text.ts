import type { ExtraLine, LeaderDeclaration } from '../core/text/declaration';
import {
  amount,
  flag,
  labelled,
  limit,
  scaled,
  type TextDraft,
  valueDetail,
  wordDetail,
  year,
} from '../core/text/details';
import { LineFault } from '../core/text/lines';
import { excerpt, nameIn, splitOutside } from '../core/text/quotes';
import type { TextForm } from '../core/text/text';
import { countedWorksIn, textForm } from '../core/text/text-form';
import { labelsOf, vocabulary } from '../core/text/vocabulary';
import { type Army, type Division, parse, type Unit, type Works } from './schema';
import { SETTINGS } from './settings';
import { HOUSE_TABLES, NATIONS, POINT_SCALE, POINTS, SYSTEM, TYPES } from './tables';
import { unitName } from './tree';

const WORKS_READ = 'Write works as "2 x Defensive works" or "1 x Redoubt, defence only"';
const VALUES_MISSING = 'Strength points (SP 3) or Morale (M 4) are missing';

const NATION_WORDS = labelsOf(NATIONS);
const WORKS = vocabulary(Object.entries(POINTS.works).map(([type, { name }]) => [type, name] as const));

/** The mark of the lists of R19, as words. */
const MARK = wordDetail('list', [
  ['core', 'core'],
  ['plus-10', '+10 %'],
  ['plus-30', '+30 %'],
  ['both', '+10 % and +30 %'],
]);

const rated = (role: string, id: string) => ({
  words: { [role]: {} },
  beside: [valueDetail('rating', ['0', '1', '2'], { before: 'rating ' }), MARK],
  id,
  example: 'Write a general as "Name, rating 1"',
});

const COMMANDERS: readonly LeaderDeclaration<keyof Division>[] = [
  { key: 'commander', many: false, ...rated('Commander', 'c') },
  { key: 'others', many: true, ...rated('Another commander', 'c') },
];

const ENTRIES = { reinforcement: 'Reinforcement', 'flank-march': 'Flank march' } as const;

const entryIn = (word: string, rest: string): TextDraft => {
  const entry: TextDraft = { kind: word === ENTRIES.reinforcement ? 'reinforcement' : 'flank-march' };
  for (const part of splitOutside(rest, ',').filter(Boolean)) {
    const turn = /^turn (\d+)$/i.exec(part)?.[1];
    const side = part.toLowerCase();
    if (turn !== undefined) entry.turn = Number(turn);
    else if (side === 'left' || side === 'right') entry.side = side;
    else throw new LineFault(`${excerpt(part)} is neither a turn nor a side`);
  }
  return entry;
};

/** How a division enters: "Flank march, left, turn 3". */
const ENTRY: ExtraLine<Division> = {
  words: Object.values(ENTRIES),
  short: true,
  write: ({ entry }) =>
    entry &&
    [
      ENTRIES[entry.kind],
      ...(entry.side === undefined ? [] : [entry.side]),
      ...(entry.turn === undefined ? [] : [`turn ${entry.turn}`]),
    ].join(', '),
  read: (word, rest) => ({ entry: entryIn(word, rest) }),
};

const NATION_NAME: ExtraLine<Army> = {
  words: ['Nation name'],
  write: ({ nationName }, { inQuotes }) => nationName && `Nation name: ${inQuotes(nationName)}`,
  read: (_, rest) => ({ nationName: nameIn(rest) }),
};

const CAPACITIES: ExtraLine<Unit> = {
  words: ['Capacities'],
  write: ({ capacities }, { inQuotes }) =>
    capacities && `  Capacities: ${capacities.map(inQuotes).join(', ')}`,
  read: (_, rest) => ({ capacities: splitOutside(rest, ',').map(nameIn) }),
};

/** The human text form, loaded when an army is written or read as text. */
export const text: TextForm<Army> = textForm<Army, Division, Unit, Works>({
  system: { ...SYSTEM, pointScale: POINT_SCALE },
  parse,
  profile: { settings: SETTINGS, coefficients: [], houseTables: HOUSE_TABLES },
  header: [
    labelled('nation', '', NATION_WORDS, 'nation'),
    year,
    scaled('mm stands'),
    valueDetail('role', ['open', 'attacker', 'defender'], { before: 'role ' }),
    valueDetail('battle', ['open', 'attack', 'pitched'], { before: 'battle ' }),
    limit('D'),
    amount('defenderSpent', { before: 'defender spent' }),
    amount('factor', { before: 'factor', decimal: true }),
  ],
  headerExample: 'nation; year; 50 mm stands; role open; battle open; D 250',
  lines: [NATION_NAME],
  leaders: [
    { key: 'general', many: false, ...rated('General', 'g') },
    { key: 'otherGenerals', many: true, ...rated('Another general', 'g') },
  ],
  formation: { key: 'divisions', word: 'Division', id: 'd', leaders: COMMANDERS, lines: [ENTRY] },
  lists: [
    { key: 'direct', head: 'Under the general in chief' },
    { key: 'unassigned', head: 'Without a division' },
  ],
  works: {
    key: 'works',
    head: 'Works',
    write: ({ type, count, list }) =>
      `${count} x ${POINTS.works[type].name}${list === 'defender' ? ', defence only' : ''}`,
    read: (words) => {
      const [bare = '', only] = splitOutside(words, ',');
      const works = countedWorksIn(bare, WORKS, WORKS_READ);
      if (only === undefined) return works;
      if (only.toLowerCase() !== 'defence only') throw new LineFault(WORKS_READ);
      return { ...works, list: 'defender' };
    },
  },
  unit: {
    types: labelsOf(TYPES),
    details: [
      amount('sp', { before: 'SP', decimal: true, missing: VALUES_MISSING }),
      amount('morale', { before: 'M', decimal: true, missing: VALUES_MISSING }),
      flag('shock', 'shock', 'without shock'),
      flag('noGrenadiers', 'no grenadiers', 'with grenadiers'),
      flag('secondLine', 'second line', 'first line'),
      MARK,
      labelled('nation', 'of ', NATION_WORDS, 'nation'),
      amount('battalions', { one: 'battalion' }),
      amount('squadrons', { one: 'squadron' }),
      amount('guns', { one: 'gun' }),
      amount('men', { one: 'man', many: 'men' }),
    ],
    lines: [CAPACITIES],
    example: 'Write a stand as "Name: Type; SP 3, M 4" or "Type; SP 3, M 4"',
    one: 'a stand',
    short: (unit, say) => {
      const mark = MARK.write(unit.list, say);
      return `${say.safe(unitName(unit))} ${unit.sp}/${unit.morale}${mark === undefined ? '' : ` (${mark})`}`;
    },
    counted: true,
  },
  total: (points) => `${points}`,
});
