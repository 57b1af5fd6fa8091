import { grouped } from '../../core/army/number';
import { stat } from '../../core/contract/army-context';
import { chanceOf, expectedHits, percentText } from '../../core/price/dice';
import { TURN_TRACK } from '../../core/sheet/boxes';
import { evenColumns } from '../../core/sheet/parts';
import { smallTable } from '../../core/sheet/roster-sheet';
import type { Block, NoteBlock, TableBlock } from '../../core/sheet/sheet';
import { figures, plain, strong } from '../../core/sheet/sheet-cells';
import { EFFECTS, type Effect, hitOdds } from '../odds';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { TRAIT_IDS, TRAITS } from '../tables';
import { everyUnit } from '../tree';

const SHOWN = Object.keys(EFFECTS) as Effect[];
const DICE = [1, 2, 3, 4, 6] as const;

/** Hits to expect, and the chance of a retreat, by dice and effect; computed from the die. */
const oddsTable: TableBlock = smallTable(
  'Hits to expect',
  'hit on 3 or more; half effect 5, quarter 6',
  [{ title: 'Dice', width: null }, ...evenColumns(SHOWN, 13), ...evenColumns(['2 or more', '3 or more'], 15)],
  DICE.map((dice) => [
    plain(`${dice}`),
    ...SHOWN.map((effect) => figures(expectedHits(hitOdds(dice, effect)).toFixed(2))),
    figures(percentText(chanceOf(hitOdds(dice, 'normal'), 2))),
    figures(percentText(chanceOf(hitOdds(dice, 'normal'), 3))),
  ]),
);

/** The traits of these units, and what they do. */
const traits = (units: readonly Unit[]): NoteBlock[] => {
  const used = TRAIT_IDS.filter((trait) => units.some((unit) => unit[trait]));
  if (used.length === 0) return [];
  return [
    {
      kind: 'note',
      title: 'Traits',
      lines: used.map((trait) => ({
        runs: [strong(TRAITS[trait].label), { text: `: ${TRAITS[trait].effect.toLowerCase()}.` }],
      })),
    },
  ];
};

/** What stands at the foot of the last page: counts, hits to expect, traits of the army. */
export const tailBlocks = (context: SheetContext): Block[] => {
  const { army, assessment } = context;
  const statText = (key: string): string => grouped(stat(context, key));
  const { breakPoint } = assessment.stats;
  return [
    {
      kind: 'columns',
      widths: [48, null, 52],
      columns: [
        [
          {
            kind: 'list',
            title: 'Army',
            items: [
              { term: 'Units', value: statText('units') },
              { term: 'Hits', value: statText('hits') },
              { term: 'Men, about', value: statText('men') },
              ...(typeof breakPoint === 'number'
                ? [{ term: 'Breaks at units routed (ours)', value: `${breakPoint}` }]
                : []),
            ],
          },
        ],
        [oddsTable],
        traits(everyUnit(army)),
      ],
    },
  ];
};

/** What the player of a formation needs: the turns, hits to expect, traits of its units. */
export const formationTables = (units: readonly Unit[]): Block[] => [
  { kind: 'columns', widths: [48, null, 52], columns: [[TURN_TRACK], [oddsTable], traits(units)] },
];
