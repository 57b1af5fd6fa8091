'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { plateQuery, printQuery } from '@/lib/armies/queries';
import type { ArmyRecord } from '@/lib/armies/schema';
import { regimentFactsQuery } from '@/lib/history/queries';
import { type EnteredAs, enteredPrint } from '@/lib/rules/core/army/entered-list';
import { regimentIds } from '@/lib/rules/core/check/attached';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import { shownTerms } from '@/lib/rules/events/points-limit';
import { enteredOf, marked, markOf, type PrintedVersion, type PrintMarks } from '../../_store/print-marks';
import { useArmyId, useBuilder, useChecked, useSession, useSystem } from '../builder-context';
import { printDate } from './print-options';

/** The codes of these versions, as the server gives them; none without a connection. */
const usePrintMarks = (open: boolean, printed: readonly PrintedVersion[]): PrintMarks => {
  const { dataVersion } = useSystem();
  const answers = useQueries(
    {
      queries: printed.map(({ id, revision }) => ({
        ...printQuery(id, { revision, dataVersion }),
        enabled: open,
      })),
      combine: (results) => results.map(({ data }) => data),
    },
    getQueryClient(),
  );
  return useMemo(
    () =>
      printed.reduce<PrintMarks>((marks, version, index) => {
        const answer = answers[index];
        return answer === undefined ? marks : marked(marks, version, answer);
      }, new Map()),
    [printed, answers],
  );
};

/** What is known of the regiments of other armies; nothing without a connection. */
const useRegimentsOf = (open: boolean, armies: readonly ArmyRecord[]): RegimentFacts => {
  const { attached } = useSystem();
  const ids = useMemo(
    () => [...new Set(armies.flatMap(({ file }) => regimentIds(attached(file))))],
    [armies, attached],
  );
  const query = { ...regimentFactsQuery(ids), enabled: open && ids.length > 0 };
  return useQuery(query, getQueryClient()).data ?? NONE;
};

const NONE: RegimentFacts = {};

export type SheetPrints = {
  /** of the army in memory */
  readonly print: SheetPrint;
  /** of another army in the same job, as it was fetched */
  readonly printOf: (other: ArmyRecord) => SheetPrint;
  /** what the army in memory is at events */
  readonly entered: EnteredAs;
};

/**
 * Date, version and short code of this print, for the army in memory and for the others of the job.
 * @param list code of the list as which the army is printed, if it is entered in several events
 */
export const useSheetPrint = (
  open: boolean,
  others: readonly ArmyRecord[],
  list: string | null,
): SheetPrints => {
  const armyId = useArmyId();
  const { queue } = useSession();
  const token = useBuilder((state) => state.shareToken);
  const save = useBuilder((state) => state.save);
  const ownFacts = useBuilder((state) => state.regiments);
  const underTerms = useBuilder((state) => state.terms);
  const { assessment } = useChecked();
  const theirs = useRegimentsOf(open, others);
  // every new revision comes with a new state of saving
  const revision = save.kind === 'saved' ? queue.revision() : null;
  const own = useMemo(() => (revision === null ? null : { id: armyId, revision }), [armyId, revision]);
  const printed = useMemo(() => [...(own === null ? [] : [own]), ...others], [own, others]);
  const marks = usePrintMarks(open, printed);

  return useMemo(() => {
    const date = printDate(new Date());
    const link = token === null ? null : `${location.origin}/s/${token}`;
    const verify = `${location.origin}/verify/`;
    const entered = enteredOf(marks, own);
    const terms =
      underTerms !== null && 'standings' in assessment ? { terms: shownTerms(underTerms, assessment) } : {};
    const print = { date, link, regiments: ownFacts, ...terms, ...markOf(marks, own) };
    return {
      entered,
      print: enteredPrint(print, entered, list, verify),
      printOf: (other) => {
        const theirPrint = { date, link: null, regiments: theirs, ...markOf(marks, other) };
        return enteredPrint(theirPrint, enteredOf(marks, other), null, verify);
      },
    };
  }, [marks, own, token, ownFacts, theirs, list, underTerms, assessment]);
};

const withLayout = (print: SheetPrint, layout: SheetPrint['layout']): SheetPrint =>
  layout === undefined || Object.keys(layout).length === 0 ? print : { ...print, layout };

/** The same prints with the places that formations have on the plate; all by rule where there is no connection. */
export const usePlacedPrint = (
  isEnabled: boolean,
  { print, printOf, entered }: SheetPrints,
  others: readonly ArmyRecord[],
): SheetPrints => {
  const armyId = useArmyId();
  const layouts = useQueries(
    {
      queries: [armyId, ...others.map(({ id }) => id)].map((id) => ({
        ...plateQuery(id),
        enabled: isEnabled,
      })),
      combine: (results) => results.map(({ data }) => data),
    },
    getQueryClient(),
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
