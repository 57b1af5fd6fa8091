import { boxes } from '../../core/boxes';
import { grouped, signed } from '../../core/number';
import type { RosterRow } from '../../core/roster-sheet';
import { EMPTY, plain, soft, strong, text } from '../../core/sheet-cells';
import { countedName, piled, pilePoints } from '../../core/unit-lists';
import { moraleTrack } from '../morale-track';
import { fieldworkName, unitName } from '../names';
import type { SheetContext } from '../sheet-context';
import { coverOf, isFort, TYPES } from '../tables';
import type { UnitFacts } from '../unit-facts';
import { countText, evadeText, fireText, kindText, trainText } from '../unit-text';

/** The rows of a list of units, with their notes. */
export const unitRows = (units: readonly UnitFacts[], context: SheetContext): RosterRow[] =>
  piled(units, context).map((pile) => {
    const { facts, army } = context;
    const { of, count } = pile;
    const { unit, sp, modifier, morale } = of;
    const does = [fireText(of, facts.tariff), evadeText(of, army.scale), trainText(of)].filter(Boolean);
    return {
      kind: 'row',
      symbol: TYPES[unit.type].symbol,
      name: countedName(count, unitName(unit)),
      is: kindText(of, army.nation),
      cells: [
        plain(countText(of, army.factor)),
        text(strong(grouped(sp)), { text: ` ${signed(modifier)}`, style: 'soft' }),
        count > 1 ? soft(`Morale ${morale}, each`) : { kind: 'track', boxes: moraleTrack(of) },
        plain(does.join(', ')),
      ],
      points: pilePoints(pile),
      notes: [unit.notes],
    };
  });

/** More strength points than this stand in words: the track of a row holds no more. */
const MOST_BOXES = 12;

/** Fieldworks, a box for each strength point. */
export const fieldworkRows = ({ army, points }: SheetContext): RosterRow[] =>
  army.works.map((work, index) => {
    const { sp } = work;
    return {
      kind: 'row',
      symbol: isFort(sp) ? 'block' : 'entrenchment',
      name: fieldworkName(work),
      is: coverOf(sp),
      cells: [
        EMPTY,
        text(strong(grouped(sp))),
        sp > MOST_BOXES ? soft(`${grouped(sp)} points`) : { kind: 'track', boxes: boxes(sp) },
        EMPTY,
      ],
      points: points(['works', index]),
    };
  });
