import { formResolver } from '@/app/_components/form-resolver';
import { newArmySchema, renameSchema } from '@/lib/armies/form-schemas';
import type { PrintedPoints } from '@/lib/rules/core/price/points';

/** Reads the form of a new army, whose limit is in steps of so many points. */
export const newArmyResolver = (step: PrintedPoints) => formResolver(newArmySchema(step));

/** Reads the form that renames an army. */
export const renameResolver = () => formResolver(renameSchema);
