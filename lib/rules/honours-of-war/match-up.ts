import scenarios from '@/data/honours-of-war/scenarios.json';
import { grouped } from '../core/army/number';
import { bothStats } from '../core/contract/comparison';
import type { MatchLine, MatchQuestion, MatchUp, Ratio, Two, WordsLine } from '../core/contract/match-up';
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
} from '../core/match-up/armies';
import { type Fraction, fraction } from '../core/price/fraction';
import { beginsOf, lossesOf, shootingOf } from './match-up/armies';
import { directable, expectedCommand } from './match-up/command';
import { BEATEN, classRoll, fireLines, meleeLines, rollLine, shotsOf, volleyLine } from './match-up/exchange';
import type { Army, Unit } from './schema';
import { LIMITS, page, TYPES } from './tables';
import { everyUnit } from './tree';
import { CLASSES, nationalRow, SIZES } from './unit-facts';

type Side = MatchArmy<Army, Unit>;

const GUNS = { present: '', absent: 'no guns', 'quick-firing': 'quick guns' } as const;

/** "Musketeers, standard, small": all that its odds depend on. */
const kindLabel = (unit: Unit): string => {
  const { type, class: quality, size, battalionGuns = 'present', rifles, superiorFire } = unit;
  return [
    TYPES[type].arm === 'artillery' ? TYPES[type].label : TYPES[type].short,
    CLASSES[quality].toLowerCase(),
    size === 'standard' ? '' : SIZES[size].toLowerCase(),
    GUNS[battalionGuns],
    rifles === undefined ? '' : rifles ? 'rifles' : 'muskets',
    superiorFire ? 'superior fire' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const sideOf = (assessedArmy: AssessedArmy<Army>): Side => {
  const units = everyUnit(assessedArmy.file.army).filter(({ type }) => TYPES[type].arm !== 'transport');
  return matchArmy(assessedArmy, units, (unit) => `${unit.type} ${kindLabel(unit)}`, kindLabel);
};

/** "of 6" beside each: a statistic of both armies. */
const besides = (two: Two<Side>, stat: string, word: string): Two<string> =>
  eachOf(bothStats(...two, stat), (value) => `${word} ${grouped(value)}`);

/** What the armies are counted by (p. 11-14, 36). */
const strengthOf = (two: Two<Side>): MatchLine[] => [
  figures('Units', counted(two, 'units'), page('36, 38')),
  figures('Brigades', counted(two, 'brigades'), page('11')),
  figures('Brigade commanders', counted(two, 'brigadeCommanders'), page('12'), {
    beside: besides(two, 'maxBrigadeCommanders', 'of'),
  }),
  figures('Batteries', counted(two, 'batteries'), LIMITS.batteriesPerInfantryBrigade.cite, {
    beside: besides(two, 'maxBatteries', 'guide'),
  }),
];

const reachOf = ({ kinds, file }: Side): Fraction | null => {
  const reaches = kinds.flatMap(({ unit }) => shotsOf({ unit, file }, { unit, file }).map(({ to }) => to));
  return reaches.length === 0 ? null : fraction(Math.max(...reaches));
};

const shootsOf = (two: Two<Side>): MatchLine[] => {
  const [first, second] = eachOf(two, ({ file }) => file.army.scale);
  const fires = (side: Side) =>
    countOf(side, (unit) => shotsOf({ unit, file: side.file }, { unit, file: side.file }).length > 0);
  return [
    figures('Units that fire', eachOf(two, fires), page('26-27')),
    figures('Longest reach, cm', eachOf(two, reachOf), page('26-28')),
    ...(first === second
      ? []
      : [
          {
            ...({ kind: 'words', label: 'Figure scales', cite: page('54-57') } as const),
            text: `The armies are of ${first} and ${second} mm figures, and each is measured at its own scale. Agree on one before you compare distances.`,
          },
        ]),
  ];
};

const isArm =
  (...arms: readonly string[]) =>
  ({ type }: Unit): boolean =>
    arms.includes(TYPES[type].arm);

const CLOSE_ORDER = isArm('close-order');
const CAVALRY = isArm('cavalry');
const GUNNERS = isArm('artillery');

const unmet = (text: string): WordsLine => ({ kind: 'words', label: 'Pairings', text, cite: page('21-23') });

const chargeOf = (two: Two<Side>, names: Two<string>): MatchLine[] => {
  const lines = [
    ...meetings(two, CAVALRY),
    ...meetings(two, CAVALRY, CLOSE_ORDER),
    ...meetings(two, CLOSE_ORDER),
    // the usual way of each: the others stand with the pairing that someone asks for
  ].flatMap(({ fighters, label }) => meleeLines(fighters, label, names).slice(0, 1));
  return lines.length > 0
    ? lines
    : [unmet('The two armies have no formed troops that can charge each other.')];
};

const standsOf = (two: Two<Side>): MatchLine[] => {
  const foot = meetings(two, CLOSE_ORDER);
  const guns = meetings(two, GUNNERS, CLOSE_ORDER);
  const rally = (side: Side) => countOf(side, ({ class: quality }) => LIMITS.rallyOff.near[quality] > 0);
  return [
    ...foot.flatMap(({ label, fighters }) =>
      [...new Set(shotsOf(...fighters).map(({ from }) => from))].map((cm, index) =>
        volleyLine(fighters, cm, label, `volleys to ${BEATEN} hits, ${index === 0 ? 'short' : 'long'}`),
      ),
    ),
    ...guns.map(({ label, fighters }) =>
      volleyLine(fighters, 0, label, `volleys to ${BEATEN} hits, nearest`),
    ),
    figures('Units that rally a hit at 30 to 60 cm', eachOf(two, rally), LIMITS.rallyOff.cite, {
      beside: eachOf(two, ({ units }) => `of ${units.length}`),
    }),
  ];
};

const obeysOf = (two: Two<Side>): MatchLine[] => {
  const expected = eachOf(two, ({ file }) => expectedCommand(file.army, nationalRow(file)));
  const raised = eachOf(two, ({ file }) => {
    const brigade = directable(file.army);
    return brigade < 0 ? null : expectedCommand(file.army, nationalRow(file), brigade);
  });
  const cite = page('12-13, 18');
  const mean = ({ units }: Side) => meanOver(units, classRoll);
  return [
    figures(
      'Brigades held back each turn',
      eachOf(expected, ({ held }) => held),
      cite,
    ),
    figures(
      'Brigades with two moves each turn',
      eachOf(expected, ({ two: moves }) => moves),
      cite,
    ),
    ...(raised.every((each) => each === null)
      ? []
      : (
          [
            ['Held back, a dependable commander directed', ({ held }) => held],
            ['Two moves, a dependable commander directed', ({ two: moves }) => moves],
          ] as const satisfies readonly (readonly [
            string,
            (each: NonNullable<(typeof raised)[0]>) => Fraction,
          ])[]
        ).map(([label, by]) =>
          figures(
            label,
            eachOf(raised, (each) => each && by(each)),
            cite,
          ),
        )),
    figures('A unit out of command obeys, on average', eachOf(two, mean), page('11'), { as: 'chance' }),
  ];
};

const breaksOf = (two: Two<Side>, { names }: MatchQuestion): MatchLine[] => {
  const losses = eachOf(two, ({ file }) => lossesOf(file));
  const cite = page('36');
  const listed = losses.map(({ brigades }, index) => {
    const own = brigades === null ? 'all of its brigades are not enough' : brigades.join(' and ');
    return `${names[index]}: ${own}.`;
  });
  return [
    figures('Army points lost that break it', counted(two, 'breakingPoint'), cite),
    figures(
      'Fewest units whose loss breaks it',
      eachOf(losses, ({ units }) => orNone(units)),
      cite,
    ),
    figures(
      'Fewest brigades whose loss breaks it',
      eachOf(losses, ({ brigades }) => orNone(brigades?.length ?? null)),
      cite,
    ),
    { kind: 'words', label: 'These brigades, with their army points', text: listed.join(' '), cite },
  ];
};

const orNone = (value: number | null): Fraction | null => (value === null ? null : fraction(value));

/** Units of both forces as the book prints its scenarios (p. 58-61). */
const PRECEDENTS: readonly Ratio[] = scenarios.flatMap(({ name, forces, page: printed }) => {
  const [first, second] = forces;
  return first === undefined || second === undefined
    ? []
    : [{ label: name, of: [first.units, second.units] as const, cite: page(printed) }];
});

/** What two armies are to each other (p. 11-36); all chances by every throw of the dice. */
export const matchUp = (a: AssessedArmy<Army>, b: AssessedArmy<Army>, question: MatchQuestion): MatchUp => {
  const two = [sideOf(a), sideOf(b)] as const;
  return {
    parts: {
      strength: strengthOf(two),
      begins: beginsOf(two, question),
      shoots: shootsOf(two),
      charge: chargeOf(two, question.names),
      obeys: obeysOf(two),
      stands: standsOf(two),
      breaks: breaksOf(two, question),
    },
    shooting: shootingOf(two, question.target),
    asksAttacker: true,
    precedents: PRECEDENTS,
    ...pairings(two, ({ fighters }) => [
      ...fireLines(fighters),
      ...meleeLines(fighters, 'Melee', question.names),
      rollLine(fighters, 'Counter-charges where it is thrown for', page('23')),
      rollLine(fighters, 'Obeys out of command', page('11')),
    ]),
  };
};
