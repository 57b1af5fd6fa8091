import { stat } from '../../core/army-context';
import { grouped } from '../../core/number';
import type { Block, Column, TableBlock } from '../../core/sheet';
import { figures, plain, strong } from '../../core/sheet-cells';
import { chanceOf, EFFECTS, type Effect, hitOdds, meanOf } from '../odds';
import type { RosterContext } from '../sheet-context';
import { TRAIT_IDS, TRAITS } from '../tables';

const DICE = [1, 2, 3, 4, 6] as const;

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** Hits to expect, and the chance of a retreat, by dice and effect; computed from the die. */
const oddsTable: TableBlock = {
  kind: 'table',
  style: 'grid',
  title: 'Hits to expect',
  note: 'hit on 3 and more; half effect 5, quarter 6',
  columns: [
    { title: 'Dice', width: null },
    ...(Object.keys(EFFECTS) as Effect[]).map(
      (effect): Column => ({ title: effect, width: 13, align: 'center' }),
    ),
    { title: '2 or more', width: 15, align: 'center' },
    { title: '3 or more', width: 15, align: 'center' },
  ],
  groups: [
    {
      rows: DICE.map((dice) => ({
        kind: 'row',
        cells: [
          plain(`${dice}`),
          ...(Object.keys(EFFECTS) as Effect[]).map((effect) =>
            figures(meanOf(hitOdds(dice, effect)).toFixed(2)),
          ),
          figures(percent(chanceOf(hitOdds(dice, 'normal'), 2))),
          figures(percent(chanceOf(hitOdds(dice, 'normal'), 3))),
        ],
      })),
    },
  ],
};

/** What stands at the foot of the last page: counts, hits to expect, traits of the army. */
export const tailBlocks = (context: RosterContext): Block[] => {
  const { army, assessment } = context;
  const told = (key: string): string => grouped(stat(context, key));
  const { breakPoint } = assessment.stats;
  const used = TRAIT_IDS.filter((trait) =>
    [...army.formations.flatMap(({ units }) => units), ...army.reserve].some((unit) => unit[trait]),
  );
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
              { term: 'Units', value: told('units') },
              { term: 'Hits', value: told('hits') },
              { term: 'Men, about', value: told('men') },
              ...(typeof breakPoint === 'number'
                ? [{ term: 'Breaks at units routed (ours)', value: `${breakPoint}` }]
                : []),
            ],
          },
        ],
        [oddsTable],
        used.length === 0
          ? []
          : [
              {
                kind: 'note',
                title: 'Traits',
                lines: used.map((trait) => ({
                  runs: [strong(TRAITS[trait].label), { text: `: ${TRAITS[trait].effect.toLowerCase()}.` }],
                })),
              },
            ],
      ],
    },
  ];
};
