'use client';

import { useEffect, useState } from 'react';
import type { SheetSet } from '@/lib/rules/core/contract/system';
import { useSystem } from '../builder-context';
import { sheetsOf } from './sheets-of';

/** The sheets of the system: null until they are loaded. */
export const useSheets = (): SheetSet<unknown> | 'failed' | null => {
  const system = useSystem();
  const [sheets, setSheets] = useState<SheetSet<unknown> | 'failed' | null>(null);
  useEffect(() => {
    let mounted = true;
    sheetsOf(system).then(
      (set) => mounted && setSheets(set),
      () => mounted && setSheets('failed'),
    );
    return () => {
      mounted = false;
    };
  }, [system]);
  return sheets;
};
