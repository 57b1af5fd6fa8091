import type { Card, Part } from '@/lib/rules/core/sheet/sheet-parts';
import { HAIRLINE } from '../ink';
import { type CardFace, cardWidth } from './card-faces';
import { foot } from './card-foot';
import { flagMarks, head, identity } from './card-head';
import { settledCard } from './card-setting';
import { type Inks, qrMark } from './cells';
import { group, type Mark, rule, shifted } from './mark';
import { placedPart } from './parts';

const HAIR = 0.15;

/** A hairline stands above these, */
const ruledAbove = (part: Part): boolean =>
  part.kind === 'words' ? part.layout === 'run-in' : part.kind !== 'pairs' || part.columns > 1;

/** and none below what ends in one. */
const endsRuled = (part: Part | undefined): boolean =>
  part?.kind === 'grid' || (part?.kind === 'pairs' && part.columns === 1);

/** A QR code smaller than this no phone reads; larger, it needs no card. */
const QR_LEAST = 9.5;
const QR_MOST = 20;

/** The most a gap is stretched to spread the parts over the card. */
const STRETCH = 1.5;

/** A card from its own top left corner. */
export const placedCard = (card: Card, face: CardFace, ink: Inks['ink'], backs = false): Mark => {
  const inks = { nation: card.nation, ink };
  const width = cardWidth(face);
  const room = face.height - face.inset.top - face.inset.bottom;
  const { style, parts } = settledCard(card, face, ink, backs);
  const [top, who, bottom] = [
    head(card, face, width),
    identity(card, face, width, style, inks),
    foot(card, face, width, style),
  ];
  const placed = parts.map((part) => placedPart(part, width, style, inks));
  const used = placed.reduce((sum, { height }) => sum + height, 0);
  const gaps = 2 * placed.length + 2;
  const free = room - top.height - who.height - bottom.height - used;
  const gap = Math.min(Math.max(0, free / gaps), style.gap * STRETCH);
  let y = top.height + gap;
  const marks: Mark[] = [...top.marks, ...shifted(who.marks, 0, y)];
  y += who.height;
  for (const [index, each] of placed.entries()) {
    y += gap;
    const part = parts[index];
    if (part !== undefined && ruledAbove(part) && !endsRuled(parts[index - 1]))
      marks.push(rule(0, y - HAIR / 2, width, HAIR, HAIRLINE));
    y += gap;
    marks.push(...shifted(each.marks, 0, y));
    y += each.height;
  }
  marks.push(...shifted(bottom.marks, 0, room - bottom.height));
  if (card.link !== undefined) {
    const side = Math.min(QR_MOST, room - bottom.height - y - 1.4);
    if (side >= QR_LEAST) marks.push(qrMark(card.link, width - side, room - bottom.height - side - 1, side));
  }
  return group(
    'group',
    [...flagMarks(face, inks), ...shifted(marks, face.inset.left, face.inset.top)],
    `${card.title}, ${card.subtitle}`,
  );
};
