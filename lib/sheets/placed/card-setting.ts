import type { Card, Part, WordsPart } from '@/lib/rules/core/sheet-parts';
import { wrapRuns } from '../text-width';
import type { CardFace } from './card-faces';
import { foot } from './card-foot';
import { head, identity } from './card-head';
import type { Inks } from './cells';
import { countCut, countLines, type Placed } from './mark';
import { type PartStyle, styleBetween } from './part-style';
import { placedPart } from './parts';

const isSpare = (part: Part): boolean =>
  (part.kind === 'words' || part.kind === 'plot') && part.spare === true;

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

/** Rules in words, which a player's own words outrank; what hangs behind its term is numbers. */
const isProse = (part: Part): part is WordsPart =>
  part.kind === 'words' && part.spare !== true && part.layout !== 'hanging';

/** Parts with so many of their items of prose left out, the last first. */
const withoutProse = (parts: readonly Part[], count: number): Part[] => {
  let left = count;
  const kept = parts.toReversed().flatMap((part): Part[] => {
    if (!isProse(part) || left === 0) return [part];
    const items = part.items.slice(0, Math.max(0, part.items.length - left));
    left -= part.items.length - items.length;
    return items.length === 0 ? [] : [{ ...part, items }];
  });
  return kept.toReversed();
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
  const known = new Map<Part, Map<PartStyle, Placed>>();
  return (part, style) => {
    const styles = known.get(part) ?? new Map<PartStyle, Placed>();
    known.set(part, styles);
    const placed = styles.get(style) ?? placedPart(part, width, style, inks);
    styles.set(style, placed);
    return placed;
  };
};

/**
 * The parts a card has room for: all of them, or all it needs at the largest type, and what else then fits. Words that
 * may be spared are the player's notes: plots give way to them, then rules in words; only then are notes cut short.
 */
const settle = (card: Card, face: CardFace, width: number, inks: Inks): Set => {
  const room = face.height - face.inset.top - face.inset.bottom;
  const needed = card.parts.filter((part) => !isSpare(part));
  const plots = card.parts.filter((part) => isSpare(part) && part.kind === 'plot');
  const words = card.parts.filter((part) => isSpare(part) && part.kind === 'words');
  const settings = settingsOf(face);
  const place = placing(width, inks);
  const heightOf = (parts: readonly Part[], style: PartStyle): number =>
    parts.reduce((sum, part) => sum + place(part, style).height + style.gap * 2, 0);
  const linesOf = (parts: readonly Part[], style: PartStyle): number =>
    parts.reduce((sum, part) => sum + countLines(place(part, style).marks), 0);
  const mayBeRoomy = (parts: readonly Part[], style: PartStyle, free: number): boolean =>
    free >= (card.link === undefined ? 0 : QR_ROOM) &&
    linesOf(parts, style) === linesOf(parts, settings[ROOMY]?.style ?? style) &&
    parts.every((part) => countCut(place(part, style).marks) === 0);
  const fitting = (parts: readonly Part[], most: number, from = 0): Set | null => {
    for (const { style, roomy } of settings.slice(from, ROOMY + most + 1)) {
      let free = room - framed(card, face, width, style, inks) - heightOf(parts, style);
      if (free < 0 || (roomy && !mayBeRoomy(parts, style, free))) continue;
      const all: Part[] = [...parts];
      for (const part of [...words, ...plots].filter((each) => !parts.includes(each))) {
        const high = heightOf([part], style);
        const cut = high <= free ? part : shortened(part, width, free - style.gap * 2, style);
        if (cut === null) continue;
        all.push(cut);
        free -= heightOf([cut], style);
      }
      return { style, parts: all, fits: true };
    }
    return null;
  };
  const prose =
    words.length === 0 ? 0 : needed.filter(isProse).reduce((sum, { items }) => sum + items.length, 0);
  const numbers = withoutProse(needed, prose);
  const roomFor = (parts: readonly Part[]): boolean =>
    framed(card, face, width, face.tight, inks) + heightOf(parts, face.tight) <= room;
  // what has no room in the smallest type need not be tried in others
  if (words.length === 0 || roomFor([...needed, ...words])) {
    for (let most = plots.length; most > 0; most--) {
      const found = fitting([...needed, ...words, ...plots.slice(0, most)], Math.round(face.worth * STEPS));
      if (found !== null) return found;
    }
    const whole = fitting([...needed, ...words], STEPS);
    if (whole !== null) return whole;
  }
  for (let dropped = 1; dropped <= prose; dropped++) {
    const parts = [...withoutProse(needed, dropped), ...words];
    if (roomFor(parts)) return { style: face.tight, parts, fits: true };
  }
  // as much of a note as the smallest type has room for
  const from = words.length === 0 ? 0 : ROOMY + STEPS;
  return fitting(numbers, STEPS, from) ?? { style: face.tight, parts: needed, fits: false };
};

const known = new WeakMap<Card, { readonly of: string; readonly set: Set }>();

/** What `settle` finds, found once for a card of one size in one ink. */
export const settled = (card: Card, face: CardFace, width: number, inks: Inks): Set => {
  const of = `${face.width} ${face.height} ${width} ${inks.ink}`;
  const before = known.get(card);
  if (before?.of === of) return before.set;
  const set = settle(card, face, width, inks);
  known.set(card, { of, set });
  return set;
};

/** Width between the insets of a card. */
export const cardWidth = ({ width, inset }: CardFace): number => width - inset.left - inset.right;

/** True if everything a card must say has room on it. */
export const cardFits = (card: Card, face: CardFace, ink: Inks['ink']): boolean =>
  settled(card, face, cardWidth(face), { nation: card.nation, ink }).fits;
