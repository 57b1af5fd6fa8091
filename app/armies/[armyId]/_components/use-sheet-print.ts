'use client';

import { useEffect, useMemo, useState } from 'react';
import { notePrint } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import type { SheetPrint } from '@/lib/rules/core/sheet';
import { useArmyId, useBuilder, useSession } from './builder-context';
import { printDate } from './print-options';

/** Date, version and short code of this print; without a connection it carries no code. */
export const useSheetPrint = (open: boolean): SheetPrint => {
  const armyId = useArmyId();
  const { queue } = useSession();
  const token = useBuilder((state) => state.shareToken);
  const saved = useBuilder(({ save }) => save.kind === 'saved');
  const [code, setCode] = useState<string | null>(null);

  useEffect(() => {
    if (!open || !saved) return;
    let wanted = true;
    notePrint(armyId)
      .then((answer) => wanted && setCode(answer.ok ? answer.code : null))
      .catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        if (wanted) setCode(null);
      });
    return () => {
      wanted = false;
    };
  }, [armyId, open, saved]);

  return useMemo(
    () => ({
      date: printDate(new Date()),
      version: saved ? queue.revision : null,
      code: saved ? code : null,
      link: token === null ? null : `${location.origin}/s/${token}`,
    }),
    [queue, saved, code, token],
  );
};
