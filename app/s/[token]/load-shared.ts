import 'server-only';
import { cache } from 'react';
import { getSharedArmy } from '@/lib/armies/get-shared-army';
import type { SharedArmy } from '@/lib/armies/schema';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { Assessment, System } from '@/lib/rules/core/system';

export type Shared = {
  readonly army: SharedArmy;
  readonly system: System;
  readonly assessment: Assessment;
};

/** The army behind a share link, priced and judged today; null when the link opens nothing. Once for each request. */
export const loadShared = cache(async (token: string): Promise<Shared | null> => {
  const army = await getSharedArmy(token);
  if (army === null) return null;
  const { system: id } = army.file;
  if (!isSystemId(id)) throw new Error(`A stored army is of the unknown system ${id}`);
  const system = await loadSystem(id);
  return { army, system, assessment: system.assess(army.file) };
});
