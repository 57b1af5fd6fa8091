import type { Brigade, Unit } from '../schema';
import type { BrigadeFacts } from '../survey';

/** Where a unit stands. */
export type Post = 'brigade' | 'independent' | 'unassigned';

export type UnitNode = { readonly unit: Unit; readonly post: Post; readonly index: number };

export type BrigadeNode = { readonly brigade: Brigade; readonly index: number; readonly facts: BrigadeFacts };
