import type { Cell, LineBlock, TableRow } from '../../core/sheet';
import { soft, text } from '../../core/sheet-cells';
import { inches } from '../distances';
import { brigadeName, brigadierName, generalName, RANKS } from '../names';
import type { Brigade, General } from '../schema';
import { LIMITS } from '../tables';
import { COLUMNS, extra, ledgerRow, noteRows, type RosterContext } from './context';

const { commandRadius, generalBonus } = LIMITS;

/** What a general does for a unit he is with (Generals): added to its tests. */
const bonus = (rank: keyof typeof generalBonus, { army, options }: RosterContext): string =>
  options.hideRatings
    ? ''
    : `+${generalBonus[rank]} on tests where he is; units within ${inches(commandRadius.inches, army.scale)} in shaken if he falls`;

const line = (cells: readonly Cell[]): LineBlock => ({
  kind: 'line',
  cells: cells.filter(({ kind }) => kind !== 'empty'),
});

const generalLine = (general: General, index: number, context: RosterContext): LineBlock => {
  const led = context.army.brigades.flatMap((brigade, place) =>
    general.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
  );
  return line([
    { kind: 'symbol', symbol: general.rank === 'cinc' ? 'general' : 'lieutenant' },
    text({ text: generalName(general), style: 'italic' }),
    soft(
      [
        general.name === '' ? '' : RANKS[general.rank].toLowerCase(),
        led.length === 0 ? '' : `of ${led.join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    soft(bonus(general.rank, context)),
    extra(context.points(['generals', index])),
  ]);
};

/** The generals above the brigades, one line each. */
export const generalLines = (context: RosterContext): LineBlock[] =>
  context.army.generals.map((general, index) => generalLine(general, index, context));

/** The brigadier of a brigade with his notes; none if the brigade has none. */
export const brigadierRows = (
  { brigadier }: Pick<Brigade, 'brigadier'>,
  index: number,
  context: RosterContext,
): TableRow[] =>
  brigadier === null
    ? []
    : [
        ledgerRow(
          context,
          'commander',
          [
            { kind: 'symbol', symbol: 'commander' },
            text({ text: brigadierName(brigadier), style: 'italic' }),
            { ...soft(bonus('brigadier', context)), span: COLUMNS - 2 },
          ],
          extra(context.points(['brigades', index, 'brigadier'])),
        ),
        ...noteRows(context, brigadier.notes),
      ];
