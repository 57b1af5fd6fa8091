'use client';

import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverState } from '@/app/_components/server-state';
import { plateQuery } from '@/lib/armies/queries';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import { useArmyId } from '../builder-context';
import type { SheetPrints } from './use-sheet-print';

const withLayout = (print: SheetPrint, layout: SheetPrint['layout']): SheetPrint =>
  layout === undefined || Object.keys(layout).length === 0 ? print : { ...print, layout };

/** The same prints with the places that formations have on the plate; all by rule where there is no connection. */
export const usePlacedPrint = (
  wanted: boolean,
  { print, printOf, entered }: SheetPrints,
  others: readonly ArmyRecord[],
): SheetPrints => {
  const armyId = useArmyId();
  const layouts = useQueries(
    {
      queries: [armyId, ...others.map(({ id }) => id)].map((id) => ({ ...plateQuery(id), enabled: wanted })),
      combine: (results) => results.map(({ data }) => data),
    },
    serverState(),
  );
  return useMemo(
    () => ({
      entered,
      print: withLayout(print, layouts[0]),
      printOf: (other) => withLayout(printOf(other), layouts[1 + others.indexOf(other)]),
    }),
    [print, printOf, entered, layouts, others],
  );
};
