import type { Label, LabelSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { HEADLINE, PAPER } from '../paper';
import { type LabelInset, labelRoom, labelSize, layOutLabel } from './label';
import { hasMargin, labelMargins, UNPRINTED } from './label-margin';
import {
  LABEL_STOCKS,
  type LabelCell,
  labelCells,
  labelSheets,
  labelsOn,
  type Stock,
  startOn,
} from './label-stocks';
import { box, type DrawOp, type PageLayout, shifted } from './mark';

const EDGE = { side: 1.9, level: 1.1, roomy: 1.9 } as const;
/** Labels higher than this have as much room above as beside. */
const HIGH = 18;

/** Insets of a label, larger at an edge of the paper that printers cannot reach. */
export const labelInset = ({ x, y, width, height }: LabelCell, { paper }: Stock): LabelInset => {
  const level = height > HIGH ? EDGE.roomy : EDGE.level;
  return {
    left: Math.max(EDGE.side, UNPRINTED - x),
    right: Math.max(EDGE.side, UNPRINTED - (PAPER[paper].width - x - width)),
    top: Math.max(level, UNPRINTED - y),
    bottom: Math.max(level, UNPRINTED - (PAPER[paper].height - y - height)),
  };
};

/** The least room of a label of a stock, at any position: all are set for it, so that they are equal. */
export const leastRoom = (stock: Stock) => {
  const rooms = labelCells(stock).map((cell) => labelRoom(cell, labelInset(cell, stock)));
  return {
    width: Math.min(...rooms.map(({ width }) => width)),
    height: Math.min(...rooms.map(({ height }) => height)),
  };
};

const outline = ({ x, y, width, height }: LabelCell): DrawOp => ({
  ...box(x, y, width, height, { stroke: HEADLINE, width: 0.15 }),
});

/** Labels laid out on sheets of stock, row by row from the first free one; other armies go on where one ends. */
export const labelPages = (sheet: LabelSheet): PageLayout[] => {
  const stock = LABEL_STOCKS[sheet.stock];
  const cells = labelCells(stock);
  const each = labelsOn(stock);
  const all = labelSheets(sheet).flatMap((army) => army.labels.map((label) => ({ label, army })));
  const before = startOn(stock, sheet.start) - 1;
  const count = Math.max(1, Math.ceil((before + all.length) / each));
  const room = leastRoom(stock);
  const size = labelSize(
    all.map(({ label }) => label),
    room,
  );
  const guides = cells.map(outline);
  const marks = new Map<Label, DrawOp>();
  // where the margin has no room for it, the first label says whose they are
  const [lead] = hasMargin(sheet.stock) ? [] : sheet.labels;
  const markOf = (label: Label): DrawOp => {
    const mark = marks.get(label) ?? layOutLabel(label, room, size, sheet.ink, label === lead ? 1 : 2);
    marks.set(label, mark);
    return mark;
  };
  return Array.from({ length: count }, (_, page) => {
    const place = `sheet ${page + 1} of ${count}`;
    const first = page * each - before;
    const placed = all.slice(Math.max(0, first), first + each);
    const armies = placed.length === 0 ? [sheet] : [...new Set(placed.map(({ army }) => army))];
    const labels = placed.flatMap(({ label }, index): DrawOp[] => {
      const cell = cells[index + Math.max(0, -first)];
      if (cell === undefined) return [];
      const { left, top } = labelInset(cell, stock);
      return shifted([markOf(label)], cell.x + left, cell.y + top);
    });
    return {
      ...PAPER[sheet.paper],
      label: `${armies.map(({ title }) => title).join(', ')}, labels, ${place}`,
      marks: [
        ...(sheet.outlined ? guides : []),
        ...labelMargins(armies, sheet.stock, place, page > 0),
        ...labels,
      ],
      ...(!sheet.outlined && { guides }),
    };
  });
};
