import { z } from 'zod';

export const ARMS = ['infantry', 'cavalry', 'light-infantry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** A regiment (or piece of artillery) to name a unit by. Null is not known. */
export type RegimentName = {
  readonly id: string;
  readonly name: string;
  /** "IR 24", or the calibre of a piece */
  readonly number: string | null;
  /** the state that raised it: Hanover, within HBM Army */
  readonly nation: string;
  readonly arm: Arm;
  readonly type: string;
  readonly battalions: number | null;
  readonly squadrons: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly coat: string | null;
  readonly facings: string | null;
  /** sourced: the name is cited; general: general knowledge of the period, not verified */
  readonly provenance: 'sourced' | 'general';
  readonly sources: readonly string[];
  readonly notes: string | null;
};

export const regimentQuerySchema = z.object({
  nation: z.string().min(1).max(40),
  arm: z.enum(ARMS).optional(),
  q: z.string().max(80).optional(),
});
