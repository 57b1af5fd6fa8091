import play from '@/data/mcnally/play.json';
import { TWO_DICE_WAYS } from '../../core/price/dice';
import { evenColumns } from '../../core/sheet/parts';
import { smallTable } from '../../core/sheet/roster-sheet';
import type { Block, ListBlock, TableBlock } from '../../core/sheet/sheet';
import { figures, plain } from '../../core/sheet/sheet-cells';
import { filled } from '../distances';
import { shakenWays } from '../odds';
import type { SheetContext } from '../sheet-context';

const MODIFIERS = [0, 1, 2, 3] as const;

/** Chances of being shaken by a volley, for the basic morales of these units (s. 4.1 of the digest). */
const shaken = (units: readonly { readonly morale: number }[]): TableBlock | null => {
  const morales = [...new Set(units.map(({ morale }) => morale))].toSorted((a, b) => b - a);
  if (morales.length === 0) return null;
  return smallTable(
    'Shaken by a volley',
    `ways of ${TWO_DICE_WAYS}, by modifier`,
    [
      { title: 'Morale', width: null },
      ...evenColumns(
        MODIFIERS.map((modifier) => (modifier === 0 ? '0' : `+${modifier}`)),
        9,
      ),
    ],
    morales
      .slice(0, 8)
      .map((morale) => [
        plain(String(morale).replace('-', '−')),
        ...MODIFIERS.map((modifier) => figures(String(shakenWays(morale, modifier)))),
      ]),
  );
};

type Entries = { readonly title: string; readonly entries: readonly { term: string; text: string }[] };

const list = ({ title, entries }: Entries, { army }: SheetContext): ListBlock => ({
  kind: 'list',
  title,
  items: entries.map(({ term, text }) => ({ term, value: filled(text, army.scale) })),
});

/** The foot of the last sheet, and of a brigade on its own page: tests, the volley, and how likely it shakes. */
export const tailBlocks = (
  context: SheetContext,
  units: readonly { readonly morale: number }[] = context.facts.units,
): Block[] => {
  const odds = shaken(units);
  return [
    {
      kind: 'columns',
      widths: [58, null, 58],
      columns: [
        [list(play.shakenTest, context), list(play.routingTest, context)],
        odds === null ? [] : [odds],
        [
          list(play.fireResult, context),
          list({ title: play.generalRisk.title, entries: play.generalRisk.short }, context),
        ],
      ],
    },
  ];
};
