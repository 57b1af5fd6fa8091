'use client';

import { useEffect, useMemo, useState } from 'react';
import { notePrint } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { SheetPrint } from '@/lib/rules/core/sheet';
import { marked, markOf, type PrintedVersion, type PrintMarks, versionKey } from '../../_store/print-marks';
import { useArmyId, useBuilder, useSession, useSystem } from '../builder-context';
import { printDate } from './print-options';

/** The codes of these versions, as the server gives them; none without a connection. */
const usePrintMarks = (open: boolean, printed: readonly PrintedVersion[]): PrintMarks => {
  const { dataVersion } = useSystem();
  const [marks, setMarks] = useState<PrintMarks>(new Map());
  const asked = printed.map(versionKey).join();
  useEffect(() => {
    if (!open || asked === '') return;
    let wanted = true;
    for (const key of asked.split(',')) {
      const [id = '', revision] = key.split(' ');
      const version = { id, revision: Number(revision) };
      notePrint(id, { revision: version.revision, dataVersion })
        .then((answer) => wanted && setMarks((known) => marked(known, version, answer)))
        .catch((error: unknown) => {
          if (!(error instanceof RequestError)) throw error;
        });
    }
    return () => {
      wanted = false;
    };
  }, [open, asked, dataVersion]);
  return marks;
};

type SheetPrints = {
  /** of the army in memory */
  readonly print: SheetPrint;
  /** of another army in the same job, as it was fetched */
  readonly printOf: (other: ArmyRecord) => SheetPrint;
};

/** Date, version and short code of this print, for the army in memory and for the others of the job. */
export const useSheetPrint = (open: boolean, others: readonly ArmyRecord[]): SheetPrints => {
  const armyId = useArmyId();
  const { queue } = useSession();
  const token = useBuilder((state) => state.shareToken);
  const save = useBuilder((state) => state.save);
  // every new revision comes with a new state of saving
  const revision = save.kind === 'saved' ? queue.revision() : null;
  const own = useMemo(() => (revision === null ? null : { id: armyId, revision }), [armyId, revision]);
  const marks = usePrintMarks(open, [...(own === null ? [] : [own]), ...others]);

  return useMemo(() => {
    const date = printDate(new Date());
    const link = token === null ? null : `${location.origin}/s/${token}`;
    return {
      print: { date, link, ...markOf(marks, own) },
      printOf: (other) => ({ date, link: null, ...markOf(marks, other) }),
    };
  }, [marks, own, token]);
};
