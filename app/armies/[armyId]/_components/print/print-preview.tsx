'use client';

import { useMemo } from 'react';
import { SheetView } from '@/app/_components/sheet/sheet-view';
import { Notice } from '@/app/_components/ui/notice';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { SheetPrint } from '@/lib/rules/core/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet-parts';
import type { SheetSet } from '@/lib/rules/core/system';
import { inOrder } from '@/lib/sheets/in-order';
import { joinedLabels } from '@/lib/sheets/joined-labels';
import { useBuilder, useSystem } from '../builder-context';
import { LeftOut } from './left-out';
import { labelOptions, type PrintChoices } from './print-options';
import { Unprinted } from './unprinted';
import { useFit } from './use-fit';
import { usePaper } from './use-paper';

type Props = {
  sheets: SheetSet<unknown> | 'failed' | null;
  choices: PrintChoices;
  print: SheetPrint;
  printOf: (other: ArmyRecord) => SheetPrint;
  others: readonly ArmyRecord[];
};

/** What will be printed: the army in memory, and the others as they were saved. */
export const Preview = ({ sheets, choices, print, printOf, others }: Props) => {
  const system = useSystem();
  const file = useBuilder((state) => state.file);
  const assessment = useBuilder((state) => state.assessment);

  usePaper(choices.paper);
  const fitted = useFit(choices.paper);

  const printed = useMemo((): PrintedSheet[] => {
    if (sheets === null || sheets === 'failed') return [];
    const { kind } = choices;
    const options = { ...choices, print };
    if (kind === 'reference') {
      return [sheets.reference?.([file, ...others.map((other) => other.file)], options)].filter(
        (sheet) => sheet !== undefined,
      );
    }
    const jobs = [
      { file, assessment, print },
      ...others.map((other) => ({
        file: other.file,
        assessment: system.assess(other.file),
        print: printOf(other),
      })),
    ];
    if (kind === 'labels') {
      const labels = joinedLabels(
        jobs.flatMap(
          (job) => sheets.labels?.(job.file, job.assessment, labelOptions(choices, job.print)) ?? [],
        ),
      );
      return labels === undefined ? [] : [labels];
    }
    return jobs.flatMap((job) => {
      const sheet = kind === 'cards' ? sheets.cards : sheets.roster;
      return sheet?.(job.file, job.assessment, { ...options, print: job.print }) ?? [];
    });
  }, [sheets, system, file, assessment, choices, print, printOf, others]);

  if (sheets === 'failed') {
    return (
      <Notice severity="error" live>
        The sheets could not be loaded: there is no connection. Open this again when it is back.
      </Notice>
    );
  }
  return (
    <>
      <Unprinted sheets={printed} />
      <LeftOut sheets={printed} />
      <div
        data-preview
        className="not-print:border-rule not-print:bg-desk not-print:mt-3.5 not-print:max-h-[46dvh] not-print:[scrollbar-gutter:stable] not-print:overflow-auto not-print:border not-print:p-3.5 not-print:*:[zoom:var(--fit,0.78)] not-print:max-[721px]:p-1.5"
        ref={fitted}
      >
        {inOrder(printed).map(({ key, item }) => (
          <SheetView key={key} sheet={item} />
        ))}
      </div>
    </>
  );
};
