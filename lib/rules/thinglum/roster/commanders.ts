import { labelledBoxes } from '../../core/boxes';
import { signed } from '../../core/number';
import type { Path } from '../../core/path';
import type { RosterRow } from '../../core/roster-sheet';
import { EMPTY, soft } from '../../core/sheet-cells';
import { commandPoints } from '../command-points';
import { abilityOf, areChipsBought, chipsOf, couriersOf, type Rank } from '../commander-facts';
import { chiefName, commanderName } from '../names';
import type { Commander } from '../schema';
import type { SheetContext } from '../sheet-context';

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
export const commanderRow = (
  commander: Commander,
  rank: Rank,
  at: Path,
  context: SheetContext,
): RosterRow => {
  const { file, options } = context;
  const chief = rank === 'chief';
  const couriers = Math.min(couriersOf(commander, rank), MOST_BOXES);
  const chips = options.hideRatings ? 0 : chipsOf(commander, rank, areChipsBought(file));
  return {
    kind: 'commander',
    symbol: chief ? 'general' : 'commander',
    name: chief ? chiefName(commander) : commanderName(commander),
    is: commander.name === '' ? '' : chief ? 'commander in chief' : 'brigade commander',
    cells: [
      { ...soft(radiusText(commander, rank, context)), span: 5 },
      { kind: 'track', boxes: labelledBoxes(couriers, 'C') },
      chips === 0 ? EMPTY : { kind: 'track', boxes: labelledBoxes(Math.min(chips, MOST_BOXES), 'chip') },
    ],
    points: commandPoints(context, at),
    notes: [commander.notes],
  };
};
