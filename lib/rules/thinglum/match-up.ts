import { grouped } from '../core/army/number';
import { bothStats } from '../core/contract/comparison';
import type { MatchLine, MatchQuestion, MatchUp, Two } from '../core/contract/match-up';
import type { AssessedArmy } from '../core/contract/system';
import {
  counted,
  eachOf,
  figures,
  type MatchArmy,
  matchArmy,
  meanOver,
  meetings,
  pairings,
  unknown,
} from '../core/match-up/armies';
import { contestOf, meanOf, shareOf } from '../core/match-up/chances';
import { fraction, plus, ZERO } from '../core/price/fraction';
import { unitsOf } from '../core/tree/tree';
import { brigadesMoved, expectedCommanders, LOST, stays } from './match-up/command';
import { fireLines, meleeLines, testLine, volleyLine } from './match-up/exchange';
import { reachOf, shootingOf } from './match-up/fire';
import { fails } from './match-up/melee';
import { moraleNumber, routWays } from './odds';
import type { Army, Unit } from './schema';
import { type Arm, CLASSES, HOUSE, LIMITS, ruling, section, TYPES } from './tables';
import { treeOf } from './tree';
import { unitFacts } from './unit-facts';
import { bearsOn } from './unit-odds';

type Side = MatchArmy<Army, Unit>;

const sideOf = (assessedArmy: AssessedArmy<Army>): Side => {
  const { file } = assessedArmy;
  const units = unitsOf(treeOf(file.army));
  /** "Line infantry, 30 figures": all that its odds depend on. */
  const labelOf = (unit: Unit): string => {
    const { of, figures: size, full, guns } = unitFacts(unit, file);
    return full ? of.label : `${of.label}, ${size} figures${guns > 0 ? `, ${guns} guns` : ''}`;
  };
  const keyOf = (unit: Unit): string => {
    const { classId, figures: size, guns } = unitFacts(unit, file);
    return [classId, size, guns].join(' ');
  };
  return matchArmy(assessedArmy, units, keyOf, labelOf);
};

/** What the source counts armies by: it has neither points nor a rule of equal armies. */
const strengthOf = (two: Two<Side>): MatchLine[] => [
  unknown(
    'Equal armies',
    'The source has no points and no rule of equal armies. House points are ours: compare figures and units.',
    HOUSE,
  ),
  figures('Figures', counted(two, 'figures'), section('VIII.A')),
  figures('Units', counted(two, 'units'), section('VIII.A')),
  figures('Stands that fight', counted(two, 'meleeStands'), section('IV.9')),
];

/** Who moves first, and how much (I.2). */
const beginsOf = (two: Two<Side>): MatchLine[] => {
  const [won, tied, lost] = contestOf(0);
  const decided = plus(won, lost);
  const brigades = eachOf(bothStats(...two, 'brigades'), (count) => count);
  return [
    {
      kind: 'odds',
      label: 'Moves first',
      neither: '',
      cite: section('I.2'),
      note: `1d6 each, a tie (${tied.n} of ${tied.d}) again (R25); both throw again until all have moved`,
      chances: [shareOf(won, decided), ZERO, shareOf(lost, decided)],
    },
    figures(
      'Brigades it moves with the higher die, on average',
      eachOf(brigades, (count) => (count === 0 ? null : meanOf(brigadesMoved(count)))),
      section('I.2'),
      { beside: eachOf(brigades, (count) => `of ${count}`) },
    ),
  ];
};

const shootsOf = (two: Two<Side>): MatchLine[] => [
  figures('Dice of fire', counted(two, 'fireDice'), section('II')),
  figures('Guns', counted(two, 'guns'), section('II.B')),
  figures(
    'Longest reach, in',
    eachOf(two, ({ kinds, file }) => {
      const reach = Math.max(0, ...kinds.map(({ unit }) => reachOf(unitFacts(unit, file))));
      return reach === 0 ? null : fraction(reach);
    }),
    section('II'),
  ),
];

const isOf =
  (arm: Arm) =>
  ({ type }: Unit): boolean =>
    CLASSES[TYPES[type].class].arm === arm;

const FOOT = isOf('foot');
const HORSE = isOf('horse');

const unmet = (text: string, cite: MatchLine['cite']): MatchLine => ({
  kind: 'words',
  label: 'Pairings',
  text,
  cite,
});

const chargeOf = (two: Two<Side>): MatchLine[] => {
  const alike = [...meetings(two, FOOT), ...meetings(two, HORSE)];
  const lines = [...alike, ...meetings(two, HORSE, FOOT)].flatMap(({ label, fighters }) => [
    testLine(fighters, 'close', `${label}: pass the test to close`),
    ...meleeLines(fighters, `${label}: win the melee`).slice(0, 1),
  ]);
  return lines.length > 0
    ? lines
    : [unmet('The two armies have no foot or horse that can charge each other.', section('IV'))];
};

const obeysOf = (two: Two<Side>): MatchLine[] => {
  const lost = eachOf(two, () => LOST);
  const moved = ({ units, file }: Side) =>
    meanOver(units, (unit) => {
      const facts = unitFacts(unit, file);
      const out = bearsOn('outOfCommand', facts, file) ? 1 : 0;
      return fails(moraleNumber(facts.morale, { outOfCommand: out }));
    });
  const commanders = (holds: Parameters<typeof expectedCommanders>[1]) =>
    eachOf(two, ({ file }) => expectedCommanders(file.army, holds));
  return [
    figures('Out of command a unit stands still, on average', eachOf(two, moved), section('VI.B'), {
      as: 'chance',
    }),
    figures(
      'Commanders with two chips, to be expected',
      commanders(({ chips }) => chips === LIMITS.chips.most),
      ruling('R18'),
    ),
    figures(
      'Commanders without a chip, to be expected',
      commanders(({ chips }) => chips === 0),
      ruling('R18'),
    ),
    figures('A courier is lost on his way, each turn', lost, section('VI.D'), {
      as: 'chance',
      note: 'so is an officer with a unit that takes effective fire or losses (VI.C)',
    }),
  ];
};

const standsOf = (two: Two<Side>): MatchLine[] => {
  const failing = (stands: number) =>
    eachOf(two, ({ units, file }) =>
      meanOver(units, (unit) => {
        const { morale, of } = unitFacts(unit, file);
        return fails(moraleNumber(morale, of.arm === 'guns' ? {} : { stands }));
      }),
    );
  const melee = [-1, -2, -3, -4].map(routWays).join(', ');
  return [
    ...meetings(two, FOOT).map(({ label, fighters }) =>
      volleyLine(fighters, `${label}: a first volley at short range`, 'first'),
    ),
    figures('A fresh unit fails a morale test, on average', failing(0), section('V.B'), { as: 'chance' }),
    figures('The same with one stand lost', failing(1), section('V.C'), { as: 'chance' }),
    figures(
      'A unit that has failed routs',
      eachOf(two, () => fraction(routWays(0), 36)),
      section('V.D'),
      { as: 'chance', note: `after a melee lost by 1, 6, 11, 16 or more: ${melee} of 36` },
    ),
    {
      kind: 'words',
      label: 'Two stands left',
      cite: section('V.E'),
      text: 'Foot and horse that are down to two stands stay only on a 6, thrown each turn.',
    },
  ];
};

const breaksOf = (two: Two<Side>): MatchLine[] => {
  const [a, b] = eachOf(two, ({ file }) => file.army);
  const chances = [stays(a, b), stays(b, a)] as const;
  const points = eachOf(two, ({ assessment, units }) =>
    units.length === 0 ? null : fraction(Number(assessment.stats.withdrawPoint)),
  );
  return [
    figures('Units lost from which it tests each turn', points, ruling('R07'), {
      beside: eachOf(two, ({ units }) => `of ${grouped(units.length)}`),
    }),
    chances[0] === null && chances[1] === null
      ? unknown(
          'It stays, each time it tests',
          'The commanders in chief throw against each other: each army needs exactly one.',
          section('VII.B'),
        )
      : figures('It stays, each time it tests', chances, section('VII.B'), {
          as: 'chance',
          note: 'its commander in chief must throw more than the enemy’s, without chips',
        }),
    unknown('Victory', 'The source has no conditions of victory but withdrawal. Agree on your own.', HOUSE),
  ];
};

/** What two armies are to each other (I to VIII); all chances by every throw of the dice. */
export const matchUp = (a: AssessedArmy<Army>, b: AssessedArmy<Army>, { target }: MatchQuestion): MatchUp => {
  const two = [sideOf(a), sideOf(b)] as const;
  return {
    parts: {
      strength: strengthOf(two),
      begins: beginsOf(two),
      shoots: shootsOf(two),
      charge: chargeOf(two),
      obeys: obeysOf(two),
      stands: standsOf(two),
      breaks: breaksOf(two),
    },
    shooting: shootingOf(two, target),
    asksAttacker: false,
    ...pairings(two, ({ fighters }) => [
      ...fireLines(fighters),
      testLine(fighters, 'close', 'Passes the test to close'),
      testLine(fighters, 'hold', 'Passes the test to hold'),
      ...meleeLines(fighters, 'Wins the melee'),
    ]),
  };
};
