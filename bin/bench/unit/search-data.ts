import { readFileSync } from 'node:fs';
import type { FormationFile, SideFile } from '../../../lib/history/battle-file';
import { type BattleRows, battleRows } from '../../../lib/history/battle-rows';
import { battleEntries, entryRows } from '../../../lib/history/search-entries';
import { nationReader } from '../../../lib/history/terms';
import { batchOn, openStore } from '../../../prisma/connection';
import { type Columns, insertAll } from '../../../prisma/statement';

const BATTLES = 1_000;
const UNITS_OF_BATTLE = 100;
const UNITS_OF_FORMATION = 10;

const BEGINNINGS = [
  'Alt',
  'Berg',
  'Dohn',
  'Eisen',
  'Falk',
  'Grün',
  'Hohen',
  'Itzen',
  'Kett',
  'Lang',
  'Münch',
  'Nieder',
  'Ober',
  'Quer',
  'Rosen',
  'Schön',
  'Trau',
  'Wald',
  'Zieg',
];
const MIDDLES = ['a', 'e', 'er', 'in', 'os', 'um', 'el', 'ow', 'ein', 'ach'];
const ENDINGS = [
  'berg',
  'dorf',
  'feld',
  'hausen',
  'itz',
  'kirch',
  'leben',
  'mark',
  'rode',
  'stein',
  'thal',
  'witz',
  'heim',
  'burg',
  'au',
];
const KINDS = ['Infantry', 'Cuirassiers', 'Dragoons', 'Hussars', 'Grenadier Battalion'];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** One of 2,850 surnames, as German ones sound. */
const surname = (number: number): string =>
  `${pick(BEGINNINGS, number)}${pick(MIDDLES, Math.floor(number / 19))}${pick(ENDINGS, Math.floor(number / 190))}`;

/** Names of regiments that ship stand among those that are made up. */
const shipped = (JSON.parse(readFileSync('data/history/regiments.json', 'utf8')) as { name: string }[]).map(
  ({ name }) => name,
);

const unitName = (number: number): string =>
  number % 3 === 0 ? pick(shipped, number) : `${pick(KINDS, number)} ${surname(number * 7)} ${number % 400}`;

const formation = (battle: number, index: number): FormationFile => ({
  name: `Brigade ${surname(battle + index * 31)}`,
  kind: 'brigade',
  commander: `Gen. ${surname(battle * 13 + index)}`,
  units: Array.from({ length: UNITS_OF_FORMATION }, (_, at) => ({
    name: unitName(battle * UNITS_OF_BATTLE + index * UNITS_OF_FORMATION + at),
    nation: 'Prussia',
    arm: 'infantry',
    type: 'line',
    battalions: 1,
    squadrons: null,
    guns: null,
    calibre: null,
    men: null,
    counting: 'counted',
    notes: null,
  })),
  children: [],
});

const side = (battle: number, position: number): SideFile => ({
  name: position === 0 ? 'First' : 'Second',
  nations: ['Prussia'],
  commander: `Prince ${surname(battle * 3 + position)}`,
  strength: { men: 40_000, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null },
  formations: Array.from({ length: UNITS_OF_BATTLE / UNITS_OF_FORMATION / 2 }, (_, index) =>
    formation(battle, index + position * 5),
  ),
});

const battleOf = (number: number) => {
  const id = `made-up-${number}`;
  const readers = { nationOf: nationReader([{ id: 'prussia', name: 'Prussia' }]), regimentOf: () => null };
  const rows: BattleRows = battleRows(id, [side(number, 0), side(number, 1)], readers);
  const name = surname(number * 11 + 5);
  const battle = {
    id,
    kind: 'battle',
    name,
    year: 1757,
    coverage: '',
    visibility: 'published',
    revision: 1,
    bytes: 0,
  };
  return {
    battle,
    rows,
    entries: battleEntries(
      { id, kind: 'battle', name, otherNames: [], date: null, place: `${surname(number)}, Silesia` },
      rows,
    ),
  };
};

/** Puts 1,000 battles of 100 units each beside those that ship; the same ones each time. */
export const fillWithBattles = async (databaseUrl: string): Promise<void> => {
  const store = await openStore(databaseUrl);
  try {
    for (let from = 0; from < BATTLES; from += 50) {
      const battles = Array.from({ length: 50 }, (_, index) => battleOf(from + index));
      const of = (name: keyof BattleRows) => battles.flatMap(({ rows }) => rows[name] as readonly Columns[]);
      const { searchEntry, searchPlace, searchWord } = entryRows(battles.flatMap(({ entries }) => entries));
      await batchOn(store, [
        ...insertAll(
          'Battle',
          battles.map(({ battle }) => battle),
        ),
        ...insertAll('Side', of('side')),
        ...insertAll('SideNation', of('sideNation')),
        ...insertAll('Formation', of('formation')),
        ...insertAll('BattleUnit', of('battleUnit')),
        ...insertAll('SearchEntry', searchEntry),
        ...insertAll('SearchPlace', searchPlace),
        ...insertAll('SearchWord', searchWord, { key: ['word'], become: 'keep' }),
      ]);
    }
  } finally {
    await store.$disconnect();
  }
};

const misspelt = (name: string, at: number): string =>
  name.slice(0, 1 + (at % name.length)) + name.slice(2 + (at % name.length));

/** What is asked: names whole and misspelt, beginnings, words that stand in thousands of names, and none at all. */
export const QUESTIONS: readonly string[] = [
  ...Array.from({ length: 40 }, (_, index) => surname(index * 97)),
  ...Array.from({ length: 40 }, (_, index) => misspelt(surname(index * 53), index)),
  ...Array.from({ length: 20 }, (_, index) => misspelt(unitName(index * 3 + 1), index * 5)),
  ...[
    'Minden',
    'Sackvile',
    'Loewenstein',
    'infantry',
    'grenadier battalion',
    'hoh',
    'st',
    'Prince',
    'xqzzvw',
  ],
  'infantry cavalry dragoons hussars grenadier battalion',
];
