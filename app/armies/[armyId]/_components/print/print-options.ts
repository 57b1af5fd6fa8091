import { usualPaper } from '@/app/_print/print-options';
import type { SheetKind } from '@/app/_print/sheet-kind';
import type { SheetPrint } from '@/lib/rules/core/sheet';
import type { CardOptions, LabelOptions, LabelStock } from '@/lib/rules/core/sheet-parts';
import type { Numbering } from '@/lib/rules/core/unit-numbers';
import { USUAL_STOCK } from '@/lib/sheets/placed/label-stocks';

/** What a player chooses of labels alone. */
export type LabelChoices = Omit<
  LabelOptions,
  'stock' | 'hideRatings' | 'blackAndWhite' | 'numbered' | 'print'
> & {
  /** the stock for each paper */
  readonly stocks: Readonly<Record<CardOptions['paper'], LabelStock>>;
};

/** What a player chooses when printing; the rest of the sheet's options are facts of the print. */
export type PrintChoices = Omit<CardOptions, 'print' | 'numbered' | 'backs'> & {
  readonly kind: SheetKind;
  /** cards with odds */
  readonly odds: boolean;
  readonly numbered: Numbering;
  /** a page of backs after each page of cards */
  readonly backs: boolean;
  /** the reference sheet in full, not cut to the armies */
  readonly full: boolean;
  /** and on as few sides as can be read */
  readonly dense: boolean;
  readonly labels: LabelChoices;
};

/** The roster, with everything shown, on the paper of the reader's country. */
export const usualChoices = (language: string): PrintChoices => ({
  kind: 'roster',
  paper: usualPaper(language),
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  numbered: 'alike',
  blackAndWhite: false,
  cardSize: '63x88',
  odds: true,
  backs: false,
  full: false,
  dense: false,
  labels: {
    stocks: USUAL_STOCK,
    start: 1,
    copies: 1,
    outlined: false,
    hidePosts: false,
    unitsOnly: false,
    priced: false,
  },
});

/** What a system's labels ask, of these choices. */
export const labelOptions = (choices: PrintChoices, print: SheetPrint): LabelOptions => {
  const { paper, hideRatings, blackAndWhite, numbered } = choices;
  const { stocks, ...chosen } = choices.labels;
  return { ...chosen, stock: stocks[paper], hideRatings, blackAndWhite, numbered, print };
};

/** "20 November 2026", in the reader's zone. */
export const printDate = (date: Date): string => date.toLocaleDateString('en-GB', { dateStyle: 'long' });

/** The address of the PDF of the saved army, with these choices, the link of its QR code and the other armies. */
export const pdfUrl = (
  armyId: string,
  choices: PrintChoices,
  { link }: Pick<SheetPrint, 'link'>,
  others: readonly string[],
): string => {
  const { odds, ...switched } = choices;
  const { kind, paper, cardSize, labels } = switched;
  const query = new URLSearchParams({ paper });
  if (kind === 'cards') {
    query.set('cardSize', cardSize);
    if (!odds) query.set('odds', '0');
  }
  if (kind === 'labels') {
    query.set('stock', labels.stocks[paper]);
    query.set('start', String(labels.start));
    query.set('copies', String(labels.copies));
  }
  const flags = kind === 'labels' ? { ...switched, ...labels } : switched;
  for (const [key, value] of Object.entries(flags)) if (value === true) query.set(key, '1');
  if (kind !== 'reference' && choices.numbered !== 'alike') query.set('numbered', choices.numbered);
  if (link !== null) query.set('link', link);
  for (const id of others) query.append('with', id);
  return `/armies/${armyId}/${kind}.pdf?${query}`;
};
