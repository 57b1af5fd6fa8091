'use client';

import { useEffect, useMemo } from 'react';
import { SheetView } from '@/app/_components/sheet/sheet-view';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { SheetSet } from '@/lib/rules/core/contract/system';
import { countBlanks } from '@/lib/rules/core/sheet/reference-blanks';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { inOrder } from '@/lib/sheets/in-order';
import { asPrinted, asPrintedArmy, blankAfter, firstPages, jobSheets } from '@/lib/sheets/job';
import { useBuilder, useSystem } from '../builder-context';
import { LeftOut } from './left-out';
import { type PrintChoices, wantedOf } from './print-options';
import { Unprinted } from './unprinted';
import { useFit } from './use-fit';
import * as words from './words';

/**
 * Tells the browser's print the paper while a sheet stands in a dialog: named pages do not reach what lies over the
 * page. A sheet of rules made by a script is no style in the sense of the content policy.
 */
const usePaper = (size: string): void => {
  useEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${size}; margin: 0 }`);
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    };
  }, [size]);
};

const SIZES = {
  a4: { upright: words.a4, side: 'A4 landscape', large: 'A3 landscape' },
  letter: { upright: 'letter', side: 'letter landscape', large: '17in 11in' },
} as const;

type Props = {
  sheets: SheetSet<unknown> | null;
  choices: PrintChoices;
  print: SheetPrint;
  printOf: (other: ArmyRecord) => SheetPrint;
  others: readonly ArmyRecord[];
};

/** The sheets of the job: of the army in memory, and of the others as they were saved. */
const useJob = ({ sheets, choices, print, printOf, others }: Props): readonly PrintedSheet[] => {
  const system = useSystem();
  const file = useBuilder((state) => state.file);
  const joined = useMemo(
    () =>
      others.map((other) => ({
        ...asPrintedArmy(system, other.file, printOf(other)),
        print: printOf(other),
      })),
    [system, others, printOf],
  );
  return useMemo(() => {
    if (sheets === null) return [];
    const armies = [
      { ...asPrintedArmy(system, file, print), print, sheets },
      ...joined.map((other) => ({ ...other, sheets })),
    ];
    return asPrinted([...jobSheets(armies, wantedOf(choices))]);
  }, [system, sheets, file, joined, choices, print]);
};

const counted = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** How much paper it takes, before it is printed. */
const paperOf = (printed: readonly PrintedSheet[]): string => {
  const pages = (firstPages(printed).at(-1) ?? 1) - 1;
  const both = Math.ceil(pages / 2);
  return pages < 2 ? counted(pages) : words.sheetsOnBothSides(counted(pages), both);
};

/** Before printing: how much of the reference sheet is left to write in, and where it can be filled in for good. */
const BlanksLeft = ({ sheets }: { sheets: readonly PrintedSheet[] }) => {
  const count = sheets.reduce((sum, sheet) => sum + (sheet.form === 'reference' ? countBlanks(sheet) : 0), 0);
  if (count === 0) return null;
  return <p className="text-ink-2">{words.blanksToFillIn(count)}</p>;
};

/** What will be printed, page by page, and what has no room on it. */
export const Preview = (props: Props) => {
  const { choices } = props;
  const printed = useJob(props);
  const blanks = blankAfter(printed);
  // of one print all pages have one size: a plate lies on its side where nothing else is printed
  const turned = printed.some(({ form }) => form !== 'plate');
  usePaper(SIZES[choices.paper][turned ? 'upright' : choices.large ? 'large' : 'side']);
  const fitted = useFit(choices.paper);

  if (choices.kinds.length === 0) {
    return <p className="mute p-8 text-center">{words.chooseWhatToPrint}</p>;
  }
  return (
    <>
      <div className="grid gap-2 px-5 pt-4 empty:hidden max-[721px]:px-4 print:hidden">
        <p className="text-ink-2" aria-live="polite">
          {printed.length > 0 && paperOf(printed)}
        </p>
        <BlanksLeft sheets={printed} />
        <Unprinted sheets={printed} />
        <LeftOut sheets={printed} />
      </div>
      <div
        data-preview
        className="not-print:grid not-print:gap-[8mm] not-print:p-5 not-print:*:[zoom:var(--fit,0.78)] not-print:max-[721px]:p-2"
        ref={fitted}
      >
        {inOrder(printed).map(({ key, item }, at) => (
          <SheetView key={key} sheet={item} blankAfter={blanks[at] ?? false} turned={turned} />
        ))}
      </div>
    </>
  );
};
