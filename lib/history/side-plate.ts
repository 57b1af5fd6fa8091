import { grouped } from '../rules/core/army/number';
import { capital, counted } from '../rules/core/army/words';
import type { PlateBlock, PlateBody } from '../rules/core/sheet/plate';
import type { Sheet } from '../rules/core/sheet/sheet';
import type { PlateSheet } from '../rules/core/sheet/sheet-parts';
import type { BattleDetail, FormationNode, SideDetail, UnitNode } from './answers';
import { unitSymbol } from './unit-symbol';

/** Squadrons that are as broad as a battalion. */
const SQUADRONS_A_BATTALION = 4;
/** More battalions or squadrons than this are drawn as one. */
const MOST_CELLS = 24;
const BREADTH = { least: 0.7, most: 3 } as const;
/** Longest that is set of what a side is known of. */
const MOST_LETTERS = 240;
const MOST_SOURCES = 3;

const breadthOf = ({ battalions, squadrons }: UnitNode): number => {
  const broad = battalions ?? (squadrons === null ? 1 : squadrons / SQUADRONS_A_BATTALION);
  return Math.min(BREADTH.most, Math.max(BREADTH.least, broad));
};

/** How many it was, where that is not one battalion, and its facings in words. */
const detailOf = (unit: UnitNode, home: string): string => {
  const { battalions, squadrons, guns, calibre, nation, regiment } = unit;
  return [
    nation !== null && nation.id !== home ? nation.name : '',
    battalions !== null && battalions !== 1 ? counted(battalions, 'battalion') : '',
    squadrons === null ? '' : counted(squadrons, 'squadron'),
    guns === null ? '' : counted(guns, 'gun'),
    calibre ?? '',
    regiment?.facings ?? '',
  ]
    .filter((text) => text !== '')
    .join(', ');
};

/** The name of a unit in which the number of its regiment stays on one line. */
const unbroken = ({ name: whole, short, regiment }: UnitNode): string => {
  const name = short ?? whole;
  const number = regiment?.number ?? '';
  return number === '' ? name : name.replace(number, number.replaceAll(' ', '\u00A0'));
};

const blockOf = (unit: UnitNode, home: string, army: string): PlateBlock => {
  const cells = Math.round(unit.battalions ?? unit.squadrons ?? 1);
  return {
    symbol: unitSymbol(unit),
    nation: unit.nation?.army ?? unit.nation?.id ?? army,
    title: capital(unbroken(unit)),
    detail: detailOf(unit, home),
    cells: cells > MOST_CELLS ? 1 : Math.max(1, cells),
    breadth: breadthOf(unit),
    ...(unit.regiment !== null && { facings: unit.regiment.facings }),
    // that it was there is all that is known
    ...(unit.counting === 'participation' && { doubtful: true as const }),
  };
};

type Home = { readonly home: string; readonly army: string };

/** A formation and those in it; one that only holds others is described by their names. */
const bodiesOf = (formation: FormationNode, within: readonly string[], home: Home): PlateBody[] => {
  const { id, name, short, commander, units, children } = formation;
  const names = [...within, name];
  const called = short ?? name;
  const own: PlateBody = {
    id,
    names,
    head: commander ?? called,
    about: commander === null ? 'commander not known' : called,
    blocks: units.map((unit) => blockOf(unit, home.home, home.army)),
    ...(units.length === 0 && { white: 'no source here names its units' }),
  };
  return [
    ...(units.length > 0 || children.length === 0 ? [own] : []),
    ...children.flatMap((child) => bodiesOf(child, names, home)),
  ];
};

const ofDay = (battle: BattleDetail, day: string): string =>
  battle.date === null ? `${battle.name}, ${battle.year}` : `${battle.name}, ${day}`;

const shortened = (text: string): string[] =>
  text === '' || text.length > MOST_LETTERS ? [] : [capital(text)];

/** Men and guns as stated; without stated men, that they are not known. */
const statedOf = ({ men, guns, battalions, squadrons }: SideDetail): PlateSheet['left'] => {
  const armed = guns === null ? '' : `, and ${counted(guns, 'gun')}`;
  const rest = [
    battalions === null ? '' : counted(battalions, 'battalion'),
    squadrons === null ? '' : counted(squadrons, 'squadron'),
  ].filter((text) => text !== '');
  return {
    figure: men === null ? 'Not known' : grouped(men),
    unit: men === null ? 'how many men it had' : `men${armed}`,
    lines: rest.length === 0 ? [] : [rest.join(', ')],
  };
};

type Options = Pick<Sheet, 'paper' | 'ink' | 'date'> & { readonly large?: boolean };

/**
 * The order of battle of a side as its sources have it, drawn: what none of them names is left white.
 * @param day the date of the battle in words
 */
export const sidePlate = (
  battle: BattleDetail,
  side: SideDetail,
  day: string,
  { large = false, ...options }: Options,
): PlateSheet => {
  const [first] = side.nations;
  const home = { home: first?.id ?? '', army: first?.army ?? first?.id ?? 'other' };
  const bodies = side.formations.flatMap((formation) => bodiesOf(formation, [], home));
  const tellers = [...new Set(battle.sources.map(({ citation }) => citation.split(',')[0] ?? citation))];
  const others = tellers.length - MOST_SOURCES;
  return {
    form: 'plate',
    title: `${battle.name} ${battle.year}: ${side.name}`,
    subtitle: side.name,
    nation: home.army,
    sum: null,
    marks: [],
    footer: { lines: [], code: null, link: null },
    ...options,
    large,
    of: `${side.name} at ${ofDay(battle, day)}`,
    command: side.commander === null ? '' : `${side.commander} commanding`,
    left: statedOf(side),
    right: {
      figure: counted(battle.sources.length, 'source'),
      unit: battle.confidence === null ? '' : `${battle.confidence} confidence`,
      lines: shortened(battle.coverage),
    },
    bodies:
      bodies.length > 0
        ? bodies
        : [
            {
              id: 'side',
              names: [side.name],
              head: side.name,
              about: '',
              blocks: [],
              white: 'no source here names its units',
            },
          ],
    layout: {},
    cell: 'a battalion or a squadron',
    source: [
      ...tellers.slice(0, MOST_SOURCES),
      ...(others > 0 ? [`and ${others} more, each with the battle’s page`] : []),
    ].join('; '),
  };
};
