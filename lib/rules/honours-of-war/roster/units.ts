import { counted } from '../../core/army/words';
import { boxes } from '../../core/sheet/boxes';
import type { RowWords } from '../../core/sheet/roster-groups';
import type { Cell, Run } from '../../core/sheet/sheet';
import { EMPTY, figures, plain, soft, text } from '../../core/sheet/sheet-cells';
import type { Placed } from '../../core/tree/tree';
import type { Pile } from '../../core/tree/unit-lists';
import { bandsText } from '../distances';
import { HITS } from '../reference/melee';
import type { Unit, Works } from '../schema';
import { settingOf } from '../settings';
import type { SheetContext } from '../sheet-context';
import { firesAsSuperior } from '../superior-fire';
import { fieldingOf, NATIONS, POINTS, sizeOf, TYPES } from '../tables';
import { unitName } from '../tree';
import { CLASSES, SIZES, unitFacts } from '../unit-facts';
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
export const unitWords = ({ of: { unit } }: Pile<Placed<Unit>>, context: SheetContext): RowWords => {
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
