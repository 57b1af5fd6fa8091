import { counted } from '../../core/army/words';
import { ratedPoints } from '../../core/contract/army-context';
import { boxes } from '../../core/sheet/boxes';
import type { LeaderWords, RowWords } from '../../core/sheet/roster-groups';
import type { Cell, LineBlock, Run } from '../../core/sheet/sheet';
import { EMPTY, extra, figures, generalLine, plain, soft, text } from '../../core/sheet/sheet-cells';
import type { UnitAtPath } from '../../core/tree/tree';
import type { Pile } from '../../core/tree/unit-lists';
import { firesAsSuperior } from '../cost';
import { bandsText, cmOf } from '../distances';
import { HITS } from '../reference/melee';
import type { Unit, Works } from '../schema';
import { settingOf } from '../settings';
import type { SheetContext } from '../sheet-context';
import { fieldingOf, NATIONS, POINTS, RATING_LABELS, RATINGS, sizeOf, TYPES } from '../tables';
import { type Leader, leaderName, ledBrigades, unitName } from '../tree';
import { CLASSES, nationalRow, SIZES, unitFacts } from '../unit-facts';
import { unitOptions } from '../unit-options';

/** What a unit is, beside its name: type, pieces, contingent, and what sets it apart. */
const kindText = (unit: Unit, { nation, file, army }: SheetContext): string => {
  const type = TYPES[unit.type];
  const own = unit.nation ?? nation;
  const pieces = type.arm === 'artillery' && !type.horse ? fieldingOf(own, unit.type)?.pieces : undefined;
  const kind = unit.name === '' ? '' : type.short;
  return [
    [unit.nation !== undefined && unit.nation !== nation ? NATIONS[own].adjective : '', kind]
      .filter(Boolean)
      .join(' '),
    pieces,
    firesAsSuperior(unit, army, settingOf(file, 'britishFire') === true) ? 'fires as superior' : undefined,
  ]
    .filter(Boolean)
    .join(', ');
};

const DICE = { small: '−1', standard: '', large: '+1' } as const;
const FIRE = { absent: '−1', present: '', 'quick-firing': '+1' } as const;

const strong = (words: string): Run[] => (words === '' ? [] : [{ text: words, style: 'strong' }]);

/** Size with its modifier on every die, and that of battalion guns on fire (p. 35, 37, 38, 48). */
const sizeCell = (unit: Unit): Cell => {
  const { sizes, battalionGuns } = unitOptions(unit);
  if (!sizes && unit.size === 'standard') return EMPTY;
  const dice = DICE[sizeOf(unit)];
  const fire = battalionGuns ? FIRE[unit.battalionGuns ?? 'present'] : '';
  const comma = fire === '' ? '' : ',';
  return text(
    { text: dice === '' ? `${SIZES[unit.size]}${comma}` : `${SIZES[unit.size]} ` },
    ...strong(dice === '' ? '' : `${dice}${comma}`),
    ...(fire === '' ? [] : [{ text: ' fire ' }, ...strong(fire)]),
  );
};

/** The row of a unit, or of several alike. */
export const unitWords = ({ of: { unit } }: Pile<UnitAtPath<Unit>>, context: SheetContext): RowWords => {
  const { weapon, ranges, move } = unitFacts(unit, context.file);
  return {
    symbol: TYPES[unit.type].symbol,
    name: unitName(unit),
    is: kindText(unit, context),
    cells: [
      plain(CLASSES[unit.class]),
      sizeCell(unit),
      soft(weapon),
      figures(ranges === null ? '' : bandsText(ranges)),
      figures(bandsText(move)),
      { kind: 'track', boxes: HITS },
    ],
    notes: [unit.notes],
  };
};

/** More sections than this stand in words: the track of a row holds no more. */
const MOST_BOXES = 14;

/** Works, a box for each section or block. */
export const worksWords = ({ type, name, count }: Works): RowWords => {
  const { name: usual, unit, covers } = POINTS.works[type];
  const sections = counted(count, unit);
  return {
    symbol: type === 'fortified-block' ? 'block' : 'entrenchment',
    name: name || usual,
    is: `${name === '' ? '' : `${usual}, `}${sections}, ${count === 1 ? '' : 'each '}${covers}`,
    span: 6,
    cells: [count > MOST_BOXES ? soft(sections) : { kind: 'track', boxes: boxes(count) }],
  };
};

type Rating = Leader['leader']['rating'];

const faces = (dice: readonly number[]): string => {
  const [first, last] = [dice[0], dice.at(-1)];
  if (first === undefined || last === undefined) return '';
  return dice.length === last - first + 1 && last > first ? ` ${first}–${last}` : ` ${dice.join(', ')}`;
};

/**
 * Ratings to mark: the chosen one, or empty circles with the dice of the nation (p. 11, 39-50) to fill after rolling.
 */
const ratingCell = (rating: Rating, context: SheetContext): Cell => {
  if (context.options.hideRatings) return EMPTY;
  if (rating === 'unrated') return soft('Unrated');
  if (rating !== 'variable') {
    return {
      kind: 'choice',
      options: RATINGS.map((each) => ({ label: RATING_LABELS[each], on: each === rating })),
    };
  }
  const { dice } = nationalRow(context.file);
  return {
    kind: 'choice',
    options: RATINGS.filter((each) => dice[each].length > 0).map((each) => ({
      label: RATING_LABELS[each] + faces(dice[each]),
      on: false,
    })),
  };
};

/**
 * What a general does (p. 12-13): only a dashing one moves and acts farther, a dithering one neither acts nor rallies.
 */
const commandFacts = (rating: Rating, { army, options }: SheetContext): string => {
  if (options.hideRatings) return '';
  const [move, dashing] = [cmOf('commandMove', army.scale), cmOf('dashingMove', army.scale)];
  if (rating === 'dashing') {
    return `Moves ${dashing[0]}, acts within ${cmOf('dashingInfluence', army.scale)[0]}, rallies 2`;
  }
  if (rating === 'dithering') return `Moves ${move[0]}, neither acts on others nor rallies`;
  return `Moves ${move[0]}, acts within ${cmOf('generalInfluence', army.scale)[0]}, rallies 1`;
};

/** What he is, beside his name. */
const isText = (led: Leader, { army }: SheetContext): string => {
  const brigades = ledBrigades(led, army);
  if (brigades.length > 0) return `of ${brigades.join(', ')}`;
  if (led.leader.name === '') return '';
  return led.kind === 'general' ? 'commanding' : 'lieutenant general';
};

/** The generals above the brigades, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] =>
  context.tree.command.map((led) =>
    generalLine(
      led.kind,
      leaderName(led),
      soft(isText(led, context)),
      ratingCell(led.leader.rating, context),
      soft(commandFacts(led.leader.rating, context)),
      extra(ratedPoints(context, led.at)),
    ),
  );

/** The commander of a brigade. */
export const commanderWords = (led: Leader, context: SheetContext): LeaderWords => ({
  name: leaderName(led),
  cells: [{ ...ratingCell(led.leader.rating, context), span: 6 }],
});
