import { signed } from '../../core/army/number';
import { labelledBoxes } from '../../core/sheet/boxes';
import type { LeaderWords } from '../../core/sheet/roster-groups';
import type { TableCell } from '../../core/sheet/sheet';
import { EMPTY, soft } from '../../core/sheet/sheet-cells';
import { abilityOf, areChipsBought, chipsOf, couriersOf, type Rank, rankOf } from '../commander-facts';
import { commanderName, rankBeside } from '../names';
import type { Commander } from '../schema';
import type { SheetContext } from '../sheet-context';
import { ABILITIES } from '../tables';
import type { Leader } from '../tree';

/** "12, 18 or 24 in". */
const RADII = `${ABILITIES.map(({ radius }) => radius)
  .join(', ')
  .replace(/, (\d+)$/, ' or $1')} in`;

/** More chips and couriers than these have no room. */
const MOST_BOXES = 6;

/** His ability die, or a box to write it in with what it may come to (VI); over five columns. */
const abilityCells = (commander: Commander, rank: Rank, { options }: SheetContext): TableCell[] => {
  const ability = options.hideRatings ? undefined : abilityOf(commander, rank);
  if (ability === undefined) {
    return [
      soft('ability die'),
      { kind: 'track', boxes: [{ kind: 'plain' }] },
      { ...soft(`radius ${RADII}`), span: 3 },
    ];
  }
  const facts = [
    `ability die ${commander.die}${rank === 'chief' ? ' + 1' : ''}: radius ${ability.radius} in`,
    ability.move === '' ? '' : `moves ${ability.move}`,
    ability.army === 0 ? '' : `${signed(ability.army)} to withdraw`,
  ]
    .filter(Boolean)
    .join(', ');
  return [{ ...soft(facts), span: 5 }];
};

/** A commander with his die, couriers and chips to mark off. */
export const commanderWords = ({ kind, leader }: Leader, context: SheetContext): LeaderWords => {
  const { file, options } = context;
  const rank = rankOf(kind);
  const couriers = Math.min(couriersOf(leader, rank), MOST_BOXES);
  const chips = options.hideRatings ? 0 : chipsOf(leader, rank, areChipsBought(file));
  return {
    name: commanderName(leader, rank),
    is: rankBeside(leader, rank).toLowerCase(),
    cells: [
      ...abilityCells(leader, rank, context),
      { kind: 'track', boxes: labelledBoxes(couriers, 'C') },
      chips === 0 ? EMPTY : { kind: 'track', boxes: labelledBoxes(Math.min(chips, MOST_BOXES), 'chip') },
    ],
  };
};
