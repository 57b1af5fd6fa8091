'use client';

import { type RefCallback, useCallback, useEffect, useMemo } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { SheetView } from '@/app/_components/sheet/sheet-view';
import { Notice } from '@/app/_components/ui/notice';
import type { ArmyRecord } from '@/lib/armies/schema';
import { counted } from '@/lib/rules/core/army/words';
import type { SheetSet } from '@/lib/rules/core/contract/system';
import { countBlanks } from '@/lib/rules/core/sheet/reference-blanks';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import { type CardOptions, inOrder, type PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { asPrinted, asPrintedArmy, blankAfter, firstPages, jobSheets } from '@/lib/sheets/job';
import { layOutPages } from '@/lib/sheets/placed/placed-pages';
import { unprintable } from '@/lib/sheets/printable-text';
import { useBuilder, useChecked } from '../builder-context';
import { LeftOut } from './print-notes';
import { type PrintChoices, wantedOf } from './print-options';

/**
 * Sets the paper of the browser's print while a sheet is in a dialog: named pages do not apply to a layer over the
 * page. A style sheet made by a script is no inline style for the content policy.
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
  a4: { upright: 'A4', side: 'A4 landscape', large: 'A3 landscape' },
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
  const { system } = useChecked();
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

/** How much paper it takes, before it is printed. */
const paperOf = (printed: readonly PrintedSheet[]): string => {
  const pages = (firstPages(printed).at(-1) ?? 1) - 1;
  const both = Math.ceil(pages / 2);
  return pages < 2 ? counted(pages, 'page') : `${counted(pages, 'page')}, or ${both} printed on both sides`;
};

/** Before printing: how much of the reference sheet is left to write in, and where it can be filled in for good. */
const BlanksLeft = ({ sheets }: { sheets: readonly PrintedSheet[] }) => {
  const count = sheets.reduce((sum, sheet) => sum + (sheet.form === 'reference' ? countBlanks(sheet) : 0), 0);
  if (count === 0) return null;
  return (
    <p className="text-ink-2">{`The reference sheet has ${counted(count, 'blank')} to fill in: the source has lost these tables. To print your own values, enter them under Army settings, House tables.`}</p>
  );
};

/** More lines than these are only counted. */
const MOST_NAMED = 3;

/** Before printing: which letters no font of a PDF has, and where they stand. */
const Unprinted = ({ sheets }: { sheets: readonly PrintedSheet[] }) => {
  const firsts = firstPages(sheets);
  const faults = sheets.map((sheet) => unprintable(layOutPages(sheet)));
  const count = faults.reduce((sum, each) => sum + each.count, 0);
  const lines = faults.flatMap((each, at) =>
    each.lines.map(({ text, page }) => ({ text, page: page - 1 + (firsts[at] ?? 1) })),
  );
  if (count === 0) return null;
  const named = lines.slice(0, MOST_NAMED).map(({ text, page }) => `“${text.trim()}” (page ${page})`);
  const more = lines.length - named.length;
  return (
    <Notice severity="info" live className="mb-3 print:hidden">
      {`No font of the PDF has the letters of ${counted(count, 'place')}, which print as [?]: ${named.join(', ')}`}
      {more > 0 && commonParts.andMore(more)}. The browser can print them if this device has the font.
    </Notice>
  );
};

/** Widths of paper in pixels of a style sheet, 96 to the inch. */
const WIDTHS = { a4: (210 / 25.4) * 96, letter: 8.5 * 96 } as const;

/**
 * Tells the style sheet, as `--fit`, how much smaller a sheet must be drawn to be seen whole in the element's width.
 */
const useFit = (paper: CardOptions['paper']): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (element === null) return;
      const measure = () => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (room > 0) element.style.setProperty('--fit', Math.min(1, room / WIDTHS[paper]).toFixed(3));
      };
      const watcher = new ResizeObserver(measure);
      watcher.observe(element);
      measure();
      return () => watcher.disconnect();
    },
    [paper],
  );

/** What will be printed, page by page, and what has no room on it. */
export const Preview = (props: Props) => {
  const { choices } = props;
  const printed = useJob(props);
  const blanks = blankAfter(printed);
  // All pages of one print have one size: a plate is landscape only if it is printed alone.
  const turned = printed.some(({ form }) => form !== 'plate');
  usePaper(SIZES[choices.paper][turned ? 'upright' : choices.large ? 'large' : 'side']);
  const fitted = useFit(choices.paper);

  if (choices.kinds.length === 0) {
    return (
      <p className="mute p-8 text-center">
        Choose what to print: roster, Ordre de Bataille, cards, labels or reference.
      </p>
    );
  }
  return (
    <>
      <div className="max-tablet:px-4 grid gap-2 px-5 pt-4 empty:hidden print:hidden">
        <p className="text-ink-2" aria-live="polite">
          {printed.length > 0 && paperOf(printed)}
        </p>
        <BlanksLeft sheets={printed} />
        <Unprinted sheets={printed} />
        <LeftOut sheets={printed} />
      </div>
      <div
        data-preview
        className="not-print:max-tablet:p-2 not-print:grid not-print:gap-[8mm] not-print:p-5 not-print:*:[zoom:var(--fit,0.78)]"
        ref={fitted}
      >
        {inOrder(printed).map(({ key, item }, at) => (
          <SheetView key={key} sheet={item} blankAfter={blanks[at] ?? false} turned={turned} />
        ))}
      </div>
    </>
  );
};
