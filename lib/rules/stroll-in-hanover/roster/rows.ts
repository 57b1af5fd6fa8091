import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { ratedPoints } from '../../core/contract/army-context';
import { boxes, boxesToLast } from '../../core/sheet/boxes';
import type { LeaderWords, RowWords } from '../../core/sheet/roster-groups';
import type { Cell, LineBlock } from '../../core/sheet/sheet';
import { EMPTY, extra, figures, generalLine, soft, strong, text } from '../../core/sheet/sheet-cells';
import type { UnitAtPath } from '../../core/tree/tree';
import type { Pile } from '../../core/tree/unit-lists';
import { MARK_LABELS } from '../army-lists';
import { passingFaces, passText } from '../morale';
import type { Division, Rating, Unit, Works } from '../schema';
import type { SheetContext } from '../sheet-context';
import { classOf, LIMITS, NATIONS, nationOf, POINTS, TYPES } from '../tables';
import { type ArmyTree, divisionName, type Leader, leaderName, unitNoun } from '../tree';

/** What a stand stands for, as far as it is noted: "4 battalions, 2,000 men". */
export const sizeText = ({ battalions, squadrons, guns, men }: Unit): string =>
  [
    ...(battalions === undefined ? [] : [counted(battalions, 'battalion')]),
    ...(squadrons === undefined ? [] : [counted(squadrons, 'squadron')]),
    ...(guns === undefined ? [] : [counted(guns, 'gun')]),
    ...(men === undefined ? [] : [`${grouped(men)} men`]),
  ].join(', ');

/** What a stand is, beside its name: type, contingent, line, list. */
const kindText = (unit: Unit, { army }: SheetContext): string => {
  const nation = nationOf(unit, army);
  return [
    nation === army.nation ? '' : NATIONS[nation].adjective,
    unit.name === '' ? '' : unitNoun(unit, nation),
    unit.secondLine ? 'second line' : '',
    unit.list === undefined || unit.list === 'core' ? '' : MARK_LABELS[unit.list],
  ]
    .filter(Boolean)
    .join(', ');
};

/** Levels of disorganisation to mark (s. 6, 13). */
const ORDER: Cell = {
  kind: 'choice',
  options: ['D', 'DD', 'R'].map((label) => ({ label, on: false })),
};

/** Everything a player needs of a stand in play (s. 12). */
type StandFacts = {
  /** SP + Morale, before modifiers and the die */
  readonly value: number;
  /** faces of six that pass a morale test, and the chance in words */
  readonly passes: number;
  readonly chance: string;
  /** what stands on its label: L or M for cavalry of the line, then capacities */
  readonly code: string;
  readonly capacities: readonly string[];
  /** boxes to mark off; strength that is not a whole number has none */
  readonly boxes: number;
};

/** More boxes than these do not fit beside a name. */
const MOST_OF_STAND = 21;

/** Works out what the rules say of one stand. */
export const standFacts = (unit: Unit): StandFacts => {
  const { sp, morale, shock, noGrenadiers, capacities = [] } = unit;
  return {
    value: sp + morale,
    passes: passingFaces(morale, 0),
    chance: passText(morale, 0),
    code: classOf(unit).code,
    capacities: [
      ...(shock === true ? ['Shock'] : []),
      ...(noGrenadiers === true ? ['No grenadiers'] : []),
      ...capacities,
    ],
    boxes: Math.max(0, Math.min(MOST_OF_STAND, Math.floor(sp))),
  };
};

/** The row of a stand, or of several alike. */
export const unitWords = ({ of: { unit } }: Pile<UnitAtPath<Unit>>, context: SheetContext): RowWords => {
  const { value, chance, code, capacities, boxes: strength } = standFacts(unit);
  return {
    symbol: TYPES[unit.type].symbol,
    name: unit.name || unitNoun(unit, nationOf(unit, context.army)),
    is: kindText(unit, context),
    cells: [
      code === '' ? EMPTY : text(strong(code)),
      figures(String(unit.sp)),
      figures(String(unit.morale)),
      figures(`${value} / ${chance}`),
      soft(capacities.join(', ')),
      { kind: 'track', boxes: boxesToLast(strength) },
      ORDER,
    ],
    notes: [[sizeText(unit), unit.notes ?? ''].filter(Boolean).join('. ')],
  };
};

/** More boxes than these do not fit beside works. */
const MOST_BOXES = 12;

/** Defensive works or redoubts, one box for each segment or redoubt. */
export const worksWords = ({ type, name, count, list }: Works): RowWords => {
  const { name: usual, unit, covers } = POINTS.works[type];
  const segments = counted(count, unit);
  const purpose = list === 'defender' ? ', for defence only' : '';
  return {
    symbol: type === 'redoubt' ? 'block' : 'entrenchment',
    name: name || usual,
    is: `${name === '' ? '' : `${usual}, `}${segments}, ${count === 1 ? '' : 'each '}${covers}${purpose}`,
    span: 6,
    cells: [
      count > MOST_BOXES || count === 0
        ? { ...soft(segments), span: 2 }
        : { kind: 'track', boxes: boxes(count), span: 2 },
    ],
  };
};

const RATINGS: readonly Rating[] = ['0', '1', '2'];

const ratingCell = (rating: Rating, { options }: SheetContext): Cell =>
  options.hideRatings
    ? EMPTY
    : { kind: 'choice', options: RATINGS.map((each) => ({ label: each, on: each === rating })) };

const chiefLine = (led: Leader, context: SheetContext): LineBlock =>
  generalLine(
    led.kind,
    leaderName(led),
    soft(led.leader.name === '' ? 'rating' : 'general in chief, rating'),
    ratingCell(led.leader.rating, context),
    soft(context.options.hideRatings ? '' : 'added to the die for the role; commands within 2 UD'),
    extra(ratedPoints(context, led.at)),
  );

/** Lieutenant generals beyond the one a division has, with the place of their division. */
const secondsOf = ({ groups }: ArmyTree) =>
  groups.flatMap(({ group, index, leaders }) =>
    leaders
      .filter(({ kind }) => kind === 'lieutenant')
      .map((led) => ({ led, of: divisionName(group, index) })),
  );

/** Everyone above the divisions. */
export const aboveDivisions = (tree: ArmyTree): Leader[] => [
  ...tree.command,
  ...secondsOf(tree).map(({ led }) => led),
];

/** The generals in chief, and lieutenant generals beyond the one a division has, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] => [
  ...context.tree.command.map((led) => chiefLine(led, context)),
  ...secondsOf(context.tree).map(({ led, of }) =>
    generalLine(
      led.kind,
      leaderName(led),
      soft(`second to ${of}`),
      ratingCell(led.leader.rating, context),
      extra(ratedPoints(context, led.at)),
    ),
  ),
];

/** How a division comes onto the table (s. 17). */
export const entryText = ({ entry }: Division): string => {
  if (entry === undefined) return '';
  const turn = `from turn ${entry.turn ?? LIMITS.entryTurn.min}`;
  if (entry.kind === 'reinforcement') return `reinforcement ${turn}, by the long edge`;
  return `flank march ${turn}, by the ${entry.side ?? 'short'} edge`;
};

/** The lieutenant general of a division. */
export const commanderWords = (led: Leader, context: SheetContext): LeaderWords => {
  const { list = 'core' } = led.kind === 'general' ? {} : led.leader;
  return {
    name: leaderName(led),
    cells: [
      { ...ratingCell(led.leader.rating, context), span: 5 },
      { ...soft(list === 'core' ? '' : MARK_LABELS[list]), span: 2 },
    ],
  };
};
