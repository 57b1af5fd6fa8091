import { labelledBoxes } from '../../core/boxes';
import { signed } from '../../core/number';
import type { LeaderWords } from '../../core/roster-groups';
import { EMPTY, soft } from '../../core/sheet-cells';
import { abilityOf, areChipsBought, chipsOf, couriersOf, type Rank, rankOf } from '../commander-facts';
import { commanderName, rankBeside } from '../names';
import type { Commander } from '../schema';
import type { SheetContext } from '../sheet-context';
import type { Leader } from '../tree';

/** More chips and couriers than these have no room. */
const MOST_BOXES = 6;

const radiusText = (commander: Commander, rank: Rank, { options }: SheetContext): string => {
  const ability = options.hideRatings ? undefined : abilityOf(commander, rank);
  if (ability === undefined) return 'ability die:      radius 12, 18 or 24 in';
  return [
    `ability die ${commander.die}${rank === 'chief' ? ' + 1' : ''}: radius ${ability.radius} in`,
    ability.move === '' ? '' : `moves ${ability.move}`,
    ability.army === 0 ? '' : `${signed(ability.army)} to withdraw`,
  ]
    .filter(Boolean)
    .join(', ');
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
      { ...soft(radiusText(leader, rank, context)), span: 5 },
      { kind: 'track', boxes: labelledBoxes(couriers, 'C') },
      chips === 0 ? EMPTY : { kind: 'track', boxes: labelledBoxes(Math.min(chips, MOST_BOXES), 'chip') },
    ],
  };
};
