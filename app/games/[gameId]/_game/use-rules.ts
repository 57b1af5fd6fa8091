'use client';

import { useEffect, useState } from 'react';
import { loadGameRules } from '@/lib/rules';
import type { GameRules } from '@/lib/rules/core/contract/game';

/** What the rules say at the table: loaded behind the page, so that they are there when a connection is not. */
export const useRules = (system: string): GameRules | null => {
  const [rules, setRules] = useState<GameRules | null>(null);
  useEffect(() => {
    let isHere = true;
    // without them the table is marked all the same; the next visit asks again
    loadGameRules(system).then(
      (loaded) => isHere && setRules(() => loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [system]);
  return rules;
};
