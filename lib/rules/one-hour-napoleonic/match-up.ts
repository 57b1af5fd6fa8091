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
import { chanceThat, D6, diceOf, shareOf } from '../core/match-up/chances';
import { fraction, fromDecimal } from '../core/price/fraction';
import { armOf, chargeLines, shootingLines, shootingOf } from './match-up/exchange';
import { advanceChance, shotsOf } from './odds';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { ARMS, HOUSE, LIMITS, ruling, section, TRAIT_IDS, TRAITS, TYPES } from './tables';
import { everyUnit } from './tree';

type Side = MatchArmy<Army, Unit>;

/** "Grenadiers, 7 hits, steadfast": all that its odds depend on. */
const kindLabel = (unit: Unit): string =>
  [
    TYPES[unit.type].label,
    `${unit.hits} hits`,
    ...TRAIT_IDS.filter((trait) => unit[trait] === true).map((trait) => TRAITS[trait].label.toLowerCase()),
  ].join(', ');

const sideOf = (assessedArmy: AssessedArmy<Army>): Side =>
  matchArmy(
    assessedArmy,
    everyUnit(assessedArmy.file.army),
    (unit) => `${unit.type} ${kindLabel(unit)}`,
    kindLabel,
  );

const strengthOf = (two: Two<Side>): MatchLine[] => [
  unknown(
    'Equal armies',
    'The source has no points and no rule of equal armies. House points are ours.',
    HOUSE,
  ),
  figures('Units', counted(two, 'units'), section('Unit types')),
  figures('Hits', counted(two, 'hits'), section('Troop quality')),
  figures('Leaders', counted(two, 'leaders'), section('Leaders')),
];

const BEGINS = [
  unknown(
    'The first turn',
    'The source does not say which side has it. Each side in turn draws a card, shoots and moves.',
    ruling('R11'),
  ),
  unknown(
    'Chance cards',
    'They are lost with the source: write your own on the blank table.',
    section('Turn sequence'),
  ),
];

/** The farthest that any unit of it shoots, in boxes; null if none does. */
const reachOf = ({ kinds }: Side): number | null => {
  const reaches = kinds.flatMap(({ unit }) => shotsOf(unit).map(({ to }) => to));
  return reaches.length === 0 ? null : Math.max(...reaches);
};

const shootsOf = (two: Two<Side>): MatchLine[] => {
  const reaches = eachOf(two, reachOf);
  const shooters = (side: Side) => countOf(side, (unit) => shotsOf(unit).length > 0);
  const walk = fromDecimal(ARMS.line.move);
  // the fire of one army is what the other walks under
  const under = ([own, other]: Two<number | null>): FigureLine['of'] => {
    const turns = (reach: number | null) => (reach === null ? null : shareOf(fraction(reach), walk));
    return [turns(other), turns(own)];
  };
  return [
    figures('Units that shoot', eachOf(two, shooters), section('Shooting')),
    figures(
      'Longest reach, boxes',
      eachOf(reaches, (reach) => (reach === null ? null : fraction(reach))),
      section('Unit types'),
    ),
    figures('Turns that its line walks under fire', under(reaches), section('Unit types')),
  ];
};

const isFoot = (unit: Unit): boolean => armOf(unit) === 'line';
const isHorse = (unit: Unit): boolean => ARMS[armOf(unit)].charge !== null;
const isGuns = (unit: Unit): boolean => armOf(unit) === 'artillery';

const chargeOf = (two: Two<Side>): MatchLine[] => {
  const lines = [...meetings(two, isHorse), ...meetings(two, isHorse, isFoot)].flatMap(
    ({ fighters, label }) => chargeLines(fighters, label),
  );
  return lines.length > 0
    ? lines
    : [unknown('Charges', 'Neither army has horse and something to charge.', section('Cavalry Charges'))];
};

/** Leaders of both are lost by the same dice (Leader Risk). */
const leaderRisks = (): MatchLine[] => {
  const { boxHit, routed, cite } = LIMITS.leaderRisk;
  const hit = chanceThat(diceOf(2), (sum) => sum === boxHit);
  const gone = chanceThat(D6, (face) => face === routed);
  return [
    figures('A leader is lost when his box is hit', [hit, hit], cite, { as: 'chance' }),
    figures('A leader is lost when his unit routs', [gone, gone], cite, { as: 'chance' }),
  ];
};

const isReluctant = ({ reluctant }: Unit): boolean => reluctant === true;

const obeysOf = (two: Two<Side>): MatchLine[] => {
  const advances = eachOf(two, ({ units }) =>
    meanOver(units.filter(isReluctant), ({ hits }) => advanceChance(hits)),
  );
  return [
    figures(
      'Reluctant units',
      eachOf(two, (side) => countOf(side, isReluctant)),
      section('Movement'),
      {
        beside: eachOf(two, ({ units }) => `of ${units.length}`),
      },
    ),
    ...(advances.every((each) => each === null)
      ? []
      : [
          figures('A reluctant unit without losses advances', advances, section('Movement'), {
            as: 'chance',
          }),
        ]),
    ...leaderRisks(),
    unknown('Command ranges', 'They are lost with the source: agree on your own.', section('Leaders')),
  ];
};

const standsOf = (two: Two<Side>): MatchLine[] => {
  // of guns the nearest and the farthest range: all others stand with the pairing that someone asks for
  const ends = (all: readonly MatchLine[]) =>
    all.filter((_, index) => index === 0 || index === all.length - 1);
  const lines = [
    ...meetings(two, isFoot).flatMap(({ fighters, label }) => shootingLines(fighters, label)),
    ...meetings(two, isGuns, isFoot).flatMap(({ fighters, label }) => ends(shootingLines(fighters, label))),
  ];
  return lines.length > 0
    ? lines
    : [unknown('Shots to rout', 'Neither army has line infantry to shoot at.', section('Shooting'))];
};

const breaksOf = (two: Two<Side>): MatchLine[] => {
  const points = eachOf(two, ({ assessment, file }) => {
    const { breakPoint } = assessment.stats;
    return settingOf(file, 'armyBreak') === true && typeof breakPoint === 'number'
      ? fraction(breakPoint)
      : null;
  });
  const units = figures('Units whose loss breaks it', points, HOUSE);
  return [
    ...(points.every((each) => each === null) ? [] : [units]),
    unknown(
      'End of the game',
      'The source has none. By option an army breaks when half its units, rounded up, are routed.',
      ruling('R13'),
    ),
  ];
};

/** What two armies are to each other before a game; all chances by every throw of the dice. */
export const matchUp = (a: AssessedArmy<Army>, b: AssessedArmy<Army>, { target }: MatchQuestion): MatchUp => {
  const two = [sideOf(a), sideOf(b)] as const;
  return {
    parts: {
      strength: strengthOf(two),
      begins: BEGINS,
      shoots: shootsOf(two),
      charge: chargeOf(two),
      obeys: obeysOf(two),
      stands: standsOf(two),
      breaks: breaksOf(two),
    },
    shooting: shootingOf(two, target),
    asksAttacker: false,
    ...pairings(two, ({ fighters }) => {
      const lines = [...shootingLines(fighters), ...chargeLines(fighters)];
      return lines.length > 0
        ? lines
        : [unknown('Odds', 'Neither of them shoots or charges.', section('Shooting'))];
    }),
  };
};
