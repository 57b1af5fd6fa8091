import index from '@/data/events/index.json';

/** A ready-made pack without its rules: enough to choose it. */
export type ReadyPack = {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  /** what it is for, in one sentence */
  readonly purpose: string;
};

/** Every ready-made pack, in the order of their systems. */
export const READY_PACKS: readonly ReadyPack[] = index;
