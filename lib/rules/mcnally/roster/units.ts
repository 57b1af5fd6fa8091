import { grouped, signed } from '../../core/army/number';
import { boxes } from '../../core/sheet/boxes';
import type { RowWords } from '../../core/sheet/roster-groups';
import { EMPTY, plain, soft, strong, text } from '../../core/sheet/sheet-cells';
import type { Pile } from '../../core/tree/unit-lists';
import { moraleTrack } from '../morale-track';
import { fieldworkName, unitName } from '../names';
import type { Fieldwork } from '../schema';
import type { SheetContext } from '../sheet-context';
import { coverOf, isFort, TYPES } from '../tables';
import type { UnitFacts } from '../unit-facts';
import { countText, evadeText, fireText, kindText, trainText } from '../unit-text';

/** The row of a unit, or of several alike. */
export const unitWords = ({ of }: Pile<UnitFacts>, { facts, army }: SheetContext): RowWords => {
  const { unit, sp, modifier } = of;
  const does = [fireText(of, facts.tariff), evadeText(of, army.scale), trainText(of)].filter(Boolean);
  return {
    symbol: TYPES[unit.type].symbol,
    name: unitName(unit),
    is: kindText(of, army.nation),
    cells: [
      plain(countText(of, army.factor)),
      text(strong(grouped(sp)), { text: ` ${signed(modifier)}`, style: 'soft' }),
      { kind: 'track', boxes: moraleTrack(of) },
      plain(does.join(', ')),
    ],
    notes: [unit.notes],
  };
};

/** More strength points than this stand in words: the track of a row holds no more. */
const MOST_BOXES = 12;

/** A fieldwork, a box for each strength point. */
export const fieldworkWords = (work: Fieldwork): RowWords => {
  const { sp } = work;
  return {
    symbol: isFort(sp) ? 'block' : 'entrenchment',
    name: fieldworkName(work),
    is: coverOf(sp),
    cells: [
      EMPTY,
      text(strong(grouped(sp))),
      sp > MOST_BOXES ? soft(`${grouped(sp)} points`) : { kind: 'track', boxes: boxes(sp) },
      EMPTY,
    ],
  };
};
