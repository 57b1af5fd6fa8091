import type { BattleRef } from '@/lib/history/answers';

export type Beside = {
  /** the battles before and after it; null at either end, and for what has no date */
  readonly earlier: BattleRef | null;
  readonly later: BattleRef | null;
  /** from 1; null outside the list */
  readonly at: number | null;
  readonly of: number;
  /** the same battle as recorded, of a scenario, or its printed scenario, of a battle */
  readonly other: BattleRef | null;
};

/** The neighbours of a battle in a list in order of dates. */
export const besideBattle = (
  { id, kind, name }: Pick<BattleRef, 'id' | 'kind' | 'name'>,
  battles: readonly BattleRef[],
): Beside => {
  const fought = battles.filter((battle) => battle.kind === 'battle');
  const index = fought.findIndex((battle) => battle.id === id);
  return {
    earlier: index > 0 ? (fought[index - 1] ?? null) : null,
    later: index === -1 ? null : (fought[index + 1] ?? null),
    at: index === -1 ? null : index + 1,
    of: fought.length,
    other: battles.find((battle) => battle.kind !== kind && battle.name === name) ?? null,
  };
};
