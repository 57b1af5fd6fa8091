import type { Cite } from '../core/contract/citation';
import { bothStats } from '../core/contract/comparison';
import type { FigureLine, MatchLine, MatchQuestion, MatchUp, Two } from '../core/contract/match-up';
import type { Judged } from '../core/contract/system';
import { shareOf, sumOf } from '../core/match-up/chances';
import { commonest, eachOf, type Kind, kindsOf, MOST_KINDS, meeting } from '../core/match-up/kinds';
import { type Fraction, fraction, fromDecimal } from '../core/price/fraction';
import { chargedLine, meleeLine, volleyLines } from './match-up/exchange';
import type { Army } from './schema';
import { survey } from './survey';
import { ARMS, HOUSE, LIMITS, ruling, section, TYPES } from './tables';
import type { UnitFacts } from './unit-facts';
import { fires } from './unit-odds';

type Side = Judged<Army> & {
  readonly units: readonly UnitFacts[];
  readonly kinds: readonly Kind<UnitFacts>[];
};

/** "Musketeers, 6 SP, morale 7": all that its odds depend on. */
const kindLabel = ({ unit, sp, morale, fireBonus }: UnitFacts): string =>
  [TYPES[unit.type].label, `${sp} SP`, `morale ${morale}`, fireBonus ? 'fire bonus' : '']
    .filter((part) => part !== '')
    .join(', ');

const sideOf = (judged: Judged<Army>): Side => {
  const units = survey(judged.file).units.filter(({ arm }) => arm !== 'wagons');
  return {
    ...judged,
    units,
    kinds: kindsOf(units, (facts) => `${facts.unit.type} ${kindLabel(facts)}`, kindLabel),
  };
};

const figures = (
  label: string,
  of: FigureLine['of'],
  cite: Cite,
  as: FigureLine['as'] = 'number',
): FigureLine => ({ kind: 'figures', label, as, of, cite });

const counted = (two: Two<Side>, label: string, stat: string, cite: Cite): FigureLine =>
  figures(label, eachOf(bothStats(...two, stat), fromDecimal), cite);

const strengthOf = (two: Two<Side>): MatchLine[] => [
  counted(two, 'Strength points', 'sp', LIMITS.strength.cite),
  counted(two, 'Standard units', 'equivalents', LIMITS.battery.cite),
  counted(two, 'Units', 'units', LIMITS.strength.cite),
  counted(two, 'Brigades', 'brigades', section('Generals')),
];

const unknown = (label: string, why: string, cite: Cite): MatchLine => ({
  kind: 'unknown',
  label,
  why,
  cite,
});

const BEGINS: readonly MatchLine[] = [
  unknown(
    'The first move',
    'The table of the sequence is lost. One side moves and the other fires, then the reverse: agree on who begins.',
    ruling('R19'),
  ),
];

const shootsOf = (two: Two<Side>): MatchLine[] => {
  const firing = ({ units }: Side) => fraction(units.filter(({ arm }) => fires(arm)).length);
  return [
    figures('Units that fire', eachOf(two, firing), ruling('R22')),
    unknown(
      'Fire by distance',
      'Ranges and their factors are lost, but for muskets to 6 inches: fill in the blank table of fire.',
      section('Firing'),
    ),
  ];
};

const isCloseOrder = ({ arm }: UnitFacts): boolean => arm === 'close-order';
const isHorse = ({ arm }: UnitFacts): boolean => ARMS[arm].mounted;

/** The commonest kinds of two sorts that meet, and the other way round where the sorts differ. */
const meetings = (two: Two<Side>, own: (facts: UnitFacts) => boolean, other = own) => {
  const sides = eachOf(two, ({ kinds }) => kinds);
  const pairs = [commonest(sides, own, other), ...(own === other ? [] : [commonest(sides, other, own)])];
  return pairs.flatMap((pair) =>
    pair === null ? [] : [{ label: meeting(pair), units: [pair[0].unit, pair[1].unit] as const }],
  );
};

const chargeOf = (two: Two<Side>): MatchLine[] => [
  ...[
    ...meetings(two, isCloseOrder),
    ...meetings(two, isHorse),
    ...meetings(two, isHorse, isCloseOrder),
  ].flatMap(({ label, units }) => chargedLine(units, label, 'the other routs when charged in front')),
  meleeLine(),
];

const standsOf = (two: Two<Side>): MatchLine[] => {
  const mean = ({ units }: Side): Fraction | null =>
    units.length === 0
      ? null
      : shareOf(sumOf(units.map(({ morale }) => fromDecimal(morale))), fraction(units.length));
  return [
    figures('Basic morale, on average', eachOf(two, mean), section('Morale')),
    ...meetings(two, isCloseOrder).flatMap(({ label, units }) =>
      volleyLines(units).map((each) => ({ ...each, label, note: each.label.toLowerCase() })),
    ),
  ];
};

/** What two armies are to each other before a game; what the source has lost is said. */
export const matchUp = (a: Judged<Army>, b: Judged<Army>, _question: MatchQuestion): MatchUp => {
  const two = [sideOf(a), sideOf(b)] as const;
  const kinds = eachOf(two, (side) => side.kinds.slice(0, MOST_KINDS));
  return {
    parts: {
      strength: strengthOf(two),
      begins: BEGINS,
      shoots: shootsOf(two),
      charge: chargeOf(two),
      obeys: [
        unknown(
          'Command',
          'The source has no test of command: units do as their player wants.',
          section('Generals'),
        ),
      ],
      stands: standsOf(two),
      breaks: [
        unknown(
          'End of the game',
          'The source has none. Agree on one: a share of the strength points, or turns.',
          ruling('R21'),
        ),
      ],
    },
    shooting: null,
    asksAttacker: false,
    kinds: eachOf(kinds, (each) => each.map(({ key, label, count }) => ({ key, label, count }))),
    pairing: (first, second) => {
      const x = kinds[0].find(({ key }) => key === first);
      const y = kinds[1].find(({ key }) => key === second);
      if (x === undefined || y === undefined) return [];
      const units = [x.unit, y.unit] as const;
      const lines = [...volleyLines(units), ...chargedLine(units, 'The other routs when charged in front')];
      return [
        meleeLine(),
        ...lines,
        unknown(
          'All other factors',
          'They are lost with the source, those of regimental guns among them.',
          HOUSE,
        ),
      ];
    },
  };
};
