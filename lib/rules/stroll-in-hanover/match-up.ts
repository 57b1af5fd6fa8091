import { signed } from '../core/army/number';
import { bothStats } from '../core/contract/comparison';
import type { FigureLine, MatchLine, MatchQuestion, MatchUp, Two } from '../core/contract/match-up';
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
import { againUntilWon, contestOf, unlike } from '../core/match-up/chances';
import { type Fraction, fraction, plus, ZERO } from '../core/price/fraction';
import { fewestLosses, meanArrival, mostLosses, type Strengths } from './match-up/losses';
import { passingFaces } from './morale';
import type { Army, Entry, Unit } from './schema';
import { classOf, LIMITS, section, TYPES } from './tables';
import { everyUnit } from './tree';

type Side = MatchArmy<Army, Unit>;

/** "Grenadiers, 3 SP, Morale 5": all that its odds depend on. */
const kindLabel = ({ type, sp, morale, shock }: Unit): string =>
  [TYPES[type].label, `${sp} SP`, `Morale ${morale}`, shock ? 'Shock' : '']
    .filter((part) => part !== '')
    .join(', ');

const sideOf = (assessedArmy: AssessedArmy<Army>): Side =>
  matchArmy(
    assessedArmy,
    everyUnit(assessedArmy.file.army),
    (unit) => `${unit.type} ${kindLabel(unit)}`,
    kindLabel,
  );

const strengthOf = (two: Two<Side>): MatchLine[] => [
  figures('Stands', counted(two, 'stands'), section('1')),
  figures('Light stands', counted(two, 'lightStands'), section('16')),
  figures('Strength points', counted(two, 'sp'), section('14')),
  figures('Divisions', counted(two, 'divisions'), section('5')),
];

const ratingOf = ({ file }: Side): number | null =>
  file.army.general === null ? null : Number(file.army.general.rating);

/** The die for the role: a tie goes to more light stands, else it is thrown again (s. 16, R26). */
export const choosesRole = (ahead: number, lights: Two<number>): Two<Fraction> => {
  const contest = contestOf(ahead);
  const [won, tied, lost] = contest;
  const [a, b] = lights;
  if (a === b) return [againUntilWon(contest), unlike(againUntilWon(contest))];
  return a > b ? [plus(won, tied), lost] : [won, plus(tied, lost)];
};

/** Which of the two attacks: the one that says so, or whose enemy alone defends; null while both may. */
const attackerOf = ([a, b]: Two<Side>): 0 | 1 | null => {
  const [first, second] = [a.file.army.role, b.file.army.role];
  if (first === second) return null;
  return first === 'attacker' || second === 'defender' ? 0 : 1;
};

const roleLine = (two: Two<Side>): MatchLine => {
  const [first, second] = eachOf(two, ratingOf);
  const label = 'Chooses attack or defence';
  if (first === null || second === null) {
    return unknown(
      label,
      'An army without a general in chief has no rating to add to its die.',
      section('16'),
    );
  }
  const lights = bothStats(...two, 'lightStands');
  const [chooses, other] = choosesRole(first - second, lights);
  return {
    kind: 'odds',
    label,
    neither: '',
    cite: section('16'),
    note: `generals in chief ${first} and ${second}, light stands ${lights[0]} and ${lights[1]}`,
    chances: [chooses, ZERO, other],
  };
};

const beginsOf = (two: Two<Side>, { names }: MatchQuestion): MatchLine[] => {
  const attacker = attackerOf(two);
  return [
    roleLine(two),
    {
      kind: 'words',
      label: 'Who moves first',
      text:
        attacker === null
          ? 'The attacker. Until the roles are thrown for, a die says whether it is an attack or a pitched battle: one half each.'
          : `The attacker: ${names[attacker]}.`,
      cite: section('16'),
    },
  ];
};

const SHOOTS: readonly MatchLine[] = [
  unknown(
    'Fire by distance',
    'The table of artillery fire, its ranges and the line of fire are lost: fill in the blank tables.',
    section('9'),
  ),
];

/** A combat of two stands by their values alone; a tie fights on in the next phase (s. 12). */
const combatLine = ([a, b]: Two<Unit>, label: string): MatchLine => {
  const [first, second] = [a.sp + a.morale, b.sp + b.morale];
  const [won, tied, lost] = contestOf(first - second);
  return {
    kind: 'odds',
    label,
    note: `values ${first} and ${second}`,
    cite: section('12'),
    chances: [won, tied, lost],
    neither: 'fight on',
  };
};

const isFoot = (unit: Unit): boolean => classOf(unit).arm === 'infantry' && classOf(unit).troops === 'line';
const isHorse = (unit: Unit): boolean => classOf(unit).arm === 'cavalry' && classOf(unit).troops === 'line';
const isLight = (unit: Unit): boolean => classOf(unit).troops === 'light';

const LOST_MODIFIERS = unknown(
  'Modifiers and results of combat',
  'They are lost. What the winner does to the loser stands on the blank table of combat results.',
  section('12'),
);

const chargeOf = (two: Two<Side>): MatchLine[] => [
  ...[
    ...meetings(two, isFoot),
    ...meetings(two, isHorse),
    ...meetings(two, isHorse, isFoot),
    ...meetings(two, isLight),
  ].map(({ label, units }) => combatLine(units, label)),
  LOST_MODIFIERS,
];

const KINDS = [
  { kind: 'reinforcement', label: 'Tries until a reinforcement arrives, on average' },
  { kind: 'flank-march', label: 'Tries until a flank march arrives, on average' },
] as const satisfies readonly { kind: Entry['kind']; label: string }[];

const obeysOf = (two: Two<Side>): MatchLine[] => {
  const mean = (kind: Entry['kind']): FigureLine['of'] =>
    eachOf(two, ({ file }) =>
      file.army.divisions.some(({ entry }) => entry?.kind === kind) ? meanArrival(kind) : null,
    );
  return [
    unknown('Action points', 'How many an army has is lost: fill in the blank table.', section('5')),
    ...KINDS.map(({ kind, label }) => figures(label, mean(kind), LIMITS.arrival.cite)).filter(({ of }) =>
      of.some((each) => each !== null),
    ),
  ];
};

const passes = ({ morale }: Unit, modifier: number): Fraction =>
  fraction(passingFaces(morale, modifier), LIMITS.morale.max);

const standsOf = (two: Two<Side>): MatchLine[] => {
  const mean = (modifier: number): FigureLine['of'] =>
    eachOf(two, ({ units }) => meanOver(units, (unit) => passes(unit, modifier)));
  return [
    figures('A stand passes a test of Morale, on average', mean(0), section('12.2'), { as: 'chance' }),
    figures('The same in a demoralised division', mean(LIMITS.demoralised.morale), section('14'), {
      as: 'chance',
    }),
  ];
};

const strengths = ({ assessment }: Side): Strengths => {
  const { divisionSp, sp } = assessment.stats;
  const divisions = Object.values((divisionSp ?? {}) as Readonly<Record<string, number>>);
  return { divisions, loose: Number(sp ?? 0) - divisions.reduce((sum, each) => sum + each, 0) };
};

const breaksOf = (two: Two<Side>): MatchLine[] => {
  const orNone = (value: number | null): Fraction | null => (value === null ? null : fraction(value));
  const losses = (by: (army: Strengths) => number | null): FigureLine['of'] =>
    eachOf(two, (side) => orNone(by(strengths(side))));
  return [
    figures('Army morale', counted(two, 'armyMorale'), section('14')),
    figures('Fewest strength points whose loss ends it', losses(fewestLosses), section('14')),
    figures('Most that it may lose and fight on', losses(mostLosses), section('14')),
  ];
};

const MODIFIERS = [0, 1, 2] as const;

/** What two armies are to each other before a game (s. 12-18); what the source has lost is said. */
export const matchUp = (a: AssessedArmy<Army>, b: AssessedArmy<Army>, question: MatchQuestion): MatchUp => {
  const two = [sideOf(a), sideOf(b)] as const;
  return {
    parts: {
      strength: strengthOf(two),
      begins: beginsOf(two, question),
      shoots: SHOOTS,
      charge: chargeOf(two),
      obeys: obeysOf(two),
      stands: standsOf(two),
      breaks: breaksOf(two),
    },
    shooting: null,
    asksAttacker: false,
    ...pairings(two, ({ units }) => [
      combatLine(units, 'Combat at full strength'),
      ...MODIFIERS.map((modifier) =>
        figures(
          'Passes a test of Morale',
          eachOf(units, (unit) => passes(unit, modifier)),
          section('12.2'),
          { as: 'chance', note: modifier === 0 ? '' : `${signed(modifier)} on the die` },
        ),
      ),
      LOST_MODIFIERS,
    ]),
  };
};
