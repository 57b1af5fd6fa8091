import type { LeaderWords } from '../../core/sheet/roster-groups';
import type { LineBlock } from '../../core/sheet/sheet';
import { extra, generalLine, soft } from '../../core/sheet/sheet-cells';
import { inches } from '../distances';
import { leaderName, ledBrigades, rankBeside } from '../names';
import type { SheetContext } from '../sheet-context';
import { bonusOf, LIMITS } from '../tables';
import type { Leader } from '../tree';

/** What a general does for a unit he is with (Generals): added to its tests. */
const bonus = ({ kind }: Leader, { army, options }: SheetContext): string =>
  options.hideRatings
    ? ''
    : `+${bonusOf(kind)} on tests where he is; units within ${inches(LIMITS.commandRadius.inches, army.scale)} in are shaken if he falls`;

/** The generals above the brigades, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] =>
  context.facts.tree.command.map((led) => {
    const brigades = ledBrigades(led, context.army);
    const is = [rankBeside(led).toLowerCase(), brigades.length === 0 ? '' : `of ${brigades.join(', ')}`];
    return generalLine(
      led.kind,
      leaderName(led),
      soft(is.filter(Boolean).join(' ')),
      soft(bonus(led, context)),
      extra(context.points(led.at)),
    );
  });

/** The brigadier of a brigade. */
export const brigadierWords = (led: Leader, context: SheetContext): LeaderWords => ({
  name: leaderName(led),
  cells: [{ ...soft(bonus(led, context)), span: 4 }],
});
