import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { boxes, boxesToLast } from '../../core/sheet/boxes';
import type { RowWords } from '../../core/sheet/roster-groups';
import type { Cell } from '../../core/sheet/sheet';
import { EMPTY, figures, soft, strong, text } from '../../core/sheet/sheet-cells';
import type { Placed } from '../../core/tree/tree';
import type { Pile } from '../../core/tree/unit-lists';
import { MARK_LABELS } from '../army-lists';
import type { Unit, Works } from '../schema';
import type { SheetContext } from '../sheet-context';
import { standFacts } from '../stand-facts';
import { NATIONS, nationOf, POINTS, TYPES } from '../tables';
import { unitNoun } from '../tree';

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

/** The row of a stand, or of several alike. */
export const unitWords = ({ of: { unit } }: Pile<Placed<Unit>>, context: SheetContext): RowWords => {
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
