import { z } from 'zod';
import { usualPaper } from '@/app/_print/sheet-kinds';
import { PAPERS, type Paper } from '@/lib/rules/core/sheet/sheet';
import type { CardOptions, LabelOptions } from '@/lib/rules/core/sheet/sheet-parts';
import { NUMBERINGS } from '@/lib/rules/core/tree/unit-numbers';
import { SHEET_KINDS, type SheetKind } from '@/lib/sheets/job';
import { LABEL_STOCK_IDS, USUAL_STOCK } from '@/lib/sheets/placed/label-stocks';

const flag = z
  .enum(['0', '1'])
  .catch('0')
  .transform((value) => value === '1');

const querySchema = z.object({
  paper: z.enum(PAPERS).optional().catch(undefined),
  hidePoints: flag,
  hideNotes: flag,
  hideRatings: flag,
  combine: flag,
  numbered: z.enum(NUMBERINGS).catch('alike'),
  blackAndWhite: flag,
  download: flag,
  odds: z
    .enum(['0', '1'])
    .catch('1')
    .transform((value) => value === '1'),
  backs: flag,
  apart: flag,
  cardSize: z.enum(['63x88', '70x120', 'quarter']).catch('63x88'),
  full: flag,
  dense: flag,
  large: flag,
});

/** Labels for one unit, where each stand does not get its own. */
const MOST_COPIES = 24;

const labelSchema = z.object({
  stock: z.enum(LABEL_STOCK_IDS).optional().catch(undefined),
  start: z.coerce.number().int().min(1).max(999).catch(1),
  copies: z.union([z.literal('stands'), z.coerce.number().int().min(1).max(MOST_COPIES)]).catch(1),
  outlined: flag,
  hidePosts: flag,
  unitsOnly: flag,
  priced: flag,
});

/** Armies printed in one job beside the first. */
const MOST_OTHERS = 9;

const idSchema = z.string().regex(/^[\w-]{1,40}$/);

export type SheetRequest = {
  readonly options: Omit<CardOptions, 'print'>;
  readonly labels: Omit<LabelOptions, 'print'>;
  /** the reference sheet in full, not cut to the armies */
  readonly full: boolean;
  /** and on as few sides as can be read */
  readonly dense: boolean;
  /** the plate on paper of twice the size */
  readonly large: boolean;
  readonly download: boolean;
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** "20 November 2026" */
export const printDate = (date: Date): string => day.format(date);

/**
 * The print options of an address (`?paper=letter&hidePoints=1&cardSize=70x120`). Missing and unknown options have
 * their defaults: everything shown, on the paper of the reader's country. Labels are requested by their stock
 * (`?stock=a4-63x38&start=4&copies=stands`). `knownPaper`: the paper that this person uses.
 */
export const readSheetRequest = (request: Request, knownPaper: Paper | null = null): SheetRequest => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { paper, download, full, dense, large, ...options } = querySchema.parse(query);
  const usual = knownPaper ?? usualPaper(request.headers.get('accept-language') ?? '');
  const { stock = USUAL_STOCK[paper ?? usual], ...label } = labelSchema.parse(query);
  const { hideRatings, blackAndWhite, numbered } = options;
  return {
    options: { ...options, paper: paper ?? usual },
    labels: { ...label, stock, hideRatings, blackAndWhite, numbered },
    full,
    dense,
    large,
    download,
  };
};

/** Ids of the armies of `?with=ID`, which may stand there several times: those printed beside the first. */
export const othersAsked = (request: Request): string[] =>
  [...new Set(new URL(request.url).searchParams.getAll('with'))]
    .filter((id) => idSchema.safeParse(id).success)
    .slice(0, MOST_OTHERS);

/** The code of `?list=AM-3HF2-QN`; null for none. */
export const listAsked = (request: Request): string | null => new URL(request.url).searchParams.get('list');

/** The sheets of `?sheets=roster,cards`, in the order of printing; the roster where none is one we know. */
export const kindsAsked = (request: Request): readonly SheetKind[] => {
  const names = (new URL(request.url).searchParams.get('sheets') ?? '').split(',');
  const kinds = SHEET_KINDS.filter((kind) => names.includes(kind));
  return kinds.length === 0 ? ['roster'] : kinds;
};
