import type { Card, Part, WordsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { type CardFace, cardWidth } from './card-faces';
import { foot } from './card-foot';
import { head, identity } from './card-head';
import type { Inks } from './cells';
import { countCut, countLines, type MarkBlock } from './mark';
import { type PartStyle, styleBetween } from './part-style';
import { layOutPart } from './parts';

/** Where a card sends its reader for what it has no room for. */
export type Beyond = 'back' | 'next' | 'reference';

const MORE: Readonly<Record<Beyond, string>> = {
  back: 'More on the back.',
  next: 'More on the next card.',
  reference: 'More on the reference sheet.',
};

/** The texts for which a card has no room, and where they are; empty if all of it has room. */
type Rest = { readonly items: WordsPart['items']; readonly where: Beyond };

/** Parts and how they are set; `fits` if everything that is needed has room. */
export type Set = {
  readonly style: PartStyle;
  readonly parts: readonly Part[];
  readonly rest: Rest | null;
  readonly fits: boolean;
};

const STEPS = 12;
/** What a card with a link leaves free for its code. */
const QR_ROOM = 16;
/** Steps from the usual type to that of a card that says little. */
const ROOMY = 4;

/** Height of a card's frame: all but its parts. */
export const framed = (card: Card, face: CardFace, width: number, style: PartStyle, inks: Inks): number =>
  head(card, face, width).height +
  identity(card, face, width, style, inks).height +
  foot(card, face, width, style).height +
  2 * style.gap;

type Setting = { readonly style: PartStyle; readonly roomy: boolean };

const settingsOf = (face: CardFace): readonly Setting[] => [
  ...Array.from({ length: ROOMY }, (_, at) => ({
    style: styleBetween(face.generous, face.roomy, (ROOMY - at) / ROOMY),
    roomy: true,
  })),
  ...Array.from({ length: STEPS + 1 }, (_, at) => ({
    style: styleBetween(face.generous, face.tight, at / STEPS),
    roomy: false,
  })),
];

/** Parts in every style tried so far. */
const placing = (width: number, inks: Inks): ((part: Part, style: PartStyle) => MarkBlock) => {
  const byPart = new Map<Part, Map<PartStyle, MarkBlock>>();
  return (part, style) => {
    const styles = byPart.get(part) ?? new Map<PartStyle, MarkBlock>();
    byPart.set(part, styles);
    const placed = styles.get(style) ?? layOutPart(part, width, style, inks);
    styles.set(style, placed);
    return placed;
  };
};

const isNote = (part: Part): boolean => part.kind === 'words' && part.spare === true;

/** Prose of the rules, which the reference sheet has too. */
const isProse = (part: Part): part is WordsPart =>
  part.kind === 'words' && part.layout !== 'hanging' && !isNote(part);

/** What a mark on the card means: it stays where its mark is. */
const isNoteOfMark = ({ term }: WordsPart['items'][number]): boolean => term === '*';

const proseOf = ({ parts }: Card): WordsPart['items'] =>
  parts.filter(isProse).flatMap(({ items }) => items.filter((item) => !isNoteOfMark(item)));

const withMore = (parts: readonly Part[], where: Beyond): Part[] => {
  const item = { term: '', text: MORE[where] };
  const at = parts.findLastIndex(isProse);
  const last = parts[at];
  if (last?.kind === 'words') return parts.with(at, { ...last, items: [...last.items, item] });
  const before = parts.findLastIndex((part) => !isNote(part)) + 1;
  return parts.toSpliced(before, 0, { kind: 'words', layout: 'run-in', items: [item] });
};

/** What of a card's parts is kept, in their order: this many plots and items of prose, counted from the first. */
const keeping = (card: Card, plots: number, prose: number, notes: boolean, where: Beyond): Part[] => {
  let [plotted, proseCount] = [0, 0];
  const remaining = card.parts.flatMap((part): Part[] => {
    if (part.kind === 'plot') return ++plotted <= plots ? [part] : [];
    if (isProse(part)) {
      const items = part.items.filter((item) => isNoteOfMark(item) || ++proseCount <= prose);
      return items.length === 0 ? [] : [items.length === part.items.length ? part : { ...part, items }];
    }
    return isNote(part) && !notes ? [] : [part];
  });
  const whole = proseCount <= prose && (notes || !card.parts.some(isNote));
  return whole ? remaining : withMore(remaining, where);
};

/** What `keeping` leaves out of the words of a card. */
const restOf = (card: Card, prose: number, notes: boolean, where: Beyond): Rest | null => {
  const items = [
    ...proseOf(card).slice(prose),
    ...(notes ? [] : card.parts.filter(isNote).flatMap((part) => (part.kind === 'words' ? part.items : []))),
  ];
  return items.length === 0 ? null : { items, where };
};

/** Styles a little closer than the tightest, for a card that is full of numbers: the type stays as large. */
const closerThan = (tight: PartStyle): readonly PartStyle[] => {
  const close = { ...tight, gap: tight.gap * 0.3, row: tight.row * 0.93, itemGap: 0 };
  return [0, 0.5, 1].map((share) => styleBetween(tight, close, share));
};

const isHanging = (part: Part): part is WordsPart => part.kind === 'words' && part.layout === 'hanging';

/** A card so full that its own words continue elsewhere, before the rest. */
const withoutTerms = (card: Card, backs: boolean): Pick<Set, 'parts' | 'rest'> => {
  const where: Beyond = backs ? 'back' : 'next';
  const terms = card.parts.filter(isHanging).flatMap(({ items }) => items);
  const rest = restOf(card, 0, false, where);
  const numbers = keeping(card, 0, 0, false, where).filter((part) => !isHanging(part));
  return {
    parts: rest === null && terms.length > 0 ? withMore(numbers, where) : numbers,
    rest: terms.length === 0 ? rest : { items: [...terms, ...(rest?.items ?? [])], where },
  };
};

/**
 * The parts that fit a card. All of them, or as many odds as leave the type as designed; then, in smaller type,
 * without
 * odds; then without the prose of the rules, the last first. The player's text is never cut: without room beside the
 * numbers, all of it is on the back or on a card of its own.
 */
const settle = (card: Card, face: CardFace, width: number, inks: Inks, backs: boolean): Set => {
  const room = face.height - face.inset.top - face.inset.bottom;
  const plots = card.parts.filter((part) => part.kind === 'plot').length;
  const prose = proseOf(card).length;
  const settings = settingsOf(face);
  const place = placing(width, inks);
  const heightOf = (parts: readonly Part[], style: PartStyle): number =>
    parts.reduce((sum, part) => sum + place(part, style).height + style.gap * 2, 0);
  const linesOf = (parts: readonly Part[], style: PartStyle): number =>
    parts.reduce((sum, part) => sum + countLines(place(part, style).marks), 0);
  const isCut = (parts: readonly Part[], style: PartStyle): boolean =>
    parts.some((part) => countCut(place(part, style).marks) > 0);
  const mayBeRoomy = (parts: readonly Part[], style: PartStyle, free: number): boolean =>
    free >= (card.link === undefined ? 0 : QR_ROOM) &&
    linesOf(parts, style) === linesOf(parts, settings[ROOMY]?.style ?? style) &&
    !isCut(parts, style);
  const freeIn = (parts: readonly Part[], style: PartStyle): number =>
    room - framed(card, face, width, style, inks) - heightOf(parts, style);
  const fitting = (parts: readonly Part[], most: number, rest: Rest | null): Set | null => {
    for (const { style, roomy } of settings.slice(0, ROOMY + most + 1)) {
      const free = freeIn(parts, style);
      if (free < 0 || (roomy && !mayBeRoomy(parts, style, free))) continue;
      // a word cut short may have room in smaller type
      if (isCut(parts, style) && !isCut(parts, face.tight)) continue;
      return { style, parts, rest, fits: true };
    }
    return null;
  };
  for (let count = plots; count >= 0; count--) {
    const setting = fitting(keeping(card, count, prose, true, 'back'), 0, null);
    if (setting !== null) return setting;
  }
  const noted = card.parts.some(isNote);
  for (const notes of noted ? [true, false] : [true]) {
    const where = backs ? 'back' : notes ? 'reference' : 'next';
    for (let count = prose; count >= 0; count--) {
      const rest = restOf(card, count, notes, where);
      const setting = fitting(keeping(card, 0, count, notes, where), STEPS, rest);
      if (setting !== null) return setting;
    }
  }
  const where = backs ? 'back' : noted ? 'next' : 'reference';
  const numbers = keeping(card, 0, 0, false, where);
  const rest = restOf(card, 0, false, where);
  const last = closerThan(face.tight).find((style) => freeIn(numbers, style) >= 0);
  if (last !== undefined) return { style: last, parts: numbers, rest, fits: true };
  return { ...withoutTerms(card, backs), style: face.tight, fits: false };
};

const settings = new WeakMap<Card, { readonly of: string; readonly set: Set }>();

/** What `settle` finds, found once for a card of one size in one ink, with a back to go on or without. */
export const settledCard = (card: Card, face: CardFace, ink: Inks['ink'], backs = false): Set => {
  const of = `${face.width} ${face.height} ${ink} ${backs}`;
  const before = settings.get(card);
  if (before?.of === of) return before.set;
  const set = settle(card, face, cardWidth(face), { nation: card.nation, ink }, backs);
  settings.set(card, { of, set });
  return set;
};

/** True if everything a card must say has room on it. */
export const cardFits = (card: Card, face: CardFace, ink: Inks['ink']): boolean =>
  settledCard(card, face, ink).fits;
