import { ratedPoints, unratedSum } from '../core/army-context';
import type { Path } from '../core/path';
import type { PrintedPoints } from '../core/points';
import { areChipsBought } from './commander-facts';
import type { SheetContext } from './sheet-context';

/** What commanders cost, alone or together: where chips are bought the price tells them, and is hidden with them. */
export const commandPoints = (context: SheetContext, at: Path): PrintedPoints | null =>
  areChipsBought(context.file) ? ratedPoints(context, at) : context.points(at);

/** What a brigade costs, without its commanders where their price is hidden. */
export const brigadePoints = (context: SheetContext, at: Path, commanders: number): PrintedPoints | null =>
  areChipsBought(context.file)
    ? unratedSum(
        context,
        at,
        Array.from({ length: commanders }, (_, index) => [...at, 'commanders', index]),
      )
    : context.points(at);
