import type { Card, Part, WordsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { wrapRuns } from '../text-width';
import type { CardFace } from './card-faces';
import { foot } from './card-foot';
import { head, identity } from './card-head';
import type { Inks } from './cells';
import { countCut, countLines, type Placed } from './mark';
import { type PartStyle, styleBetween } from './part-style';
import { placedPart } from './parts';

/** Words cut to the lines that fit into `height`; null if not one does. */
const shortened = (part: Part, width: number, height: number, style: PartStyle): Part | null => {
  const [item] = part.kind === 'words' ? part.items : [];
  if (part.kind !== 'words' || item === undefined) return null;
  const most = Math.floor((height - style.itemGap) / style.smallLine);
  if (most < 1) return null;
  const lines = wrapRuns([{ text: item.text }], width, style.small, most);
  return {
    ...part,
    items: [{ ...item, text: lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ') }],
  };
};

/** Parts and how they are set; `fits` if everything that is needed has room. */
export type Set = { readonly style: PartStyle; readonly parts: readonly Part[]; readonly fits: boolean };

const STEPS = 12;
/** What a card with a link leaves free for its code. */
const QR_ROOM = 16;
/** Steps from the usual type to that of a card that says little. */
const ROOMY = 4;

/** Height of a card's frame: all but its parts. */
const framed = (card: Card, face: CardFace, width: number, style: PartStyle, inks: Inks): number =>
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
const placing = (width: number, inks: Inks): ((part: Part, style: PartStyle) => Placed) => {
  const byPart = new Map<Part, Map<PartStyle, Placed>>();
  return (part, style) => {
    const styles = byPart.get(part) ?? new Map<PartStyle, Placed>();
    byPart.set(part, styles);
    const placed = styles.get(style) ?? placedPart(part, width, style, inks);
    styles.set(style, placed);
    return placed;
  };
};

const isNote = (part: Part): boolean => part.kind === 'words' && part.spare === true;

/** Prose of the rules, which the reference sheet has too. */
const isProse = (part: Part): part is WordsPart =>
  part.kind === 'words' && part.layout !== 'hanging' && !isNote(part);

const proseItems = ({ parts }: Card): number =>
  parts.filter(isProse).reduce((sum, { items }) => sum + items.length, 0);

/** What of a card's parts is kept, in their order: so many plots and items of prose, counted from the first. */
const keeping = ({ parts }: Card, plots: number, prose: number, notes: boolean): Part[] => {
  let [plotted, proseCount] = [0, 0];
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'plot') return ++plotted <= plots ? [part] : [];
    if (isProse(part)) {
      const items = part.items.slice(0, Math.max(0, prose - proseCount));
      proseCount += part.items.length;
      return items.length === 0 ? [] : [items.length === part.items.length ? part : { ...part, items }];
    }
    return isNote(part) && !notes ? [] : [part];
  });
};

/**
 * The parts a card has room for. All of them, or as many odds as leave the type as it should be; then, in smaller type,
 * without odds; then without the prose of the rules, the last first. Notes of the player are shortened only when nothing
 * but numbers is left to leave out.
 */
const settle = (card: Card, face: CardFace, width: number, inks: Inks): Set => {
  const room = face.height - face.inset.top - face.inset.bottom;
  const plots = card.parts.filter((part) => part.kind === 'plot').length;
  const prose = proseItems(card);
  const settings = settingsOf(face);
  const place = placing(width, inks);
  const heightOf = (parts: readonly Part[], style: PartStyle): number =>
    parts.reduce((sum, part) => sum + place(part, style).height + style.gap * 2, 0);
  const linesOf = (parts: readonly Part[], style: PartStyle): number =>
    parts.reduce((sum, part) => sum + countLines(place(part, style).marks), 0);
  const mayBeRoomy = (parts: readonly Part[], style: PartStyle, free: number): boolean =>
    free >= (card.link === undefined ? 0 : QR_ROOM) &&
    linesOf(parts, style) === linesOf(parts, settings[ROOMY]?.style ?? style) &&
    !isCut(parts, style);
  const isCut = (parts: readonly Part[], style: PartStyle): boolean =>
    parts.some((part) => countCut(place(part, style).marks) > 0);
  const freeIn = (parts: readonly Part[], style: PartStyle): number =>
    room - framed(card, face, width, style, inks) - heightOf(parts, style);
  const fitting = (parts: readonly Part[], most: number): Set | null => {
    for (const { style, roomy } of settings.slice(0, ROOMY + most + 1)) {
      const free = freeIn(parts, style);
      if (free < 0 || (roomy && !mayBeRoomy(parts, style, free))) continue;
      // a word cut short may have room in smaller type
      if (isCut(parts, style) && !isCut(parts, face.tight)) continue;
      return { style, parts, fits: true };
    }
    return null;
  };
  for (let count = plots; count >= 0; count--) {
    const setting = fitting(keeping(card, count, prose, true), 0);
    if (setting !== null) return setting;
  }
  for (let count = prose; count >= 0; count--) {
    const setting = fitting(keeping(card, 0, count, true), STEPS);
    if (setting !== null) return setting;
  }
  const numbers = keeping(card, 0, 0, false);
  const style = face.tight;
  const cut = card.parts.filter(isNote).flatMap((part) => {
    const all = freeIn(numbers, style) - style.gap * 2;
    return shortened(part, width, all, style) ?? [];
  });
  return { style, parts: [...numbers, ...cut.slice(0, 1)], fits: freeIn(numbers, style) >= 0 };
};

const settings = new WeakMap<Card, { readonly of: string; readonly set: Set }>();

/** What `settle` finds, found once for a card of one size in one ink. */
export const settledCard = (card: Card, face: CardFace, width: number, inks: Inks): Set => {
  const of = `${face.width} ${face.height} ${width} ${inks.ink}`;
  const before = settings.get(card);
  if (before?.of === of) return before.set;
  const set = settle(card, face, width, inks);
  settings.set(card, { of, set });
  return set;
};

/** Width between the insets of a card. */
export const cardWidth = ({ width, inset }: CardFace): number => width - inset.left - inset.right;

/** True if everything a card must say has room on it. */
export const cardFits = (card: Card, face: CardFace, ink: Inks['ink']): boolean =>
  settledCard(card, face, cardWidth(face), { nation: card.nation, ink }).fits;
