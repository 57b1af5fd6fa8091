'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/app/_editor/when-idle';
import { loadGameRules } from '@/lib/rules';
import type { GameRules } from '@/lib/rules/core/contract/game';

/**
 * What the rules say at the table. They are fetched once the table can be marked, so that they are there without a
 * connection: when the browser has nothing better to do, or at once where they are `wanted`.
 */
export const useRules = (system: string, wanted: boolean): GameRules | null => {
  const [rules, setRules] = useState<GameRules | null>(null);
  useEffect(() => {
    if (rules !== null) return;
    let isHere = true;
    const load = () => {
      // without them the table is marked all the same; the next visit asks again
      loadGameRules(system).then(
        (loaded) => isHere && setRules(() => loaded),
        () => undefined,
      );
    };
    const leave = wanted ? load() : whenIdle(load);
    return () => {
      isHere = false;
      leave?.();
    };
  }, [system, wanted, rules]);
  return rules;
};
