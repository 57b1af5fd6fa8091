import { zodResolver } from '@hookform/resolvers/zod';
import { newArmySchema, renameSchema } from '@/lib/armies/form-schemas';
import type { PrintedPoints } from '@/lib/rules/core/points';

/** Reads the form of a new army, whose limit is in steps of so many points. */
export const newArmyResolver = (step: PrintedPoints) => zodResolver(newArmySchema(step));

/** Reads the form that renames an army. */
export const renameResolver = () => zodResolver(renameSchema);
