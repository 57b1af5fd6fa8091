import { apart, bothStats, pointsOfBoth } from '../core/contract/comparison';
import type { Ratio } from '../core/contract/match-up';
import type { AssessedArmy, Comparison } from '../core/contract/system';
import { type MinorPoints, minorPoints, NO_POINTS, pointsText, printedPoints } from '../core/price/points';
import { factorText, isOver, type ListId, listInForce, wholeCap } from './army-lists';
import { armyCost } from './cost';
import type { Army } from './schema';
import { settingOf } from './settings';
import { survey } from './survey';
import { halfPoints, POINT_SCALE, POINTS, ruling, section } from './tables';

type Note = Comparison['notes'][number];

const printed = (minor: MinorPoints): string => pointsText(printedPoints(minor, POINT_SCALE));

const nameOf = ({ file }: AssessedArmy<Army>, fallback: string): string => file.name || fallback;

/** Which of two attacks; null while the die has not said. */
const attackerOf = (a: Army, b: Army): 0 | 1 | null => {
  if (a.role === 'attacker' && b.role !== 'attacker') return 0;
  if (b.role === 'attacker' && a.role !== 'attacker') return 1;
  return null;
};

const dieNote = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Note => {
  const [first, second] = bothStats(a, b, 'lightStands');
  const winner = first > second ? nameOf(a, 'the first army') : nameOf(b, 'the second army');
  return {
    code: 'v20',
    text:
      first === second
        ? `Both have ${first} light stands: a tied roll for the role is rolled again.`
        : `A tied roll for the role goes to ${winner}, by ${Math.max(first, second)} light stands to ${Math.min(first, second)}.`,
    cite: first === second ? ruling('R26') : section('16'),
  };
};

const baseNote = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Note[] =>
  a.file.army.scale === b.file.army.scale
    ? []
    : [
        {
          code: 'v22',
          text: `Stands of ${Number(a.file.army.scale) / 10} and ${Number(b.file.army.scale) / 10} cm: both armies share one base size.`,
          cite: section('1'),
        },
      ];

/** What `list` of one army may cost against another's budget or army (R11), and whether it does. */
const held = (own: AssessedArmy<Army>, other: AssessedArmy<Army>, list: ListId) => {
  const total = armyCost(survey(own.file)).totals[list];
  const attacks = list === 'pitched' || list === 'attack';
  const spent = armyCost(survey(other.file)).totals.works;
  const agreed = other.file.army.budget ?? own.file.army.budget;
  const fromDefender = attacks && settingOf(own.file, 'attackerBase') === 'defenderActual';
  const base = fromDefender || agreed === null ? (attacks ? spent : null) : halfPoints(agreed);
  return { total, base, over: base !== null && isOver(total, base, list) };
};

const listNote = (own: AssessedArmy<Army>, other: AssessedArmy<Army>, list: ListId, who: string): Note => {
  const { total, base, over } = held(own, other, list);
  const name = nameOf(own, who);
  const pitched = list === 'pitched';
  const role = list === 'works' ? 'defends' : pitched ? 'attacks in a pitched battle' : 'attacks';
  const cap = base === null ? '' : `, ${over ? 'over' : 'within'} ${printed(wholeCap(base, list))}`;
  const factor = base === null || list === 'works' ? '' : ` (${factorText(list)} × ${printed(base)})`;
  return {
    code: 'v01',
    text: `If ${name} ${role}: ${printed(total)} points${cap}${factor}.`,
    cite: pitched ? POINTS.attacker.pitched.cite : POINTS.attacker.attack.cite,
  };
};

type ComparedLists = { own: AssessedArmy<Army>; other: AssessedArmy<Army>; list: ListId };

/** How far an attacker may be above the defender: as he stands, or in an attack as long as the roles are open. */
const margin = (
  results: readonly ComparedLists[],
  points: readonly [MinorPoints, MinorPoints],
  attacker: 0 | 1 | null,
): MinorPoints => {
  const attacks =
    results.findLast(({ list }) => list === 'attack') ?? results.find(({ list }) => list === 'pitched');
  if (attacks === undefined) return NO_POINTS;
  const { base } = held(attacks.own, attacks.other, attacks.list);
  if (base === null) return NO_POINTS;
  const defender = attacker === null ? base : points[attacker === 0 ? 1 : 0];
  return minorPoints(Math.max(0, wholeCap(base, attacks.list) - defender));
};

const ratiosOf = (
  a: AssessedArmy<Army>,
  b: AssessedArmy<Army>,
  [first, second]: readonly [MinorPoints, MinorPoints],
): Ratio[] => {
  const budgets = [a.file.army.budget, b.file.army.budget] as const;
  return [
    {
      label: 'Points',
      of: [printedPoints(first, POINT_SCALE), printedPoints(second, POINT_SCALE)],
      cite: POINTS.attacker.attack.cite,
    },
    ...(budgets[0] === null || budgets[1] === null || budgets[0] === budgets[1]
      ? []
      : [{ label: 'Agreed budgets', of: [budgets[0], budgets[1]] as const, cite: POINTS.defender.cite }]),
  ];
};

/**
 * Two armies by the attacker's rule (s. 16, 18): an attacker has up to 1.3 times the defender's points, 1.1 in a
 * pitched battle. Until the roles are known each is held against every role it may get.
 */
export const compare = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Comparison => {
  const sides = [a, b] as const;
  const attacker = attackerOf(a.file.army, b.file.army);
  const lists = sides.map(({ file: { army } }, side): ListId[] => {
    if (attacker === null) return ['works', 'pitched', 'attack'];
    return [side === attacker ? listInForce(army) : 'works'];
  });
  const results = sides.flatMap((own, side) =>
    (lists[side] ?? []).map((list) => ({ own, other: side === 0 ? b : a, list, side })),
  );
  const [first, second] = pointsOfBoth(a, b);
  const points = [first ?? NO_POINTS, second ?? NO_POINTS] as const;
  const checks = results.map(({ own, other, list }) => held(own, other, list));
  return {
    points,
    difference: apart(points),
    allowed: margin(results, points, attacker),
    equal: checks.every(({ over }) => !over),
    ratios: ratiosOf(a, b, points),
    notes: [
      ...results.map(({ own, other, list, side }) =>
        listNote(own, other, list, side === 0 ? 'the first army' : 'the second army'),
      ),
      dieNote(a, b),
      ...baseNote(a, b),
    ],
  };
};
