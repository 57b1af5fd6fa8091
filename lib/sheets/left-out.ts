import type { Card, CardSheet, LabelSheet, Part, PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { cardGrid, cardSides, layOutCard } from './placed/card';
import { cardFace } from './placed/card-faces';
import { settledCard } from './placed/card-setting';
import { QR_LABEL } from './placed/cells';
import { spoken } from './placed/label';
import type { DrawOp, TextMark } from './placed/mark';
import { layOutPages } from './placed/placed-pages';

/** What a sheet had no room for: what it is, whether all of it is gone, what it says, and on which page, from 1. */
export type SheetOmission = {
  readonly what: 'note' | 'code' | 'name' | 'odds' | 'detail';
  readonly how: 'shortened' | 'left out';
  readonly text: string;
  /** the card or label it belongs to; empty for the sheet */
  readonly where: string;
  readonly page: number;
};

const textsOf = (marks: readonly DrawOp[]): TextMark[] =>
  marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark] : mark.kind === 'group' && !mark.repeated ? textsOf(mark.marks) : [],
  );

const textOf = ({ runs }: TextMark): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

const hasCode = (marks: readonly DrawOp[]): boolean =>
  marks.some((mark) => mark.kind === 'group' && (mark.label === QR_LABEL || hasCode(mark.marks)));

/** Lines that end in an ellipsis which is not in the words of the model. */
const cutLines = (marks: readonly DrawOp[], model: unknown): string[] => {
  const cut = textsOf(marks).filter(({ runs }) => runs.some(({ text }) => text.endsWith('…')));
  if (cut.length === 0) return [];
  const words = JSON.stringify(model);
  return cut.map(textOf).filter((text) => !words.includes(JSON.stringify(text.slice(-12)).slice(1, -1)));
};

type Place = Pick<SheetOmission, 'where' | 'page'>;

/** Odds for which a card set in `parts` has no room; for other texts the card itself says where the rest is. */
const oddsLeftOut = (card: Card, parts: readonly Part[], place: Place): SheetOmission[] =>
  card.parts.flatMap((part) =>
    part.kind === 'plot' && !parts.includes(part)
      ? [{ what: 'odds', how: 'left out', text: `${part.label} ${part.note}`.trim(), ...place } as const]
      : [],
  );

const cardLeftOut = (card: Card, sheet: CardSheet, page: number): SheetOmission[] => {
  const face = cardFace(sheet);
  const place = { where: card.title, page };
  const backed = sheet.back !== undefined;
  const { parts } = settledCard(card, face, sheet.ink, backed);
  const marks = [layOutCard(card, face, sheet.ink, backed)];
  return [
    ...oddsLeftOut(card, parts, place),
    ...(card.link === undefined || hasCode(marks)
      ? []
      : [{ what: 'code', how: 'left out', text: card.link, ...place } as const]),
    ...cutLines(marks, card).map((text) => ({ what: 'name', how: 'shortened', text, ...place }) as const),
  ];
};

const cardsLeftOut = (sheet: CardSheet): SheetOmission[] => {
  const { columns, rows, face } = cardGrid(sheet);
  const sides = sheet.back === undefined ? 1 : 2;
  return cardSides(sheet, face).flatMap(({ card }, index) =>
    cardLeftOut(card, sheet, Math.floor(index / (columns * rows)) * sides + 1),
  );
};

/** So much of a player's words is some of them. */
const LEAST_LETTERS = 2;

/** True for a detail in a text, whole or cut short. */
const isPrinted = (detail: string, text: string): boolean =>
  text.includes(detail) ||
  // behind the last ellipsis nothing is cut short
  text
    .split('…')
    .slice(0, -1)
    .some((before) => {
      const [first = ''] = detail.split(' ');
      const from = before.lastIndexOf(first);
      return from !== -1 && detail.startsWith(before.slice(from));
    });

/** Words of the player, and details, that a label has no room for at all; what is cut short ends in an ellipsis. */
const labelsLeftOut = (sheet: LabelSheet): SheetOmission[] => {
  const printed = new Map(
    layOutPages(sheet).flatMap(({ marks }) =>
      marks.flatMap((mark) =>
        mark.kind === 'group' ? [[mark.label, textsOf(mark.marks).map(textOf).join(' ')] as const] : [],
      ),
    ),
  );
  return [...new Set([sheet, ...(sheet.next ?? [])].flatMap(({ labels }) => labels))].flatMap(
    (label): SheetOmission[] => {
      const text = printed.get(spoken(label)) ?? '';
      const place = { how: 'left out', where: label.title, page: 1 } as const;
      const missing = [...label.details, label.post].filter((detail) => !isPrinted(detail, text));
      return [
        ...(label.words === '' || text.includes(label.words.slice(0, LEAST_LETTERS))
          ? []
          : [{ what: 'note', text: label.words, ...place } as const]),
        ...(missing.length === 0 ? [] : [{ what: 'detail', text: missing.join(', '), ...place } as const]),
      ];
    },
  );
};

const linesLeftOut = (sheet: PrintedSheet): SheetOmission[] =>
  layOutPages(sheet).flatMap(({ marks }, index) =>
    cutLines(marks, sheet).map(
      (text) => ({ what: 'name', how: 'shortened', text, where: '', page: index + 1 }) as const,
    ),
  );

const cache = new WeakMap<PrintedSheet, SheetOmission[]>();

const allLeftOut = (sheet: PrintedSheet): SheetOmission[] => {
  if (sheet.form === 'cards') {
    const own = cardsLeftOut(sheet);
    const inCards = new Set(own.map(({ text }) => text));
    return [...own, ...linesLeftOut(sheet).filter(({ text }) => !inCards.has(text))];
  }
  const lines = linesLeftOut(sheet);
  if (sheet.form === 'labels') return [...lines, ...labelsLeftOut(sheet)];
  const link = sheet.footer.link?.url;
  const coded = link === undefined || layOutPages(sheet).some(({ marks }) => hasCode(marks));
  return coded ? lines : [...lines, { what: 'code', how: 'left out', text: link, where: '', page: 1 }];
};

/** Everything that a sheet had no room for, in the order in which it would have stood there. */
export const findOmissions = (sheet: PrintedSheet): readonly SheetOmission[] => {
  const before = cache.get(sheet);
  if (before !== undefined) return before;
  const all = allLeftOut(sheet);
  cache.set(sheet, all);
  return all;
};
