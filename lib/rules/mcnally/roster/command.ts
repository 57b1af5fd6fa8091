import type { RosterRow } from '../../core/roster-sheet';
import type { LineBlock } from '../../core/sheet';
import { extra, generalLine, soft } from '../../core/sheet-cells';
import { inches } from '../distances';
import { brigadierName, generalName, RANKS } from '../names';
import type { Brigade } from '../schema';
import { ledBrigades, type SheetContext } from '../sheet-context';
import { LIMITS } from '../tables';

const { commandRadius, generalBonus } = LIMITS;

/** What a general does for a unit he is with (Generals): added to its tests. */
const bonus = (rank: keyof typeof generalBonus, { army, options }: SheetContext): string =>
  options.hideRatings
    ? ''
    : `+${generalBonus[rank]} on tests where he is; units within ${inches(commandRadius.inches, army.scale)} in shaken if he falls`;

/** The generals above the brigades, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] =>
  context.army.generals.map((general, index) => {
    const led = ledBrigades(general, context.army);
    const is = [
      general.name === '' ? '' : RANKS[general.rank].toLowerCase(),
      led.length === 0 ? '' : `of ${led.join(', ')}`,
    ];
    return generalLine(
      general.rank === 'cinc' ? 'general' : 'lieutenant',
      generalName(general),
      soft(is.filter(Boolean).join(' ')),
      soft(bonus(general.rank, context)),
      extra(context.points(['generals', index])),
    );
  });

/** The brigadier of a brigade with his notes; none if the brigade has none. */
export const brigadierRows = (
  { brigadier }: Pick<Brigade, 'brigadier'>,
  index: number,
  context: SheetContext,
): RosterRow[] =>
  brigadier === null
    ? []
    : [
        {
          kind: 'commander',
          symbol: 'commander',
          name: brigadierName(brigadier),
          cells: [{ ...soft(bonus('brigadier', context)), span: 4 }],
          points: context.points(['brigades', index, 'brigadier']),
          notes: [brigadier.notes],
        },
      ];
