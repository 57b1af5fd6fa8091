import type { FigureLine, MatchLine, MatchQuestion, MatchUp, Two } from '../core/contract/match-up';
import type { AssessedArmy } from '../core/contract/system';
import {
  counted,
  countOf,
  eachOf,
  figures,
  type MatchArmy,
  matchArmy,
  meanOver,
  meetings,
  pairings,
  unknown,
} from '../core/match-up/armies';
import { chanceThat, D6, diceOf } from '../core/match-up/chances';
import { type Fraction, fromDecimal } from '../core/price/fraction';
import { chargedLine, meleeLine, strengthUnknown, volleyLines } from './match-up/exchange';
import type { Army } from './schema';
import { survey } from './survey';
import { ARMS, HOUSE, LIMITS, ruling, section, TYPES } from './tables';
import type { UnitFacts } from './unit-facts';
import { fires } from './unit-odds';

type Side = MatchArmy<Army, UnitFacts>;

/** "Musketeers, 6 SP, morale 7": all that its odds depend on. */
const kindLabel = ({ unit, sp, morale, fireBonus }: UnitFacts): string =>
  [TYPES[unit.type].label, `${sp} SP`, `morale ${morale}`, fireBonus ? 'fire bonus' : '']
    .filter((part) => part !== '')
    .join(', ');

const sideOf = (assessedArmy: AssessedArmy<Army>): Side => {
  const units = survey(assessedArmy.file).units.filter(({ arm }) => arm !== 'wagons');
  return matchArmy(assessedArmy, units, (facts) => `${facts.unit.type} ${kindLabel(facts)}`, kindLabel);
};

const strengthOf = (two: Two<Side>): MatchLine[] => [
  figures('Strength points', counted(two, 'sp'), LIMITS.strength.cite),
  figures('Standard units', counted(two, 'equivalents'), LIMITS.battery.cite),
  figures('Units', counted(two, 'units'), LIMITS.strength.cite),
  figures('Brigades', counted(two, 'brigades'), section('Generals')),
];

const BEGINS: readonly MatchLine[] = [
  unknown(
    'The first move',
    'The table of the sequence is lost. One side moves and the other fires, then the reverse: agree on who begins.',
    ruling('R19'),
  ),
];

const shootsOf = (two: Two<Side>): MatchLine[] => [
  figures(
    'Units that fire',
    eachOf(two, (side) => countOf(side, ({ arm }) => fires(arm))),
    ruling('R22'),
  ),
  unknown(
    'Fire by distance',
    'Ranges and their factors are lost, but for muskets to 6 inches: fill in the blank tables.',
    section('Firing'),
  ),
];

const isCloseOrder = ({ arm }: UnitFacts): boolean => arm === 'close-order';
const isHorse = ({ arm }: UnitFacts): boolean => ARMS[arm].mounted;

const chargeOf = (two: Two<Side>): MatchLine[] => [
  ...[
    ...meetings(two, isCloseOrder),
    ...meetings(two, isHorse),
    ...meetings(two, isHorse, isCloseOrder),
  ].flatMap(({ label, units }) => chargedLine(units, label, 'the other routs when charged in front')),
  meleeLine(),
];

const { shakenTest, routingTest, surrender, generalRisk, generalBonus } = LIMITS;

/** The chance that a shaken unit is steady after its test, with this bonus of a general (R13). */
export const steadies = (bonus: number): Fraction =>
  chanceThat(D6, (face) => face + bonus >= shakenTest.steadyFrom);

/** The chance that a routing unit stops, likewise (R13). */
export const rallies = (bonus: number): Fraction =>
  chanceThat(D6, (face) => face + bonus >= routingTest.rallyFrom);

/** The chance that routers who cannot get away give up (Units Surrendering). */
export const surrenders = (mounted: boolean): Fraction =>
  chanceThat(D6, (face) => face >= (mounted ? surrender.mountedFrom : surrender.footFrom));

/** The chance of a general with a unit that loses by fire to be hit so (Risk to Generals). */
export const generalHit = (how: 'wound' | 'dead'): Fraction =>
  chanceThat(diceOf(2), (sum) => generalRisk[how].includes(sum));

const fractionText = ({ n, d }: Fraction): string => `${n}/${d}`;
const same = (chance: Fraction): Two<Fraction> => [chance, chance];

const withGenerals = (by: (bonus: number) => Fraction): string =>
  `${fractionText(by(generalBonus.brigadier))} with a brigadier, ${fractionText(by(generalBonus.senior))} with a senior general`;

/** What the tests of both armies come to: they are the same for all troops. */
const testLines = (): FigureLine[] => [
  figures('A shaken unit is steady after its test', same(steadies(0)), shakenTest.cite, {
    as: 'chance',
    note: withGenerals(steadies),
  }),
  figures('A routing unit stops', same(rallies(0)), routingTest.cite, {
    as: 'chance',
    note: withGenerals(rallies),
  }),
  figures('Routers on foot who cannot get away surrender', same(surrenders(false)), surrender.cite, {
    as: 'chance',
    note: `mounted ${fractionText(surrenders(true))}`,
  }),
];

/** What a general risks with a unit that loses by fire. */
const riskLine = (): FigureLine =>
  figures('A general with a unit that loses by fire is hit', same(unionOf()), generalRisk.cite, {
    as: 'chance',
    note: `wound ${fractionText(generalHit('wound'))}, dead ${fractionText(generalHit('dead'))}`,
  });

const unionOf = (): Fraction =>
  chanceThat(diceOf(2), (sum) => [...generalRisk.wound, ...generalRisk.dead].includes(sum));

const standsOf = (two: Two<Side>): MatchLine[] => {
  const mean = ({ units }: Side) => meanOver(units, ({ morale }) => fromDecimal(morale));
  return [
    figures('Basic morale, on average', eachOf(two, mean), section('Morale')),
    ...meetings(two, isCloseOrder).flatMap(({ label, units }) =>
      volleyLines(units).map((each) => ({ ...each, label, note: each.label.toLowerCase() })),
    ),
    ...strengthUnknown(two.flatMap(({ units }) => units)),
    ...testLines(),
  ];
};

/** What two armies are to each other before a game; what the source has lost is said. */
export const matchUp = (a: AssessedArmy<Army>, b: AssessedArmy<Army>, _question: MatchQuestion): MatchUp => {
  const two = [sideOf(a), sideOf(b)] as const;
  return {
    parts: {
      strength: strengthOf(two),
      begins: BEGINS,
      shoots: shootsOf(two),
      charge: chargeOf(two),
      obeys: [
        riskLine(),
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
    ...pairings(two, ({ units }) => [
      meleeLine(),
      ...volleyLines(units),
      ...strengthUnknown(units),
      ...chargedLine(units, 'The other routs when charged in front'),
      unknown(
        'All other factors',
        'They are lost with the source, those of regimental guns among them.',
        HOUSE,
      ),
    ]),
  };
};
