import { usualPaper } from '@/app/_print/sheet-kinds';
import { armyPath } from '@/lib/pages';
import type { Paper, SheetPrint } from '@/lib/rules/core/sheet/sheet';
import type { CardOptions, LabelOptions, LabelStock } from '@/lib/rules/core/sheet/sheet-parts';
import type { Numbering } from '@/lib/rules/core/tree/unit-numbers';
import type { SheetKind, SheetsWanted } from '@/lib/sheets/job';
import type { DrawingForm } from '@/lib/sheets/pdf/orders';
import { USUAL_STOCK } from '@/lib/sheets/placed/label-stocks';

/** What a player chooses of labels alone. */
export type LabelChoices = Omit<
  LabelOptions,
  'stock' | 'hideRatings' | 'blackAndWhite' | 'numbered' | 'print'
> & {
  /** the stock for each paper */
  readonly stocks: Readonly<Record<Paper, LabelStock>>;
};

/** What a player chooses when printing; the rest of the sheet's options are facts of the print. */
export type PrintChoices = Omit<CardOptions, 'print' | 'numbered' | 'backs' | 'apart'> & {
  /** all in one job, in the order in which they are named */
  readonly kinds: readonly SheetKind[];
  /** cards with odds */
  readonly odds: boolean;
  readonly numbered: Numbering;
  /** each formation of a roster on a page of its own */
  readonly apart: boolean;
  /** a page of backs after each page of cards */
  readonly backs: boolean;
  /** the reference sheet in full, not cut to the armies */
  readonly full: boolean;
  /** and on as few sides as can be read */
  readonly dense: boolean;
  /** the plate on paper of twice the size */
  readonly large: boolean;
  readonly labels: LabelChoices;
};

/** What a game night takes, roster and cards, with everything shown, on the paper of the reader's country. */
export const usualChoices = (language: string): PrintChoices => ({
  kinds: ['roster', 'cards'],
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
  apart: false,
  full: false,
  dense: false,
  large: false,
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

/** Whether two say the same. */
export const sameChoices = (one: PrintChoices, other: PrintChoices): boolean =>
  JSON.stringify({ ...other, ...one }) === JSON.stringify(other);

/** Odds stand on cards of this size: on the smallest they would take the room of what is looked up. */
export const hasOdds = ({ odds, cardSize }: Pick<PrintChoices, 'odds' | 'cardSize'>): boolean =>
  odds && cardSize !== '63x88';

/** What these choices ask of a job. */
export const wantedOf = (choices: PrintChoices): SheetsWanted => {
  const { kinds, full, dense, large, labels, ...options } = choices;
  const { paper, hideRatings, blackAndWhite, numbered } = options;
  const { stocks, ...labelChoices } = labels;
  return {
    kinds,
    full,
    dense,
    large,
    options: { ...options, odds: hasOdds(choices) },
    labels: { ...labelChoices, stock: stocks[paper], hideRatings, blackAndWhite, numbered },
  };
};

/** "20 November 2026", in the reader's zone. */
export const printDate = (date: Date): string => date.toLocaleDateString('en-GB', { dateStyle: 'long' });

/** The address of the PDF of the saved army, with these choices, the link of its QR code and the other armies. */
export const pdfUrl = (
  armyId: string,
  choices: PrintChoices,
  { link, list, code }: Pick<SheetPrint, 'link' | 'list' | 'code'>,
  others: readonly string[],
  as: 'pdf' | DrawingForm = 'pdf',
): string => {
  // said where it is not as usual
  const { odds: _, ...switched } = choices;
  const { kinds, paper, cardSize, labels } = switched;
  const [only] = kinds;
  const query = new URLSearchParams({ paper });
  if (kinds.length > 1) query.set('sheets', kinds.join(','));
  if (kinds.includes('cards')) {
    query.set('cardSize', cardSize);
    if (!hasOdds(choices)) query.set('odds', '0');
  }
  if (kinds.includes('labels')) {
    query.set('stock', labels.stocks[paper]);
    query.set('start', String(labels.start));
    query.set('copies', String(labels.copies));
  }
  const flags = kinds.includes('labels') ? { ...switched, ...labels } : switched;
  for (const [key, value] of Object.entries(flags)) if (value === true) query.set(key, '1');
  if (choices.numbered !== 'alike') query.set('numbered', choices.numbered);
  // a list is asked for by its code, which its QR code verifies
  if (list !== undefined && code !== null) query.set('list', code);
  else if (link !== null) query.set('link', link);
  for (const id of others) query.append('with', id);
  return `${armyPath(armyId)}/${kinds.length === 1 ? only : 'sheets'}.${as}?${query}`;
};
