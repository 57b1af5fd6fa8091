import { boxes, boxesToLast } from '../../core/boxes';
import { grouped } from '../../core/number';
import type { Path } from '../../core/path';
import type { RosterRow } from '../../core/roster-sheet';
import type { Cell } from '../../core/sheet';
import { EMPTY, figures, soft, strong, text } from '../../core/sheet-cells';
import { countedName, piled, pilePoints, placed } from '../../core/unit-lists';
import { counted } from '../../core/words';
import { areWorksInPlay, isInPlay, MARK_LABELS } from '../army-lists';
import { unitNoun } from '../names';
import type { Unit, Works } from '../schema';
import type { SheetContext } from '../sheet-context';
import { standFacts } from '../stand-facts';
import { NATIONS, nationOf, POINTS, TYPES } from '../tables';

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

/** The rows of the stands of a list that are in play, with their notes. */
export const unitRows = (units: readonly Unit[], at: Path, context: SheetContext): RosterRow[] => {
  const inPlay = placed(units, at).filter(({ unit }) => isInPlay(unit.list, context.army));
  return piled(inPlay, context).map((pile) => {
    const { count, of } = pile;
    const { unit } = of;
    const { value, chance, code, capacities, boxes: strength } = standFacts(unit);
    return {
      kind: 'row',
      symbol: TYPES[unit.type].symbol,
      name: countedName(count, unit.name || unitNoun(unit, nationOf(unit, context.army))),
      is: kindText(unit, context),
      cells: [
        code === '' ? EMPTY : text(strong(code)),
        figures(String(unit.sp)),
        figures(String(unit.morale)),
        figures(`${value} / ${chance}`),
        soft(capacities.join(', ')),
        count > 1 ? soft('each its own') : { kind: 'track', boxes: boxesToLast(strength) },
        count > 1 ? EMPTY : ORDER,
      ],
      points: pilePoints(pile),
      notes: [[sizeText(unit), unit.notes ?? ''].filter(Boolean).join('. ')],
    };
  });
};

/** More boxes than these do not fit beside works. */
const MOST_BOXES = 12;

const worksRow = ({ type, name, count, list }: Works, index: number, context: SheetContext): RosterRow => {
  const { name: usual, unit, covers } = POINTS.works[type];
  const segments = counted(count, unit);
  const kept = list === 'defender' ? ', for defence only' : '';
  return {
    kind: 'row',
    symbol: type === 'redoubt' ? 'block' : 'entrenchment',
    name: name || usual,
    is: `${name === '' ? '' : `${usual}, `}${segments}, ${count === 1 ? '' : 'each '}${covers}${kept}`,
    span: 6,
    cells: [
      count > MOST_BOXES || count === 0
        ? { ...soft(segments), span: 2 }
        : { kind: 'track', boxes: boxes(count), span: 2 },
    ],
    points: context.points(['works', index]),
  };
};

/** The rows of defensive works and redoubts in play, one box for each segment or redoubt. */
export const worksRows = (context: SheetContext): RosterRow[] =>
  context.army.works.flatMap((each, index) =>
    areWorksInPlay(each, context.army) ? [worksRow(each, index, context)] : [],
  );
